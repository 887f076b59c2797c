/** Choices of this device, and of the account where there is one: colours, pace, sound, what is written, for whose hand. */
import { allOf, readPuzzles, writePuzzles, type Answers } from './puzzles.ts';
import { furthest, readCourses, writeCourses, type Courses } from './courses.ts';
import { remember, remembered } from './memory.ts';
import { untold } from './milestones.ts';
import type { Reached } from './protocol.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How others' moves are shown: milliseconds a move takes, and the pause after it. */
export const PACES = { calm: [900, 400], normal: [600, 250], brisk: [300, 100], once: [0, 0] } as const;
export type Pace = keyof typeof PACES;

export const SOUND_KINDS = ['moves', 'clock', 'people', 'end'] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];

/** Of boards: as the game is, with stronger contrasts, or softer. */
export const COLOURS = ['usual', 'strong', 'soft'] as const;
export type Colours = (typeof COLOURS)[number];

/** Of text, in percent. */
export const SIZES = [100, 115, 130] as const;
export type Size = (typeof SIZES)[number];

const NAMES = ['theme', 'sound', 'volume', 'sounds', 'touch', 'pace', 'coordinates', 'notation', 'colours', 'left', 'size', 'courses', 'puzzles', 'passes', 'milestones'] as const;
type Name = (typeof NAMES)[number];

const one = <T>(values: readonly T[], said: unknown, usual: T): T => values.find((value) => String(value) === said) ?? usual;

class Settings {
  theme = $state<Theme>('auto');
  sound = $state(true);
  /** 0 to 100. */
  volume = $state(60);
  sounds = $state<Record<SoundKind, boolean>>({ moves: true, clock: true, people: true, end: true });
  /** A phone may shake. */
  touch = $state(true);
  pace = $state<Pace>('normal');
  /** Names of places on the board. */
  coordinates = $state(false);
  /** The move list in notation instead of words. */
  notation = $state(false);
  colours = $state<Colours>('usual');
  /** On a phone what is pressed lies at the left. */
  left = $state(false);
  size = $state<Size>(100);
  /** How far one is in each game's course. */
  courses = $state.raw<Courses>({});
  /** How one answered the puzzles. */
  puzzles = $state.raw<Answers>({});
  /** What is no choice is done for one. */
  passes = $state(true);
  /** Told what has changed here, to keep it with the account. */
  onchange: (all: Record<string, string>) => void = () => undefined;

  constructor() {
    this.#read();
  }

  #read(): void {
    this.theme = one(THEMES, remembered('theme'), 'auto');
    this.sound = remembered('sound') !== 'off';
    const volume = Number(remembered('volume') ?? 60);
    this.volume = volume >= 0 && volume <= 100 ? volume : 60;
    const silent = (remembered('sounds') ?? '').split(' ');
    this.sounds = { moves: true, clock: true, people: true, end: true };
    for (const kind of SOUND_KINDS) this.sounds[kind] = !silent.includes(kind);
    this.touch = remembered('touch') !== 'off';
    this.pace = one(Object.keys(PACES) as Pace[], remembered('pace'), 'normal');
    this.coordinates = remembered('coordinates') === 'on';
    this.notation = remembered('notation') === 'on';
    this.colours = one(COLOURS, remembered('colours'), 'usual');
    this.left = remembered('left') === 'on';
    this.size = one(SIZES, remembered('size'), 100);
    this.courses = readCourses(remembered('courses'));
    this.puzzles = readPuzzles(remembered('puzzles'));
    this.passes = remembered('passes') !== 'off';
    this.#paint();
  }

  /** What the account knows holds here too. */
  accept(all: Record<string, unknown>): void {
    const [here, answered] = [remembered('courses'), remembered('puzzles')];
    const known = NAMES.filter((name) => typeof all[name] === 'string' && all[name] !== remembered(name));
    for (const name of known) remember(name, String(all[name]));
    if (known.length) this.#read();
    // what was learned before one had a name is not lost by getting one
    const both = furthest(readCourses(here), this.courses);
    if (writeCourses(both) !== (all['courses'] ?? '')) this.#setCourses(both);
    const every = allOf(readPuzzles(answered), this.puzzles);
    if (writePuzzles(every) !== (all['puzzles'] ?? '')) this.setPuzzles(every);
  }

  setCourse(game: string, at: string): void {
    this.#setCourses({ ...this.courses, [game]: at });
  }

  setPuzzles(puzzles: Answers): void {
    this.puzzles = puzzles;
    this.#keep('puzzles', writePuzzles(puzzles));
  }

  #setCourses(courses: Courses): void {
    this.courses = courses;
    this.#keep('courses', writeCourses(courses));
  }

  #keep(name: Name, value: string): void {
    remember(name, value);
    this.#paint();
    const all = NAMES.map((each) => [each, remembered(each)] as const).filter(([, said]) => said !== null);
    this.onchange(Object.fromEntries(all) as Record<string, string>);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.#keep('theme', theme);
  }

  setSound(on: boolean): void {
    this.sound = on;
    this.#keep('sound', on ? 'on' : 'off');
  }

  setVolume(volume: number): void {
    this.volume = volume;
    this.#keep('volume', String(volume));
  }

  setSounds(kind: SoundKind, on: boolean): void {
    this.sounds[kind] = on;
    this.#keep('sounds', SOUND_KINDS.filter((each) => !this.sounds[each]).join(' '));
  }

  setTouch(on: boolean): void {
    this.touch = on;
    this.#keep('touch', on ? 'on' : 'off');
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    this.#keep('pace', pace);
  }

  setCoordinates(on: boolean): void {
    this.coordinates = on;
    this.#keep('coordinates', on ? 'on' : 'off');
  }

  setNotation(on: boolean): void {
    this.notation = on;
    this.#keep('notation', on ? 'on' : 'off');
  }

  setColours(colours: Colours): void {
    this.colours = colours;
    this.#keep('colours', colours);
  }

  setLeft(on: boolean): void {
    this.left = on;
    this.#keep('left', on ? 'on' : 'off');
  }

  setSize(size: Size): void {
    this.size = size;
    this.#keep('size', String(size));
  }

  /** Milestones that were not told before; now they are. */
  untold(reached: readonly Reached[]): Reached[] {
    const [fresh, told] = untold(reached, remembered('milestones') ?? '');
    if (fresh.length) this.#keep('milestones', told);
    return fresh;
  }

  setPasses(on: boolean): void {
    this.passes = on;
    this.#keep('passes', on ? 'on' : 'off');
  }

  #paint(): void {
    const root = document.documentElement;
    if (this.theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = this.theme;
    root.dataset['colours'] = this.colours;
    root.dataset['hand'] = this.left ? 'left' : 'right';
    root.style.setProperty('--text', String(this.size / 100));
  }
}

export const settings = new Settings();

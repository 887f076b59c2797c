/** Plays the beats between two views, one after the other, and says what is to be seen just now. */
import { untrack } from 'svelte';
import type { WordjamView } from '../../protocol.ts';
import { ALL, shownAfter, stage, type Beat, type Shown } from './staging.ts';

/** More than this nobody waits for what has happened long ago. */
const LATEST = 12_000;

export class Film {
  beats = $state.raw<readonly Beat[]>([]);
  done = $state(0);
  readonly shown: Shown = $derived(this.done >= this.beats.length ? ALL : shownAfter(this.beats, this.done));
  #before: WordjamView | null = null;
  #began = 0;
  #next: ReturnType<typeof setTimeout> | undefined;
  readonly #sound: (beat: Beat) => void;

  constructor(sound: (beat: Beat) => void = () => undefined) {
    this.#sound = sound;
  }

  /** The present view; what led to it is played after what still runs. */
  show(view: WordjamView): void {
    const fresh = stage(this.#before, view);
    this.#before = view;
    if (!fresh.length) return;
    untrack(() => {
      const running = this.done < this.beats.length;
      const ran = running ? Date.now() - this.#began : 0;
      const over = this.beats.at(-1)?.at ?? 0;
      if (!running || over - ran > LATEST) {
        this.beats = fresh;
        this.done = 0;
        this.#began = Date.now();
      } else this.beats = [...this.beats, ...fresh.map((beat) => ({ ...beat, at: beat.at + over + 300 }))];
      this.#go();
    });
  }

  /** Whether a word is still being told. */
  get tells(): boolean {
    return this.beats.slice(this.done).some((beat) => ['tile', 'coin', 'fail'].includes(beat.does));
  }

  /** This view simply stands there, and nothing led to it. */
  rest(view: WordjamView): void {
    this.#before = view;
    untrack(() => this.skip());
  }

  /** To the end at once. */
  skip(): void {
    clearTimeout(this.#next);
    this.done = this.beats.length;
  }

  close(): void {
    clearTimeout(this.#next);
  }

  #go(): void {
    clearTimeout(this.#next);
    const beat = this.beats[this.done];
    if (!beat) return;
    this.#next = setTimeout(() => {
      this.#sound(beat);
      this.done += 1;
      this.#go();
    }, Math.max(0, this.#began + beat.at - Date.now()));
  }
}

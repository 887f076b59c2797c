/** A move being put together by touch: a marble, where it goes, where a chain stops, and a side move.

Knows no rules: it only narrows down the list of moves the server gave. */
import type { YaliGo } from '../../protocol.ts';
import { sidesOf } from './places.ts';

const sideOf = (move: YaliGo): readonly string[] => move.side ?? [];
const alike = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();
const last = (path: readonly string[]): string => path.at(-1) ?? '';

export class Choice {
  origin = $state<string | null>(null);
  /** Where the marble stands for now, before the move is let go. */
  stop = $state<string | null>(null);
  /** Whether only the side move is still to be chosen. */
  sidewards = $state(false);
  sideFrom = $state<string | null>(null);
  /** The ending with the side move that is held out; a second touch plays it. */
  picked = $state.raw<YaliGo | null>(null);
  /** The side move chosen first, where a second one may go with it. */
  first = $state.raw<YaliGo | null>(null);

  constructor(private readonly list: () => readonly YaliGo[]) {}

  get sources(): Set<string> {
    return new Set(this.list().map((move) => move.path[0] ?? ''));
  }

  get targets(): Set<string> {
    if (this.origin === null || this.sidewards) return new Set();
    return new Set(this.#from(this.origin).map((move) => last(move.path)));
  }

  /** Whether a chain may go on from where the marble stands. */
  get goesOn(): boolean {
    const { origin, stop } = this;
    if (origin === null || stop === null || this.sidewards) return false;
    return this.#from(origin).some((move) => move.path.slice(1, -1).includes(stop));
  }

  /** The moves that end where the marble stands: without and with each side move. */
  get endings(): YaliGo[] {
    return this.stop === null ? [] : this.endingsAt(this.stop);
  }

  /** The moves of the chosen marble that end there. */
  endingsAt(cell: string): YaliGo[] {
    return this.origin === null ? [] : this.#from(this.origin).filter((move) => last(move.path) === cell);
  }

  /** The ending that leaves the side marbles alone. */
  get plain(): YaliGo | null {
    return this.endings.find((move) => !sideOf(move).length) ?? null;
  }

  get sideSources(): Set<string> {
    return this.sidewards ? new Set(this.#open().flatMap(({ side }) => side.slice(0, 1))) : new Set();
  }

  /** Where side marbles may go: all of them, or the one that was touched. */
  get sideTargets(): Set<string> {
    if (!this.sidewards) return new Set();
    return new Set(this.#sides().map(({ side }) => last(side)));
  }

  /** The move that a touch on a hollow of the lane holds out. */
  sideTo(cell: string): YaliGo | null {
    return this.#sides().find(({ side }) => last(side) === cell)?.move ?? null;
  }

  /** Whether two side moves may be made, and the one that is asked for is the second. */
  get twice(): 'first' | 'second' | null {
    if (this.first) return 'second';
    return this.endings.some((move) => move.second?.length) ? 'first' : null;
  }

  /** The side move that is being chosen, of the ending that is held out. */
  get held(): readonly string[] {
    if (!this.picked) return [];
    return this.#open().find(({ move }) => move === this.picked)?.side ?? sideOf(this.picked);
  }

  /** A touch on a cell; the move, once nothing is left to choose. */
  tap(cell: string): YaliGo | null {
    if (this.sidewards) return this.#tapSide(cell);
    if (this.origin !== null && cell === this.stop) return this.finish();
    if (this.origin !== null && this.targets.has(cell)) {
      this.stop = cell;
      return this.goesOn ? null : this.finish();
    }
    const again = cell === this.origin;
    this.clear();
    if (!again && this.sources.has(cell)) this.origin = cell;
    return null;
  }

  /** Let go where the marble stands; null if a side move is still to be chosen. */
  finish(): YaliGo | null {
    const endings = this.endings;
    if (endings.length === 1) return endings[0] ?? null;
    this.sidewards = endings.length > 1;
    const sides = this.#sides();
    this.#hold(sides.length === 1 ? (sides[0]?.move ?? null) : null);
    return null;
  }

  pick(cell: string): void {
    this.clear();
    if (this.sources.has(cell)) this.origin = cell;
  }

  clear(): void {
    this.origin = null;
    this.stop = null;
    this.sidewards = false;
    this.sideFrom = null;
    this.picked = null;
    this.first = null;
  }

  #from(origin: string): YaliGo[] {
    return this.list().filter((move) => move.path[0] === origin);
  }

  /** The endings that can be chosen now, each with the side move that a touch on the lane means. */
  #open(): { move: YaliGo; side: readonly string[] }[] {
    const { first } = this;
    if (!first) return this.endings.filter((move) => sidesOf(move).length === 1).map((move) => ({ move, side: sideOf(move) }));
    return this.endings.flatMap((move) => {
      const [one = [], two = []] = sidesOf(move);
      if (!two.length) return [];
      return alike(one, sideOf(first)) ? [{ move, side: two }] : alike(two, sideOf(first)) ? [{ move, side: one }] : [];
    });
  }

  #sides(): { move: YaliGo; side: readonly string[] }[] {
    return this.#open().filter(({ side }) => this.sideFrom === null || side[0] === this.sideFrom);
  }

  /** Hold an ending out; if a second side move may go with it, that is asked for next. */
  #hold(move: YaliGo | null): void {
    this.picked = move;
    if (!move || this.first) return;
    this.first = move;
    if (this.#open().length) this.sideFrom = null;
    else this.first = null;
  }

  #tapSide(cell: string): YaliGo | null {
    const { picked, held } = this;
    const there = this.sideTo(cell);
    if (there && there !== picked) {
      this.#hold(there);
      return null;
    }
    // where a second one is asked for, the hollow of the first is touched by whoever has just chosen it
    if (picked && picked === this.first && cell === last(held)) return null;
    if (picked && picked !== this.first && (there === picked || cell === last(held) || cell === held[0])) return picked;
    if (!this.sideSources.has(cell)) return null;
    this.sideFrom = cell;
    const going = this.#sides();
    if (going.length === 1) this.#hold(going[0]?.move ?? null);
    else if (!this.first) this.picked = null;
    return null;
  }
}

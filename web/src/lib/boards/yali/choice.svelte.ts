/** A move being put together by touch: a marble, where it goes, where a chain stops, and a side move.

Knows no rules: it only narrows down the list of moves the server gave. */
import type { YaliGo } from '../../protocol.ts';

const sideOf = (move: YaliGo): readonly string[] => move.side ?? [];
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
    return this.sidewards ? new Set(this.endings.flatMap((move) => sideOf(move).slice(0, 1))) : new Set();
  }

  /** Where side marbles may go: all of them, or the one that was touched. */
  get sideTargets(): Set<string> {
    if (!this.sidewards) return new Set();
    return new Set(this.#sides().map((move) => last(sideOf(move))));
  }

  /** The move that a touch on a hollow of the lane holds out. */
  sideTo(cell: string): YaliGo | null {
    return this.#sides().find((move) => last(sideOf(move)) === cell) ?? null;
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
    const sides = endings.filter((move) => sideOf(move).length);
    this.picked = sides.length === 1 ? (sides[0] ?? null) : null;
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
  }

  #from(origin: string): YaliGo[] {
    return this.list().filter((move) => move.path[0] === origin);
  }

  #sides(): YaliGo[] {
    const sides = this.endings.filter((move) => sideOf(move).length);
    return this.sideFrom === null ? sides : sides.filter((move) => sideOf(move)[0] === this.sideFrom);
  }

  #tapSide(cell: string): YaliGo | null {
    const { picked } = this;
    if (picked && (cell === last(sideOf(picked)) || cell === sideOf(picked)[0])) return picked;
    const there = this.sideTo(cell);
    if (there) {
      this.picked = there;
      return null;
    }
    if (!this.sideSources.has(cell)) return null;
    this.sideFrom = cell;
    const going = this.#sides();
    this.picked = going.length === 1 ? (going[0] ?? null) : null;
    return null;
  }
}

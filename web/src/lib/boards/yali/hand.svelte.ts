/** The hand over the board: which cell it points at, and the marble it holds.

The board tips under the hand while something is held out, so a cell once meant stays meant until the hand moves on. */
import { aim } from './aim.ts';
import type { Seen } from './camera.ts';

const STILL = 14;
const DRAG = 6;

export interface Grip {
  cell: string;
  x: number;
  y: number;
  /** Whether the hand has moved far enough to carry the marble. */
  carried: boolean;
}

export class Hand {
  hover = $state<string | null>(null);
  grip = $state<Grip | null>(null);
  #meant: { cell: string; x: number; y: number } | null = null;
  #pressed = { x: 0, y: 0 };

  constructor(
    private readonly cells: () => readonly (readonly [string, Seen])[],
    /** The cells where something can be done. */
    private readonly live: () => ReadonlySet<string>,
  ) {}

  /** The cell meant by a hand at that place of the board. */
  at(x: number, y: number): string | null {
    const meant = this.#meant;
    if (meant && Math.hypot(x - meant.x, y - meant.y) <= STILL) return meant.cell;
    const cell = aim(x, y, this.cells(), this.live());
    this.#meant = cell === null ? null : { cell, x, y };
    return cell;
  }

  move(x: number, y: number): void {
    this.hover = this.at(x, y);
    const { grip } = this;
    if (grip) this.grip = { ...grip, x, y, carried: grip.carried || Math.hypot(x - this.#pressed.x, y - this.#pressed.y) > DRAG };
  }

  take(cell: string, x: number, y: number): void {
    this.#pressed = { x, y };
    this.grip = { cell, x, y, carried: false };
  }

  /** Lets go; where the marble was carried to, null if it was not carried. */
  drop(): string | null {
    const carried = this.grip?.carried ? this.hover : null;
    this.grip = null;
    return carried;
  }

  /** What is meant may be something else now. */
  forget(): void {
    this.#meant = null;
  }

  leave(): void {
    this.#meant = null;
    this.hover = null;
  }
}

/** A build being put together by touch: the column built on, and what goes below it, in reading order.

Knows no rules but whose columns may be built on; the server judges the rest. */
import type { BaliBuild } from '../../protocol.ts';
import { columnAt, joined, same, undeclared, type Panels, type Place } from './cards.ts';

export class Assembly {
  head = $state.raw<Place | null>(null);
  pieces = $state.raw<readonly Place[]>([]);
  /** Another player's column, taken up before it is said where it goes. */
  held = $state.raw<Place | null>(null);

  constructor(
    private readonly panels: () => Panels,
    private readonly owns: (at: Place) => boolean,
  ) {}

  get empty(): boolean {
    return this.head === null && this.held === null;
  }

  /** The column as it would stand, Bali cards undeclared. */
  get column(): string {
    return this.head ? joined(this.panels(), this.head, this.pieces) : '';
  }

  /** How many Bali cards still want a letter. */
  get wild(): number {
    return this.pieces.length ? undeclared(this.column) : 0;
  }

  isPiece(at: Place): boolean {
    return this.pieces.some((piece) => same(piece, at));
  }

  /** A touch: the first column is built on, each further one goes below; a touched piece goes back. */
  tap(at: Place): void {
    if (this.isPiece(at)) this.putBack(at);
    else if (same(at, this.head) || same(at, this.held)) this.undo();
    else if (columnAt(this.panels(), at) === '') return;
    else if (this.head) this.pieces = [...this.pieces, at];
    else if (!this.owns(at)) this.held = at;
    else if (this.held) this.drop(this.held, at);
    else this.head = at;
  }

  /** A column let go over another: it goes below, with all that was put together on it. */
  drop(piece: Place, target: Place): void {
    if (same(piece, target) || this.isPiece(piece) || columnAt(this.panels(), piece) === '') return;
    const on = this.isPiece(target) ? this.head : target;
    if (!on || !this.owns(on) || columnAt(this.panels(), on) === '') return;
    if (same(on, this.head)) this.pieces = [...this.pieces, piece];
    else if (same(piece, this.head)) this.pieces = [piece, ...this.pieces];
    else this.pieces = [piece];
    this.head = on;
    this.held = null;
  }

  /** The last piece goes back; without pieces the column is let go. */
  undo(): void {
    if (this.pieces.length) this.pieces = this.pieces.slice(0, -1);
    else this.clear();
  }

  putBack(at: Place): void {
    this.pieces = this.pieces.filter((piece) => !same(piece, at));
  }

  clear(): void {
    this.head = null;
    this.pieces = [];
    this.held = null;
  }

  /** The move, once something lies below the column. */
  build(letters = ''): BaliBuild | null {
    if (!this.head || !this.pieces.length) return null;
    return { type: 'build', column: this.head, pieces: [...this.pieces], letters };
  }
}

/** A build being put together: what is in hand, the column it went below, and what lies there already, in reading order.

What one picks up goes below what one puts it on, by touch as by dragging. Knows no rules but whose columns may be
built on; the server judges the rest. */
import type { BaliBuild } from '../../protocol.ts';
import { columnAt, joined, same, undeclared, type Panels, type Place } from './cards.ts';

export class Assembly {
  head = $state.raw<Place | null>(null);
  pieces = $state.raw<readonly Place[]>([]);
  /** A column picked up, before it is said where it goes. */
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

  /** Whether what is in hand may be put there, as far as places go. */
  takes(target: Place, piece: Place | null = this.held): boolean {
    if (!piece || same(piece, target) || columnAt(this.panels(), target) === '') return false;
    const on = this.isPiece(target) ? this.head : target;
    return on !== null && this.owns(on) && !this.isPiece(piece);
  }

  /** A touch: the first picks a column up, the next says what it goes below. Once a chain is begun, each further
  column goes below it at once; a touched piece goes back. */
  tap(at: Place): void {
    if (this.isPiece(at)) this.putBack(at);
    else if (same(at, this.held)) this.held = null;
    else if (same(at, this.head)) this.undo();
    else if (columnAt(this.panels(), at) === '') return;
    else if (this.pieces.length && !this.held) this.pieces = [...this.pieces, at];
    else if (this.held && this.takes(at)) this.drop(this.held, at);
    else this.held = at;
  }

  /** A column let go over another: it goes below, with all that was put together on it. */
  drop(piece: Place, target: Place): void {
    if (!this.takes(target, piece) || columnAt(this.panels(), piece) === '') return;
    const on = this.isPiece(target) ? this.head : target;
    if (same(on, this.head)) this.pieces = [...this.pieces, piece];
    else if (same(piece, this.head)) this.pieces = [piece, ...this.pieces];
    else this.pieces = [piece];
    this.head = on;
    this.held = null;
  }

  /** What would be if the piece were put there, to ask about it. */
  tried(piece: Place, target: Place): BaliBuild | null {
    const trial = new Assembly(this.panels, this.owns);
    trial.head = this.head;
    trial.pieces = this.pieces;
    trial.drop(piece, target);
    return trial.build();
  }

  /** The last piece goes back; without pieces the column is let go. */
  undo(): void {
    if (this.held) this.held = null;
    else if (this.pieces.length > 1) this.pieces = this.pieces.slice(0, -1);
    else this.clear();
  }

  putBack(at: Place): void {
    this.pieces = this.pieces.filter((piece) => !same(piece, at));
    if (!this.pieces.length) this.head = null;
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

/** What is no choice is done for one: once at each moment, so that a refusal ends it. */
import type { BoardModule } from './boards/board.ts';
import type { Table } from './table.svelte.ts';

export class Passing {
  #done = -1;

  constructor(private readonly table: Table) {}

  /** The only move there is, if it is a pass and was not made yet. */
  only(board: BoardModule | null, view: unknown): unknown {
    const { legal, live } = this.table;
    const move = legal?.length === 1 ? legal[0]?.move : undefined;
    if (move === undefined || !board?.passes?.(view, move) || !live || live.version === this.#done) return null;
    this.#done = live.version;
    return move;
  }
}

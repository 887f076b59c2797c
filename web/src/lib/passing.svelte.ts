/** What is no choice is done for one: once at each moment, so that a refusal ends it. */
import { untrack } from 'svelte';
import type { BoardModule } from './boards/board.ts';
import type { Table } from './table.svelte.ts';

interface Moment {
  board: BoardModule | null;
  view: unknown;
}

export class Passing {
  #done = -1;

  /** `moment`: what is on the board, while one is to move and wishes not to be asked. */
  constructor(
    private readonly table: Table,
    moment: () => Moment | null,
    pass: (move: unknown) => void,
  ) {
    $effect(() => {
      const now = moment();
      const only = now && this.#only(now);
      if (only !== null) untrack(() => pass(only));
    });
  }

  /** The only move there is, if it is a pass and was not made yet. */
  #only({ board, view }: Moment): unknown {
    const { legal, live } = this.table;
    const move = legal?.length === 1 ? legal[0]?.move : undefined;
    if (move === undefined || !board?.passes?.(view, move) || !live || live.version === this.#done) return null;
    this.#done = live.version;
    return move;
  }
}

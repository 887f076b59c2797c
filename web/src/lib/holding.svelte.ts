/** Who has the device in hand where several sit at it, and what must not stay on the screen when it goes on. */
import { untrack } from 'svelte';
import type { BoardModule } from './boards/board.ts';
import { device } from './device.ts';
import type { History } from './replay.svelte.ts';
import type { Table } from './table.svelte.ts';

export class Holding {
  readonly #here = $derived.by(() => device(this.table, this.board()));

  constructor(
    private readonly table: Table,
    private readonly board: () => BoardModule | null,
    history: History,
  ) {
    $effect(() => {
      if (!table.pending && this.here.hand !== table.hand) table.send({ type: 'hand', seat: this.here.hand });
    });
    $effect(() => {
      void table.seat;
      // what one person looked back at is not for the next one, until it is over
      if (table.secrets) untrack(() => table.live?.status !== 'over' && history.forget());
    });
  }

  get here(): ReturnType<typeof device> {
    return this.#here;
  }

  /** The device waits to be taken by somebody. */
  get curtained(): boolean {
    return this.here.next.length > 0;
  }

  /** The board itself has a place for the curtain, beside what everybody may see. */
  get placed(): boolean {
    return this.board()?.together !== undefined && this.here.shown;
  }
}

/** Who has been away for a while, so that somebody else may play for him. */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { SeatInfo } from './protocol.ts';
import type { Table } from './table.svelte.ts';
import { now } from './ticker.ts';

/** Milliseconds somebody may be away before it is offered to replace him: he may just be coming. */
const WHILE = 3000;

export class Absence {
  readonly #since = new SvelteMap<number, number>();

  constructor(private readonly table: Table) {
    $effect(() => {
      const running = table.live?.status === 'running';
      const gone = table.seats.filter((seat) => running && seat.kind === 'person' && !seat.online && !seat.mine);
      untrack(() => {
        for (const seat of this.#since.keys()) if (!gone.some((one) => one.seat === seat)) this.#since.delete(seat);
        for (const { seat } of gone) if (!this.#since.has(seat)) this.#since.set(seat, now());
      });
    });
  }

  /** Those who may be replaced now. */
  get away(): SeatInfo[] {
    return this.table.seats.filter(({ seat }) => {
      const gone = this.#since.get(seat);
      return gone !== undefined && now() - gone > WHILE;
    });
  }

  votes(seat: number): { given: number; needed: number; mine: boolean } {
    const vote = this.table.live?.removals.find((one) => one.target === seat);
    return {
      given: vote?.voters.length ?? 0,
      needed: vote?.needed ?? 1,
      mine: vote?.voters.some((voter) => this.table.mine.includes(voter)) ?? false,
    };
  }

  replace(seat: number): void {
    this.table.send({ type: 'vote-removal', seat: this.table.mine[0] ?? 0, target: seat });
  }
}

/** A hint that was asked for: whether there is something to show of it. */
import type { Table } from './table.svelte.ts';

const SOON = 500;
const LONG = 8000;

export class Advice {
  /** It is being thought about; one that is there at once needs no announcement. */
  awaited = $state(false);
  /** For so long that one wonders: right after an installation its code is still being compiled. */
  slow = $state(false);

  constructor(private readonly table: Table) {
    $effect(() => {
      if (!table.hinting) return;
      const timers = [setTimeout(() => (this.awaited = true), SOON), setTimeout(() => (this.slow = true), LONG)];
      return () => {
        timers.forEach(clearTimeout);
        this.awaited = this.slow = false;
      };
    });
  }

  get shown(): boolean {
    return this.awaited || this.table.hint !== null;
  }
}

/** A hint that was asked for: whether there is something to show of it. */
import type { Table } from './table.svelte.ts';

const SOON = 500;

export class Advice {
  /** It is being thought about; one that is there at once needs no announcement. */
  awaited = $state(false);

  constructor(private readonly table: Table) {
    $effect(() => {
      if (!table.hinting) return;
      const timer = setTimeout(() => (this.awaited = true), SOON);
      return () => {
        clearTimeout(timer);
        this.awaited = false;
      };
    });
  }

  get shown(): boolean {
    return this.awaited || this.table.hint !== null;
  }
}

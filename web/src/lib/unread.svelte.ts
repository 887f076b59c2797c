/** How much was said at the table that this reader has not seen. */
import { untrack } from 'svelte';
import type { Table } from './table.svelte.ts';

export class Unread {
  #read = $state(-1);
  #greeted = false;

  constructor(
    private readonly table: Table,
    /** Whether the chat is open. */
    private readonly reading: () => boolean,
  ) {
    $effect(() => {
      if (!reading() && (this.#greeted || !table.info)) return;
      // what was said before one came is not news
      this.#greeted = true;
      const last = reading() ? table.chat.at(-1) : untrack(() => table.chat.at(-1));
      this.#read = last?.number ?? -1;
    });
  }

  get count(): number {
    if (this.reading()) return 0;
    return this.table.chat.filter((line) => line.number > this.#read && !this.table.muted.includes(line.person)).length;
  }
}

/** Where a table belongs, and so where its way back leads: a game that it left, an evening, or else the shelf. */
import { untrack } from 'svelte';
import { Evening } from './evening.svelte.ts';
import type { EveningTold } from './protocol.ts';
import type { Table } from './table.svelte.ts';
import { t } from './texts.svelte.ts';

export class Whence {
  /** It tells how long the round lasts and where one plays next. */
  evening = $state.raw<Evening | null>(null);

  constructor(
    private readonly table: Table,
    say: (text: string) => void,
  ) {
    /** Whoever is called to his next table while he looks back at this one. */
    const called = (now: EveningTold, before: EveningTold | null): void => {
      if (before && now.table && now.table !== before.table) say(t('hall-your-game'));
    };
    const attended = $derived(this.attended);
    $effect(() => {
      if (!attended) return;
      const found = untrack(() => new Evening(attended, called));
      this.evening = found;
      return () => found.close();
    });
  }

  /** The evening it is a table of; empty: none. */
  get attended(): string {
    return this.table.info?.evening ?? '';
  }

  /** The move of another game that a board to try things on left; empty: none. */
  get origin(): string {
    const study = this.table.info?.study;
    return study?.table ? `/table/${study.table}#m${study.moves}` : '';
  }

  get back(): { path: string; label: string } | null {
    if (this.attended) return { path: `/e/${this.attended}`, label: t('hall-evening') };
    return this.origin ? { path: this.origin, label: t('try-back') } : null;
  }
}

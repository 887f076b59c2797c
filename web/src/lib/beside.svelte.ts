/** What is known of those at a table beside the game itself: former results, ratings, milestones reached by it. */
import { untrack } from 'svelte';
import { api } from './api.ts';
import { milestoneName } from './milestones.ts';
import type { Reached, SeatRating, Tally } from './protocol.ts';
import { settings } from './settings.svelte.ts';
import type { Table } from './table.svelte.ts';
import { t } from './texts.svelte.ts';

export class Beside {
  /** What one who plays alone reached before. */
  tally = $state.raw<Tally | null>(null);
  /** At a rated table: where those stand who sit there, and after the game what it has changed. */
  ratings = $state.raw<SeatRating[]>([]);

  /** `played`: a game of one's own is over, and its end is shown. `say` tells of a milestone. */
  constructor(
    table: Table,
    played: () => boolean,
    say: (text: string, medal: Reached['drawing']) => void,
  ) {
    const { id } = table;
    $effect(() => {
      if (table.seats.length === 1 && table.mine.length === 1) untrack(() => void api.tally(id).then((told) => (this.tally = told), () => undefined));
    });
    const sitting = $derived(table.info?.rated ? `${table.live?.status} ${table.seats.map((one) => one.person).join()}` : '');
    $effect(() => {
      if (sitting) untrack(() => void api.ratings(id).then((told) => (this.ratings = told.seats), () => undefined));
    });
    const over = $derived(played());
    $effect(() => {
      if (!over) return;
      const tell = ({ reached }: { reached: Reached[] }): void => {
        for (const one of settings.untold(reached)) say(t('milestone-new', { name: milestoneName(one) }), one.drawing);
      };
      untrack(() => void api.milestones().then(tell, () => undefined));
    });
  }

  ratingOf(seat: number): SeatRating | null {
    return this.ratings.find((one) => one.seat === seat) ?? null;
  }
}

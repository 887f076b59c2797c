/** The end: what each panel that was Balied brings, and the best that somebody did. */
import type { BaliView, Witnessed } from '../../protocol.ts';
import { t } from '../../texts.svelte.ts';
import { spelled } from './cards.ts';

export interface Bali {
  seat: number;
  before: number;
  added: number;
}

const sideOf = (view: BaliView, seat: number): number => (view.options.partnership ? seat % 2 : seat);

/** B14, B21, B25: the same for every panel of a side, one after the other. */
export function balis(view: BaliView): Bali[] {
  const { phase } = view;
  if (phase.type !== 'over') return [];
  const seats = phase.balied.flatMap((yes, seat) => (yes ? [seat] : []));
  return seats.map((seat) => {
    const side = sideOf(view, seat);
    const earned = view.removed.filter((word) => word.side === side).reduce((sum, word) => sum + word.points, 0);
    const partners = seats.filter((other) => sideOf(view, other) === side);
    const added = ((phase.final[side] ?? earned) - earned) / partners.length;
    return { seat, before: earned + added * partners.indexOf(seat), added };
  });
}

/** The best word of the reader's side; of only one there is no best. */
export function highlight(view: unknown, _moves: Witnessed[], _seats: unknown, me: number): string {
  const table = view as BaliView;
  const own = table.removed.filter((word) => word.side === sideOf(table, me));
  if (own.length < 2) return '';
  const best = own.reduce((one, other) => (other.points > one.points ? other : one));
  return t('bl-best-word', { word: spelled(best.column, table.alphabet), points: best.points });
}

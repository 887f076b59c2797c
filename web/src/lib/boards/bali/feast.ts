/** What each panel that was Balied brings (B14, B21, B25): the same for every one of a side, one after the other. */
import type { BaliView } from '../../protocol.ts';

export interface Bali {
  seat: number;
  before: number;
  added: number;
}

export function balis(view: BaliView): Bali[] {
  const { phase } = view;
  if (phase.type !== 'over') return [];
  const sideOf = (seat: number): number => (view.options.partnership ? seat % 2 : seat);
  const seats = phase.balied.flatMap((yes, seat) => (yes ? [seat] : []));
  return seats.map((seat) => {
    const side = sideOf(seat);
    const earned = view.removed.filter((word) => word.side === side).reduce((sum, word) => sum + word.points, 0);
    const partners = seats.filter((other) => sideOf(other) === side);
    const added = ((phase.final[side] ?? earned) - earned) / partners.length;
    return { seat, before: earned + added * partners.indexOf(seat), added };
  });
}

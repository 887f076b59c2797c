/** What an analysis says of a move in one word; the server marks it (docs/bots.md). And what that is drawn as. */
import type { Kind } from './analysis.ts';
import type { Review } from './protocol.ts';

/** Whether so much was given away that it is worth a word. */
export function isMistake(review: Review): boolean {
  return review.mark === 'inaccuracy' || review.mark === 'mistake';
}

/** Marks that stand out in a list: mistakes, and moves that were the only good ones. */
export function standsOut(review: Review): boolean {
  return isMistake(review) || review.mark === 'only';
}

/** How much of the bar beside the board is the share of whoever sits below: 0 to 1. */
export function share(value: number, kind: Kind, near: number, reviews: readonly Review[]): number {
  if (kind === 'chance') return near === 0 ? value : 1 - value;
  const most = Math.max(1, ...reviews.map((review) => Math.abs(review.value)));
  if (kind === 'points') return Math.max(0, value) / most;
  return 0.5 + ((near === 0 ? value : -value) / most) * 0.5;
}

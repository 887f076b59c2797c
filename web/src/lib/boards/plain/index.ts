/** What the page knows of a game that has no board of its own (`BoardModule`): what every game tells of itself. */
import type { SeatInfo, Witnessed } from '../../protocol.ts';
import { seatName } from '../../result.ts';
import { t } from '../../texts.svelte.ts';
import type { BoardModule } from '../board.ts';
import Plain from './Plain.svelte';

export default Plain as BoardModule['default'];

export const plain = true;

export const side = (seat: SeatInfo): string => seat.side;

/** In notation, which is all that is known of it; moves of chance and of the clock speak for themselves. */
export function describe(move: Witnessed, seats: SeatInfo[]): string {
  const seat = seats.find((one) => one.seat === move.seat);
  if (!seat) return move.text ?? '';
  const name = seatName(seat);
  return move.text === null ? t('plain-unseen', { name }) : `${name}: ${move.text}`;
}

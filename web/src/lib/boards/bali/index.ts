import type { AnyBaliMove, BaliView, SeatInfo, Witnessed } from '../../protocol.ts';
import type { BoardModule } from '../board.ts';
import { headline as headlineOf } from './ask.ts';
import Bali from './Bali.svelte';
import { botName, nameIn } from './names.ts';
import { told } from './news.ts';

export default Bali as unknown as BoardModule['default'];

/** A build is doubted by anybody who sits there. */
export const together = (view: unknown): boolean => (view as BaliView).phase.type === 'window';

export const headline = (view: unknown, mine: boolean, who: string[]): string => headlineOf(view as BaliView, mine, who);

export function side(seat: SeatInfo): string {
  return seat.kind === 'bot' ? botName(seat.seat) : '';
}

/** The notation ends in what the column spells: `B3 +1.2=MURE`, `B3 -MURE`, `forfeit B3=XQ`. */
const spelling = (text: string | null): string => /[=-](\p{L}+)(?: space)?$/u.exec(text ?? '')?.[1]?.toUpperCase() ?? '';

export function describe(witnessed: Witnessed, seats: SeatInfo[]): string {
  const move = witnessed.move as AnyBaliMove | null;
  return move ? told(move, nameIn(seats)(witnessed.seat), spelling(witnessed.text)) : '';
}

/** What the seats of a table of BALI are called. */
import type { SeatInfo } from '../../protocol.ts';
import { t } from '../../texts.svelte.ts';

export type Name = (seat: number) => string;

/** What a seat is called at this table; a bot without a name by its panel. */
export function nameIn(seats: readonly SeatInfo[]): Name {
  return (seat) => {
    const info = seats.find((one) => one.seat === seat);
    if (!info) return '';
    return info.name || botName(seat);
  };
}

export const botName = (seat: number): string => t('bl-bot', { letter: String.fromCharCode(65 + seat) });

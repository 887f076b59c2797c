/** What the seats of a table of WORD JAM are called. */
import type { SeatInfo } from '../../protocol.ts';
import { t } from '../../texts.svelte.ts';

export type Name = (seat: number) => string;

/** What a seat is called at this table; a bot without a name by its place. */
export function nameIn(seats: readonly SeatInfo[]): Name {
  return (seat) => {
    const info = seats.find((one) => one.seat === seat);
    if (!info) return '';
    return info.name || botName(seat);
  };
}

export function botName(seat: number): string {
  return t('wj-bot', { letter: String.fromCharCode(65 + seat) });
}

/** How many letters the longest word of a name has: a long one stands smaller instead of being broken. */
export const longestWord = (name: string): number => Math.max(...name.split(/[\s-]+/).map((word) => word.length));

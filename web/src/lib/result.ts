/** How a game ended, in words. */
import type { BoardModule } from './boards/board.ts';
import type { SeatInfo } from './protocol.ts';
import type { Table } from './table.svelte.ts';
import { formatNumber, hasText, t } from './texts.svelte.ts';

export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'open') return t('seat-open');
  return seat.kind === 'bot' ? t('seat-bot', { level: seat.level }) : seat.name;
}

export function resultText(table: Pick<Table, 'live' | 'seats' | 'hotSeat'>, board: Pick<BoardModule, 'side'> | null): string {
  const winners = table.seats.filter((seat) => table.live?.outcome?.winners.includes(seat.seat));
  const alone = table.seats.length === 1 ? table.live?.outcome?.scores[0] : undefined;
  if (alone !== undefined) return t('over-alone', { points: formatNumber(alone), count: alone });
  if (!winners.length) return t('over-draw');
  if (winners.some((seat) => seat.mine) && !table.hotSeat) return t('over-you-won');
  return t('over-won', { names: winners.map((seat) => board?.side(seat) || seatName(seat)), count: winners.length });
}

export function reasonText(reason: string | undefined): string {
  return hasText(`reason-${reason}`) ? t(`reason-${reason}`) : '';
}

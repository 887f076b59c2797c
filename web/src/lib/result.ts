/** How a game ended, in the reader's own words. */
import type { BoardModule } from './boards/board.ts';
import type { SeatInfo } from './protocol.ts';
import type { Table } from './table.svelte.ts';
import { formatNumber, hasText, t } from './texts.svelte.ts';

export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'open') return t('seat-open');
  if (seat.program) return t('seat-program', { name: seat.name });
  return seat.name || t('seat-bot', { level: seat.level });
}

type Ended = Pick<Table, 'live' | 'seats' | 'hotSeat'>;

/** What it is to the reader: who watches, or plays both sides, neither wins nor loses. */
export function fate(table: Ended): 'won' | 'lost' | 'draw' | 'other' {
  const winners = table.live?.outcome?.winners ?? [];
  const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  if (!winners.length) return 'draw';
  if (!mine.length || table.hotSeat || table.seats.length === 1) return 'other';
  return mine.some((seat) => winners.includes(seat)) ? 'won' : 'lost';
}

export function resultText(table: Ended, board: Pick<BoardModule, 'side' | 'verdict'> | null): string {
  const outcome = table.live?.outcome;
  if (!outcome) return '';
  const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  const me = mine.length === 1 ? (mine[0] ?? null) : null;
  const said = table.live?.seen && board?.verdict?.(table.live.seen.view, outcome, table.seats, me);
  if (said) return said;
  const winners = table.seats.filter((seat) => outcome.winners.includes(seat.seat));
  const [only] = table.seats;
  const alone = table.seats.length === 1 ? outcome.scores[0] : undefined;
  if (alone !== undefined && only) {
    const points = { points: formatNumber(alone), count: alone };
    return only.mine ? t('over-alone', points) : t('over-alone-other', { ...points, name: seatName(only) });
  }
  const how = fate(table);
  if (how === 'draw' && only && table.seats.length === 1) return t('over-given-up');
  if (how === 'draw') return t('over-draw');
  if (how === 'won') return t('over-you-won');
  if (how === 'lost' && table.seats.length === 2) return t('over-lost');
  const names = winners.map((seat) => (table.hotSeat && board?.side(seat)) || seatName(seat));
  return t(how === 'lost' ? 'over-you-lost' : 'over-won', { names, count: winners.length });
}

/** Why it ended; between two it is told who gave up or ran out of time, and of one winner what he did. */
export function reasonText(table: Ended): string {
  const outcome = table.live?.outcome;
  const [loser, another] = table.seats.filter((seat) => !outcome?.winners.includes(seat.seat));
  if (!outcome) return '';
  if (loser && !another && (outcome.reason === 'resigned' || outcome.reason === 'time')) {
    return t(`over-${outcome.reason}`, { you: loser.mine && !table.hotSeat ? 'yes' : 'no', name: seatName(loser) });
  }
  const [winner, ...more] = table.seats.filter((seat) => outcome.winners.includes(seat.seat));
  if (winner && !more.length && hasText(`won-${outcome.reason}`)) {
    return t(`won-${outcome.reason}`, { you: winner.mine && !table.hotSeat ? 'yes' : 'no', name: seatName(winner) });
  }
  return hasText(`reason-${outcome.reason}`) ? t(`reason-${outcome.reason}`) : '';
}

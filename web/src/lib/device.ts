/** Several people at one device: whose view may be on its screen, and who may act before it (docs/page.md). */
import type { BoardModule } from './boards/board.ts';
import type { Table } from './table.svelte.ts';

export interface Device {
  /** The seat that ought to be in hand; null: nobody's. */
  hand: number | null;
  /** Who has the device to himself to act unseen. */
  holder: number | null;
  /** Whether the view the server last sent may be drawn. */
  shown: boolean;
  /** Who may act side by side before everybody's view. */
  around: number[];
  /** Who may take the device next, behind the curtain. */
  next: number[];
}

type Sitting = Pick<Table, 'hotSeat' | 'secrets' | 'live' | 'mine' | 'acting' | 'hand' | 'taken' | 'phase'>;

export function device(table: Sitting, board: Pick<BoardModule, 'together'> | null): Device {
  const { hand, live } = table;
  const open: Device = { hand, holder: null, shown: true, around: [], next: [] };
  if (!table.hotSeat || live?.status !== 'running' || !board) return open;
  const able = table.mine.filter((seat) => table.acting.includes(seat));
  const acts = hand !== null && able.includes(hand);
  const together = board.together?.(live.seen?.view) ?? false;
  // where nothing is hidden, the view is simply that of whoever is to move
  if (!table.secrets) return { ...open, hand: acts ? hand : (able[0] ?? hand), around: together ? able : [] };
  // it was handed over for one phase: what is shown at its end is shown to all
  const holder = acts && !together && table.taken === table.phase ? hand : null;
  const seen = live.seen?.seat ?? null;
  return {
    hand: holder,
    holder,
    shown: seen === null || seen === holder,
    around: together ? able : [],
    next: together || holder !== null ? [] : able,
  };
}

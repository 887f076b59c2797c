/** A table in one line: what is played there and how, and whose turn it is. */
import { shortly } from './agreed.ts';
import type { BoardModule } from './boards/board.ts';
import { resultText } from './result.ts';
import type { Table } from './table.svelte.ts';
import { formatDayOf, t } from './texts.svelte.ts';

interface Company {
  /** Which of several seats at this device is to act. */
  next: number | null;
  /** Whether several act side by side. */
  together: boolean;
  nameOf(seat: number): string;
}

/** What is played, beside the name of the game; `told`: how it ended stands there already. */
export function aboutOf(table: Table, board: BoardModule | null, told: boolean): string {
  const { info, facts, spectators, live } = table;
  const day = info ? formatDayOf(info.changed * 1000) : '';
  const ended = !live?.outcome ? '' : told ? day : `${resultText(table, board)} · ${day}`;
  const from = !info?.study ? '' : info.study.table ? t('try-from', { number: info.study.moves }) : t('try-set-up');
  // whoever has not sat down yet looks on, too
  const watching = spectators && live?.status !== 'open' ? t('table-spectators', { count: spectators }) : '';
  return [from, ended, facts && info ? shortly(info, facts) : '', watching].filter(Boolean).join(' · ');
}

/** Whose turn it is and what is asked of him. Empty while nothing is played. */
export function headlineOf(table: Table, board: BoardModule | null, { next, together, nameOf }: Company): string {
  const { live } = table;
  if (live?.status !== 'running') return '';
  if (table.pending) return t('table-sending');
  const who = table.acting.filter((seat) => seat >= 0).map(nameOf);
  const asked = live.seen && board?.prompt?.(live.seen.view, table.myTurn, who);
  const named = table.hotSeat && next !== null ? nameOf(next) : '';
  if (asked) return named && !together ? t('table-asked', { name: named, asked }) : asked;
  if (table.myTurn) return named ? t('table-turn-of', { name: named }) : t('table-your-turn');
  return who.length ? t('table-turn-of', { name: who }) : t('table-waiting');
}

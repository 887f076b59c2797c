/** What one can do at a table just now besides moving, the most fitting first; what cannot be done is not there. */
import type { IconName } from '../parts/Icon.svelte';
import type { Absence } from './absence.svelte.ts';
import { seatName } from './result.ts';
import type { Table } from './table.svelte.ts';
import { t } from './texts.svelte.ts';

export interface Action {
  id: string;
  label: string;
  icon: IconName;
  run: () => void;
  /** The one thing to do now. */
  main?: boolean;
  /** It waits for the others. */
  waiting?: boolean;
}

/** At one device where something is hidden, only for whoever has it in hand. */
export function actor(table: Pick<Table, 'seat' | 'hotSeat' | 'secrets' | 'mine'>): number | null {
  const seat = table.seat ?? (table.hotSeat && table.secrets ? null : (table.mine[0] ?? null));
  return seat !== null && table.mine.includes(seat) ? seat : null;
}

/** Whether there is a move of one's own to take back; alone it is known that no card may have been seen since. */
function mayGoBack(table: Table): boolean {
  const last = table.moves.findLastIndex((move) => table.mine.includes(move.seat));
  if (last < 0) return false;
  const free = table.seats.length > 1 || table.info?.practice;
  return free || table.moves.slice(last).every((move) => move.seat >= 0);
}

export function actionsWhilePlaying(table: Table, absence: Absence, onresign: () => void, onhost: () => void): Action[] {
  const seat = actor(table);
  const found: Action[] = [];
  if (table.live?.status !== 'running') return found;
  if (table.live.host) found.push({ id: 'host', label: t('action-host'), icon: 'person', run: onhost });
  if (table.info?.room && table.mine.length) found.push({ id: 'leave', label: t('action-leave'), icon: 'flag', run: onresign });
  if (seat === null) return found;
  for (const gone of absence.away) {
    const { given, needed, mine } = absence.votes(gone.seat);
    found.push({
      id: 'replace',
      label: t('seat-replace', { name: seatName(gone), votes: given, needed }),
      icon: 'person',
      waiting: mine,
      run: () => absence.replace(gone.seat),
    });
  }
  // where people play together nobody is told what to do, unsays anything or loses by leaving
  if (table.info?.room) return found;
  const asked = table.live.question !== null;
  // what is tried alone needs nobody's consent
  const people = !table.info?.study && (table.seats.some((one) => !one.mine && one.kind === 'person') || table.hotSeat);
  const hint: Action[] =
    (table.facts?.hints ?? true) && table.info?.hints && table.myTurn
      ? [{ id: 'hint', label: t('action-hint'), icon: 'bulb', run: () => table.send({ type: 'hint', seat, step: 1 }) }]
      : [];
  if (!people) found.push(...hint);
  if (table.info?.takebacks && !asked && mayGoBack(table)) {
    found.push({ id: 'undo', label: t('action-takeback'), icon: 'undo', run: () => table.send({ type: 'ask-takeback', seat }) });
  }
  if (people && !asked && table.seats.length === 2) {
    found.push({ id: 'draw', label: t('action-draw'), icon: 'equal', run: () => table.send({ type: 'offer-draw', seat }) });
  }
  if (table.seats.length > 1) found.push({ id: 'resign', label: t('action-resign'), icon: 'flag', run: onresign });
  if (people) found.push(...hint);
  return found;
}

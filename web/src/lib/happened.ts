/** What happened at a table besides moves, in a sentence for everybody there. */
import type { Happened } from './protocol.ts';
import type { Table } from './table.svelte.ts';
import { hasText, t } from './texts.svelte.ts';

/** What whoever did it sees elsewhere: an offer where it waits for an answer, an end in the result. */
const OWN = new Set(['draw-offered', 'takeback-asked', 'started', 'hint-taken', 'removal-voted', 'rematch-offered', 'resigned', 'flagged']);

/** Empty: it is told elsewhere. An answer says what it was: an offer that is gone without an effect was declined. */
export function eventText(
  event: Happened,
  table: Pick<Table, 'live' | 'mine' | 'info'>,
  nameOf: (seat: number) => string,
  undone: boolean,
): string {
  const mine = table.mine.includes(event.seat);
  const params = { name: nameOf(event.seat) };
  if (event.kind === 'draw-answered' || event.kind === 'takeback-answered') {
    if (table.live?.status === 'over') return '';
    const done = undone || table.live?.question;
    const kind = event.kind.replace('answered', done ? 'agreed' : 'declined');
    return mine && !undone ? '' : t(`happened-${kind}`, params);
  }
  // at an evening it counts as it stands, which the result says
  if (event.kind === 'aborted' && table.info?.evening) return '';
  if (mine && OWN.has(event.kind)) return '';
  return hasText(`happened-${event.kind}`) ? t(`happened-${event.kind}`, params) : '';
}

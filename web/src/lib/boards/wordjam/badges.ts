/** What is written beside a name: who is Ali Baba, who bet, who spoke. Only what everybody may see. */
import type { WordjamView } from '../../protocol.ts';
import { campsAreSecret } from './now.ts';

export type Badge =
  | 'ali-baba'
  | 'camp-ali'
  | 'camp-thieves'
  | 'speaking'
  | 'queue'
  | 'failed'
  | 'has-bet'
  | 'accepted'
  | 'for'
  | 'against'
  | 'ready'
  | 'watching';

export function badges(view: WordjamView, seat: number): Badge[] {
  const { phase } = view;
  const found: Badge[] = [];
  const caller = phase.type === 'speaking' && !view.camps.length ? phase.seat : null;
  if (view.ali_baba?.seat === seat || caller === seat) found.push('ali-baba');
  else if (!campsAreSecret(view) && view.camps[seat]) found.push(`camp-${view.camps[seat]}`);
  if (view.contenders.length && !view.contenders.includes(seat)) found.push('watching');
  switch (phase.type) {
    case 'race':
      if (view.failed.includes(seat)) found.push('failed');
      break;
    case 'speaking':
      if (phase.seat === seat) found.push('speaking');
      else if (view.queue.includes(seat)) found.push('queue');
      break;
    case 'window':
      if (phase.accepted.includes(seat)) found.push('accepted');
      break;
    case 'voting': {
      const vote = phase.votes[seat] ?? null;
      if (vote !== null) found.push(vote ? 'for' : 'against');
      break;
    }
    case 'bets':
      if (view.chosen[seat] && view.ali_baba?.seat !== seat) found.push('has-bet');
      break;
    case 'pause':
      if (phase.ready.includes(seat)) found.push('ready');
      break;
  }
  return found;
}

/** Who is asked in this phase, and whether he has answered; nobody where answers are secret or not asked for. */
export function answered(view: WordjamView): { seat: number; done: boolean }[] {
  const { phase } = view;
  const all = Array.from({ length: view.players }, (_, seat) => seat);
  switch (phase.type) {
    case 'window': {
      const speaker = view.words.at(-1)?.seat;
      return all.filter((seat) => seat !== speaker).map((seat) => ({ seat, done: phase.accepted.includes(seat) }));
    }
    case 'voting':
      return all.map((seat) => ({ seat, done: phase.votes[seat] !== null }));
    case 'bets':
      return all.filter((seat) => seat !== view.ali_baba?.seat).map((seat) => ({ seat, done: view.chosen[seat] ?? false }));
    case 'pause':
      return all.map((seat) => ({ seat, done: phase.ready.includes(seat) }));
    default:
      return [];
  }
}

import type { AnyWordjamMove, SeatInfo, Witnessed, WordjamView } from '../../protocol.ts';
import { t } from '../../texts.svelte.ts';
import type { BoardModule } from '../board.ts';
import { botName, nameIn } from './names.ts';
import { cardsText, styleText } from './news.ts';
import Wordjam from './Wordjam.svelte';

export default Wordjam as unknown as BoardModule['default'];

export const crowd = true;
/** Bets and locked words are made unseen; all the rest is called, said and voted aloud. */
export const together = (view: unknown): boolean => !['bets', 'sandglass'].includes((view as WordjamView).phase.type);

export function side(seat: SeatInfo): string {
  return seat.kind === 'bot' ? botName(seat.seat) : '';
}

export function describe(witnessed: Witnessed, seats: SeatInfo[]): string {
  const move = witnessed.move as AnyWordjamMove | null;
  const name = nameIn(seats)(witnessed.seat);
  switch (move?.type) {
    case 'lot':
      return t('wordjam-deals', { name: nameIn(seats)(move.dealer) });
    case 'turn':
      return styleText(move.style);
    case 'deal':
      return cardsText(move.consonants);
    case 'time':
      return t('wj-says-time');
    case 'ready':
      return t('wj-says-ready', { name });
    case 'call':
      return t('wordjam-calls', { name });
    case 'say':
      return t('wj-says-word', { name, word: move.word });
    case 'nothing':
      return t('wordjam-silent', { name });
    case 'dispute':
      return t('wordjam-disputes', { name });
    case 'accept':
      return t('wj-says-accept', { name });
    case 'vote':
      return t('wj-says-vote', { name, fits: move.fits ? 'yes' : 'no' });
    case 'bet':
      return t('wj-says-bet', { name });
    case 'lock':
      return t('wj-says-lock', { name });
    case undefined:
      return '';
  }
}

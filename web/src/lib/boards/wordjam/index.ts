/** What the page knows of WORD JAM: its board, and what is called, said and heard there (`BoardModule`). */
import type { AnyWordjamMove, SeatInfo, Witnessed, WordjamView } from '../../protocol.ts';
import { t } from '../../texts.svelte.ts';
import type { Sound } from '../../sound.ts';
import type { BoardModule, Cloth } from '../board.ts';
import { botName, nameIn } from './names.ts';
import { cardsText, styleText } from './news.ts';
import Wordjam from './Wordjam.svelte';

export default Wordjam as unknown as BoardModule['default'];

/** Night before the cave, by day and by night. */
export const cloth: Cloth = {
  light: 'light-dark(#3a2170, #1d1238)',
  middle: 'light-dark(#271650, #140c29)',
  deep: 'light-dark(#180d36, #0c071a)',
  ink: 'light-dark(#fdf4e1, #f3e7d3)',
  quiet: 'light-dark(#d9cdf0, #c0b5d8)',
};

export const crowd = true;
/** Bets and locked words are made unseen; all the rest is called, said and voted aloud. */
export const together = (view: unknown): boolean => !['bets', 'sandglass'].includes((view as WordjamView).phase.type);

export function side(seat: SeatInfo): string {
  return seat.kind === 'bot' && !seat.name ? botName(seat.seat) : '';
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

const HEARD: Record<string, Sound> = { call: 'call', say: 'word', dispute: 'knock', vote: 'card', bet: 'card', lock: 'card' };

/** What is done aloud or with a card; the clock is heard by itself. */
export function sounds(witnessed: Witnessed): readonly Sound[] {
  const heard = HEARD[(witnessed.move as { type: string } | null)?.type ?? ''];
  return heard ? [heard] : [];
}

/** What the page knows of BALI: its board, and what is called, said and heard there (`BoardModule`). */
import type { AnyBaliMove, BaliView, SeatInfo, Witnessed } from '../../protocol.ts';
import type { Sound } from '../../sound.ts';
import { t } from '../../texts.svelte.ts';
import type { BoardModule, Cloth, Plate } from '../board.ts';
import { headline } from './ask.ts';
import Bali from './Bali.svelte';
import type { Place } from './cards.ts';
import { botName, nameIn } from './names.ts';
import { told } from './news.ts';

export { highlight } from './feast.ts';
export { story, words } from './words.ts';

/** Between the panels; a hint above what is said of a build. */
export const storied = true;

export default Bali as unknown as BoardModule['default'];

/** A warm evening. */
export const cloth: Cloth = {
  light: 'light-dark(#74202f, #2a1020)',
  middle: 'light-dark(#5a1729, #1f0c1a)',
  deep: 'light-dark(#43112a, #150a16)',
  ink: 'light-dark(#fdf4e1, #f3e7d3)',
  quiet: 'light-dark(#f0d3c4, #cbb4ad)',
};

/** A build is doubted by anybody who sits there. */
export const together = (view: unknown): boolean => (view as BaliView).phase.type === 'window';

/** Alone, all that is to be done lies beside the verdict. */
export const acts = (view: unknown): boolean => (view as BaliView).players === 1;

export const prompt = (view: unknown, mine: boolean, who: string[]): string => headline(view as BaliView, mine, who);

/** What else is to be known of one who sits there. */
const standing = ({ dealer, lost, passed }: BaliView, seat: number): string[] => [
  ...(dealer === seat ? [t('bl-dealer')] : []),
  ...(lost[seat] ? [t('bl-loses-turn', { count: lost[seat] })] : []),
  ...(passed[seat] ? [t('bl-passed')] : []),
];

/** Of two, one panel lies above the other, and long columns need all the height. */
export const flanked = (view: unknown): boolean => (view as BaliView).players === 2;

/** Of three and four, each panel has its head. */
export const headed = (view: unknown): boolean => (view as BaliView).players > 2;

/** Of two, the plates tell all that a panel's head would; B25: who plays with whom. */
export function plate(view: unknown, seat: SeatInfo, seats: SeatInfo[], me: number | null): Plate {
  const { options, players, scores } = view as BaliView;
  if (players === 2) return { score: scores[seat.seat] ?? 0, line: standing(view as BaliView, seat.seat).join(' · ') };
  if (!options.partnership) return {};
  const partner = (seat.seat + 2) % players;
  if (me === null) return { line: t('bl-plate-with', { name: nameIn(seats)(partner) }) };
  return { line: seat.seat === me ? t('bl-plate-with', { name: nameIn(seats)(partner) }) : partner === me ? t('bl-partner') : t('bl-plate-against') };
}

/** B19, B20: where the dictionary judges, what is listed is all there is. */
export const passes = (view: unknown, move: unknown): boolean =>
  (view as BaliView).options.mode !== 'challenge' && (move as AnyBaliMove).type === 'pass';

export function side(seat: SeatInfo): string {
  return seat.kind === 'bot' && !seat.name ? botName(seat.seat) : '';
}

/** The notation ends in what the column spells: `B3 +1.2=MURE`, `B3 -MURE`, `forfeit B3=XQ`. */
const spelling = (text: string | null): string => /[=-](\p{L}+)(?: space)?$/u.exec(text ?? '')?.[1]?.toUpperCase() ?? '';

export function describe(witnessed: Witnessed, seats: SeatInfo[]): string {
  const move = witnessed.move as AnyBaliMove | null;
  return move ? told(move, nameIn(seats)(witnessed.seat), spelling(witnessed.text)) : '';
}

/** Cards are laid or drawn, taken from somebody else, and words taken off. */
export function sounds(witnessed: Witnessed): readonly Sound[] {
  const move = witnessed.move as AnyBaliMove | null;
  switch (move?.type) {
    case 'cut':
    case 'draw':
      return ['card'];
    case 'build':
      return move.pieces.some((piece) => (piece as Place)[0] !== witnessed.seat) ? ['card', 'knock'] : ['card'];
    case 'remove':
      return ['word'];
    case 'challenge':
      return ['call'];
    default:
      return witnessed.seat >= 0 ? ['move'] : [];
  }
}

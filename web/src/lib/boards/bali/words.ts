/** BALI in words: the move list, and what others did since one's last move. */
import type { AnyBaliMove, BaliMade, SeatInfo, Witnessed } from '../../protocol.ts';
import { t } from '../../texts.svelte.ts';
import { piecesOf } from './cards.ts';
import { nameIn } from './names.ts';

const made = (witnessed: Witnessed): AnyBaliMove | null => witnessed.move as AnyBaliMove | null;
const effectOf = (witnessed: Witnessed): BaliMade | null => witnessed.effect as BaliMade | null;

/** A move in few words without the name: "puts ING under BR: BRING". Cards that are only turned up are folded away. */
export function words(witnessed: Witnessed): string {
  const move = made(witnessed);
  const effect = effectOf(witnessed);
  if (!move) return '';
  switch (move.type) {
    case 'draw':
      return '';
    case 'build': {
      const [head = '', ...below] = effect?.parts ?? [];
      return t('bl-words-build', { below, head, letters: effect?.letters ?? '' });
    }
    case 'remove':
      return t('bl-words-remove', { letters: effect?.letters ?? '', points: effect?.points ?? 0 });
    case 'name':
    case 'coin':
      return t(`bl-words-${move.type}`, { word: move.word });
    case 'cut':
      return t('bl-words-cut', { card: move.card === '*' ? t('bl-wild-card') : move.card });
    case 'vote':
      return t('bl-words-vote', { yes: move.yes ? 'yes' : 'no' });
    default:
      return t(`bl-words-${move.type}`);
  }
}

/** What a build took from others, in a sentence: from the reader first. */
function captured(witnessed: Witnessed, move: Extract<AnyBaliMove, { type: 'build' }>, seats: SeatInfo[], me: number | null): string {
  const effect = effectOf(witnessed);
  const name = nameIn(seats)(witnessed.seat);
  const letters = effect?.letters ?? '';
  const taken = piecesOf(move)
    .map(([owner], at) => ({ owner, letters: effect?.parts[at + 1] ?? '' }))
    .filter(({ owner }) => owner !== witnessed.seat);
  const mine = taken.filter(({ owner }) => owner === me);
  const [first] = mine.length ? mine : taken;
  if (!first) return t('bl-says-build', { name, letters });
  const from = (mine.length ? mine : taken.filter(({ owner }) => owner === first.owner)).map((one) => one.letters);
  return mine.length
    ? t('bl-says-takes-yours', { name, taken: from, letters })
    : t('bl-says-takes', { name, owner: nameIn(seats)(first.owner), taken: from, letters });
}

/** What others did, the last of each first told; a word that was taken off is told by its points alone (B10). */
export function story(trail: Witnessed[], seats: SeatInfo[], me: number | null): string {
  const said = trail.flatMap((witnessed) => {
    const move = made(witnessed);
    if (move?.type === 'build') return [captured(witnessed, move, seats, me)];
    const name = nameIn(seats)(witnessed.seat);
    if (move?.type === 'remove') return [t('bl-says-scores', { name, points: effectOf(witnessed)?.points ?? 0 })];
    return move?.type === 'pass' ? [t('bl-says-pass', { name })] : [];
  });
  return said.slice(-3).join(' ');
}

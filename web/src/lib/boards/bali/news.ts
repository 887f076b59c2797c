/** What is done and what happened, in sentences: for the move list, the table and those who do not see it. */
import type { AnyBaliMove, BaliView } from '../../protocol.ts';
import { t } from '../../texts.svelte.ts';
import { columnAt, label, letterOf, placeOf, spelled, type Place } from './cards.ts';
import type { Name } from './names.ts';

/** What a move did. `letters`: what stands in the column; `points` and `upheld` where they are known. */
export function told(move: AnyBaliMove, name: string, letters: string, points = 0, upheld = true, challenger = ''): string {
  switch (move.type) {
    case 'cut':
      return t('bl-says-cut', { card: cardName(move.card) });
    case 'draw':
      return t('bl-says-draw', { card: cardName(move.card) });
    case 'build':
      return t('bl-says-build', { name, letters });
    case 'remove':
      if (letters) return t('bl-says-remove', { name, letters });
      return points ? t('bl-says-scores', { name, points }) : t('bl-says-claims', { name });
    case 'pass':
      return t('bl-says-pass', { name });
    case 'stop':
      return t('bl-says-stop', { name });
    case 'forfeit':
      return t('bl-says-forfeit', { name, letters });
    case 'challenge':
      return t('bl-says-challenge', { name });
    case 'wave':
      return t('bl-says-wave', { name });
    case 'name':
      if (!upheld) return t('bl-says-name-fails', { name, word: move.word });
      return challenger ? t('bl-says-name-holds', { name, word: move.word, challenger }) : t('bl-says-name', { name, word: move.word });
    case 'coin':
      return t('bl-says-coin', { name, word: move.word });
    case 'vote':
      return t('bl-says-vote', { name, yes: move.yes ? 'yes' : 'no' });
    case 'time':
      return upheld ? t('bl-says-time') : t('bl-says-time-undone');
  }
}

export function cardName(card: string): string {
  if (card === '*') return t('bl-wild-card');
  return letterOf(card) === card ? card : t('bl-wild-as', { letter: letterOf(card) });
}

/** What was done last; empty before anything was. */
export function lastText(view: BaliView, name: Name, me: number | null = null): string {
  const { last } = view;
  if (last?.move.type === 'cut') return cutText(view, name, me);
  if (!last || last.move.type === 'draw') return '';
  const letters = last.move.type === 'build' ? spelled(columnAt(view.panels, placeOf(last.move)), view.alphabet) : '';
  if (last.move.type === 'forfeit') return t('bl-says-forfeits', { name: name(last.seat), place: label(placeOf(last.move)) });
  const challenger = last.challenger === null || last.challenger === undefined ? '' : name(last.challenger);
  return told(last.move, name(last.seat), letters, last.points, last.upheld, challenger);
}

/** B15: what everybody cut, and who begins; while it is still being cut, that alone. */
function cutText(view: BaliView, name: Name, me: number | null): string {
  const cuts = [...view.cuts].sort((a, b) => Number(b[0] === me) - Number(a[0] === me) || a[0] - b[0]);
  const said = cuts.map(([seat, card]) => t('bl-cut-one', { you: seat === me ? 'yes' : 'no', name: name(seat), card: cardName(card) }));
  if (view.phase.type === 'cutting') return said.join(', ');
  return t('bl-cut-begins', { cuts: said.join(', '), you: view.dealer === me ? 'yes' : 'no', name: name(view.dealer) });
}

/** Cards that lie where there was an opening, or where something else lay, a moment ago. */
export function turnedUp(before: BaliView, after: BaliView): Place[] {
  return after.panels.flatMap((panel, seat) =>
    panel.flatMap((column, place): Place[] => {
      const old = columnAt(before.panels, [seat, place]);
      return column.length === 1 && column !== old ? [[seat, place]] : [];
    }),
  );
}

/** What changed between two views, for those who do not see the table. */
export function news(before: BaliView, after: BaliView, name: Name): string[] {
  const said: string[] = [];
  if (JSON.stringify(before.last) !== JSON.stringify(after.last)) said.push(lastText(after, name));
  const fresh = turnedUp(before, after);
  if (fresh.length && before.turns > 0) {
    const cards = fresh.map((at) => `${label(at)} ${cardName(columnAt(after.panels, at))}`);
    said.push(t('bl-new-cards', { cards, deck: after.deck }));
  }
  if (after.last_cards && !before.last_cards) said.push(t('bl-last-cards'));
  return said.filter(Boolean);
}

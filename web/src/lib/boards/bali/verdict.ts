/** What the slip says of a build: a word and its points, on the way to which words, in none; and its parts. */
import type { BaliView } from '../../protocol.ts';
import { refusalText } from '../../refusal.ts';
import { t } from '../../texts.svelte.ts';
import { columnAt, joined, piecesOf, placeOf, pointsOf, spelled, sumOf, type Place } from './cards.ts';
import type { Told } from './foresight.svelte.ts';
import type { Name } from './names.ts';
import type { BaliBuild } from '../../protocol.ts';

export interface Verdict {
  kind: 'word' | 'way' | 'no' | 'open' | 'none';
  letters: string;
  line: string;
  more: string;
  points: number | null;
  sum: string;
}

export const silent = (line: string): Verdict => ({ kind: 'none', letters: '', line, more: '', points: null, sum: '' });

/** A word that lies there already, and what may be done with it. */
export function complete(view: BaliView, column: string, more: string): Verdict {
  const sum = t('bl-slip-sum', { sum: sumOf(column, view.values), cards: column.length });
  return { kind: 'word', letters: spelled(column, view.alphabet), line: t('bl-slip-word'), more, points: pointsOf(column, view.values), sum };
}

/** `told`: what the server says; undefined: nothing yet, or it is not to say. */
export function verdict(view: BaliView, build: BaliBuild, told: Told | undefined, me: number | null, name: Name): Verdict {
  const column = joined(view.panels, placeOf(build), piecesOf(build), build.letters);
  const letters = spelled(column, view.alphabet);
  const points = pointsOf(column, view.values);
  const sum = t('bl-slip-sum', { sum: sumOf(column, view.values), cards: column.length });
  const parts = partsOf(view, build, me, name);
  if (!told) return { kind: 'open', letters, line: '', more: parts, points, sum };
  if (!told.made) return { kind: 'no', letters, line: refusalText(told), more: '', points: null, sum: '' };
  const leads = (told.made.leads ?? []).join(', ');
  if (told.made.word) {
    return { kind: 'word', letters, line: t('bl-slip-word'), more: parts || (leads && t('bl-slip-further', { words: leads })), points, sum };
  }
  if (told.made.word === null) return { kind: 'open', letters, line: '', more: parts, points, sum };
  return { kind: 'way', letters, line: t('bl-slip-way'), more: leads ? t('bl-slip-to', { words: leads }) : parts, points: null, sum: '' };
}

/** `MIC + Noor's ROB + ES`, where something is taken from somebody. */
function partsOf(view: BaliView, build: BaliBuild, me: number | null, name: Name): string {
  const places: Place[] = [placeOf(build), ...piecesOf(build)];
  if (places.every(([seat]) => seat === me)) return '';
  return places
    .map((at) => {
      const letters = spelled(columnAt(view.panels, at), view.alphabet);
      return at[0] === me ? letters : t('bl-part-of', { name: name(at[0]), letters });
    })
    .join(' + ');
}

/** What everybody may know of a word before it is said: its coins, and why it cannot be said. Never whether it fits. */
import type { WordjamView } from '../../protocol.ts';
import { t } from '../../texts.svelte.ts';
import { folded, tiles, worth } from './coins.ts';

export interface Check {
  value: number;
  /** Why it cannot be said; empty: only the table can still object. */
  fault: '' | 'forbidden' | 'used' | 'eight' | 'first' | 'low';
  text: string;
}

const ARTICLES: Record<string, RegExp> = {
  en: /^\s*(?:the|an?)\s+(?=\S)/i,
  fr: /^\s*(?:(?:the|les?|la|une?|des)\s+|l\s*['’‘\u02bc`´\u2032]\s*)(?=\S)/i,
  de: /^\s*(?:the|der|die|das|eine?)\s+(?=\S)/i,
};

type Known = Pick<WordjamView, 'consonants' | 'used' | 'style' | 'language' | 'bar'>;

/** `word` under the cards on the table; a singer's leading article does not count (W3-W6, W11). */
export function check(word: string, view: Known): Check {
  const article = view.style === 'singers' ? ARTICLES[view.language] : undefined;
  const counted = article ? word.replace(article, '') : word;
  const shown = tiles(counted, view.consonants);
  const letters = folded(counted, view.language);
  const value = worth(shown);
  const first = view.consonants[0] ?? '';
  const forbidden = shown.find((tile) => tile.forbidden)?.mark;
  if (forbidden) return { value, fault: 'forbidden', text: t('wj-forbidden', { letter: forbidden }) };
  if (letters && view.used.includes(letters)) return { value, fault: 'used', text: t('wj-used') };
  if (view.style === 'eight' && letters.length !== 8) {
    return { value, fault: 'eight', text: t('wj-not-eight', { count: letters.length }) };
  }
  if (view.style === 'first' && letters && !letters.startsWith(first)) {
    return { value, fault: 'first', text: t('wj-not-first', { letter: first }) };
  }
  if (view.bar !== null && value <= view.bar) return { value, fault: 'low', text: t('wj-too-low', { value, bar: view.bar }) };
  if (view.bar !== null) return { value, fault: '', text: t('wj-beats', { value, bar: view.bar }) };
  return { value, fault: '', text: t('wj-may-be-said', { letter: view.consonants.at(-1) ?? '' }) };
}

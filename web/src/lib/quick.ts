/** Playing at once: the table that *Play now* opens for each game. */
import type { NewTable } from './protocol.ts';
import type { Language } from './texts.svelte.ts';

export const USUAL_LEVEL = '2';

type Seats = NewTable['seats'];

const bots = (count: number): Seats => Array.from({ length: count }, () => ({ type: 'bot', level: USUAL_LEVEL }));

const EDITIONS: Record<Language, string> = { en: 'avalon-hill-1980', fr: 'mb-1978-fr', de: 'mb-1978-de' };

/** Options that depend on the reader's language; everything else is as the game presets it. */
export function optionsFor(game: string, lang: Language): Record<string, unknown> {
  switch (game) {
    case 'bali':
      return { edition: EDITIONS[lang] };
    case 'wordjam':
      return { language: lang };
    default:
      return {};
  }
}

/** Longer phases for so many people at one device, who hand it round to act in secret (W10, W14). */
export function timesFor(game: string, people: number): Record<string, number> {
  if (game !== 'wordjam') return {};
  return { bets: Math.max(20, 12 * people), sandglass: Math.max(20, 10 * people) };
}

export function quickTable(game: string, lang: Language): NewTable {
  const others = game === 'wordjam' ? 4 : 1;
  return { game, options: optionsFor(game, lang), seats: [{ type: 'me' }, ...bots(others)] };
}

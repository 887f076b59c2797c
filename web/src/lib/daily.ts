/** The deal of the day on the page: addresses, the share text, the leaves of its calendar. */
import { copy } from './clipboard.ts';
import type { DealPage, Piece } from './protocol.ts';
import { formatDay, formatNumber, NAMES, t, type Language } from './texts.svelte.ts';

export const dealPath = (game: string, lang: string, day: string): string => `/daily/${game}/${lang}/${day}`;

/** Points from which a word is drawn in the next colour. */
const STEPS = [0, 20, 50, 90];
/** Squares in white, yellow, green and violet, for texts that leave the page. */
const SQUARES = [0x2b1c, 0x1f7e8, 0x1f7e9, 0x1f7ea].map((code) => String.fromCodePoint(code));

/** How much a piece was worth, from 0 to 3. */
export const rankOf = (piece: Piece): number => STEPS.filter((least) => piece.points >= least).length - 1;

export function againstPar(score: number, par: number | null): string {
  if (par === null) return '';
  const by = Math.abs(score - par);
  return t('daily-against', { by: formatNumber(by), par: formatNumber(par), how: score > par ? 'above' : score < par ? 'below' : 'equal' });
}

/** What somebody made of a deal without giving it away: lengths and values of the words, and whether nothing was left. */
export function shareText(deal: DealPage, origin: string): string {
  const mine = deal.mine!;
  const score = mine.score ?? 0;
  const lines = [
    `${t(`box-${deal.game}`)} · ${formatDay(deal.day, 'medium')} · ${NAMES[deal.lang as Language]}`,
    [formatNumber(score), mine.whole ? t(`daily-whole-${deal.game}`) : '', againstPar(score, deal.par)].filter(Boolean).join(' · '),
    ...mine.pieces.map((piece) => SQUARES[rankOf(piece)]!.repeat([...piece.text].length)),
    origin + dealPath(deal.game, deal.lang, deal.day),
  ];
  return lines.join('\n');
}

/** By the share sheet where there is one, else into the clipboard; whether it was put there. */
export async function handOnText(text: string): Promise<boolean> {
  if (navigator.share && navigator.canShare?.({ text })) {
    await navigator.share({ text }).catch(() => undefined);
    return false;
  }
  return copy(text);
}

export const monthOf = (day: string): string => day.slice(0, 7);

export function otherMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** The days of a month in weeks that begin on Monday; an empty text where another month is. */
export function weeksOf(month: string): string[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const days = [...Array<string>(before).fill(''), ...Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`)];
  const weeks = [];
  for (let at = 0; at < days.length; at += 7) weeks.push([...days.slice(at, at + 7), ...Array<string>(7).fill('')].slice(0, 7));
  return weeks;
}

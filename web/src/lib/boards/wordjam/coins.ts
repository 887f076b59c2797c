/** What typed letters show on the coin cards. A picture of the cards only: the server says what a word is worth. */

/** As printed on the coin cards from left to right; the last one bears the double scimitar. */
export const COINS = [1, 2, 3, 3, 0] as const;

export interface Tile {
  mark: string;
  coins: number;
  forbidden: boolean;
}

const SPELLED_OUT: Record<string, string> = { Œ: 'OE', Æ: 'AE', ẞ: 'SS', Ø: 'O', Ł: 'L' };

/** The capital letters a typed sign stands for; none for spaces, hyphens and the like. */
function letters(mark: string): string {
  const plain = mark.toUpperCase().normalize('NFKD').replace(/[^\p{L}]/gu, '');
  return [...plain].map((letter) => SPELLED_OUT[letter] ?? letter).join('');
}

/** A whole word in the letters of the cards; umlauts are letters of their own in German (W6). */
export function folded(text: string, language: string): string {
  return [...text.normalize('NFC')]
    .map((mark) => (language === 'de' && /[äöü]/i.test(mark) ? mark.toUpperCase() : letters(mark)))
    .join('');
}

/** Each typed sign with the coins its letters lie on. `consonants` are in the order of the coin cards. */
export function tiles(text: string, consonants: string): Tile[] {
  return [...text.normalize('NFC')].map((mark) => {
    const cards = [...letters(mark)].map((letter) => consonants.indexOf(letter)).filter((card) => card >= 0);
    return {
      mark: mark.toUpperCase(),
      coins: cards.reduce((sum, card) => sum + (COINS[card] ?? 0), 0),
      forbidden: cards.includes(COINS.length - 1),
    };
  });
}

export function worth(shown: readonly Tile[]): number {
  return shown.reduce((sum, tile) => sum + tile.coins, 0);
}

/** What a word is worth once so many of its coins have been counted. */
export const counting = (text: string, consonants: string, counted: number): number =>
  worth(tiles(text, consonants).filter((tile) => tile.coins).slice(0, counted));

/** From this many signs on a word stands in two rows. */
const LONG = 15;

/** A word as it is laid out: in one row, or in two, broken at the space nearest its middle where there is one. */
export function inRows(shown: readonly Tile[]): Tile[][] {
  if (shown.length < LONG) return [[...shown]];
  const middle = shown.length / 2;
  const off = (at: number): number => Math.abs(at - middle);
  const spaces = shown.flatMap((tile, at) => (tile.mark.trim() ? [] : [at])).sort((a, b) => off(a) - off(b));
  const [space] = spaces;
  if (space !== undefined && off(space) <= shown.length / 4) return [shown.slice(0, space), shown.slice(space + 1)];
  return [shown.slice(0, Math.ceil(middle)), shown.slice(Math.ceil(middle))];
}

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

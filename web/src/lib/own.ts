/** Lists that a table makes for itself. */
import type { GameInfo } from './protocol.ts';

export interface OwnList {
  title: string;
  words?: string[];
}

/** What somebody typed as a list: parted by commas or lines, each word once, what has no letter left out. */
export const listed = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((word) => word.replace(/[^\p{L}\p{M}\s'’-]/gu, '').trim().replace(/\s+/g, ' '))
      .filter((word) => /\p{L}/u.test(word)),
  ),
];

/** Whether the game lets a table agree on such things. */
export const hasOwn = (game: GameInfo): boolean => game.options.some((field) => ['seat', 'several', 'lists'].includes(field.type));

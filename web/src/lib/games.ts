/** What is printed on a box. */
import type { GameInfo } from './protocol.ts';
import { hasText, t } from './texts.svelte.ts';

export function gameName(id: string): string {
  return hasText(`box-${id}`) ? t(`box-${id}`) : id;
}

/** What a kind of that game is called. */
export const kindName = (game: string, kind: string): string => (kind ? t(`kind-${game}-${kind}`) : gameName(game));

/** `2`, `1–4`. */
export function playersText(game: GameInfo): string {
  const [least, most] = [Math.min(...game.players), Math.max(...game.players)];
  return least === most ? String(least) : `${least}–${most}`;
}

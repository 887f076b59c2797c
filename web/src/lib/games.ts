/** What is printed on a box. */
import type { GameInfo } from './protocol.ts';
import { hasText, t } from './texts.svelte.ts';

export function gameName(id: string): string {
  return hasText(`box-${id}`) ? t(`box-${id}`) : id;
}

/** `2`, `1–4`. */
export function playersText(game: GameInfo): string {
  const [least, most] = [Math.min(...game.players), Math.max(...game.players)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** Ratings as people read them: points, how sure they are, and what a game has changed. */
import { t } from './texts.svelte.ts';

/** `+12`, `−7`, `±0`: with a sign that is as wide as the digits. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0');

export function ratingText({ points, deviation, change }: { points: number; deviation: number; change?: number | null }): string {
  const said = { points: String(points), deviation: String(deviation) };
  return change == null ? t('rating', said) : t('rating-changed', { ...said, change: signed(change) });
}

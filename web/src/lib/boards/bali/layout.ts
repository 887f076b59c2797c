/** Where things lie: panels around the table, and how far the cards of a column stand apart. */
import type { Panels, Place } from './cards.ts';

/** The other seats as they sit: from the left of the one who looks, round. */
export function around(players: number, me: number | null): number[] {
  if (me === null) return Array.from({ length: players }, (_, seat) => seat);
  return Array.from({ length: players - 1 }, (_, step) => (me + 1 + step) % players);
}

/** How much of a card shows under the next one, as a part of its width: less the longer the longest column. */
export function stride(panel: readonly string[], small: boolean): number {
  const longest = Math.max(1, ...panel.map((column) => column.length));
  const most = small ? 0.56 : 0.78;
  const least = small ? 0.44 : 0.54;
  return Math.max(least, most - 0.03 * Math.max(0, longest - 4));
}

/** The place an arrow key leads to: along a panel, or to the panel drawn above or below. */
export function walk(key: string, from: Place, order: readonly number[], panels: Panels): Place | null {
  const [seat, place] = from;
  const width = panels[seat]?.length ?? 0;
  const along: Record<string, number> = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: width - 1 };
  const to = along[key];
  if (to !== undefined) return to >= 0 && to < width ? [seat, to] : null;
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step === undefined) return null;
  const next = order[order.indexOf(seat) + step];
  if (next === undefined) return null;
  return [next, Math.min(place, (panels[next]?.length ?? 1) - 1)];
}

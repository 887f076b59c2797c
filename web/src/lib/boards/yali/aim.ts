/** Which hollow a finger means. */
import type { Seen } from './camera.ts';

const REACH = 26;

/** The nearest hollow where something can be done, if it is within reach and no other one is plainly meant. */
export function aim(x: number, y: number, cells: readonly (readonly [cell: string, seen: Seen])[], live: ReadonlySet<string>): string | null {
  const near = cells
    .map(([cell, seen]) => ({ cell, away: Math.hypot(seen.x - x, seen.y - y), pitch: seen.scale }))
    .toSorted((a, b) => a.away - b.away);
  const [first] = near;
  if (!first) return null;
  const legal = near.find((one) => live.has(one.cell));
  const plainly = first.away < first.pitch / 3;
  if (legal && (legal === first || !plainly) && legal.away <= Math.max(REACH, 0.7 * legal.pitch)) return legal.cell;
  return first.away <= Math.max(REACH, 0.75 * first.pitch) ? first.cell : null;
}

/** The way of a marble through the air: lifted, over each cell of its path in an arc, let down. */
import type { Point } from './camera.ts';

export interface Trip {
  /** Where it goes along, on the plank. */
  stops: readonly Point[];
  began: number;
  /** Milliseconds it takes. */
  length: number;
}

/** How high above the plank a marble lies, is held, and flies. */
export const REST = 0.2;
export const HELD = 0.54;
const HOP = 0.75;
const LIFT = 80;
const ARC = 140;

/** How long one's own move takes: it is lifted, then an arc for each jump, one shorter for a step. */
export const ownPace = (stops: number): number => LIFT + (stops > 2 ? ARC * (stops - 1) : 120);

export const endOf = (trip: Trip | null): number => (trip ? trip.began + trip.length : 0);

/** Where the marble is at a time; before its trip where it lay, afterwards where it lies. */
export function tripAt({ stops, began, length }: Trip, time: number): Point {
  const part = Math.min(1, Math.max(0, (time - began) / length));
  const hops = stops.length - 1;
  const at = Math.min(hops - 1, Math.floor(part * hops));
  const [from, to] = [stops[at], stops[at + 1]];
  if (!from || !to) return stops[0] ?? { x: 0, y: 0, z: REST };
  const way = part * hops - at;
  const eased = way * way * (3 - 2 * way);
  return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased, z: REST + HOP * 4 * way * (1 - way) };
}

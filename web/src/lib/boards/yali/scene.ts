/** What moves on the board and when: a function of time, so that anything drawn can follow it from any moment on. */
import type { Camera, Point } from './camera.ts';
import { onPlank, plane } from './camera.ts';
import { spot, tilt } from './places.ts';
import { follow, type Marble } from './rack.ts';
import { AT_REST, FALL, leanAt, PREVIEW, stillAt, swingTo, type Swing } from './swing.ts';
import { endOf, REST, type Trip, tripAt } from './trip.ts';

export interface Placed extends Marble {
  trip: Trip | null;
}
export interface Scene {
  marbles: Placed[];
  /** Positive toward Silver. */
  swing: Swing;
}
export const EMPTY: Scene = { marbles: [], swing: AT_REST };

type Pair = readonly [readonly string[], readonly string[]];
export interface Wanted {
  rows: number;
  flipped: boolean;
  /** Where marbles and side marbles lie, by colour. */
  cells: readonly [Pair, Pair];
  torque: number;
  /** Held out, not done. */
  preview: boolean;
  /** The ways marbles have gone, one after the other, and how long all of it may take; 0: it simply is so. */
  ways: readonly (readonly string[])[];
  pace: number;
}

/** The scene that follows another one: marbles travel one after the other, then the plank falls. */
export function advance(before: Scene, wanted: Wanted, now: number): Scene {
  const { rows, flipped, pace } = wanted;
  const rack = follow(before.marbles, wanted.cells);
  const first = before.marbles.length === 0;
  let landed = now;
  const ways = wanted.ways.filter((way) => way.length > 1);
  const marbles = rack.map((marble) => ({ ...marble, trip: before.marbles.find((old) => old.id === marble.id)?.trip ?? null }));
  for (const way of ways) {
    const marble = marbles.find((one) => one.cell === way.at(-1));
    const old = before.marbles.find((one) => one.id === marble?.id);
    if (!marble || !old || old.cell === marble.cell) continue;
    const length = pace / ways.length;
    const stops = (way[0] === old.cell ? way : [old.cell, marble.cell]).map((cell) => spot(cell, rows, flipped, REST));
    marble.trip = length > 0 ? { stops, began: landed, length } : null;
    landed += length;
  }
  // what changed place without a way of its own is simply there
  for (const marble of marbles) {
    const old = before.marbles.find((one) => one.id === marble.id);
    if (old && old.cell !== marble.cell && !ways.some((way) => way.at(-1) === marble.cell)) marble.trip = null;
  }
  const to = tilt(wanted.torque);
  const swing = first ? { ...AT_REST, from: to, to } : swingTo(before.swing, to, now, wanted.preview ? PREVIEW : FALL, landed - now);
  return { marbles, swing };
}

/** What something drawn needs to follow a scene. */
export interface Stage {
  camera: Camera;
  swing: Swing;
  flipped: boolean;
}

/** The angle at which the near end is low, at a time. */
export const angleAt = ({ swing, flipped }: Stage, time: number): number => (flipped ? 1 : -1) * leanAt(swing, time);

/** Where something that faces the eye is drawn at a time, and how large; it measures `unit` pixels a cell. */
export function pinnedAt(stage: Stage, point: Point, trip: Trip | null, unit: number, time: number): string {
  const at = trip && time < endOf(trip) ? tripAt(trip, time) : point;
  const { x, y, scale } = onPlank(stage.camera, angleAt(stage, time), at);
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${(scale / unit).toFixed(4)})`;
}

export const planeAt = (stage: Stage, corner: Point, unit: number, time: number): string =>
  plane(stage.camera, angleAt(stage, time), corner, unit);

/** When all of it has come to rest. */
export const restsAt = (stage: Stage, trip: Trip | null): number => Math.max(stillAt(stage.swing), endOf(trip));

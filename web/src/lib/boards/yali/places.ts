/** The board as a place: its cells, where they lie on the plank, and how far it tips. */
import type { YaliGo } from '../../protocol.ts';
import type { Point } from './camera.ts';
import { LANE, STEEPEST } from './camera.ts';

export const GOLD = 0;
export const SILVER = 1;

const COLUMNS = ['l', 'a', 'b', 'c', 'd', 'r'] as const;
const ACROSS = [-LANE, -1.5, -0.5, 0.5, 1.5, LANE] as const;

/** The cells as they are seen, far row first; `flipped`: Silver's end is the near one. */
export function grid(rows: number, flipped: boolean): string[][] {
  const numbers = Array.from({ length: rows }, (_, i) => i + 1);
  const columns: string[] = [...COLUMNS];
  if (flipped) columns.reverse();
  else numbers.reverse();
  return numbers.map((row) => columns.map((column) => `${column}${row}`));
}

export const isHollow = (cell: string): boolean => cell.startsWith('l') || cell.startsWith('r');
export const rowOf = (cell: string): number => Number(cell.slice(1));
export const columnOf = (cell: string): number => COLUMNS.indexOf(cell.charAt(0) as (typeof COLUMNS)[number]);
/** Whose lane a hollow belongs to: the one on his own right hand (Y1). */
export const laneOf = (cell: string): number => (cell.startsWith('r') ? GOLD : SILVER);

/** How many rows at each end are start cells (Y1). */
export const startRows = (rows: number): number => (rows === 4 ? 1 : 2);

/** The side moves of a move, in their order. */
export const sidesOf = (move: YaliGo | null | undefined): string[][] => [move?.side ?? [], move?.second ?? []].filter((side) => side.length > 0);

/** The middle of a cell on the plank, at some height above it. */
export function spot(cell: string, rows: number, flipped: boolean, z = 0): Point {
  const sign = flipped ? -1 : 1;
  return { x: sign * (ACROSS[columnOf(cell)] ?? 0), y: sign * (rowOf(cell) - (rows + 1) / 2), z };
}

const STEPS: Record<string, [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where an arrow key leads on the grid. */
export const stepOf = (key: string): [row: number, column: number] | null => STEPS[key] ?? null;

/** Degrees the board tips for a torque; positive toward Silver. It falls at once, the amount only adds. */
export function tilt(torque: number): number {
  return Math.sign(torque) * Math.min(STEEPEST, 7.2 + 0.3 * Math.abs(torque));
}

/** The weight arithmetic of a marble that goes from one row to another, in half rows. */
export function shift(path: readonly string[] | undefined): number {
  const [from, to] = [path?.[0], path?.at(-1)];
  return from && to ? 2 * (rowOf(to) - rowOf(from)) : 0;
}

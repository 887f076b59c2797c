/** The board as a picture: where a cell lies, and how far the lever leans. */
export const GOLD = 0;
export const SILVER = 1;
export const CELL = 60;
export const LANE = 50;
export const GAP = 8;
export const WIDTH = 2 * LANE + 2 * GAP + 4 * CELL;
export const MARGIN = 10;

const COLUMNS = ['l', 'a', 'b', 'c', 'd', 'r'] as const;
export const STEEPEST = 17;

/** The cells as the player of `seat` sees them, far row first; his own end is nearest to him. */
export function grid(rows: number, seat: number | null): string[][] {
  const numbers = Array.from({ length: rows }, (_, i) => i + 1);
  const columns: string[] = [...COLUMNS];
  if (seat === SILVER) columns.reverse();
  else numbers.reverse();
  return numbers.map((row) => columns.map((column) => `${column}${row}`));
}

export const isHollow = (cell: string): boolean => cell.startsWith('l') || cell.startsWith('r');
export const rowOf = (cell: string): number => Number(cell.slice(1));

/** How long the board is in the drawing. */
export const lengthOf = (rows: number): number => rows * CELL + 2 * MARGIN;

const STEPS: Record<string, [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where an arrow key leads on the grid; a board that lies on its side has its far end to the right. */
export function stepOf(key: string, lying: boolean): [row: number, column: number] | null {
  const step = STEPS[key];
  if (!step) return null;
  return lying ? [0 - step[1], step[0]] : step;
}

/** The middle of a cell in the drawing, for the player of `seat`. */
export function middle(cell: string, rows: number, seat: number | null): { x: number; y: number } {
  const at = COLUMNS.indexOf(cell.charAt(0) as (typeof COLUMNS)[number]);
  const across =
    at === 0 ? LANE / 2 : at === 5 ? WIDTH - LANE / 2 : LANE + GAP + (at - 0.5) * CELL;
  const along = MARGIN + (rows - rowOf(cell) + 0.5) * CELL;
  const height = lengthOf(rows);
  return seat === SILVER ? { x: WIDTH - across, y: height - along } : { x: across, y: along };
}

/** Degrees the board leans for a torque; positive toward Silver. Small torques show, large ones do not tip over. */
export function lean(torque: number): number {
  return STEEPEST * Math.tanh(torque / 9);
}

/** The weight arithmetic of a marble that goes from one row to another, in half rows. */
export function shift(path: readonly string[] | undefined): number {
  const [from, to] = [path?.[0], path?.at(-1)];
  return from && to ? 2 * (rowOf(to) - rowOf(from)) : 0;
}

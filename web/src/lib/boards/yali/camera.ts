/** The see-saw as it is seen: one camera, one pivot; only the angle changes.

Lengths are in cells. x runs to the right, y away from the eye, z up from the middle of the plank; the plank turns
about the x axis, and a positive angle lowers its near end. */
export interface Point {
  x: number;
  y: number;
  z: number;
}
/** A point of the screen in pixels, and how long one cell is there. */
export interface Seen {
  x: number;
  y: number;
  scale: number;
}
export interface Camera {
  /** How steeply it looks down, in radians. */
  pitch: number;
  /** Pixels a cell at the pivot. */
  zoom: number;
  /** Where the pivot is seen. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Half of the plank's width; the middle of a lane; half of the width between the lanes. */
export const HALF = 3.46;
export const LANE = 2.84;
export const MIDDLE = 2.13;
export const THICKNESS = 0.6;
/** The cloth, and the foot on it that carries the axle. */
export const CLOTH = -1.12;
export const FOOT = 4.0;
/** Degrees: the frame has room for all of them, so that tipping moves nothing around the board. */
export const STEEPEST = 9.6;
const DISTANCE = 21;
/** So many pixels are left free at either side. */
const EDGE = 4;
const [FLATTEST, UPRIGHT] = [54, 74];

export const halfLength = (rows: number): number => rows / 2 + 0.56;
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A point of the plank, once it has turned. */
export function turned({ x, y, z }: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  return { x, y: y * cos - z * sin, z: y * sin + z * cos };
}

export function seen(camera: Camera, { x, y, z }: Point): Seen {
  const [cos, sin] = [Math.cos(camera.pitch), Math.sin(camera.pitch)];
  const scale = camera.zoom / (1 + (y * cos - z * sin) / DISTANCE);
  return { x: camera.x + x * scale, y: camera.y - (y * sin + z * cos) * scale, scale };
}

/** Where a point of the plank is seen. */
export const onPlank = (camera: Camera, angle: number, point: Point): Seen => seen(camera, turned(point, angle));

/** The corners of all that is ever drawn, whichever way the plank tips. */
function corners(rows: number): Point[] {
  const ends = [-1, 1];
  const plank = ends.flatMap((side) =>
    ends.flatMap((end) =>
      [-THICKNESS, 0.25].flatMap((z) => [-STEEPEST, 0, STEEPEST].map((angle) => turned({ x: side * HALF, y: end * halfLength(rows), z }, angle))),
    ),
  );
  const well = ends.map((side) => ({ x: side * (HALF + 0.34), y: -halfLength(rows) - 0.14, z: CLOTH }));
  return [...plank, ...well, ...ends.map((side) => ({ x: side * FOOT, y: -0.5, z: CLOTH }))];
}

function fitted(degrees: number, width: number, height: number, points: readonly Point[]): Camera {
  const unit: Camera = { pitch: radians(degrees), zoom: 1, x: 0, y: 0, width, height };
  const all = points.map((point) => seen(unit, point));
  const [left, right] = [Math.min(...all.map((one) => one.x)), Math.max(...all.map((one) => one.x))];
  const [top, bottom] = [Math.min(...all.map((one) => one.y)), Math.max(...all.map((one) => one.y))];
  const zoom = Math.min((width - 2 * EDGE) / (right - left), height / (bottom - top));
  return { ...unit, zoom, x: (width - zoom * (left + right)) / 2, y: (height - zoom * (top + bottom)) / 2 };
}

/** The camera for a window of that size: as near as it can be, and where the window is high, more from above. */
export function frame(width: number, height: number, rows: number): Camera {
  const points = corners(rows);
  const tried = Array.from({ length: UPRIGHT - FLATTEST + 1 }, (_, i) => fitted(FLATTEST + i, width, height, points));
  const nearest = Math.max(...tried.map((one) => one.zoom));
  return tried.findLast((one) => one.zoom >= nearest * 0.97) ?? fitted(FLATTEST, width, height, points);
}

/** What maps the pixels of a flat element to a plane of the scene: its corner at `at`, `right` and `down` a pixel each. */
export function matrix(camera: Camera, at: Point, right: Point, down: Point): string {
  const [cos, sin] = [Math.cos(camera.pitch), Math.sin(camera.pitch)];
  const column = ({ x, y, z }: Point, here: number): number[] => {
    const far = here + (y * cos - z * sin) / DISTANCE;
    return [camera.x * far + camera.zoom * x, camera.y * far - camera.zoom * (y * sin + z * cos), 0, far];
  };
  const numbers = [...column(right, 0), ...column(down, 0), 0, 0, 1, 0, ...column(at, 1)];
  return `matrix3d(${numbers.map((one) => Number(one.toPrecision(9))).join(',')})`;
}

/** The same for an element that lies on the plank at a height, `unit` pixels a cell, its corner at the far left. */
export function plane(camera: Camera, angle: number, corner: Point, unit: number): string {
  const along = (x: number, y: number): Point => turned({ x: x / unit, y: y / unit, z: 0 }, angle);
  return matrix(camera, turned(corner, angle), along(1, 0), along(0, -1));
}

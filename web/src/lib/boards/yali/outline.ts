/** Shapes as paths. */
export type Flat = readonly [x: number, y: number];

/** A rectangle with round corners, as points. */
export function rounded(left: number, near: number, right: number, far: number, radius: number, steps = 6): Flat[] {
  const corners = [
    [right - radius, far - radius, 0],
    [left + radius, far - radius, 90],
    [left + radius, near + radius, 180],
    [right - radius, near + radius, 270],
  ] as const;
  return corners.flatMap(([x, y, from]) =>
    Array.from({ length: steps + 1 }, (_, i): Flat => {
      const angle = ((from + (90 * i) / steps) * Math.PI) / 180;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
}

export const outline = (points: readonly { x: number; y: number }[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** A way over the cells in the flat drawing (y runs down): jumps bow to the side, a step is straight. */
export function bowed(points: readonly { x: number; y: number }[], bow: number): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let from = first;
  return rest.reduce(
    (path, to) => {
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const far = Math.hypot(dx, dy);
      const lift = far > 1.5 ? bow : 0;
      const middle = [(from.x + to.x) / 2 - (dy / far) * lift, (from.y + to.y) / 2 + (dx / far) * lift];
      from = to;
      return `${path}Q${middle.map((one) => one.toFixed(3)).join(' ')} ${to.x.toFixed(3)} ${to.y.toFixed(3)}`;
    },
    `M${first.x.toFixed(3)} ${first.y.toFixed(3)}`,
  );
}

/** Where badges stand so that each can be read: below its hollow, or above it, or a little aside; never outside. */
export interface Badge {
  cell: string;
  /** The middle of the hollow, and how large it is drawn. */
  x: number;
  y: number;
  radius: number;
  width: number;
  height: number;
}
export interface Offset {
  dx: number;
  dy: number;
}

export function spread(badges: readonly Badge[], width: number): Map<string, Offset> {
  const placed: { x: number; y: number; width: number; height: number }[] = [];
  const meets = (x: number, y: number, one: Badge): boolean =>
    placed.some((other) => Math.abs(other.x - x) < (other.width + one.width) / 2 + 2 && Math.abs(other.y - y) < (other.height + one.height) / 2 + 1);
  const found = new Map<string, Offset>();
  for (const one of badges.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const below = one.radius * 0.66;
    const x = Math.min(width - one.width / 2 - 2, Math.max(one.width / 2 + 2, one.x));
    const tries = [below, -one.radius * 0.8, below + one.height + 1, -one.radius * 0.8 - one.height - 1];
    const dy = tries.find((some) => !meets(x, one.y + some, one)) ?? below;
    placed.push({ x, y: one.y + dy, width: one.width, height: one.height });
    found.set(one.cell, { dx: x - one.x, dy });
  }
  return found;
}

/** About how wide a text is, in pixels of a font of that size. */
export function textWidth(text: string, size: number): number {
  const wide = (sign: string): number =>
    ' iljI.,:’|·'.includes(sign) ? 0.3 : 'ftr'.includes(sign) ? 0.4 : 'mwMW→'.includes(sign) ? 0.86 : sign !== sign.toLowerCase() ? 0.68 : 0.57;
  return [...text].reduce((sum, sign) => sum + wide(sign), 0) * size;
}

/** Keeps track of which marble is which from view to view, so that a marble rolls instead of vanishing. */
export interface Marble {
  id: string;
  colour: number;
  cell: string;
}

export function follow(before: readonly Marble[], cells: readonly (readonly [readonly string[], readonly string[]])[]): Marble[] {
  const wanted = cells.flatMap((pair) => pair.flatMap((some, colour) => some.map((cell) => ({ colour, cell }))));
  const isLane = (cell: string): boolean => /^[lr]/.test(cell);
  const missing = wanted.filter((one) => !before.some((old) => old.cell === one.cell && old.colour === one.colour));
  const after = before.flatMap((old) => {
    if (wanted.some((one) => one.cell === old.cell && one.colour === old.colour)) return [old];
    const at = missing.findIndex((one) => one.colour === old.colour && isLane(one.cell) === isLane(old.cell));
    const [found] = at < 0 ? [] : missing.splice(at, 1);
    return found ? [{ ...old, cell: found.cell }] : [];
  });
  let next = Math.max(-1, ...before.map((one) => Number(one.id.slice(1)))) + 1;
  return [...after, ...missing.map((one) => ({ ...one, id: `m${next++}` }))];
}

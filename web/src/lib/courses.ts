/** How far one is in each game's course: the number of the step one is at, `end`, or `known` for who needs none. */
export type Courses = Readonly<Record<string, string>>;

export function readCourses(kept: string | null): Courses {
  const parts = (kept ?? '').split(' ').map((one) => one.split(':'));
  return Object.fromEntries(parts.filter(([game, at]) => game && at && /^(\d+|end|known)$/.test(at)));
}

export function writeCourses(courses: Courses): string {
  return Object.entries(courses)
    .map(([game, at]) => `${game}:${at}`)
    .join(' ');
}

const far = (at: string | undefined): number => (at === 'end' ? Infinity : at === undefined ? -2 : at === 'known' ? -1 : Number(at));

/** Of two devices, or a device and an account: what each knows, and the further of both. */
export function furthest(one: Courses, other: Courses): Courses {
  const games = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(games.map((game) => [game, (far(one[game]) > far(other[game]) ? one[game] : other[game]) ?? '']));
}

/** The step to go on with. */
export function stepAt(courses: Courses, game: string, count: number): number {
  const at = Number(courses[game] ?? 0);
  return at > 0 && at < count ? at : 0;
}

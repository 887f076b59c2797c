/** How one answered the puzzles of each book (a game's, or a game's in one language): the first answer to each counts, and the best run. */
export type Answer = 'missed' | 'solved';
export interface Book {
  /** By the number of the puzzle; 0 unanswered, 1 missed, 2 solved. */
  readonly marks: readonly number[];
  readonly best: number;
}
export type Answers = Readonly<Record<string, Book>>;

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const NONE: Book = { marks: [], best: 0 };

/** Three puzzles to a sign. */
export function writePuzzles(answers: Answers): string {
  return Object.entries(answers)
    .map(([book, { marks, best }]) => {
      let signs = '';
      for (let at = 0; at < marks.length; at += 3) signs += SIGNS[(marks[at] ?? 0) + 4 * (marks[at + 1] ?? 0) + 16 * (marks[at + 2] ?? 0)];
      return `${book}=${best}.${signs}`;
    })
    .join(' ');
}

export function readPuzzles(kept: string | null): Answers {
  const found: Record<string, Book> = {};
  for (const part of (kept ?? '').split(' ')) {
    const [, book, best, signs] = /^([a-z-]+)=(\d+)\.([\w-]*)$/.exec(part) ?? [];
    if (!book || signs === undefined) continue;
    const values = [...signs].map((sign) => Math.max(0, SIGNS.indexOf(sign)));
    found[book] = { best: Number(best), marks: values.flatMap((value) => [value & 3, (value >> 2) & 3, value >> 4]) };
  }
  return found;
}

export const bookOf = (answers: Answers, book: string): Book => answers[book] ?? NONE;

/** Of two devices, or a device and an account: what was solved on either is solved. */
export function allOf(one: Answers, other: Answers): Answers {
  const books = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    books.map((name) => {
      const [a, b] = [bookOf(one, name), bookOf(other, name)];
      const marks = Array.from({ length: Math.max(a.marks.length, b.marks.length) }, (_, at) => Math.max(a.marks[at] ?? 0, b.marks[at] ?? 0));
      return [name, { marks, best: Math.max(a.best, b.best) }];
    }),
  );
}

/** With one more answer; one that was given before stays as it is. */
export function answered(answers: Answers, name: string, puzzle: number, answer: Answer): Answers {
  const book = bookOf(answers, name);
  if (book.marks[puzzle]) return answers;
  const marks = Array.from({ length: Math.max(book.marks.length, puzzle + 1) }, (_, at) => book.marks[at] ?? 0);
  marks[puzzle] = answer === 'solved' ? 2 : 1;
  return { ...answers, [name]: { ...book, marks } };
}

export function ran(answers: Answers, name: string, count: number): Answers {
  const book = bookOf(answers, name);
  return count > book.best ? { ...answers, [name]: { ...book, best: count } } : answers;
}

export interface Offered {
  id: number;
  grade: number;
}

/** The next one of about that grade: never answered before missed, missed before solved, and none twice in one go. */
export function nextPuzzle<P extends Offered>(offered: readonly P[], book: Book, grade: number, seen: ReadonlySet<number>, dice = Math.random): P | undefined {
  const fresh = offered.filter((one) => !seen.has(one.id));
  const order = (one: P): number => Math.abs(one.grade - grade) * 3 + (book.marks[one.id] ?? 0);
  const least = Math.min(...fresh.map(order));
  const among = fresh.filter((one) => order(one) === least);
  return among[Math.floor(dice() * among.length)];
}

/** Of a run: two of each grade, then ever harder. */
export const gradeOf = (solved: number): number => Math.min(5, 1 + Math.floor(solved / 2));
export const MISSES = 3;

/** A mistake of one's own that an analysis found. */
export interface Mistake {
  game: string;
  table: string;
  index: number;
  better: unknown;
}
const MOST = 40;

export function readMistakes(kept: string | null): Mistake[] {
  try {
    const found: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(found) ? (found as Mistake[]).filter((one) => typeof one?.table === 'string' && Number.isInteger(one.index)) : [];
  } catch {
    return [];
  }
}

/** The newest first, each once. */
export function withMistakes(kept: readonly Mistake[], found: readonly Mistake[]): Mistake[] {
  const same = (a: Mistake, b: Mistake): boolean => a.table === b.table && a.index === b.index;
  return [...found, ...kept.filter((old) => !found.some((one) => same(old, one)))].slice(0, MOST);
}

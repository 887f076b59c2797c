import { describe, expect, it } from 'vitest';
import { allOf, answered, bookOf, gradeOf, nextPuzzle, ran, readMistakes, readPuzzles, withMistakes, writePuzzles } from './puzzles.ts';

describe('answers to puzzles', () => {
  it('count once, and the first one counts', () => {
    const once = answered({}, 'yali', 7, 'missed');
    expect(bookOf(once, 'yali').marks[7]).toBe(1);
    expect(answered(once, 'yali', 7, 'solved')).toBe(once);
  });

  it('are read as they were written, and nonsense is nothing', () => {
    const answers = ran(answered(answered({}, 'bali-de', 240, 'solved'), 'bali-de', 1, 'missed'), 'bali-de', 5);
    const again = readPuzzles(writePuzzles(answers));
    expect([again['bali-de']?.marks[240], again['bali-de']?.marks[1], again['bali-de']?.best]).toEqual([2, 1, 5]);
    expect(writePuzzles(again)).toBe(writePuzzles(answers));
    expect(readPuzzles('yali bali=x.A =3.')).toEqual({});
  });

  it('of a device and an account are those of both', () => {
    const both = allOf(answered({}, 'yali', 1, 'solved'), ran(answered({}, 'yali', 3, 'missed'), 'yali', 4));
    expect([both['yali']?.marks.slice(0, 4), both['yali']?.best]).toEqual([[0, 2, 0, 1], 4]);
  });
});

describe('the next puzzle', () => {
  const offered = [{ id: 1, grade: 1 }, { id: 2, grade: 1 }, { id: 3, grade: 3 }];
  it('is one not answered yet, of the grade', () => {
    const book = bookOf(answered({}, 'x', 1, 'solved'), 'x');
    expect(nextPuzzle(offered, book, 1, new Set())?.id).toBe(2);
    expect(nextPuzzle(offered, book, 3, new Set())?.id).toBe(3);
    expect(nextPuzzle(offered, book, 1, new Set([1, 2, 3]))).toBeUndefined();
  });
  it('of a run gets harder', () => expect([0, 1, 2, 5, 8, 30].map(gradeOf)).toEqual([1, 1, 2, 3, 5, 5]));
});

it('keeps mistakes of one’s own, each once, the newest first', () => {
  const one = { game: 'yali', table: 't', index: 3, better: 1 };
  const kept = withMistakes([one], [{ ...one, index: 5 }, { ...one, better: 2 }]);
  expect(kept.map((each) => [each.index, each.better])).toEqual([[5, 1], [3, 2]]);
  expect(readMistakes(JSON.stringify(kept))).toEqual(kept);
  expect(readMistakes('{')).toEqual([]);
});

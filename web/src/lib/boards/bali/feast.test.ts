import { beforeAll, describe, expect, it } from 'vitest';
import type { BaliView } from '../../protocol.ts';
import { speak } from '../../texts.svelte.ts';
import { balis, highlight } from './feast.ts';

beforeAll(() => speak('en'));

const over = (partnership: boolean, balied: boolean[], final: number[], ...removed: [side: number, points: number][]): BaliView =>
  ({
    options: { partnership },
    phase: { type: 'over', reason: 'cleared', balied, final },
    removed: removed.map(([side, points]) => ({ side, column: 'ROB', points, space_age: false })),
  }) as unknown as BaliView;

describe('what a Bali brings', () => {
  it('doubles what was earned, or adds 50', () => {
    expect(balis(over(false, [true], [704], [0, 300], [0, 52]))).toEqual([{ seat: 0, before: 352, added: 352 }]);
    expect(balis(over(false, [false, true], [10, 59], [0, 10], [1, 9]))).toEqual([{ seat: 1, before: 9, added: 50 }]);
  });

  it('comes panel by panel where partners both have it', () => {
    expect(balis(over(true, [true, false, true, false], [300, 7], [0, 100], [1, 7]))).toEqual([
      { seat: 0, before: 100, added: 100 },
      { seat: 2, before: 200, added: 100 },
    ]);
  });

  it('is nothing before the end', () => {
    expect(balis({ phase: { type: 'turn' } } as BaliView)).toEqual([]);
  });
});

describe('the best word', () => {
  const view = { ...over(true, [], [], [0, 9], [1, 40], [0, 30]), alphabet: 'BOR' };

  it('is one of the side that reads', () => {
    expect(highlight(view, [], [], 2)).toBe('Your best word: ROB, 30 points.');
  });

  it('is not told where there is no other', () => {
    expect(highlight(view, [], [], 1)).toBe('');
  });
});

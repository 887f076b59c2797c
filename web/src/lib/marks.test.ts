import { describe, expect, it } from 'vitest';
import { isMistake, share, standsOut } from './marks.ts';
import type { Review } from './protocol.ts';

const review = (over: Partial<Review> = {}): Review => ({
  type: 'review', index: 1, seat: 0, played: 'a', best: 'b', better: null, effect: null, value: 0.5, loss: 0, margin: 0, mark: 'best', turning: false, text: '', params: {}, ...over,
});

describe('a move in one word', () => {
  it('is as the server marked it: mistakes and only moves stand out', () => {
    const marks = (['only', 'best', 'fine', 'inaccuracy', 'mistake'] as const).map((mark) => review({ mark }));
    expect(marks.map(isMistake)).toEqual([false, false, false, true, true]);
    expect(marks.map(standsOut)).toEqual([true, false, false, true, true]);
  });
});

describe('the bar beside the board', () => {
  it('shows the chances of whoever sits below', () => {
    expect(share(0.7, 'chance', 0, [])).toBe(0.7);
    expect(share(0.7, 'chance', 1, [])).toBeCloseTo(0.3);
  });
  it('is half full where nobody is ahead, and full with the most points of the game', () => {
    expect(share(0, 'lead', 0, [review({ value: 30 })])).toBe(0.5);
    expect(share(30, 'lead', 1, [review({ value: 30 })])).toBe(0);
    expect(share(30, 'points', 0, [review({ value: 60 })])).toBe(0.5);
  });
});

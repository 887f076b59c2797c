import { beforeAll, describe, expect, it } from 'vitest';
import { resultText, seatName } from './result.ts';
import { live, seat } from './samples.ts';
import { speak } from './texts.svelte.ts';

const board = { side: (one: { seat: number }) => ['Gold', 'Silver'][one.seat] ?? '' };
const over = (winners: number[], hotSeat = false) => ({
  live: live({ status: 'over', outcome: { winners, reason: 'arrived', scores: [8, 5] } }),
  seats: live().seats,
  hotSeat,
});

describe('the result', () => {
  beforeAll(() => speak('en'));

  it('speaks to the one who reads it', () => {
    expect(resultText(over([0]), board)).toBe('You won!');
    expect(resultText(over([1]), board)).toBe('Silver wins');
    expect(resultText(over([]), board)).toBe('A draw');
  });

  it('names the winner where several people share the device, or several win', () => {
    expect(resultText(over([0], true), board)).toBe('Gold wins');
    expect(resultText(over([0, 1], true), null)).toBe('Ada, Bo win');
  });

  it('counts the points of a game played alone', () => {
    const [ada] = live().seats;
    const alone = { ...over([0]), seats: ada ? [ada] : [] };
    expect(resultText(alone, board)).toBe('You scored 8 points');
  });

  it('calls bots by their level', () => {
    expect(seatName(seat({ kind: 'bot', level: '3' }))).toBe('Bot, level 3');
  });
});

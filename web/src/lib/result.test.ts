import { beforeAll, describe, expect, it } from 'vitest';
import { reasonText, resultText, seatName } from './result.ts';
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
    expect(resultText(over([1]), board)).toBe('You lost');
    expect(resultText(over([]), board)).toBe('A draw');
  });

  it('names the winner where several people share the device, or several win', () => {
    expect(resultText(over([0], true), board)).toBe('Gold wins');
    expect(resultText(over([0, 1], true), null)).toBe('Ada, Bo win');
  });

  it('tells those who watch who won, and how many points somebody else made', () => {
    const others = live().seats.map((one) => ({ ...one, mine: false }));
    expect(resultText({ ...over([1]), seats: others }, board)).toBe('Bo wins');
    expect(resultText({ ...over([0]), seats: others.slice(0, 1) }, board)).toBe('Ada scored 8 points');
  });

  it('says who gave up or ran out of time, and what one winner did', () => {
    const ended = (reason: string) => ({ ...over([1]), live: live({ status: 'over', outcome: { winners: [1], reason, scores: [] } }) });
    expect(reasonText(ended('resigned'))).toBe('You resigned.');
    expect(reasonText({ ...ended('time'), hotSeat: true })).toBe('Ada ran out of time.');
    expect(reasonText(ended('arrived'))).toBe('Bo has brought every marble home.');
    expect(reasonText(ended('blocked'))).toBe('Neither side can move.');
  });

  it('leaves the words to a board that has its own', () => {
    const own = { ...board, verdict: () => 'You lost by three marbles' };
    expect(resultText({ ...over([1]), live: live({ ...over([1]).live, seen: { seat: 0, view: {}, legal: null } }) }, own)).toBe(
      'You lost by three marbles',
    );
  });

  it('counts the points of a game played alone', () => {
    const [ada] = live().seats;
    const alone = { ...over([0]), seats: ada ? [ada] : [] };
    expect(resultText(alone, board)).toBe('You scored 8 points');
    const left = live({ status: 'over', outcome: { winners: [], reason: 'resigned', scores: [] } });
    expect(resultText({ ...alone, live: left }, board)).toBe('Given up');
  });

  it('calls bots by their level', () => {
    expect(seatName(seat({ kind: 'bot', name: 'Nina', level: '3' }))).toBe('Nina');
    expect(seatName(seat({ kind: 'bot', name: '', level: 'random' }))).toBe('Bot (random)');
    expect(seatName(seat({ name: 'Deep Marble', program: true }))).toBe('Deep Marble (bot)');
  });
});

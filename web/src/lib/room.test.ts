import { describe, expect, it } from 'vitest';
import { come, counts, holder, paceOf } from './room.ts';
import type { GameInfo, SeatInfo } from './protocol.ts';

const game = {
  options: [],
  combinations: [{ options: {}, players: [5, 6, 7] }],
  paces: { calm: { race: 150, word: 15 }, brisk: { race: 60, word: 8 } },
} as unknown as GameInfo;
const seat = (kind: SeatInfo['kind'], host = false): SeatInfo => ({ seat: 0, side: '', kind, host }) as SeatInfo;

describe('a room', () => {
  it('knows a pace by all that belongs to it', () => {
    expect(paceOf(game, { race: 60, word: 8, language: 'en' })).toBe('brisk');
    expect(paceOf(game, { race: 60, word: 15 })).toBe('');
  });
  it('is played by at least as many as have come', () => {
    expect(counts(game, {}, 2)).toEqual([5, 6, 7]);
    expect(counts(game, {}, 6)).toEqual([6, 7]);
  });
  it('tells who has come and who holds it', () => {
    const seats = [seat('person'), seat('open'), seat('person', true), seat('bot')];
    expect(come(seats)).toHaveLength(3);
    expect(holder(seats)).toBe(seats[2]);
  });
});

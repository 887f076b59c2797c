import { describe, expect, it } from 'vitest';
import { stepOf, suggested } from './bots.ts';
import type { TableInfo } from './protocol.ts';
import { gameInfo, seat, snapshot } from './samples.ts';

const LEVELS = ['1', '2', '3'].map((id) => ({ id, name: `Bot${id}`, rating: 800, character: '', face: '' }));
const game = gameInfo({ id: 'yali', levels: LEVELS, usual_level: '2' });

function played(level: string, winner: number | null, over: Partial<TableInfo> = {}): TableInfo {
  const winners = winner === null ? [] : [winner];
  return {
    ...snapshot().table,
    seats: [seat(), seat({ seat: 1, kind: 'bot', level, mine: false, person: '' })],
    outcome: { winners, reason: 'arrived', scores: [] },
    ...over,
  };
}

describe('how strong somebody is in words', () => {
  it('goes from a beginner to a master in every game, however many there are', () => {
    const steps = (count: number): number[] => {
      const levels = Array.from({ length: count }, (_, at) => ({ ...LEVELS[0]!, id: `${at}` }));
      return levels.map((level) => stepOf(level, levels));
    };
    expect(steps(6)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(steps(5)).toEqual([0, 2, 3, 4, 5]);
    expect(steps(8)).toEqual([0, 1, 2, 3, 3, 4, 5, 5]);
    expect(steps(1)).toEqual([0]);
  });
});

describe('whom to play next', () => {
  it('is the usual one at first', () => expect(suggested(game, []).id).toBe('2'));
  it('is the next one up after a win', () => expect(suggested(game, [played('2', 0)]).id).toBe('3'));
  it('stays after one defeat or a draw', () => {
    expect(suggested(game, [played('2', 1)]).id).toBe('2');
    expect(suggested(game, [played('2', null), played('2', 1)]).id).toBe('2');
  });
  it('is the one below after two defeats', () => expect(suggested(game, [played('2', 1), played('2', 1)]).id).toBe('1'));
  it('never leaves the row', () => {
    expect(suggested(game, [played('3', 0)]).id).toBe('3');
    expect(suggested(game, [played('1', 1), played('1', 1)]).id).toBe('1');
  });
  it('looks at games of this kind against one bot only', () => {
    expect(suggested(game, [played('3', 0, { game: 'bali' })]).id).toBe('2');
    expect(suggested(game, [played('3', 0, { seats: [seat(), seat({ seat: 1 })] })]).id).toBe('2');
  });
});

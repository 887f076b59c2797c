import { describe, expect, it } from 'vitest';
import { admits, company, countdown, fateOf, helpers, newsOf, pageOf, risen, signed, stageOf, tableOf, tablesNow, wayOf } from './evenings.ts';
import type { EveningPlayer, EveningTable, EveningTold } from './protocol.ts';

const player = (id: string, over: Partial<EveningPlayer> = {}): EveningPlayer => ({
  id, name: id.toUpperCase(), face: '', level: '', guest: true, state: 'waits', way: [], host: false, ...over,
});
const table = (id: string, sides: string[][], scores: number[] = []): EveningTable => ({
  id, sides, scores, winners: [], over: scores.length > 0, called: false,
});
const evening = (over: Partial<EveningTold> = {}): EveningTold => ({
  id: 'e', code: 'BCDFG', game: 'x', form: 'progressive', options: {}, words: '', status: 'running', paused: '', seats: 4, rounds: 3,
  counted: true, rated: false, fill: true, clock: 0, ends: 0, following: 0, played: [], players: [], standings: [], again: '', free: null, host: false,
  me: '', table: '', mark: 'm', now: 1, ...over,
});
const first = { number: 1, tables: [table('t1', [['a', 'c'], ['b', 'd']], [30, 20]), table('t2', [['e', 'g'], ['f', 'h']], [1, 5])], resting: ['i'] };
const second = { number: 2, tables: [table('t3', [['a', 'f'], ['c', 'h']]), table('t4', [['b', 'e'], ['d', 'g']])], resting: [] };

describe('an evening', () => {
  it('is open, in a round, between two, on a break, paused, over', () => {
    expect(stageOf(evening({ status: 'open' }))).toBe('open');
    expect(stageOf(evening({ played: [first, second] }))).toBe('round');
    expect(stageOf(evening({ played: [first, second], paused: 'break' }))).toBe('round');
    expect(stageOf(evening({ played: [first] }))).toBe('between');
    expect(stageOf(evening({ played: [first], paused: 'break' }))).toBe('break');
    expect(stageOf(evening({ played: [first, second], paused: 'pause' }))).toBe('pause');
    expect(stageOf(evening({ form: 'arena', played: [first] }))).toBe('round');
    expect(stageOf(evening({ status: 'over', played: [first] }))).toBe('over');
  });

  it('shows the tables of its round, an arena those that play, however many draws ago', () => {
    expect(tablesNow(evening({ played: [first, second] })).map(({ table: one }) => one.id)).toEqual(['t3', 't4']);
    const arena = evening({ form: 'arena', played: [second, first] });
    expect(tablesNow(arena).map(({ number, table: one }) => [number, one.id])).toEqual([[1, 't3'], [2, 't4']]);
  });

  it('tells at which table somebody sits, with whom and against whom', () => {
    const told = evening({ played: [first, second], players: ['a', 'c', 'f', 'h'].map((id) => player(id)) });
    const at = tableOf(told, 'f');
    expect(at?.number).toBe(1);
    expect(company(told, at!.table, 'f')).toEqual({ partners: ['A'], rivals: ['C', 'H'] });
    expect(tableOf(told, 'nobody')).toBeUndefined();
  });

  it('tells how far somebody rose, where there was a place before', () => {
    const line = { place: 2, player: 'a', points: 1, games: 2, won: 1, before: 5, against: null };
    expect(risen(line)).toBe(3);
    expect(risen({ ...line, before: 0 })).toBe(0);
  });

  it('tells points against par with their sign', () => {
    expect([12, -30, 0].map(signed)).toEqual(['+12', '−30', '0']);
  });

  it('says who goes on in a knockout, who is out, and for whom a lot will tell', () => {
    const quarter = { number: 1, tables: [{ ...table('q1', [['a'], ['b']], [8, 2]), winners: ['a'] }, table('q2', [['c'], ['d']], [3, 3])], resting: [] };
    const told = evening({ form: 'knockout', played: [quarter] });
    expect(['a', 'b', 'c', 'd', 'e'].map((id) => fateOf(told, id))).toEqual(['on', 'out', 'lot', 'lot', null]);
    const semi = { number: 2, tables: [table('s1', [['a'], ['c']])], resting: [] };
    expect(['a', 'b', 'c', 'd'].map((id) => fateOf({ ...told, played: [quarter, semi] }, id))).toEqual([null, 'out', null, 'out']);
    expect(fateOf({ ...told, form: 'swiss' }, 'b')).toBeNull();
    expect(fateOf({ ...told, status: 'over' }, 'b')).toBeNull();
  });

  it('B27: winners move a table toward the head table and losers away, as far as there are tables', () => {
    const told = evening({ played: [first] });
    expect(['a', 'b', 'f', 'e'].map((id) => wayOf(told, id))).toEqual(['same', 'down', 'up', 'same']);
    expect(wayOf(told, 'i')).toBeNull();
    expect(wayOf({ ...told, form: 'swiss' }, 'a')).toBeNull();
    expect(wayOf({ ...told, status: 'over' }, 'b')).toBeNull();
  });

  it('B27: during a round the way is the one that was drawn; nobody moved who rested', () => {
    const players = [player('a', { way: [1, 1] }), player('f', { way: [2, 1] }), player('b', { way: [1, 2] }), player('i', { way: [0, 2] })];
    const told = evening({ played: [first, second], players });
    expect(['a', 'f', 'b', 'i'].map((id) => wayOf(told, id))).toEqual(['same', 'up', 'down', null]);
  });

  it('B27: of level pairs nobody knows before the lot', () => {
    const level = { ...first, tables: [table('t1', [['a', 'c'], ['b', 'd']], [20, 20])] };
    expect(wayOf(evening({ played: [level] }), 'a')).toBeNull();
  });

  it('B27: bots fill up to a multiple of four; elsewhere to a pair or to eight', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id) => player(id));
    expect(helpers(evening({ players: five }))).toBe(3);
    expect(helpers(evening({ players: five, fill: false }))).toBe(0);
    expect(helpers(evening({ players: five, form: 'knockout', seats: 2 }))).toBe(3);
    expect(helpers(evening({ players: five, form: 'swiss', seats: 2 }))).toBe(1);
    expect(helpers(evening({ players: five, form: 'arena', seats: 2 }))).toBe(0);
    expect(helpers(evening({ players: [...five.slice(1), player('x', { state: 'away' })] }))).toBe(0);
  });

  it('lets late guests in where players are not settled', () => {
    expect(admits(evening())).toBe(true);
    expect(admits(evening({ form: 'knockout' }))).toBe(false);
    expect(admits(evening({ form: 'knockout', status: 'open' }))).toBe(true);
    expect(admits(evening({ status: 'over' }))).toBe(false);
  });

  it('counts down in whole seconds and turns pages', () => {
    expect([0, 0.2, 65, 3723].map(countdown)).toEqual(['0:00', '0:01', '1:05', '1:02:03']);
    expect(countdown(-3)).toBe('0:00');
    expect(pageOf([1, 2, 3, 4, 5], 2, 5)).toEqual({ shown: [5], page: 2, pages: 3 });
    expect(pageOf([], 2, 5)).toEqual({ shown: [], page: 0, pages: 1 });
  });

  it('says aloud who comes and goes, what begins and what ends', () => {
    const open = evening({ status: 'open', players: [player('a')] });
    const ids = (told: EveningTold, before: EveningTold | null): string[] => newsOf(told, before).map((one) => one.id);
    expect(ids(open, null)).toEqual([]);
    expect(newsOf({ ...open, players: [player('a'), player('b')] }, open)).toEqual([{ id: 'hall-news-in', params: { name: 'B' } }]);
    expect(ids({ ...open, players: [player('a', { state: 'away' })] }, open)).toEqual(['hall-news-out']);
    const between = evening({ played: [first] });
    expect(ids(evening({ played: [first, second] }), between)).toEqual(['hall-news-round']);
    expect(ids({ ...between, paused: 'break' }, between)).toEqual(['hall-news-break']);
    expect(ids(between, { ...between, paused: 'pause' })).toEqual(['hall-news-on']);
    expect(ids(evening({ status: 'over', played: [first] }), between)).toEqual(['hall-news-over']);
    const before = { ...first, tables: first.tables.map((one) => ({ ...one, over: false })) };
    expect(ids(between, evening({ played: [before] }))).toEqual(['hall-news-between']);
  });
});

import { describe, expect, it } from 'vitest';
import { fitting, offered, playersFor, timesFor } from './options.ts';
import { gameInfo } from './samples.ts';

const EDITION = {
  type: 'choice',
  name: 'edition',
  label: 'option-x-edition',
  values: [{ value: 'old', label: 'option-x-edition-old' }, { value: 'new', label: 'option-x-edition-new' }],
  initial: 'old',
} as const;
const PAIRS = { type: 'switch', name: 'pairs', label: 'option-x-pairs', initial: false } as const;
const ROWS = { type: 'choice', name: 'rows', label: 'option-x-rows', values: [{ value: 6, label: 'option-x-rows-6' }], initial: 6 } as const;
const SECONDS = { type: 'number', name: 'seconds', label: 'option-x-seconds', least: 1, most: 60, whole: true, initial: 20 } as const;

const game = gameInfo({
  options: [{ ...EDITION, values: [...EDITION.values] }, PAIRS, { ...ROWS, values: [...ROWS.values] }, SECONDS],
  combinations: [
    { options: { edition: 'old', pairs: false }, players: [2, 3, 4], teams: false },
    { options: { edition: 'old', pairs: true }, players: [4], teams: true },
    { options: { edition: 'new', pairs: false }, players: [2, 3, 4], teams: false },
  ],
  per_person: { seconds: 12 },
});
const start = { edition: 'old', pairs: true, rows: 6, seconds: 20 };

describe('the options of a game', () => {
  it('are offered as far as those before them allow', () => {
    expect(offered(game, start, game.options[0]!)).toEqual(['old', 'new']);
    expect(offered(game, start, PAIRS)).toEqual([false, true]);
    expect(offered(game, { ...start, edition: 'new' }, PAIRS)).toEqual([false]);
    expect(offered(game, start, game.options[2]!)).toEqual([6]);
  });

  it('are mended where something does not go together', () => {
    expect(fitting(game, start)).toEqual(start);
    expect(fitting(game, { ...start, edition: 'new' })).toEqual({ ...start, edition: 'new', pairs: false });
  });

  it('say how many may play', () => {
    expect(playersFor(game, start)).toEqual([4]);
    expect(playersFor(game, { ...start, pairs: false })).toEqual([2, 3, 4]);
  });

  it('give people at one device the time to hand it round', () => {
    expect(timesFor(game, start, 1)).toEqual({ seconds: 20 });
    expect(timesFor(game, start, 5)).toEqual({ seconds: 60 });
  });
});

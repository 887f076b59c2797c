import { beforeAll, describe, expect, it } from 'vitest';
import { agreed, clockWords } from './agreed.ts';
import { gameInfo, snapshot } from './samples.ts';
import { speak } from './texts.svelte.ts';

beforeAll(() => speak('en'));

describe('what is agreed at a table', () => {
  it('names chosen options, clock, language, takebacks and who may come', () => {
    const game = gameInfo({
      options: [
        { type: 'choice', name: 'edition', initial: 'a', label: 'option-bali-edition', values: [{ value: 'a', label: 'option-bali-edition-mb-1978-fr' }] },
        { type: 'switch', name: 'space_age', initial: false, label: 'option-bali-space_age' },
        { type: 'number', name: 'seconds', initial: 15, label: 'option-bali-naming_seconds', least: 1, most: 90, whole: true },
      ],
    });
    const table = { ...snapshot().table, options: { edition: 'a', space_age: false, seconds: 30 }, words: 'fr' };
    const told = agreed(table, game).map(({ label, text }) => `${label}: ${text}`);
    expect(told).toContain('Edition: French (MB, 1978)');
    expect(told).toContain('Words in: French');
    expect(told).toContain('Thinking time: No clock');
    expect(told.some((line) => line.startsWith('Space Age'))).toBe(false);
    expect(told.some((line) => line.endsWith(': 30'))).toBe(true);
  });

  it('says whether it counts for ratings wherever several play', () => {
    const counts = (over: object): string[] =>
      agreed({ ...snapshot().table, ...over }, gameInfo()).filter(({ label }) => label === 'Rated game').map(({ text }) => text);
    expect(counts({ rated: true })).toEqual(['yes']);
    expect(counts({ rated: false })).toEqual(['no']);
    expect(counts({ rated: false, seats: snapshot().table.seats.slice(0, 1) })).toEqual([]);
    expect(counts({ rated: false, room: true })).toEqual([]);
  });

  it('says a clock nobody has named in words too', () => {
    expect(clockWords({ type: 'real-time', base: 120, increment: 1 })).toBe('2 min each + 1 s per move');
    expect(clockWords({ type: 'correspondence', days: 7 })).toBe('7 days per move');
    expect(clockWords({ type: 'correspondence', days: 3 })).toBe('3 days per move');
  });
});

import { describe, expect, it } from 'vitest';
import { otherMonth, rankOf, shareText, weeksOf } from './daily.ts';
import type { DealPage } from './protocol.ts';
import { speak } from './texts.svelte.ts';

const DEAL = {
  game: 'bali', lang: 'fr', langs: ['fr'], day: '2026-11-18', today: '2026-11-18', first: '2026-11-18', ends: 0, bot: 'Leon', par: 442,
  mine: { table: 'x', score: 509, whole: true, late: false, pieces: [{ text: 'KHI', points: 12 }, { text: 'PRÉJUGEZ', points: 96 }] },
  place: 1, players: 1, ranks: [], best: null, streak: { now: 1, best: 1 },
} satisfies DealPage;

describe('the deal of the day', () => {
  it('is shared without a word of it', async () => {
    await speak('en');
    const text = shareText(DEAL, 'https://house');
    expect(text).not.toMatch(/KHI|JUGEZ/);
    const lines = text.split('\n');
    expect([...lines[2]!]).toHaveLength(3);
    expect([...lines[3]!]).toHaveLength(8);
    expect(lines[1]).toBe('509 · Balied · 67 above par (442)');
    expect(lines.at(-1)).toBe('https://house/daily/bali/fr/2026-11-18');
  });

  it('has its words in four colours', () => {
    expect([0, 19, 20, 50, 89, 90, 500].map((points) => rankOf({ text: '', points }))).toEqual([0, 0, 1, 2, 2, 3, 3]);
  });

  it('has a calendar whose weeks begin on Monday', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks[0]).toEqual(['', '', '', '', '', '', '2026-11-01']);
    expect(weeks.at(-1)![0]).toBe('2026-11-30');
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
    expect(weeksOf('2027-02')).toHaveLength(4);
    expect([otherMonth('2026-12', 1), otherMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });
});

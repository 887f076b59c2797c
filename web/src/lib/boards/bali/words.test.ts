import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyBaliMove, BaliMade, SeatInfo, Witnessed } from '../../protocol.ts';
import { speak } from '../../texts.svelte.ts';
import { story, words } from './words.ts';

const seat = (number: number, name: string, mine = false): SeatInfo =>
  ({ seat: number, side: 'ABCD'[number] ?? '', kind: 'person', name, person: name, level: '', mine, online: true, face: '', guest: false, program: false, host: false });
const SEATS = [seat(0, 'Ada', true), seat(1, 'Anna'), seat(2, 'Bo')];
const made = (parts: string[], points = 0): BaliMade => ({ letters: parts.join(''), points, word: true, parts, leads: [] });
const witnessed = (by: number, move: AnyBaliMove, effect: BaliMade | null = null): Witnessed => ({ number: 0, seat: by, at: 0, move, text: '', effect });
const build = (column: [number, number], ...pieces: [number, number][]): AnyBaliMove => ({ type: 'build', column, pieces, letters: '' });

beforeAll(() => speak('en'));

describe('BALI in words', () => {
  it('says what goes below what', () => {
    expect(words(witnessed(1, build([1, 0], [0, 2]), made(['BR', 'ING'])))).toBe('puts ING under BR: BRING');
    expect(words(witnessed(1, { type: 'remove', column: [1, 0] }, { ...made(['ROB']), points: 9 }))).toBe('takes off ROB: 9');
    expect(words(witnessed(-1, { type: 'draw', card: 'X' }))).toBe('');
  });

  it('tells the reader first what was taken from him', () => {
    const capture = witnessed(1, build([1, 0], [2, 1], [0, 2]), made(['BR', 'ING', 'ING']));
    expect(story([capture], SEATS, 0)).toBe('Anna takes your ING for BRINGING.');
    expect(story([capture], SEATS, null)).toBe('Anna takes ING from Bo for BRINGING.');
    expect(story([witnessed(1, build([1, 0], [1, 2]), made(['RO', 'B']))], SEATS, 0)).toBe('Anna builds ROB.');
  });

  it('tells a word that was taken off by its points alone', () => {
    const off = witnessed(2, { type: 'remove', column: [2, 0] }, { ...made(['ROB']), points: 9 });
    expect(story([off, witnessed(1, { type: 'pass' })], SEATS, 0)).toBe('Bo takes off a word: 9 points. Anna passes.');
  });
});

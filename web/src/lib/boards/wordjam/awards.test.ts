import { describe, expect, it } from 'vitest';
import type { WordjamResult, WordjamSaid } from '../../protocol.ts';
import { awards, bestWords, places } from './awards.ts';

const said = (seat: number, word: string, value: number, over: Partial<WordjamSaid> = {}): WordjamSaid => ({
  seat, word, letters: word.toUpperCase(), value, fate: 'stands', why: '', votes: [], ...over,
});
const round = (number: number, over: Partial<WordjamResult>): WordjamResult => ({
  number, style: 'food', consonants: 'TPNFR', words: [], camps: [], points: [0, 0, 0, 0, 0], ...over,
});
const results = [
  round(1, { words: [said(0, 'Tin', 4)], camps: ['ali', 'ali', 'thieves', 'thieves', 'thieves'], points: [2, 1, 0, 0, 0] }),
  round(2, { words: [said(1, 'Pen', 5), said(2, 'Penguin', 8)], camps: ['thieves', 'ali', 'thieves', 'ali', 'ali'], points: [1, 0, 3, 0, 0] }),
  round(3, { words: [said(3, 'Hottentot', 9, { fate: 'rejected', votes: [true, false, false, true, false] })] }),
];

describe('awards', () => {
  it('are drawn from what happened', () => {
    const [word, bet, dispute] = awards({ results });
    expect(word).toMatchObject({ kind: 'word', seat: 2, round: 2 });
    expect(bet).toMatchObject({ kind: 'bet', seat: 1, camp: 'ali', with: 1, against: 3, round: 1 });
    expect(dispute).toMatchObject({ kind: 'dispute', seat: 3, yes: 2, no: 3 });
  });

  it('know who called soonest with a word that stood', () => {
    const made = (seat: number, at: number, type: string) => ({ number: 0, seat, at, move: { type }, text: null, effect: null });
    const moves = [
      made(-1, 10, 'lot'), made(-1, 10, 'turn'), made(-1, 14, 'deal'), made(4, 15, 'call'), made(0, 26, 'call'),
      made(-1, 60, 'turn'), made(-1, 64, 'deal'), made(1, 67, 'call'),
    ];
    expect(awards({ results }, moves)).toContainEqual({ kind: 'call', seat: 1, seconds: 3, said: results[1]!.words[0], round: 2 });
  });

  it('know who guessed best, unless two did', () => {
    expect(awards({ results }, [], [0, 1, 3, 0])).toContainEqual({ kind: 'guess', seat: 2, count: 3 });
    for (const stars of [[0, 0, 0], [0, 2, 2]]) expect(awards({ results }, [], stars).map(({ kind }) => kind)).not.toContain('guess');
  });

  it('are none where nothing happened', () => {
    expect(awards({ results: [] })).toEqual([]);
  });

  it('list the best words, dearest first, and only those that counted', () => {
    expect(bestWords({ results }).map((one) => one.said.word)).toEqual(['Penguin', 'Pen', 'Tin']);
  });
});

describe('places', () => {
  it('are shared by equals', () => {
    expect(places([3, 9, 9, 1])).toEqual([
      { seat: 1, points: 9, place: 1 }, { seat: 2, points: 9, place: 1 }, { seat: 0, points: 3, place: 3 }, { seat: 3, points: 1, place: 4 },
    ]);
  });
});

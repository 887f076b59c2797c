import { describe, expect, it } from 'vitest';
import type { Guessed, WordjamResult, WordjamView } from '../../protocol.ts';
import { guessOf, mayGuess, stars } from './guesses.ts';

const result = (number: number, camps: ('ali' | 'thieves' | null)[], points: number[]): WordjamResult => ({
  number, style: 'animals', consonants: 'TPNFR', words: [], camps, points,
});
const guess = (seat: number, round: number, target: number | null): Guessed => ({ type: 'guessed', seat, phase: `sandglass:${round}:0:1`, target });

describe('a guess', () => {
  const beaten = result(1, ['ali', 'thieves', 'thieves', 'ali'], [0, 1, 2, 0]);
  const held = result(2, ['ali', 'thieves', 'ali', 'ali'], [3, 0, 1, 1]);

  it('is right when it names the Chief, or nobody where the word held', () => {
    const guesses = [guess(0, 1, 2), guess(3, 1, 1), guess(3, 2, null), guess(0, 2, 1)];
    expect(stars({ players: 4, results: [beaten, held] }, guesses)).toEqual([1, 0, 0, 1]);
  });

  it('of a Thief, of another phase or of a round without Thieves counts for nothing', () => {
    const guesses = [guess(2, 1, 2), { ...guess(0, 1, 2), phase: 'bets:1:0:1' }, guess(0, 3, null)];
    expect(stars({ players: 4, results: [beaten, result(3, ['ali', 'ali', 'ali', 'ali'], [2, 1, 1, 1])] }, guesses)).toEqual([0, 0, 0, 0]);
  });

  it('may be changed while the sand runs', () => {
    expect(guessOf([guess(0, 1, 1), guess(0, 1, null)], 1, 0)).toBe(null);
    expect(guessOf([guess(0, 1, 1)], 2, 0)).toBe(undefined);
  });

  it('is for those who are no Thieves, while somebody is Ali Baba', () => {
    const said = { seat: 0, word: 'Hen', folded: 'HEN', value: 3, fate: 'stands', votes: [], why: '' };
    const view = { phase: { type: 'sandglass' }, queue: [1, 2], ali_baba: said } as unknown as WordjamView;
    expect([0, 1, 3, null].map((seat) => mayGuess(view, seat))).toEqual([true, false, true, false]);
    expect(mayGuess({ ...view, ali_baba: null }, 3)).toBe(false);
  });
});

/** Who guessed who would beat Ali Baba's word, for honour alone. */
import type { Guessed, WordjamResult, WordjamView } from '../../protocol.ts';
import { choosesInSand } from './now.ts';

/** Whether `seat` may guess just now: the sand runs, and others look for a better word. */
export const mayGuess = (view: WordjamView, seat: number | null): boolean =>
  seat !== null && view.phase.type === 'sandglass' && !choosesInSand(view) && !view.queue.includes(seat);

/** What `seat` has guessed in that round; undefined: nothing, null: nobody will do it. */
export const guessOf = (guesses: readonly Guessed[], round: number, seat: number): number | null | undefined =>
  guesses.findLast((one) => one.seat === seat && one.phase.startsWith(`sandglass:${round}:`))?.target;

/** How many guesses of each seat were right. */
export function stars(view: Pick<WordjamView, 'results' | 'players'>, guesses: readonly Guessed[]): number[] {
  const right = (result: WordjamResult, seat: number): boolean => {
    const guessed = guessOf(guesses, result.number, seat);
    return guessed !== undefined && result.camps[seat] !== 'thieves' && guessed === chief(result);
  };
  return Array.from({ length: view.players }, (_, seat) => view.results.filter((result) => right(result, seat)).length);
}

/** Who beat Ali Baba in that round; null: nobody; undefined: there was nothing to guess. */
function chief({ number, camps, points }: WordjamResult): number | null | undefined {
  if (number >= 8 || !camps.includes('thieves')) return undefined;
  const best = Math.max(...points);
  const winner = points.indexOf(best);
  return best > 0 && camps[winner] === 'thieves' ? winner : null;
}

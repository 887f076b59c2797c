/** What of an evening is worth a prize: read from the rounds that were played, nothing is made up. */
import type { AnyWordjamMove, Witnessed, WordjamSaid, WordjamView } from '../../protocol.ts';

export type Award =
  | { kind: 'word'; seat: number; said: WordjamSaid; round: number }
  | { kind: 'bet'; seat: number; camp: 'ali' | 'thieves'; with: number; against: number; round: number }
  | { kind: 'call'; seat: number; seconds: number; said: WordjamSaid; round: number }
  | { kind: 'dispute'; seat: number; said: WordjamSaid; yes: number; no: number; round: number }
  | { kind: 'guess'; seat: number; count: number };

type Rounds = Pick<WordjamView, 'results'>;

/** Words that counted, dearest first; of equals the earlier one. */
export function bestWords({ results }: Rounds): { said: WordjamSaid; round: number }[] {
  return results
    .flatMap(({ words, number }) => words.filter((said) => said.fate === 'stands').map((said) => ({ said, round: number })))
    .sort((a, b) => b.said.value - a.said.value || a.round - b.round);
}

/** Who was right almost alone. Ali Baba himself does not bet, and in the last round nobody bets on another. */
function boldestBet({ results }: Rounds): Award | null {
  const bets = results.flatMap(({ words, camps, points, number }) => {
    const ali = words.find((said) => said.fate === 'stands')?.seat;
    if (number >= 8 || ali === undefined) return [];
    return camps.flatMap((camp, seat) => {
      if (!camp || seat === ali || !points[seat]) return [];
      const same = camps.filter((one, other) => one === camp && other !== ali).length;
      return [{ kind: 'bet' as const, seat, camp, with: same, against: camps.filter(Boolean).length - 1 - same, round: number }];
    });
  });
  return bets.filter((bet) => bet.against > 0).sort((a, b) => a.with - b.with || b.against - a.against)[0] ?? null;
}

/** The word over which most votes were cast against the speaker, or failing that at all. */
function stubbornDispute({ results }: Rounds): Award | null {
  const disputed = results.flatMap(({ words, number }) =>
    words.filter((said) => said.votes.length).map((said) => {
      const count = (fits: boolean): number => said.votes.filter((vote) => vote === fits).length;
      return { kind: 'dispute' as const, seat: said.seat, said, yes: count(true), no: count(false), round: number };
    }),
  );
  return disputed.sort((a, b) => b.no - a.no || b.yes - a.yes)[0] ?? null;
}

/** Who called soonest after the letters were up, with a word that then stood. */
function quickestCall({ results }: Rounds, moves: readonly Witnessed[]): Award | null {
  const calls: Award[] = [];
  let [round, shown] = [-1, 0];
  for (const { seat, at, move } of moves) {
    const kind = (move as AnyWordjamMove | null)?.type;
    if (kind === 'turn') round++;
    else if (kind === 'deal') shown = at;
    else if (kind === 'call') {
      const result = results[round];
      const said = result?.words.find((one) => one.fate === 'stands');
      if (result && said?.seat === seat) calls.push({ kind: 'call', seat, seconds: Math.max(1, Math.round(at - shown)), said, round: result.number });
    }
  }
  return calls.sort((a, b) => (a.kind === 'call' && b.kind === 'call' ? a.seconds - b.seconds : 0))[0] ?? null;
}

/** Who knew most often who would beat Ali Baba, by the stars of each seat; nobody if two knew as much. */
function bestGuesser(stars: readonly number[]): Award | null {
  const count = Math.max(0, ...stars);
  const seat = stars.indexOf(count);
  return count > 0 && stars.lastIndexOf(count) === seat ? { kind: 'guess', seat, count } : null;
}

export function awards(view: Rounds, moves: readonly Witnessed[] = [], stars: readonly number[] = []): Award[] {
  const [best] = bestWords(view);
  const word: Award | null = best ? { kind: 'word', seat: best.said.seat, ...best } : null;
  return [word, boldestBet(view), quickestCall(view, moves), stubbornDispute(view), bestGuesser(stars)].filter((one) => one !== null);
}

/** Everybody by points, with his place; who has as many shares it. */
export function places(scores: readonly number[]): { seat: number; points: number; place: number }[] {
  return scores
    .map((points, seat) => ({ seat, points, place: 1 + scores.filter((other) => other > points).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** The games that can be played, as they tell of themselves; the server is asked once. */
import { api } from './api.ts';
import type { GameInfo } from './protocol.ts';
import { learn } from './texts.svelte.ts';

let games = $state.raw<readonly GameInfo[]>([]);
let asked: Promise<void> | null = null;

async function ask(): Promise<void> {
  const told = (await api.games()).games;
  for (const game of told) learn(game.texts);
  games = told;
}

export const shelf = {
  get games(): readonly GameInfo[] {
    return games;
  },
  find: (id: string | undefined): GameInfo | undefined => games.find((game) => game.id === id),
  load: (): Promise<void> =>
    (asked ??= ask().catch((problem: unknown) => {
      asked = null;
      throw problem;
    })),
};

/** The games that can be played, as they tell of themselves; the server is asked once. */
import { api } from './api.ts';
import type { GameInfo, Shelf } from './protocol.ts';
import { learn } from './texts.svelte.ts';

let games = $state.raw<readonly GameInfo[]>([]);
let asked: Promise<void> | null = null;

async function ask(asking: () => Promise<Shelf>): Promise<void> {
  const told = (await asking()).games;
  for (const game of told) learn(game.texts);
  games = told;
}

export const shelf = {
  get games(): readonly GameInfo[] {
    return games;
  },
  find: (id: string | undefined): GameInfo | undefined => games.find((game) => game.id === id),
  load: (asking: () => Promise<Shelf> = api.games): Promise<void> =>
    (asked ??= ask(asking).catch((problem: unknown) => {
      asked = null;
      throw problem;
    })),
};

/** What the shelf shows, asked for in one request: who I am, the games, my tables, open ones, those that are over. */
import { api } from './api.ts';
import { visitor } from './me.svelte.ts';
import type { Home } from './protocol.ts';
import { shelf } from './shelf.svelte.ts';

class Front {
  told = $state.raw<Home | null>(null);
  #first: Promise<void> | null = null;

  /** Ask while the page itself is still being put together; whoever opens the shelf first gets this answer. */
  prepare(): Promise<void> {
    this.#first = this.load();
    return this.#first;
  }

  open(): Promise<void> {
    const first = this.#first;
    this.#first = null;
    return first ?? this.load();
  }

  /** The first time all of it; afterwards only what changes. */
  async load(): Promise<void> {
    const asked = api.home(!shelf.games.length);
    if (!this.told) {
      void visitor.load(() => asked.then((home) => home.myself)).catch(() => undefined);
      if (!shelf.games.length) void shelf.load(() => asked.then((home) => home.games)).catch(() => undefined);
    }
    const home = await asked;
    visitor.accept(home.myself);
    this.told = home;
  }
}

export const front = new Front();

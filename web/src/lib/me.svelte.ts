/** Who sits in front of this screen. A visitor becomes a guest the first time he wants something. */
import { api } from './api.ts';
import type { Me, Myself } from './protocol.ts';
import { t } from './texts.svelte.ts';

class Visitor {
  me = $state.raw<Me | null>(null);
  known = $state(false);

  #asked: Promise<void> | null = null;

  /** Ask who I am, once. */
  load(): Promise<void> {
    this.#asked ??= api.me().then(
      (myself) => this.accept(myself),
      (problem: unknown) => {
        this.#asked = null;
        throw problem;
      },
    );
    return this.#asked;
  }

  accept(myself: Myself): void {
    this.me = myself.me;
    this.known = true;
  }

  get suggestedName(): string {
    return this.me?.name ?? t('me-guest', { number: String(100 + Math.floor(Math.random() * 900)) });
  }

  /** Make sure that there is somebody, by this name if one is given. */
  async come(name?: string): Promise<void> {
    await this.load();
    const wanted = name?.trim() || (this.me ? this.me.name : this.suggestedName);
    if (this.me?.name !== wanted) this.accept(await api.nameMe(wanted));
  }
}

export const visitor = new Visitor();

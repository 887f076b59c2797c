/** Who sits in front of this screen. A visitor becomes a guest the first time he wants something. */
import { api } from './api.ts';
import { codeOf } from './face.ts';
import type { Me, Myself } from './protocol.ts';
import { settings } from './settings.svelte.ts';
import { t } from './texts.svelte.ts';

class Visitor {
  me = $state.raw<Me | null>(null);
  known = $state(false);
  /** Where other devices find this page. */
  origin = $state(location.origin);

  #asked: Promise<void> | null = null;

  /** Ask who I am, once. */
  load(ask: () => Promise<Myself> = api.me): Promise<void> {
    this.#asked ??= ask().then(
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
    if (myself.me?.settings) settings.accept(myself.me.settings);
    this.origin = myself.origin || location.origin;
  }

  get suggestedName(): string {
    return this.me?.name ?? t('me-guest', { number: String(100 + Math.floor(Math.random() * 900)) });
  }

  /** Make sure that there is somebody, by this name and with this face if they are given. */
  async come(name?: string, face?: string): Promise<void> {
    await this.load();
    const wanted = name?.trim() || (this.me ? this.me.name : this.suggestedName);
    const looks = face && face !== this.me?.face ? codeOf(face) : undefined;
    if (this.me?.name !== wanted || looks) this.accept(await api.nameMe(wanted, looks));
  }
}

export const visitor = new Visitor();

let keeping: ReturnType<typeof setTimeout> | undefined;
/** Whoever is somebody keeps his choices; several in a row are sent as one. */
settings.onchange = (all) => {
  clearTimeout(keeping);
  if (visitor.me) keeping = setTimeout(() => void api.keepSettings(all).catch(() => undefined), 400);
};

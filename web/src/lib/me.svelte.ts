/** Who sits in front of this screen. A visitor becomes a guest the first time he wants something. */
import { api, Refusal } from './api.ts';
import { codeOf } from './face.ts';
import type { Me, Myself } from './protocol.ts';
import { settings } from './settings.svelte.ts';
import { t } from './texts.svelte.ts';

/** How often another name is thought of before the refusal is shown. */
const TRIES = 5;
const guest = (): string => t('me-guest', { number: String(1000 + Math.floor(Math.random() * 9000)) });

class Visitor {
  me = $state.raw<Me | null>(null);
  known = $state(false);
  /** Where other devices find this page. */
  origin = $state(location.origin);

  #asked: Promise<void> | null = null;
  #suggested = '';

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

  /** His name, or what he is called until he says otherwise. */
  get suggestedName(): string {
    return this.me?.name ?? (this.#suggested ||= guest());
  }

  /** Make sure that there is somebody, by this name and with this face if they are given. */
  async come(name?: string, face?: string): Promise<void> {
    await this.load();
    const wanted = name?.trim() || (this.me ? this.me.name : this.suggestedName);
    const looks = face && face !== this.me?.face ? codeOf(face) : undefined;
    if (this.me?.name !== wanted || looks) await this.#call(wanted, looks);
  }

  /** A name that we thought of, not he, is replaced by another if it turns out to be somebody's. */
  async #call(wanted: string, looks: string | undefined, tries = TRIES): Promise<void> {
    try {
      this.accept(await api.nameMe(wanted, looks));
    } catch (problem) {
      const ours = wanted === this.#suggested && problem instanceof Refusal && problem.code === 'name-taken';
      if (!ours || tries === 1) throw problem;
      this.#suggested = guest();
      await this.#call(this.#suggested, looks, tries - 1);
    }
  }
}

export const visitor = new Visitor();

let keeping: ReturnType<typeof setTimeout> | undefined;
/** Whoever is somebody keeps his choices; several in a row are sent as one. */
settings.onchange = (all) => {
  clearTimeout(keeping);
  if (visitor.me) keeping = setTimeout(() => void api.keepSettings(all).catch(() => undefined), 400);
};

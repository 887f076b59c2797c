/** The word being typed on this device, and what becomes of it when the game goes on. */
import { untrack } from 'svelte';
import { buzz } from '../../sound.ts';
import type { AnyWordjamMove, WordjamView } from '../../protocol.ts';

/** What a typed word would be now; null: there is nothing to type. */
export type Mode = 'race' | 'say' | 'lock' | null;

interface Now {
  view: WordjamView;
  mode: Mode;
  acting: boolean;
  /** Who speaks among those at this one device. */
  speaks: number[];
  onmove: (move: AnyWordjamMove, ...seats: number[]) => void;
}

export class Draft {
  word = $state('');
  field = $state<HTMLInputElement>();
  /** A word that was called and shall be said as soon as it is its caller's turn. */
  #called = '';
  readonly #now: () => Now;

  constructor(now: () => Now) {
    this.#now = now;
    // by value: a view that changes elsewhere must not take a half-typed word away
    const deal = $derived(`${now().view.number}:${now().view.deal}`);
    const kept = $derived(now().view.locked);
    const mode = $derived(now().mode);
    const race = $derived(now().view.phase.type === 'race');
    const acting = $derived(now().acting);
    $effect(() => {
      void deal;
      this.word = '';
    });
    $effect(() => {
      if (kept && kept === untrack(() => this.word.trim())) this.word = '';
    });
    $effect(() => {
      if (mode !== 'say') {
        if (!race) this.#called = '';
        return;
      }
      untrack(() => this.field)?.focus();
      return () => (this.word = '');
    });
    $effect(() => {
      if (mode !== 'say' || !acting || !this.#called) return;
      const word = this.#called;
      this.#called = '';
      untrack(() => now().onmove({ type: 'say', word }));
    });
  }

  submit(word: string): void {
    const { acting, mode, speaks, onmove } = this.#now();
    if (!acting) return;
    if (mode === 'race') {
      this.#called = word;
      buzz(20);
      onmove({ type: 'call' });
    } else onmove({ type: mode === 'lock' ? 'lock' : 'say', word }, ...speaks);
  }

  /** He has no word, or takes back the one he has locked in. */
  nothing(): void {
    const { acting, speaks, onmove } = this.#now();
    if (acting) onmove({ type: 'nothing' }, ...speaks);
  }
}

/** What passes between people at a table beside the game: faces pulled for a moment, guesses, the screens' sound. */
import type { Mood } from './face.ts';
import type { Guessed, Signalled } from './protocol.ts';

/** Milliseconds for which a face is pulled. */
export const PULLED = 2000;

export class Signals {
  /** Who pulls which face just now. */
  faces = $state.raw<ReadonlyMap<number, Mood>>(new Map());
  /** What was guessed, the last guess of each seat in each phase. */
  guesses = $state.raw<readonly Guessed[]>([]);
  /** Whether the screens of the room are to be silent; null: nobody has said so. */
  quiet = $state<boolean | null>(null);
  readonly #until = new Map<number, ReturnType<typeof setTimeout>>();

  hear(said: Signalled): void {
    switch (said.type) {
      case 'face-pulled':
        this.#pull(said.seat, said.mood);
        break;
      case 'guessed':
        this.guesses = [...this.guesses.filter((one) => one.seat !== said.seat || one.phase !== said.phase), said];
        break;
      case 'hushed':
        this.quiet = said.quiet;
    }
  }

  close(): void {
    for (const timer of this.#until.values()) clearTimeout(timer);
  }

  #pull(seat: number, mood: Mood): void {
    this.faces = new Map(this.faces).set(seat, mood);
    clearTimeout(this.#until.get(seat));
    const over = (): void => void (this.faces = new Map([...this.faces].filter(([one]) => one !== seat)));
    this.#until.set(seat, setTimeout(over, PULLED));
  }
}

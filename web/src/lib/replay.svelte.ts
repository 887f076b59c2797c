/** Looking back: what this viewer saw after each move, fetched in pieces and kept. */
import { api, type Refusal } from './api.ts';
import type { ReplayStep } from './protocol.ts';

export class History {
  /** How many moves back we look at have been made; null: the present. */
  at = $state<number | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  #steps = $state.raw<Map<number, ReplayStep>>(new Map());
  #forgotten = 0;

  constructor(
    private readonly id: string,
    private readonly load: typeof api.replay = api.replay,
  ) {}

  get step(): ReplayStep | null {
    return this.at === null ? null : (this.#steps.get(this.at) ?? null);
  }

  /** Show the table after `at` moves of `total`; the last of them is the present again. */
  async look(at: number, total: number, seat: number | null): Promise<void> {
    this.refusal = null;
    if (at >= total) {
      this.at = null;
      return;
    }
    this.at = Math.max(0, at);
    if (this.#steps.has(this.at)) return;
    try {
      const asked = this.#forgotten;
      const piece = await this.load(this.id, seat, this.at);
      if (this.#forgotten !== asked) return;
      const steps = new Map(this.#steps);
      piece.steps.forEach((step, i) => steps.set(piece.start + i, step));
      this.#steps = steps;
    } catch (refusal) {
      this.refusal = refusal as Refusal;
      this.at = null;
    }
  }

  /** A takeback, or another seat in hand: what was kept no longer holds. */
  forget(): void {
    this.#forgotten++;
    this.#steps = new Map();
    this.at = null;
  }
}

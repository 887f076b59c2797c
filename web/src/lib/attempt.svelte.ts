/** Something asked of the server that may be refused: whether it is under way, and what was said against it. */
import type { Refusal } from './api.ts';

export class Attempt {
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  /** Does it; a refusal is kept instead of thrown. */
  make = async (what: () => Promise<unknown>): Promise<void> => {
    this.busy = true;
    this.refusal = null;
    try {
      await what();
    } catch (problem) {
      this.refusal = problem as Refusal;
    } finally {
      this.busy = false;
    }
  };
}

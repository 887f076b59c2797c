/** An evening as its hall follows it: asked again and again with the mark of what is known, answered when it changes. */
import { api, Refusal } from './api.ts';
import type { EveningTold } from './protocol.ts';
import { now } from './ticker.ts';

/** Milliseconds until the next try after a lost connection, longer each time. */
const RETRY = [500, 1000, 2000, 4000, 8000] as const;
/** Refusals after which asking again would be no use. */
const FINAL = new Set(['no-evening', 'bad-request', 'banned', 'not-found']);

export class Evening {
  told = $state.raw<EveningTold | null>(null);
  /** The connection is gone; it is tried again. */
  lost = $state(false);
  /** Why there is nothing to see. */
  gone = $state.raw<Refusal | null>(null);
  #ahead = 0;
  #closed = new AbortController();

  /** `heard`: what has become of what was known before. */
  constructor(
    readonly id: string,
    private readonly heard: (told: EveningTold, before: EveningTold | null) => void = () => undefined,
  ) {
    void this.#listen();
  }

  /** The server's clock in seconds; whoever reads it is drawn anew as it runs. */
  serverNow(): number {
    return now() / 1000 + this.#ahead;
  }

  /** What a request has answered is as good as what was waited for; what is older than that is left. */
  accept(told: EveningTold): void {
    const before = this.told;
    if (told.id !== this.id || (before && told.now < before.now)) return;
    this.#ahead = told.now - Date.now() / 1000;
    this.told = told;
    if (before?.mark !== told.mark) this.heard(told, before);
  }

  close(): void {
    this.#closed.abort();
  }

  async #listen(): Promise<void> {
    let tries = 0;
    const { signal } = this.#closed;
    while (!signal.aborted) {
      try {
        // after a loss at once, so that it is known to be over
        this.accept(await api.evening(this.id, this.lost ? '' : (this.told?.mark ?? ''), signal));
        this.lost = false;
        tries = 0;
      } catch (problem) {
        if (signal.aborted) return;
        if (FINAL.has((problem as Refusal).code)) {
          this.gone = problem as Refusal;
          return;
        }
        this.lost = true;
        await new Promise((done) => setTimeout(done, RETRY[Math.min(tries++, RETRY.length - 1)]));
      }
    }
  }
}

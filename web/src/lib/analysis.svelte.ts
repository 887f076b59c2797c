/** An analysis on its way: grows while the server computes, ends, or is cancelled. */
import { fetchLines } from './analysis.ts';
import { Refusal } from './api.ts';
import type { Remark, Review } from './protocol.ts';

export class Analysis {
  reviews = $state.raw<Review[]>([]);
  remarks = $state.raw<Remark[]>([]);
  progress = $state(0);
  stage = $state<'running' | 'done' | 'stopped'>('stopped');
  refusal = $state.raw<Refusal | null>(null);
  #stop = new AbortController();

  constructor(
    private readonly id: string,
    private readonly open: typeof fetchLines = fetchLines,
  ) {}

  /** From the beginning; what was found before is given up. */
  async run(): Promise<void> {
    this.cancel();
    const stop = (this.#stop = new AbortController());
    this.reviews = [];
    this.remarks = [];
    this.progress = 0;
    this.refusal = null;
    this.stage = 'running';
    try {
      for await (const line of await this.open(this.id, stop.signal)) {
        if (stop.signal.aborted) return;
        if (line.type === 'review') this.reviews = [...this.reviews, line];
        else if (line.type === 'remark') this.remarks = [...this.remarks, line];
        else if (line.type === 'progress') this.progress = line.done;
        else if (line.type === 'failed') throw new Refusal(line.code, line.params);
        else this.stage = 'done';
      }
      if (this.stage === 'running') throw new Refusal('offline');
    } catch (error) {
      if (stop.signal.aborted) return;
      this.refusal = error instanceof Refusal ? error : new Refusal('offline');
      this.stage = 'stopped';
    }
  }

  /** Hang up: the server stops unless somebody else waits for it. */
  cancel(): void {
    this.#stop.abort();
    if (this.stage === 'running') this.stage = 'stopped';
  }
}

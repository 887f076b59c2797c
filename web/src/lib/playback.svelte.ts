/** A game played again by itself: one move after the other until its end or until somebody stops it. */
import type { History } from './replay.svelte.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds a move stays at speed 1. */
const STAY = 1100;

export class Playback {
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly history: History,
    /** How many moves there are, and whose eyes look. */
    private readonly game: () => { total: number; seat: number | null },
  ) {}

  get at(): number {
    return this.history.at ?? this.game().total;
  }

  /** To the table after so many moves; whoever goes there by hand stops what plays. */
  async look(to: number): Promise<void> {
    this.stop();
    const { total, seat } = this.game();
    await this.history.look(to, total, seat);
  }

  /** From the beginning where the end is shown. */
  async play(from: number = this.at >= this.game().total ? 0 : this.at): Promise<void> {
    await this.look(from);
    if (this.history.refusal) return;
    this.playing = true;
    this.#wait();
  }

  toggle(): void {
    if (this.playing) this.stop();
    else void this.play();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#on(), STAY / this.speed);
  }

  async #on(): Promise<void> {
    const { total, seat } = this.game();
    await this.history.look(this.at + 1, total, seat);
    if (!this.playing) return;
    if (this.history.at === null) this.stop();
    else this.#wait();
  }
}

/** One step of a course under way: the server's rules judge each try; nothing is kept there. */
import { api, Refusal } from './api.ts';
import type { Foreseen, LegalMove, ReplayStep, SeatInfo, Taught, Try } from './protocol.ts';
import type { Language, Params } from './texts.svelte.ts';

/** What is on the board: waiting for a try, a try that missed, the goal reached, or how it is done. */
export type Moment = 'open' | 'missed' | 'done' | 'shown';
type Ask = (game: string, wish: Try) => Promise<Taught>;

export class Learning {
  frame = $state.raw<ReplayStep | null>(null);
  moment = $state<Moment>('open');
  /** The text that goes with the moment; empty: nothing but what the step asks. */
  say = $state('');
  refusal = $state.raw<Refusal | null>(null);
  pending = $state.raw<unknown>(null);
  /** Whether something is being shown or asked. */
  busy = $state(true);
  legal = $state.raw<LegalMove[] | null>([]);
  seats = $state.raw<SeatInfo[]>([]);
  seat = $state(0);
  /** The text that says what is to be done, and what fills it and `say`. */
  asks = $state('');
  params = $state.raw<Params>({});
  seconds = $state(0);
  #wish: Pick<Try, 'table' | 'better'> = {};
  #moves: unknown[] = [];
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `pace`: how long a move takes and the pause after it, in milliseconds. */
  constructor(
    private readonly game: string,
    private readonly lang: () => Language,
    private readonly pace: () => readonly [number, number],
    private readonly ask: Ask = api.lesson,
  ) {}

  step = $state('');

  /** Whether the learner may move. */
  get acting(): boolean {
    return !this.busy && this.moment === 'open' && (this.frame?.acting.includes(this.seat) ?? false);
  }

  /** What leads to here, for whoever tells others of it. */
  get wish(): Try {
    return { lang: this.lang(), step: this.step, moves: this.#moves };
  }

  /** From the beginning of a step, of a puzzle, or of a move of a game. */
  async open(step: string, wish: Pick<Try, 'table' | 'better'> = {}): Promise<void> {
    this.step = step;
    this.#wish = wish;
    this.#moves = [];
    this.refusal = null;
    this.frame = null;
    await this.#told({}, (taught) => this.#settle(taught, 'open'));
  }

  again = (): Promise<void> => this.open(this.step, this.#wish);

  async try(move: unknown): Promise<void> {
    if (!this.acting) return;
    this.refusal = null;
    this.pending = move;
    const moves = [...this.#moves, move];
    await this.#told({ moves }, (taught) => {
      if (taught.verdict !== 'missed') this.#moves = moves;
      this.#play(taught, taught.verdict, 1);
    });
  }

  show = (): Promise<void> => this.#told({ show: true }, (taught) => this.#play(taught, 'shown', 0));

  async foretell(moves: unknown[]): Promise<Foreseen[]> {
    return api.foretell(this.game, { at: { ...this.wish, ...this.#wish }, moves }).then((told) => told.moves, () => []);
  }

  close(): void {
    this.#turn++;
    clearTimeout(this.#timer);
  }

  async #told(wish: Omit<Try, 'lang' | 'step'>, then: (taught: Taught) => void): Promise<void> {
    const turn = ++this.#turn;
    clearTimeout(this.#timer);
    this.busy = true;
    try {
      const taught = await this.ask(this.game, { lang: this.lang(), step: this.step, ...this.#wish, ...wish });
      if (turn !== this.#turn) return;
      this.refusal = null;
      then(taught);
    } catch (problem) {
      if (turn !== this.#turn) return;
      this.refusal = problem as Refusal;
      this.busy = false;
    } finally {
      if (turn === this.#turn) this.pending = null;
    }
  }

  /** Frame by frame; the first so many stand there at once. */
  #play(taught: Taught, moment: Moment, at: number): void {
    const [move, pause] = this.pace();
    const last = taught.frames.length - 1;
    this.seats = taught.seats;
    this.seat = taught.seat;
    if (at >= last || move + pause === 0) return this.#settle(taught, moment);
    this.frame = taught.frames[at] ?? null;
    this.#timer = setTimeout(() => this.#play(taught, moment, at + 1), at ? move + pause : pause);
  }

  #settle(taught: Taught, moment: Moment): void {
    this.seats = taught.seats;
    this.seat = taught.seat;
    this.legal = taught.legal;
    this.asks = taught.ask;
    this.params = taught.params;
    this.seconds = taught.seconds;
    this.frame = taught.frames.at(-1) ?? null;
    this.moment = moment;
    this.say = moment === 'shown' ? 'lesson-shown' : taught.say;
    this.busy = false;
  }
}

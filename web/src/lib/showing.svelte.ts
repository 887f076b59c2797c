/** Between what arrives and what is shown: others' moves one after the other, at a pace a person can follow. */
import type { Live, Witnessed } from './protocol.ts';
import type { Ears, Table } from './table.svelte.ts';

/** The table after something happened there. */
export interface Frame {
  live: Live;
  /** How many moves had been made by then. */
  total: number;
  /** Somebody else's move that led to it, to be seen happening; null: it simply stands there. */
  made: Witnessed | null;
}

type Later = (what: () => void, milliseconds: number) => () => void;
const later: Later = (what, milliseconds) => {
  const timer = setTimeout(what, milliseconds);
  return () => clearTimeout(timer);
};

export class Showing {
  frame = $state.raw<Frame | null>(null);
  /** Whether a move is being shown or waits for it. */
  busy = $state(false);
  #waiting: Frame[] = [];
  #stop: (() => void) | null = null;

  /** `pace`: how long a move takes and the pause after it, in milliseconds; 0 and 0: at once. */
  constructor(
    private readonly pace: () => readonly [number, number],
    private readonly wait: Later = later,
  ) {}

  /** News, to be shown when its turn comes. */
  arrive(frame: Frame): void {
    this.#waiting.push(frame);
    if (!this.#stop) this.#next();
  }

  /** Where it stands, at once: what waited is not shown any more. */
  present(frame: Frame): void {
    this.#halt();
    this.#waiting = [];
    this.frame = { ...frame, made: null };
    this.busy = false;
  }

  /** A tap or a key: the present, at once. */
  skip(): void {
    const last = this.#waiting.at(-1) ?? this.frame;
    if (this.busy && last) this.present(last);
  }

  close(): void {
    this.#halt();
  }

  #next(): void {
    this.#stop = null;
    const frame = this.#waiting.shift();
    this.busy = frame !== undefined;
    if (!frame) return;
    this.frame = frame;
    const [move, pause] = this.pace();
    const time = frame.made ? move + pause : 0;
    if (time) this.#stop = this.wait(() => this.#next(), time);
    else this.#next();
  }

  #halt(): void {
    this.#stop?.();
    this.#stop = null;
  }
}

/** Lets it hear of a table: what others do in sight is shown in its turn, all else stands there at once. */
export function hearing(table: Table, showing: Showing): Ears {
  return {
    arrived(fresh, anew) {
      if (!table.live) return;
      const made = fresh.findLast((move) => move.seat >= 0 && !table.mine.includes(move.seat)) ?? null;
      const frame = { live: table.live, total: table.moves.length, made };
      if (anew || document.hidden) showing.present(frame);
      else showing.arrive(frame);
    },
  };
}

/** What others did since somebody of `mine` last moved; for one who only watches, the last turn. */
export function trailOf(moves: readonly Witnessed[], mine: readonly number[]): Witnessed[] {
  const made = moves.filter((move) => move.seat >= 0);
  if (mine.length) return made.slice(made.findLastIndex((move) => mine.includes(move.seat)) + 1);
  const last = made.at(-1);
  return last ? made.slice(made.findLastIndex((move) => move.seat !== last.seat) + 1) : [];
}

/** Short notices beside the board: what happened at the table besides moves. Each stays for a while. */
import type { Reached } from './protocol.ts';

const STAY = 5000;
const MOST = 3;

export interface Toast {
  id: number;
  text: string;
  /** Of a milestone. */
  medal?: Reached['drawing'] | undefined;
  /** It answers a touch of the board. */
  answer?: boolean;
}

export class Toasts {
  all = $state.raw<Toast[]>([]);
  #next = 0;

  constructor(private readonly stay: number = STAY) {}

  /** The same sentence again is the same notice. */
  add(text: string, medal?: Reached['drawing']): void {
    if (text) this.#show({ id: this.#next++, text, medal });
  }

  /** What the board says to a touch takes the place of what it said to the one before. */
  answer(text: string): void {
    this.all = this.all.filter((one) => !one.answer);
    if (text) this.#show({ id: this.#next++, text, answer: true });
  }

  #show(toast: Toast): void {
    this.all = [...this.all.filter((one) => one.text !== toast.text), toast].slice(-MOST);
    setTimeout(() => this.drop(toast.id), this.stay);
  }

  drop(id: number): void {
    this.all = this.all.filter((one) => one.id !== id);
  }
}

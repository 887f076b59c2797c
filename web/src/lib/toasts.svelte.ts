/** Short notices beside the board: what happened at the table besides moves. Each stays for a while. */
import type { Reached } from './protocol.ts';

const STAY = 5000;
const MOST = 3;

export interface Toast {
  id: number;
  text: string;
  /** Of a milestone. */
  medal?: Reached['drawing'] | undefined;
}

export class Toasts {
  all = $state.raw<Toast[]>([]);
  #next = 0;

  constructor(private readonly stay: number = STAY) {}

  /** The same sentence again is the same notice. */
  add(text: string, medal?: Reached['drawing']): void {
    if (!text) return;
    const toast = { id: this.#next++, text, medal };
    this.all = [...this.all.filter((one) => one.text !== text), toast].slice(-MOST);
    setTimeout(() => this.drop(toast.id), this.stay);
  }

  drop(id: number): void {
    this.all = this.all.filter((one) => one.id !== id);
  }
}

/** The wire to one table: opens, says hello, and comes back by itself after a loss. */
import type { Incoming, Outgoing } from './protocol.ts';

export type Connection = 'connecting' | 'online' | 'lost' | 'closed';

export interface Listener {
  /** A screen for the room: it sees what spectators see, whoever opened it. */
  readonly watch?: boolean;
  /** The last version the client has, and whose view that was; null: nothing yet. */
  since(): { since: number | null; seat: number | null };
  heard(message: Outgoing): void;
  changed(connection: Connection): void;
}

/** Close codes after which coming back would be of no use. */
const FINAL = new Set([4003, 4004, 4012]);
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 8_000;
/** Whoever looks again after a while should not wait so long to hear that the connection is gone. */
const PONG_ON_WAKING = 2_500;

export function waitBefore(attempt: number, luck: number): number {
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return full * (0.6 + 0.4 * luck);
}

export class Wire {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #deaf: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly make: (url: string) => WebSocket = (at) => new WebSocket(at),
  ) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  /** False: there is no connection at present, nothing was sent. */
  send(message: Incoming): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#over = true;
    this.#stopTimers();
    clearTimeout(this.#retry);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  #open(): void {
    const socket = this.make(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.send({ type: 'hello', ...this.listener.since(), ...(this.listener.watch && { watch: true }) });
      this.#ping = setInterval(() => this.#checkPulse(), PING_EVERY);
    };
    socket.onmessage = (event) => {
      clearTimeout(this.#deaf);
      this.#deaf = undefined;
      const message = JSON.parse(String(event.data)) as Outgoing;
      this.listener.heard(message);
      if (message.type === 'table' || message.type === 'update') {
        this.#attempt = 0;
        this.listener.changed('online');
      }
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lose(event.code);
    };
  }

  #lose(code: number): void {
    this.#stopTimers();
    this.#socket = null;
    if (this.#over) return;
    if (FINAL.has(code)) {
      this.#over = true;
      this.listener.changed('closed');
      return;
    }
    this.listener.changed('lost');
    this.#retry = setTimeout(() => this.#open(), waitBefore(this.#attempt++, Math.random()));
  }

  #checkPulse(within = PONG_WITHIN): void {
    this.send({ type: 'ping' });
    if (within < PONG_WITHIN) clearTimeout(this.#deaf);
    else if (this.#deaf) return;
    this.#deaf = setTimeout(() => {
      const silent = this.#socket;
      this.#lose(1006);
      silent?.close();
    }, within);
  }

  #hurry = (): void => {
    if (this.#over || document.visibilityState === 'hidden') return;
    if (this.#socket) {
      if (this.#socket.readyState === 1) this.#checkPulse(PONG_ON_WAKING);
      return;
    }
    clearTimeout(this.#retry);
    this.#open();
  };

  #stopTimers(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#deaf);
    this.#deaf = undefined;
  }
}

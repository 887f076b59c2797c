/** One table as this browser knows it: takes in what the server says, sends what the player wants. */
import type {
  ChatLine,
  GameInfo,
  Happened,
  Foreseen,
  Hinted,
  Incoming,
  Legal,
  LegalMove,
  Live,
  Outgoing,
  Refused,
  SeatInfo,
  TableInfo,
  Witnessed,
} from './protocol.ts';
import { shelf } from './shelf.svelte.ts';
import { Signals } from './signals.svelte.ts';
import { Wire, type Connection } from './socket.ts';
import { api, paths } from './api.ts';

export interface Pending {
  ref: string;
  seat: number;
  move: unknown;
  text: string | null;
  version: number;
  moves: number;
}

/** What the table tells whoever draws it, beside its state. */
export interface Ears {
  /** The table as it is now. `anew`: after a loss or a takeback, nothing of it is to be seen happening. */
  arrived?(fresh: Witnessed[], anew: boolean): void;
  moved?(moves: Witnessed[]): void;
  /** `undone`: moves were taken back. */
  happened?(events: Happened[], undone: boolean): void;
  /** Somebody came to watch. */
  watched?(): void;
  refused?(refusal: Refused): void;
  said?(line: ChatLine): void;
  started?(): void;
  finished?(): void;
}

type Speaker = Pick<Wire, 'send' | 'close'>;
interface Setting {
  /** A screen for the room: a spectator's view, and no seat is its own. */
  watch?: boolean;
  wire?: (table: Table) => Speaker;
  now?: () => number;
}
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
export type Command = Without<Exclude<Incoming, { type: 'hello' | 'ping' | 'move' | 'say-move' }>, 'ref'>;

let refs = 0;

export class Table {
  connection = $state<Connection>('connecting');
  info = $state.raw<TableInfo | null>(null);
  live = $state.raw<Live | null>(null);
  moves = $state.raw<Witnessed[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  muted = $state.raw<string[]>([]);
  spectators = $state(0);
  /** Bots that wait for their turn to think, or find no move at present. */
  kept = $state.raw<{ waiting: number[]; stuck: number[] }>({ waiting: [], stuck: [] });
  /** What the server said when it closed the connection. */
  farewell = $state('');
  pending = $state.raw<Pending | null>(null);
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<Hinted | null>(null);
  /** The question for a hint that is being thought about; empty: none. */
  hinting = $state('');
  /** Moves that were too many to come unasked. */
  listed = $state.raw<Legal | null>(null);
  hand = $state<number | null>(null);
  /** The phase in which it was taken in hand. */
  taken = $state('');
  /** Server time minus this device's, in seconds. */
  skew = $state(0);

  readonly ears: Ears[] = [];
  readonly signals = new Signals();
  readonly #watch: boolean;
  readonly #now: () => number;
  readonly #wire: Speaker;
  #asked = '';
  /** What is known here was told to somebody else, or is no longer true: ask for everything. */
  #anew = false;
  /** Previews that wait for their answer. */
  readonly #asking = new Map<string, (answers: Foreseen[]) => void>();
  #counted = false;
  /** Moves to be made once the one under way has arrived. */
  #waiting: { seat: number; move: unknown }[] = [];

  constructor(readonly id: string, { watch = false, wire, now }: Setting = {}) {
    this.#watch = watch;
    this.#now = now ?? (() => Date.now() / 1000);
    this.#wire = wire
      ? wire(this)
      : new Wire(paths.socket(id), {
          watch,
          since: () => ({ since: this.#anew ? null : (this.live?.version ?? null), seat: this.seat }),
          heard: (message) => this.hear(message),
          changed: (connection) => (this.connection = connection),
        });
  }

  get seats(): SeatInfo[] {
    return this.live?.seats ?? this.info?.seats ?? [];
  }

  /** What the game says of itself. */
  get facts(): GameInfo | undefined {
    return shelf.find(this.info?.game);
  }

  /** Whether people at one device must not see each other's view; yes, as long as nobody says no. */
  get secrets(): boolean {
    return this.facts?.secrets ?? true;
  }

  get mine(): number[] {
    if (this.#watch) return [];
    return this.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  }

  get acting(): number[] {
    return this.live?.acting ?? [];
  }

  /** The seat the present view belongs to; null for a spectator, or while nobody holds the device. */
  get seat(): number | null {
    return this.live?.seen?.seat ?? null;
  }

  /** The moves of that seat as far as they are known; null: they are not listed. */
  get legal(): LegalMove[] | null {
    const { listed, live } = this;
    if (live?.seen?.legal) return live.seen.legal;
    return listed && listed.version === live?.version && listed.seat === this.seat ? listed.moves : null;
  }

  get myTurn(): boolean {
    return !this.pending && this.mine.some((seat) => this.acting.includes(seat));
  }

  /** The name of the present phase against time; empty: there is none. */
  get phase(): string {
    return this.live?.timer?.phase ?? '';
  }

  get hotSeat(): boolean {
    return this.mine.length > 1;
  }

  serverNow(): number {
    return this.#now() + this.skew;
  }

  hear(message: Outgoing): void {
    switch (message.type) {
      case 'table':
        this.#anew = false;
        this.hinting = '';
        this.info = message.table;
        this.chat = message.chat;
        this.muted = message.muted;
        this.#settle(message.live, 0, message.moves, [], true);
        this.#comeBack();
        break;
      case 'update': {
        const wasLost = this.connection !== 'online';
        if (wasLost) this.hinting = '';
        this.#settle(message.live, message.moves_from, message.moves, message.happened, wasLost);
        if (wasLost) this.#comeBack();
        break;
      }
      case 'accepted':
        if (this.pending?.ref === message.ref) this.#arrived();
        break;
      case 'refused':
        this.#waiting = [];
        if (this.#asking.has(message.ref)) {
          this.#asking.get(message.ref)?.([]);
          this.#asking.delete(message.ref);
          break;
        }
        if (this.pending?.ref === message.ref) this.pending = null;
        if (this.hinting === message.ref) this.hinting = '';
        this.refusal = message;
        for (const ear of this.ears) ear.refused?.(message);
        break;
      case 'chat':
        if (this.chat.some((line) => line.number === message.number)) break;
        this.chat = [...this.chat, message];
        for (const ear of this.ears) ear.said?.(message);
        break;
      case 'presence':
        if (this.#counted && this.live?.status !== 'open' && message.spectators > this.spectators) for (const ear of this.ears) ear.watched?.();
        this.#counted = true;
        this.spectators = message.spectators;
        this.kept = { waiting: message.waiting, stuck: message.stuck };
        if (this.live) this.live = { ...this.live, seats: present(this.live.seats, message.online) };
        break;
      case 'face-pulled':
      case 'guessed':
      case 'hushed':
        this.signals.hear(message);
        break;
      case 'hint':
        this.hinting = '';
        this.hint = message;
        break;
      case 'pong':
        this.skew = message.time - this.#now();
        break;
      case 'legal':
        this.#list(message);
        break;
      case 'previewed':
        this.#asking.get(message.ref)?.(message.version === this.live?.version ? message.moves : []);
        this.#asking.delete(message.ref);
        break;
      case 'bye':
        this.farewell = message.code;
        this.#anew = message.code === 'signed-out' || message.code === 'restored';
        break;
    }
  }

  /** Shown at once; taken back if the server refuses. */
  play(seat: number, move: unknown): void {
    this.#submit({ ref: `m${++refs}`, seat, move, text: null });
  }

  /** The same move for several seats of this device, one after the other. */
  playFor(seats: number[], move: unknown): void {
    this.#waiting.push(...seats.map((seat) => ({ seat, move })));
    if (!this.pending) this.#arrived();
  }

  /** The same, typed in notation. */
  type(seat: number, text: string): void {
    this.#submit({ ref: `m${++refs}`, seat, move: null, text });
  }

  /** Have moves listed that were too many to come unasked; once as long as nothing happens. */
  list(seat: number): void {
    const asked = `${seat} at ${this.live?.version}`;
    if (this.#asked === asked) return;
    this.#asked = asked;
    this.#wire.send({ type: 'legal', seat, start: 0, ref: `c${++refs}` });
  }

  /** They come in pages; what was listed before something happened is forgotten. */
  #list(page: Legal): void {
    const { version, seat, start, moves, complete } = page;
    if (start === 0) this.listed = page;
    else if (this.listed?.version !== version || this.listed.seat !== seat) return;
    else this.listed = { ...page, moves: [...this.listed.moves, ...moves] };
    if (!complete && moves.length) this.#wire.send({ type: 'legal', seat, start: start + moves.length, ref: `c${++refs}` });
  }

  /** What moves would do that are still being put together; none once the table has gone on. */
  preview(seat: number, moves: unknown[]): Promise<Foreseen[]> {
    const ref = `p${++refs}`;
    this.#wire.send({ type: 'preview', seat, moves, ref });
    return new Promise((resolve) => this.#asking.set(ref, resolve));
  }

  send(command: Command): void {
    this.refusal = null;
    if (command.type === 'hand') {
      this.hand = command.seat;
      this.taken = this.phase;
      this.hint = null;
    }
    const ref = `c${++refs}`;
    if (command.type === 'hint' && !this.hinting) this.hinting = ref;
    this.#wire.send({ ...command, ref } as Incoming);
  }

  close(): void {
    this.signals.close();
    this.#wire.close();
  }

  #submit(wish: { ref: string; seat: number; move: unknown; text: string | null }): void {
    if (!this.live || this.pending) return;
    this.refusal = null;
    this.hint = null;
    this.pending = { ...wish, version: this.live.version, moves: this.moves.length };
    this.#sendPending();
  }

  #arrived(): void {
    this.pending = null;
    const next = this.#waiting.shift();
    if (next) this.play(next.seat, next.move);
  }

  #sendPending(): void {
    if (!this.pending) return;
    const { ref, seat, move, text, version } = this.pending;
    this.#wire.send(
      text === null
        ? { type: 'move', seat, move, version, ref }
        : { type: 'say-move', seat, text, version, ref },
    );
  }

  #settle(live: Live, from: number, moves: Witnessed[], happened: Happened[], anew: boolean): void {
    const before = this.live;
    const undone = from + moves.length < this.moves.length;
    const fresh = moves.filter((move) => !this.moves.some((old) => old.number === move.number && old.at === move.at));
    this.skew = live.time - this.#now();
    this.live = live;
    this.moves = [...this.moves.filter((move) => move.number < from), ...moves];
    if (this.info) {
      this.info = { ...this.info, status: live.status, outcome: live.outcome, rematch: live.rematch };
    }
    if (happened.some((event) => event.kind === 'agreed' || event.kind === 'gathered')) void this.#askInfo();
    const pending = this.pending;
    if (pending && this.moves.some((made) => made.seat === pending.seat && made.number >= pending.moves)) {
      this.#arrived();
    }
    if (this.hint && this.hint.version !== live.version) this.hint = null;
    for (const ear of this.ears) {
      ear.arrived?.(fresh, anew || undone || !before);
      if (before && fresh.length) ear.moved?.(fresh);
      if (before && happened.length) ear.happened?.(happened, undone);
      if (before?.status === 'open' && live.status === 'running') ear.started?.();
      if (before?.status === 'running' && live.status === 'over') ear.finished?.();
    }
  }

  /** What is agreed on at a room is told to whoever asks. */
  async #askInfo(): Promise<void> {
    this.info = await api.table(this.id).catch(() => this.info);
  }

  /** After a loss: what was in hand is in hand again, and a move that never arrived is sent once more. */
  #comeBack(): void {
    if (this.hand !== null && this.hotSeat) this.#wire.send({ type: 'hand', seat: this.hand, ref: '' });
    this.#asked = '';
    this.#sendPending();
  }
}

function present(seats: SeatInfo[], online: number[]): SeatInfo[] {
  return seats.map((seat) => ({ ...seat, online: online.includes(seat.seat) }));
}

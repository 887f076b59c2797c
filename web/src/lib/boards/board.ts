/** What a board is given and what it answers. Boards draw a view and emit a move; they know no rules.

Each game has a folder here with an `index.ts` that exports a `BoardModule`; it is found by its name. A game
without one is played on the plain board. */
import type { Component, Snippet } from 'svelte';
import type { Signals } from '../signals.svelte.ts';
import type { Sound } from '../sound.ts';
import type { Foreseen, LegalMove, Outcome, PhaseTimer, SeatInfo, Signal, Tally, Witnessed } from '../protocol.ts';

/** A move to be drawn on the board without being made. */
export interface Arrow<Move = unknown> {
  move: Move;
  kind: 'best' | 'played' | 'hint';
}

/** What a game adds to the plate of one who sits there. */
export interface Plate {
  /** Why it is that player's turn, or what he plays: one short line beside the side. */
  line?: string;
  /** How far he is, drawn as small marks; `label` says it in words. */
  pips?: { done: number; of: number; label: string };
  score?: number;
  /** What his pieces look like, as a CSS background. */
  tint?: string | undefined;
}

/** The colours of the table a game lies on, each a CSS colour for light and dark (`light-dark(…, …)`). */
export interface Cloth {
  light: string;
  middle: string;
  deep: string;
  /** Text on it, and text that matters less. */
  ink: string;
  quiet: string;
}

/** How much room a board needs. The shell gives it all that is left, as a size container: fit with `cqw` and `cqh`. */
export interface Room {
  /** The greatest width to height it can use. Left out: any. */
  widest?: number;
}

/** A signal without its reference. */
export type Beside = Signal extends infer S ? (S extends unknown ? Omit<S, 'ref'> : never) : never;

export interface BoardProps<View = unknown, Move = unknown> {
  /** The game's id. */
  game: string;
  view: View;
  /** Who sits nearest to the board and whose view it is; null: a spectator. */
  seat: number | null;
  /** Whether that seat may move now. */
  acting: boolean;
  /** Its moves as the server lists them; null where they cannot be listed. */
  legal: LegalMove[] | null;
  /** A move on its way to the server: to be drawn as if it were made. */
  pending: Move | null;
  /** Moves to point at: the last step of a hint; in an analysis the best move and the one played. */
  arrows: Arrow<Move>[];
  /** The move that led to `view`, to be seen happening; null: nothing to show, `view` simply stands there. */
  last: Witnessed | null;
  /** What others did since this person's last move, in order; empty once he touches the board. */
  trail: Witnessed[];
  /** How long `last` may take, in milliseconds; 0: at once. */
  pace: number;
  /** All that was done so far, as the viewer knows it. */
  moves?: Witnessed[] | undefined;
  /** Seen from the other side. */
  turned: boolean;
  coordinates: boolean;
  seats: SeatInfo[];
  timer: PhaseTimer | null;
  /** The server's clock, in seconds since the epoch. */
  serverNow: () => number;
  /** On a screen for everybody: nothing to touch, everything larger. */
  shared: boolean;
  /** People at one device who may act now side by side, each for his own seat; `seat` is then null. */
  around: number[];
  /** Stands where there is something to do, while it waits for the one who may see what is hidden. */
  curtain?: Snippet | undefined;
  /** How the game ended, for a board that tells by itself who plays: stands where there was something to do. */
  ending?: Snippet | undefined;
  /** What was refused or is asked, for the same boards: lies over what can wait. */
  notice?: Snippet | undefined;
  /** For one who plays alone: what he reached before; null or left out: not known. */
  tally?: Tally | null;
  /** Seconds in which partners agree on a move: what one plays is then a proposal; 0: nobody is asked. */
  consult?: number;
  /** How others come to this table, for a screen in the room: where to go and the code to type. */
  join?: { address: string; code: string } | undefined;
  /** What passes between people beside the game, and how to join in; left out where nobody is to. */
  signals?: Signals | undefined;
  onsignal?: ((signal: Beside) => void) | undefined;
  /** Who wants to play again, for a screen in a room where that is asked. */
  wanting?: readonly number[] | undefined;
  /** The language of the words that are played. */
  words?: string | undefined;
  /** A screen that is to make no sound. */
  quiet?: boolean | undefined;
  /** Whether a screen shows this table to the room. */
  staged?: boolean | undefined;
  /** A hint that was asked for, for a board with a place for it (`storied`). */
  advice?: Snippet | undefined;
  /** The actions of this moment, for a board with a place for them (`acts`). */
  actions?: Snippet | undefined;
  /** The plate of one who sits there, for a board with places for plates (`flanked`). */
  plate?: Snippet<[number]> | undefined;
  /** A move of `seat`, or of each of the named seats of this device. */
  onmove: (move: Move, ...seats: number[]) => void;
  /** What moves of `seat` would do that are still being put together, or why they are refused; none in a game that does
  not say so, or once the table has gone on. */
  onpreview?: ((moves: Move[]) => Promise<Foreseen[]>) | undefined;
  /** What is still to be chosen before the move is whole, with its buttons: stands in the action bar, in place of the
  actions, as long as it is there; null: nothing any more. Left out: the board finds a place for it. */
  onask?: ((ask: Snippet | null) => void) | undefined;
  /** What is asked in a few words of whoever has begun a move, in place of whose turn it is; empty: nothing any more. */
  onprompt?: ((text: string) => void) | undefined;
  /** Whether `view` is the game as it stands now, not a look back: only then may the next move be prepared. */
  present?: boolean | undefined;
  /** Whether the position is to be learned from or solved: nobody ends such a game, and who plays needs no mark. */
  taught?: boolean | undefined;
  /** Answer a touch that does nothing with a short sentence, seen beside the board. */
  onsay: (text: string) => void;
  /** Say something to those who do not see the board. */
  announce: (text: string) => void;
}

export interface BoardModule {
  default: Component<BoardProps>;
  /** A move in a sentence that names who made it, for those who do not see the board. */
  describe(move: Witnessed, seats: SeatInfo[]): string;
  /** Whether people at one device act side by side in the present phase, in the open: `around` are those who may.
  In a game with secrets no curtain is needed then, and the board finds a place for the `curtain` in other phases. */
  together?(view: unknown): boolean;
  /** Whether the board itself tells who sits there and what is to do now; people then come below it. */
  crowd?: boolean;
  /** Whether it tells above each player's place who sits there and how he stands: then a small screen needs no plates,
  as long as no clocks run. */
  headed?(view: unknown): boolean;
  /** The same in few words without the name, for the move list; left out: as described. Empty: it is folded away.
  What stands after a ` · ` is what it led to, and is set apart. */
  words?(move: Witnessed, seats: SeatInfo[]): string;
  /** What a move sounds like, one after the other; left out: like any move. */
  sounds?(move: Witnessed): readonly Sound[];
  /** What is asked just now, where it is not simply a move: of me, or of those named; empty: it is a move. */
  prompt?(view: unknown, mine: boolean, who: string[]): string;
  /** `me`: whose eyes read it; null: a spectator's. */
  plate?(view: unknown, seat: SeatInfo, seats: SeatInfo[], me: number | null): Plate;
  /** What others did since one's last move and why the turn is whose it is, in one plain sentence. */
  story?(trail: Witnessed[], seats: SeatInfo[], me: number | null): string;
  /** Whether it tells the story itself, and has a place for a hint where that covers nothing one looks at. */
  storied?: boolean;
  /** How it ended in the reader's words ("You lost by two marbles"); empty: the usual ones. */
  verdict?(view: unknown, outcome: Outcome, seats: SeatInfo[], me: number | null): string;
  /** The best thing the reader did; empty: nothing to tell. */
  highlight?(view: unknown, moves: Witnessed[], seats: SeatInfo[], me: number): string;
  /** Whether a move is no choice if it is the only one: the table makes it for one, and says so. */
  passes?(view: unknown, move: unknown): boolean;
  cloth?: Cloth;
  room?: Room;
  /** Whether the board draws `actions` itself. */
  acts?: (view: unknown) => boolean;
  /** Whether on a wide window it draws the plates and `actions` beside what is played, because height is what counts
  there. */
  flanked?: (view: unknown) => boolean;
  /** Whether it knows moves by their notation alone: all are listed for it, and the field to type one is open. */
  plain?: boolean;
  /** What is printed beside a name (`Gold`); empty where nothing is. */
  side(seat: SeatInfo): string;
}

/** The move a hint points at. */
export function hintIn<Move>(arrows: Arrow<Move>[]): Move | null {
  return arrows.find((arrow) => arrow.kind === 'hint')?.move ?? null;
}

const FOUND = import.meta.glob<BoardModule>('./*/index.ts');

export function loadBoard(game: string): Promise<BoardModule> {
  const load = FOUND[`./${game}/index.ts`] ?? FOUND['./plain/index.ts'];
  return load ? load() : Promise.reject(new Error('no boards'));
}

/** What a board is given and what it answers. Boards draw a view and emit a move; they know no rules.

Each game has a folder here with an `index.ts` that exports a `BoardModule`; it is found by its name. A game
without one is played on the plain board. */
import type { Component, Snippet } from 'svelte';
import type { LegalMove, PhaseTimer, SeatInfo, Witnessed } from '../protocol.ts';

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
  /** A move to point at: the last step of a hint. */
  hinted: Move | null;
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
  /** A move of `seat`, or of each of the named seats of this device. */
  onmove: (move: Move, ...seats: number[]) => void;
  /** Say something to those who do not see the board. */
  announce: (text: string) => void;
}

export interface BoardModule {
  default: Component<BoardProps>;
  /** A move in words, for the move list and for those who do not see the board. */
  describe(move: Witnessed, seats: SeatInfo[]): string;
  /** Whether people at one device act side by side in the present phase, in the open: `around` are those who may.
  In a game with secrets no curtain is needed then, and the board finds a place for the `curtain` in other phases. */
  together?(view: unknown): boolean;
  /** Whether the board itself tells who sits there and what is to do now; people then come below it. */
  crowd?: boolean;
  /** What is asked just now, where it is not simply a move: of me, or of those named; empty: it is a move. */
  headline?(view: unknown, mine: boolean, who: string[]): string;
  /** Whether it knows moves by their notation alone: all are listed for it, and the field to type one is open. */
  plain?: boolean;
  /** What is printed beside a name (`Gold`); empty where nothing is. */
  side(seat: SeatInfo): string;
}

const FOUND = import.meta.glob<BoardModule>('./*/index.ts');

export function loadBoard(game: string): Promise<BoardModule> {
  const load = FOUND[`./${game}/index.ts`] ?? FOUND['./plain/index.ts'];
  return load ? load() : Promise.reject(new Error('no boards'));
}

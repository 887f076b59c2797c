/** A room of people: who has come, who holds it, and how fast it is played. */
import { playersFor, type Options } from './options.ts';
import type { GameInfo, SeatInfo } from './protocol.ts';

/** Who has come, in the order of the seats. */
export const come = (seats: readonly SeatInfo[]): SeatInfo[] => seats.filter((seat) => seat.kind !== 'open');

/** Whoever holds the room and sits in it. */
export const holder = (seats: readonly SeatInfo[]): SeatInfo | undefined => seats.find((seat) => seat.host);

/** The name of the pace that these options make; empty: none of those that have a name. */
export function paceOf(game: GameInfo, options: Options): string {
  const found = Object.entries(game.paces).find(([, pace]) => Object.entries(pace).every(([name, value]) => options[name] === value));
  return found?.[0] ?? '';
}

/** With how many it may be played if so many have come, fewest first: bots take the rest. */
export function counts(game: GameInfo, options: Options, come: number): number[] {
  return playersFor(game, options).filter((count) => count >= come);
}

/** What a move does to the board, in few words: who will have the move, and by how much it will tip. */
import type { LegalMove, SeatInfo, YaliEffect, YaliGo } from '../../protocol.ts';
import { t } from '../../texts.svelte.ts';
import { GOLD, SILVER } from './places.ts';

export interface Foretold {
  /** Who moves then: the one who makes the move (the board tips to him, or is level), the other one, or nobody. */
  kind: 'mine' | 'level' | 'theirs' | 'over';
  next: number | null;
  torque: number;
}

export function foretell(effect: YaliEffect, mover: number): Foretold {
  const { next, torque } = effect;
  const kind = next === null ? 'over' : next !== mover ? 'theirs' : torque === 0 ? 'level' : 'mine';
  return { kind, next, torque };
}

/** What each of these moves does; a move is known by its path and its side moves. */
export function foresight(legal: readonly LegalMove[], mover: number): Map<string, Foretold> {
  return new Map(
    legal.flatMap((one) => (one.effect ? [[nameOf(one.move as YaliGo), foretell(one.effect as YaliEffect, mover)] as const] : [])),
  );
}
export const nameOf = (move: YaliGo): string => [move.path, move.side ?? [], move.second ?? []].map((some) => some.join('x')).join('/');

/** The one who reads, if he plays one colour alone: he is called "you". */
export function reader(seats: readonly SeatInfo[]): number | null {
  const mine = seats.filter((seat) => seat.mine);
  return mine.length === 1 ? (mine[0]?.seat ?? null) : null;
}

export const colour = (seat: number): string => t('yali-colour', { seat });
/** How one is called in a sentence's parameters: `you` where it is the reader. */
export const called = (seat: number, me: number | null) => ({ you: seat === me ? 'yes' : 'no', colour: colour(seat) });

/** To whom a board tips that is not level. */
export const heavier = (torque: number): number => (torque > 0 ? SILVER : GOLD);

/** `you 2`, `= you`, `→ Silver 2`. */
export function badge({ kind, next, torque }: Foretold, me: number | null): string {
  return t('yali-badge', { kind, ...called(next ?? 0, me), weight: Math.abs(torque) });
}

/** The same written out, for the one looked at. */
export function badgeInFull({ kind, next, torque }: Foretold, me: number | null): string {
  return t('yali-badge-full', { kind, ...called(next ?? 0, me), weight: Math.abs(torque) });
}

/** How the board tips: "Tips to you by 6". */
export function tips(torque: number, me: number | null): string {
  return torque === 0 ? t('yali-level') : t('yali-tips', { ...called(heavier(torque), me), weight: Math.abs(torque) });
}

/** `Silver 2`, `you 4`, `level`: how the board tips after a move, in a list. */
export function tipsShort(torque: number, me: number | null): string {
  return torque === 0 ? t('yali-level-short') : t('yali-tips-short', { ...called(heavier(torque), me), weight: Math.abs(torque) });
}

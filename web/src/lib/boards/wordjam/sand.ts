/** Sand as arithmetic: how much time is left, and how high the sand stands in either bulb. */
import type { PhaseTimer } from '../../protocol.ts';

export function secondsLeft(timer: PhaseTimer, now: number): number {
  return Math.min(timer.seconds, Math.max(0, timer.ends - now));
}

/** The part of the time that is left, from 1 (just turned) to 0 (run out). */
export function partLeft(timer: PhaseTimer, now: number): number {
  return timer.seconds > 0 ? secondsLeft(timer, now) / timer.seconds : 0;
}

/** Height of the sand above the neck, 0 to 1. The bulb is a funnel: its area grows with the square of the height. */
export function above(part: number): number {
  return Math.sqrt(part);
}

/** Height of the sand below the neck, 0 to 1: what is left empty is a funnel too. */
export function below(part: number): number {
  return 1 - Math.sqrt(part);
}

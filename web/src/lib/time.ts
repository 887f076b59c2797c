/** Clocks as arithmetic. */
import type { ClockFace, NewTable } from './protocol.ts';

/** Seconds left on a clock that said `left` at `told`, seen at `now` (all by the server's clock). */
export function secondsLeft(face: ClockFace, told: number, now: number): number {
  return Math.max(0, face.running ? face.left - (now - told) : face.left);
}

/** `4:05`, `1:02:03`, tenths in the last ten seconds, days where there are some. */
export function clockText(seconds: number): string {
  if (seconds < 10) return seconds.toFixed(1);
  const whole = Math.floor(seconds);
  const [days, hours, minutes, rest] = [
    Math.floor(whole / 86_400),
    Math.floor(whole / 3_600) % 24,
    Math.floor(whole / 60) % 60,
    whole % 60,
  ];
  const two = (n: number): string => String(n).padStart(2, '0');
  if (days) return `${days}d ${two(hours)}:${two(minutes)}`;
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Which of `marks` (seconds) was passed between two readings; null: none. */
export function passed(before: number, after: number, marks: readonly number[]): number | null {
  return marks.find((mark) => before > mark && after <= mark) ?? null;
}

export const CLOCKS: Record<string, NonNullable<NewTable['clock']>> = {
  untimed: { type: 'untimed' },
  blitz: { type: 'real-time', base: 300, increment: 3 },
  rapid: { type: 'real-time', base: 900, increment: 10 },
  days: { type: 'correspondence', days: 3 },
};

/** How the board swings to a new lean: a damped spring in closed form.

A whole swing is known when it begins, so it is handed to the browser as keyframes and runs beside the page's own work. */

/** How soon the spring is still, and how fast it goes to and fro, a second. */
interface Spring {
  decay: number;
  rate: number;
}
/** The plank falls in 420 ms and goes a degree or so past its end; held out as a preview it follows at once. */
export const FALL: Spring = { decay: 16, rate: 21.3 };
export const PREVIEW: Spring = { decay: 40, rate: 12 };
/** Degrees nobody sees. */
const SETTLED = 0.02;

export interface Swing {
  /** Degrees the board leaned when the swing began. */
  from: number;
  /** Degrees a second it had then. */
  speed: number;
  to: number;
  /** By `performance.now()`. */
  began: number;
  spring: Spring;
}

export const AT_REST: Swing = { from: 0, speed: 0, to: 0, began: 0, spring: FALL };

/** Lean and speed some seconds after the beginning; before it the board has not stirred. */
export function swung({ from, speed, to, spring }: Swing, seconds: number): { lean: number; speed: number } {
  if (seconds < 0) return { lean: from, speed: 0 };
  const { decay, rate } = spring;
  const away = from - to;
  const push = (speed + decay * away) / rate;
  const fade = Math.exp(-decay * seconds);
  const [cos, sin] = [Math.cos(rate * seconds), Math.sin(rate * seconds)];
  const left = away * cos + push * sin;
  const turn = push * cos - away * sin;
  return { lean: to + fade * left, speed: fade * (rate * turn - decay * left) };
}

export const leanAt = (swing: Swing, time: number): number =>
  time >= stillAt(swing) ? swing.to : swung(swing, (time - swing.began) / 1000).lean;

/** When nobody sees it move any more. */
export function stillAt({ from, speed, to, began, spring }: Swing): number {
  const reach = Math.abs(from - to) + Math.abs(speed) / spring.rate;
  return began + 1000 * Math.max(0, Math.log(reach / SETTLED) / spring.decay);
}

/** Another swing from where this one is just now, beginning a while later. */
export function swingTo(swing: Swing, to: number, now: number, spring = FALL, wait = 0): Swing {
  if (swing.to === to && swing.spring === spring) return swing;
  const { lean, speed } = now >= stillAt(swing) ? { lean: swing.to, speed: 0 } : swung(swing, (now - swing.began) / 1000);
  return { from: lean, speed: wait ? 0 : speed, to, began: now + wait, spring };
}

/** How the board swings to a new lean: a damped spring in closed form.

A whole swing is known when it begins, so it is handed to the browser as keyframes and runs beside the page's own work. */
import type { Attachment } from 'svelte/attachments';
import { prefersReducedMotion } from 'svelte/motion';

const STIFFNESS = 252;
const DECAY = 8.4;
const RATE = Math.sqrt(STIFFNESS - DECAY ** 2);
/** Degrees nobody sees. */
const SETTLED = 0.02;
const FRAMES_PER_SECOND = 60;

export interface Swing {
  /** Degrees the board leaned when the swing began. */
  from: number;
  /** Degrees a second it had then. */
  speed: number;
  to: number;
  /** By `performance.now()`. */
  began: number;
}

export const AT_REST: Swing = { from: 0, speed: 0, to: 0, began: 0 };

/** Lean and speed some seconds after the beginning. */
export function swung({ from, speed, to }: Swing, seconds: number): { lean: number; speed: number } {
  const away = from - to;
  const push = (speed + DECAY * away) / RATE;
  const fade = Math.exp(-DECAY * seconds);
  const [cos, sin] = [Math.cos(RATE * seconds), Math.sin(RATE * seconds)];
  const left = away * cos + push * sin;
  const turn = push * cos - away * sin;
  return { lean: to + fade * left, speed: fade * (RATE * turn - DECAY * left) };
}

/** Another swing from where this one is just now. */
export function swingTo(swing: Swing, to: number, now: number): Swing {
  const { lean, speed } = swung(swing, (now - swing.began) / 1000);
  return { from: lean, speed, to, began: now };
}

/** The lean frame by frame until the board is still; only the last, if it is still already. */
export function leans(swing: Swing): number[] {
  const reach = Math.abs(swing.from - swing.to) + Math.abs(swing.speed) / RATE;
  const seconds = Math.max(0, Math.log(reach / SETTLED) / DECAY);
  const frames = Math.ceil(seconds * FRAMES_PER_SECOND);
  return Array.from({ length: frames + 1 }, (_, i) => (i === frames ? swing.to : swung(swing, i / FRAMES_PER_SECOND).lean));
}

/** Lets an element follow a swing, as `draw` says; where it ends up is its own style. */
export function swings(swing: Swing, draw: (lean: number) => Keyframe): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    const frames = leans(swing).map(draw);
    const still = frames.every((frame) => JSON.stringify(frame) === JSON.stringify(frames[0]));
    if (still || prefersReducedMotion.current) return;
    const played = node.animate(frames, { duration: ((frames.length - 1) / FRAMES_PER_SECOND) * 1000 });
    played.startTime = swing.began;
    return () => played.cancel();
  };
}

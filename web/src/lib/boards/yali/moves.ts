/** Lets an element follow the scene from now on until it rests; where it ends up is its own style. */
import type { Attachment } from 'svelte/attachments';
import { prefersReducedMotion } from 'svelte/motion';

const FRAME = 1000 / 60;

export function moves(until: number, draw: (time: number) => Keyframe): Attachment<HTMLElement> {
  return (node) => {
    const now = performance.now();
    if (prefersReducedMotion.current || until <= now) return;
    const count = Math.ceil((until - now) / FRAME);
    const frames = Array.from({ length: count + 1 }, (_, i) => draw(i === count ? until : now + i * FRAME));
    const still = frames.every((frame) => JSON.stringify(frame) === JSON.stringify(frames[0]));
    if (still) return;
    const played = node.animate(frames, { duration: until - now });
    played.startTime = now;
    return () => played.cancel();
  };
}

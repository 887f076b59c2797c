/** A second hand: whoever reads `now()` is drawn anew four times a second, and nothing ticks while nobody looks. */
import { createSubscriber } from 'svelte/reactivity';

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

/** Milliseconds since the epoch by this device's clock. */
export function now(): number {
  ticking();
  return Date.now();
}

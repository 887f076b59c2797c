/** How much of the window a controller has: all below where it begins, and all of it while a keyboard is open. */
import type { Attachment } from 'svelte/attachments';

/** Lower than this no telephone is by itself: its keyboard is open. */
const WITH_KEYBOARD = 560;
const NARROW = 600;
/** Lower than this there is no room for anything else, whatever has the focus. */
const LOWEST = 400;
const LEAST = 300;

export interface Room {
  height: number;
  /** Whether it lies over the whole window. */
  over: boolean;
}

/** `window` in CSS pixels as one sees it; `top`: where the controller begins; `typing`: a field in it has the focus. */
export function roomIn(window: { width: number; height: number }, top: number, typing: boolean): Room {
  const { width, height } = window;
  const over = width < NARROW && height < WITH_KEYBOARD && (typing || height < LOWEST);
  return { over, height: over ? height : Math.max(LEAST, height - top) };
}

/** What the table's frame leaves to its board: the nearest thing around it that has a size of its own. */
function frameOf(node: HTMLElement): HTMLElement | null {
  let one = node.parentElement;
  while (one && getComputedStyle(one).containerType !== 'size') one = one.parentElement;
  return one;
}

/** Keeps a controller exactly as high as its room (`--room`). */
export const fillsTheRoom: Attachment<HTMLElement> = (node) => {
  const seen = window.visualViewport;
  const place = node.parentElement ?? node;
  const frame = frameOf(node);
  const measure = (): void => {
    const height = seen ? Math.round(seen.height * seen.scale) : window.innerHeight;
    const typing = document.activeElement instanceof HTMLInputElement && node.contains(document.activeElement);
    const top = node.classList.contains('over') ? place.getBoundingClientRect().top : node.getBoundingClientRect().top;
    const below = frame ? Math.max(0, height - frame.getBoundingClientRect().bottom) : 8;
    const room = roomIn({ width: window.innerWidth, height }, top + window.scrollY + below, typing);
    node.classList.toggle('over', room.over);
    node.style.setProperty('--room', `${room.height}px`);
  };
  measure();
  const watch = new ResizeObserver(measure);
  watch.observe(document.body);
  if (frame) watch.observe(frame);
  const events = ['focusin', 'focusout'] as const;
  for (const event of events) node.addEventListener(event, measure);
  (seen ?? window).addEventListener('resize', measure);
  return () => {
    watch.disconnect();
    for (const event of events) node.removeEventListener(event, measure);
    (seen ?? window).removeEventListener('resize', measure);
  };
};

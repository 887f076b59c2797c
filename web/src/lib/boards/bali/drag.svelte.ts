/** A column under a finger or the mouse: where it was taken, where it hovers. A short way is a tap, not a drag. */
import type { Place } from './cards.ts';

const SLACK = 8;

export class Drag {
  from = $state.raw<Place | null>(null);
  x = $state(0);
  y = $state(0);
  moving = $state(false);
  /** Whether the press that has just ended was a drag, so that the click it brings is none. */
  dragged = false;
  #start = { x: 0, y: 0 };

  press(at: Place, x: number, y: number): void {
    this.from = at;
    this.dragged = false;
    this.#start = { x, y };
  }

  move(x: number, y: number): void {
    if (!this.from) return;
    this.x = x;
    this.y = y;
    if (Math.hypot(x - this.#start.x, y - this.#start.y) > SLACK) this.moving = true;
  }

  /** What was dragged; null: it was a tap. */
  release(): Place | null {
    const dragged = this.moving ? this.from : null;
    this.dragged = dragged !== null;
    this.from = null;
    this.moving = false;
    return dragged;
  }
}

/** The place drawn at a point of the window. */
export function placeAt(x: number, y: number): Place | null {
  return placeOn(document.elementFromPoint(x, y));
}

export function placeOn(element: EventTarget | null): Place | null {
  if (!(element instanceof Element)) return null;
  const cell = element.closest('[role="gridcell"]')?.querySelector<HTMLElement>('[data-at]');
  const [seat, place] = (cell?.dataset['at'] ?? '').split('.').map(Number);
  return seat === undefined || place === undefined || Number.isNaN(seat) ? null : [seat, place];
}

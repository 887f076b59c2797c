/** Things that are seen going somewhere: cards from panel to panel, a word with its points on its way off the table. */

export interface Box {
  x: number;
  y: number;
}

export interface Flight {
  id: number;
  cards: string;
  /** Written on it: the points of a word that goes. */
  points: number | null;
  from: Box;
  to: Box;
  card: number;
  ms: number;
}

let flown = 0;

export class Flights {
  now = $state.raw<readonly Flight[]>([]);

  start(flight: Omit<Flight, 'id'>): void {
    const one = { ...flight, id: ++flown };
    this.now = [...this.now, one];
    setTimeout(() => (this.now = this.now.filter((other) => other.id !== one.id)), one.ms + 60);
  }
}

/** Moves an element along its way; nothing but `transform` and `opacity` changes. */
export function fly(element: HTMLElement, { from, to, ms, points }: Flight): void {
  element.animate(
    [
      { transform: `translate(${from.x}px, ${from.y}px)`, opacity: 1 },
      { transform: `translate(${to.x}px, ${to.y}px) scale(${points === null ? 1 : 0.6})`, opacity: points === null ? 1 : 0.2 },
    ],
    { duration: ms, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'forwards' },
  );
}

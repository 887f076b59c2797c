/** Things that are seen going somewhere: cards from panel to panel, a word with its points on its way off the table. */
import type { BaliView } from '../../protocol.ts';
import { columnAt, piecesOf, placeOf, type Place } from './cards.ts';

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

/** The last build of somebody else: where, how many cards were taken from other panels for it, and from which places. */
export interface Capture {
  at: Place;
  cards: number;
  from: Place[];
}

/** Where nothing else is said. */
const FLIGHT = 600;
let flown = 0;

/** Where things are drawn on the board. */
interface Spots {
  box: (at: Place) => DOMRect | undefined;
  home: () => DOMRect;
  /** How wide the cards of a seat are. */
  card: (seat: number) => number | undefined;
  /** How long it may take; below 0: it is not shown. */
  ms: () => number;
}

export class Flights {
  now = $state.raw<readonly Flight[]>([]);
  /** To be seen until something else is done. */
  captured = $state.raw<Capture | null>(null);
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)');

  constructor(private readonly spots: Spots) {}

  /** What was done between two views: cards fly to where they were taken, a word goes with its points. */
  show(old: BaliView, now: BaliView, me: number | null): void {
    const { last } = now;
    if (!last) return;
    const { move } = last;
    const cards = (at: Place): string => columnAt(old.panels, at);
    if (move.type === 'build') {
      const foreign = last.seat !== me;
      const taken = piecesOf(move).filter(([seat]) => seat !== last.seat);
      this.captured = foreign ? { at: placeOf(move), cards: taken.map((at) => cards(at).length).reduce((sum, n) => sum + n, 0), from: taken } : null;
      if (foreign) for (const at of piecesOf(move)) this.#launch(cards(at), at, placeOf(move), null);
    }
    if (move.type === 'remove' && last.points) this.#launch(cards(placeOf(move)), placeOf(move), null, last.points);
  }

  /** A column on its way to another place, or off the table. */
  #launch(cards: string, from: Place, to: Place | null, points: number | null): void {
    const { box, home: whole, card: wide, ms } = this.spots;
    const start = box(from);
    const end = to && box(to);
    const home = whole();
    const card = wide(from[0]);
    if (this.#still.matches || !start || !card || ms() < 0) return;
    const middle = (of: DOMRect): number => of.left - home.left + (of.width - card) / 2;
    const begin = { x: middle(start), y: start.top - home.top };
    const target = end ? { x: middle(end), y: end.top - home.top + card } : { x: home.width - 90, y: 0 };
    this.#start({ cards, points, from: begin, to: target, card, ms: ms() || FLIGHT });
  }

  #start(flight: Omit<Flight, 'id'>): void {
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

/** What is in hand, what it could be put on, and what the server says of it: the same by touch, by dragging and by keyboard. */
import type { AnyBaliMove, BaliBuild } from '../../protocol.ts';
import { Assembly } from './assembly.svelte.ts';
import { columnAt, joined, piecesOf, placeOf, same, undeclared, type Panels, type Place } from './cards.ts';
import type { Mark } from './Column.svelte';
import { Drag, placeAt } from './drag.svelte.ts';
import { barred, Foresight, type Told } from './foresight.svelte.ts';

const CHAIN = 'chain';
const keyOf = (at: Place): string => at.join('.');

export class Hand {
  readonly assembly: Assembly;
  readonly drag = new Drag();
  readonly foresight = new Foresight();
  /** Where the mouse is, and which column the keyboard is on. */
  pointed = $state.raw<Place | null>(null);
  focus = $state.raw<Place | null>(null);

  /** The column that was picked up. */
  readonly held = $derived.by(() => (this.drag.moving ? this.drag.from : this.assembly.held));
  readonly hovered = $derived.by(() => (this.drag.moving ? placeAt(this.drag.x, this.drag.y) : (this.pointed ?? this.focus)));
  /** The builds to ask about: the chain as it stands, and what would be on each place. */
  readonly trials = $derived.by(() => this.#tried());

  constructor(
    private readonly panels: () => Panels,
    owns: (at: Place) => boolean,
    private readonly building: () => boolean,
  ) {
    this.assembly = new Assembly(panels, owns);
  }

  /** What would be made there, and what is told of it. */
  trial(at: Place | null): BaliBuild | null {
    return (at && this.trials.get(keyOf(at))) ?? null;
  }
  told(at: Place): Told | undefined {
    return this.foresight.told.get(keyOf(at));
  }
  get chainTold(): Told | undefined {
    return this.foresight.told.get(CHAIN);
  }

  /** How many cards a column will have if what is in hand is let go there. */
  grows(at: Place): number {
    const trial = this.held && same(at, this.hovered) ? this.trial(at) : null;
    return trial ? joined(this.panels(), placeOf(trial), piecesOf(trial)).length : 0;
  }

  mark(at: Place): Mark {
    if (same(at, this.held)) return 'held';
    if (this.held) return this.#goal(at);
    if (same(at, this.assembly.head)) return 'head';
    if (this.assembly.isPiece(at)) return 'taken';
    return this.assembly.pieces.length ? this.#goal(at) : 'none';
  }

  /** The panels as they would lie with the chain. */
  get drawn(): Panels {
    const { head, pieces, column } = this.assembly;
    if (!head || !pieces.length) return this.panels();
    return this.panels().map((panel, seat) => panel.map((lies, place) => (same([seat, place], head) ? column : lies)));
  }

  #goal(at: Place): Mark {
    if (same(at, this.held) || !columnAt(this.panels(), at)) return 'none';
    const told = this.told(at);
    if (told) return barred(told) ? 'no' : 'goal';
    if (this.held) return this.assembly.takes(at, this.held) ? 'goal' : 'no';
    return 'none';
  }

  #tried(): Map<string, BaliBuild> {
    const found = new Map<string, BaliBuild>();
    const panels = this.panels();
    if (!this.building()) return found;
    const add = (key: string, build: AnyBaliMove | null): void => {
      if (build?.type === 'build' && !undeclared(joined(panels, placeOf(build), piecesOf(build)))) found.set(key, build);
    };
    const { assembly, held } = this;
    add(CHAIN, assembly.build());
    for (const at of panels.flatMap((panel, seat) => panel.map((_, place): Place => [seat, place]))) {
      if (held) add(keyOf(at), assembly.takes(at, held) ? assembly.tried(held, at) : null);
      else if (assembly.head && assembly.pieces.length && !same(at, assembly.head)) add(keyOf(at), assembly.tried(at, assembly.head));
    }
    return found;
  }
}

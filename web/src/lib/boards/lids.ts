/** The pictures on the boxes, found by the name of their folder like the boards; a game without one has a plain box. */
import type { Component } from 'svelte';

export interface Lid {
  default: Component<{ title: string }>;
  /** The colour of the box's side. */
  side: string;
}

const FOUND = import.meta.glob<Lid>('./*/Lid.svelte', { eager: true });

export function lidOf(game: string): Lid {
  return (FOUND[`./${game}/Lid.svelte`] ?? FOUND['./plain/Lid.svelte']) as Lid;
}

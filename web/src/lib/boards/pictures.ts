/** Pictures of positions, drawn by the folders of the boards; a game without one shows the lid of its box.

A picture is one SVG drawing with all its colours in it, 320 by 220: the same is small on the shelf and handed on as
a file. */
import type { Component } from 'svelte';

export interface Picture {
  default: Component<{ view: unknown; /** Who sits nearest; null: a spectator looks. */ seat: number | null; /** Of the seats, where they are to be read. */ names?: readonly string[] | undefined }>;
}

const FOUND = import.meta.glob<Picture>('./*/Picture.svelte');

export const hasPicture = (game: string): boolean => `./${game}/Picture.svelte` in FOUND;

export function loadPicture(game: string): Promise<Picture> | null {
  return FOUND[`./${game}/Picture.svelte`]?.() ?? null;
}

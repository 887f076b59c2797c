/** The idea of a game in three pictures, found by the name of their folder like the boards; not every game has them. */
import type { Component } from 'svelte';

export type Idea = Component<{ step: number }>;

const FOUND = import.meta.glob<{ default: Idea }>('./*/Idea.svelte', { eager: true });

export const ideaOf = (game: string): Idea | undefined => FOUND[`./${game}/Idea.svelte`]?.default;

/** The boxes on the shelf. Numbers are what is printed on a box; rules live on the server alone. */
import type { Component } from 'svelte';
import BoxBali from '../parts/BoxBali.svelte';
import BoxWordjam from '../parts/BoxWordjam.svelte';
import BoxYali from '../parts/BoxYali.svelte';

export interface Box {
  id: string;
  name: string;
  players: string;
  minutes: { least: number; most: number };
  lid: Component;
}

export const BOXES: readonly Box[] = [
  { id: 'yali', name: 'YALi', players: '2', minutes: { least: 15, most: 25 }, lid: BoxYali },
  { id: 'bali', name: 'BALI', players: '1–4', minutes: { least: 15, most: 45 }, lid: BoxBali },
  { id: 'wordjam', name: 'WORD JAM', players: '5–12', minutes: { least: 20, most: 30 }, lid: BoxWordjam },
];

export function gameName(id: string): string {
  return BOXES.find((box) => box.id === id)?.name ?? id;
}

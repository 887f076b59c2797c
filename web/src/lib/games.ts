/** The boxes on the shelf. Numbers are what is printed on a box; rules live on the server alone. */
export interface Box {
  id: string;
  name: string;
  players: string;
  minutes: { least: number; most: number };
}

export const BOXES: readonly Box[] = [
  { id: 'yali', name: 'YALi', players: '2', minutes: { least: 15, most: 25 } },
  { id: 'bali', name: 'BALI', players: '1–4', minutes: { least: 15, most: 45 } },
  { id: 'wordjam', name: 'WORD JAM', players: '5–12', minutes: { least: 20, most: 30 } },
];

export function gameName(id: string): string {
  return BOXES.find((box) => box.id === id)?.name ?? id;
}

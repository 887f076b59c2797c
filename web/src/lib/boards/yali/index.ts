/** What the page knows of YALi: its board, and what is called, said and heard there (`BoardModule`). */
import type { SeatInfo } from '../../protocol.ts';
import type { BoardModule, Cloth, Room } from '../board.ts';
import { colour } from './foretell.ts';
import Yali from './Yali.svelte';

export default Yali as unknown as BoardModule['default'];
export { describe, highlight, plate, sounds, story, verdict, words } from './words.ts';

export const side = (seat: Pick<SeatInfo, 'seat'>): string => colour(seat.seat);

export const cloth: Cloth = {
  light: 'light-dark(#28676c, #1d4148)',
  middle: 'light-dark(#1f5a62, #142f36)',
  deep: 'light-dark(#143f49, #0c1f25)',
  ink: 'light-dark(#fdf4e1, #f3e7d3)',
  quiet: 'light-dark(#d3e2de, #b4c6c4)',
};

export const room: Room = { widest: 1.1 };

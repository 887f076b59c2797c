/** What the frame of a table is given: what stands where, and the state that decides how much room each has. */
import type { Snippet } from 'svelte';
import type { Cloth, Room } from '../../lib/boards/board.ts';

export interface FrameProps {
  cloth: Cloth | undefined;
  room: Room | undefined;
  /** The board tells by itself who sits there. */
  crowd: boolean;
  /** Nobody else is there: the list of moves waits in a corner until it is asked for. */
  alone: boolean;
  opening: boolean;
  /** It waits for players. */
  open: boolean;
  /** Something is pulled up over the lower part. */
  sheet: boolean;
  /** What is shown is looked back at. */
  reviewing: boolean;
  /** An analysis stands beside or below it. */
  judging: boolean;
  /** Something stands in place of the actions that needs its own row. */
  asking: boolean;
  stage?: HTMLElement | undefined;
  head: Snippet;
  rivals: Snippet | undefined;
  mine: Snippet | undefined;
  news: Snippet;
  board: Snippet;
  /** A narrow column left of the board. */
  beside: Snippet | undefined;
  bar: Snippet;
  end: Snippet | undefined;
  side: Snippet | undefined;
  lobby: Snippet;
  turn: Snippet;
  onswipe: (event: PointerEvent) => void;
  onwheel: (event: WheelEvent) => void;
}

const mixed = (colour: string): string => `color-mix(in oklab, ${colour}, var(--cloth-mix))`;

/** The cloth of a game as the properties with which all that lies on it is coloured. */
export function painted(cloth: Cloth | undefined): string {
  if (!cloth) return '';
  const { light, middle, deep, ink, quiet } = cloth;
  return `--cloth-0:${mixed(light)};--cloth-1:${mixed(middle)};--cloth-2:${mixed(deep)};--on-cloth:${ink};--on-cloth-2:${quiet}`;
}

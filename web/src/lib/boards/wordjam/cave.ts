/** The cave card as it is printed: the red and the yellow number of each column. What counts now is in the view. */
export const PRINTED: readonly (readonly [red: number, yellow: number])[] = [
  [2, 1],
  [3, 1],
  [3, 2],
  [4, 2],
  [4, 3],
  [5, 3],
  [5, 4],
  [6, 4],
];

/** The column the Sesame card has just uncovered; in a tie-break it stays on the last one. */
export const column = (number: number): number => Math.min(number, PRINTED.length);

/** Which tie-break a round is; 0: none. */
export const tieBreak = (number: number): number => Math.max(0, number - PRINTED.length);

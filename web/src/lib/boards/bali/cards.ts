/** Cards, columns and panels as the view writes them: one character is one card.

A capital is a printed letter, `*` a Bali card nobody has declared, a small letter a Bali card that stands for it. */
import type { AnyBaliMove, BaliBuild, BaliView } from '../../protocol.ts';

/** A place on the table: whose panel, and which place on it, both counted from 0. */
export type Place = readonly [seat: number, place: number];
export type Panels = readonly (readonly string[])[];

export const WILD = '*';

export const same = (a: Place | null, b: Place | null): boolean => a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** `B3`, as in notation. */
export const label = ([seat, place]: Place): string => `${String.fromCharCode(65 + seat)}${place + 1}`;

export const columnAt = (panels: Panels, [seat, place]: Place): string => panels[seat]?.[place] ?? '';

export const isWild = (card: string): boolean => card === WILD || card !== card.toUpperCase();

export const letterOf = (card: string): string => (card === WILD ? '?' : card.toUpperCase());

/** What a column spells: a letter the edition does not know is read without its dots. */
export function spelled(column: string, alphabet: string): string {
  const plain = (letter: string): string =>
    alphabet.includes(letter) ? letter : letter.normalize('NFD').replace(/\p{M}/gu, '');
  return [...column].map((card) => plain(letterOf(card))).join('');
}

export function valueOf(card: string, values: BaliView['values']): number {
  const printed = isWild(card) ? WILD : card;
  return values.find(([letter]) => letter === printed)?.[1] ?? 0;
}

export const sumOf = (column: string, values: BaliView['values']): number =>
  [...column].reduce((sum, card) => sum + valueOf(card, values), 0);

/** What the column is worth as a word. */
export const pointsOf = (column: string, values: BaliView['values']): number => sumOf(column, values) * column.length;

export const piecesOf = (build: BaliBuild): Place[] => build.pieces as Place[];
export const placeOf = (move: { column: unknown }): Place => move.column as Place;

/** The column a build makes; Bali cards for which no letter is given yet stay as they are. */
export function joined(panels: Panels, head: Place, pieces: readonly Place[], letters = ''): string {
  const cards = [head, ...pieces].map((at) => columnAt(panels, at)).join('');
  let next = 0;
  return [...cards].map((card) => (card === WILD ? (letters[next++]?.toLowerCase() ?? WILD) : card)).join('');
}

export const undeclared = (column: string): number => [...column].filter((card) => card === WILD).length;

function put(panels: Panels, at: Place, column: string): Panels {
  return panels.map((panel, seat) => (seat === at[0] ? panel.map((old, place) => (place === at[1] ? column : old)) : panel));
}

/** The panels as they look once a move is made, before anything is refilled. */
export function after(panels: Panels, move: AnyBaliMove | null): Panels {
  switch (move?.type) {
    case 'build': {
      const made = joined(panels, placeOf(move), piecesOf(move), move.letters);
      const emptied = piecesOf(move).reduce((so, piece) => put(so, piece, ''), panels);
      return put(emptied, placeOf(move), made);
    }
    case 'remove':
    case 'forfeit':
      return put(panels, placeOf(move), '');
    default:
      return panels;
  }
}

/** Whose panels a seat builds on: its own and its partner's. */
export function team(view: BaliView, seat: number | null): number[] {
  if (seat === null) return [];
  return view.options.partnership ? [seat, (seat + 2) % view.players] : [seat];
}

/** The language of the words. */
export const languageOf = (view: BaliView): string => /-(fr|de)$/.exec(view.options.edition ?? '')?.[1] ?? 'en';

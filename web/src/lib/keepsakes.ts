/** What can be taken away from a table: a picture of what is shown, or its position as text. */
import { api, Refusal } from './api.ts';
import { hasPicture } from './boards/pictures.ts';
import { copy } from './clipboard.ts';
import { gameName } from './games.ts';
import { refusalText } from './refusal.ts';
import { seatName } from './result.ts';
import { sharePicture } from './sharing.ts';
import type { Table } from './table.svelte.ts';
import { formatDate, t } from './texts.svelte.ts';

/** What is on the board. */
export interface Shown {
  view: unknown;
  /** So many moves have been made. */
  at: number;
  /** Who sits below. */
  near: number;
}

/** Hands a picture on, with a line that says what it is; undefined where the game draws none. */
export function pictureOf(table: Table, shown: () => Shown): (() => Promise<void>) | undefined {
  const game = table.info?.game ?? '';
  if (!hasPicture(game)) return undefined;
  return async () => {
    const { view, at, near } = shown();
    const line = t('picture-line', { game: gameName(game), names: table.seats.map(seatName), number: at });
    await sharePicture(game, { view, seat: near }, line, `${game}-${at}.png`);
  };
}

/** Hands on how a room's evening ended, for those who were not there; undefined where the game draws no picture. */
export function endOf(table: Table): (() => Promise<void>) | undefined {
  const game = table.info?.game ?? '';
  if (!table.info?.room || !hasPicture(game)) return undefined;
  return async () => {
    const props = { view: table.live?.seen?.view, seat: null, names: table.seats.map(seatName) };
    await sharePicture(game, props, `${gameName(game)} · ${formatDate(Date.now())}`, `${game}.png`);
  };
}

/** Copies the position; undefined where the game has no text for one, or its past is not told yet. */
export function positionOf(table: Table, shown: () => Shown, say: (text: string) => void): (() => Promise<void>) | undefined {
  const { facts, live } = table;
  if (!facts?.position || !live || live.status === 'open') return undefined;
  return async () => {
    try {
      const text = await api.position(table.id, shown().at);
      say((await copy(text)) ? t('position-copied') : text);
    } catch (problem) {
      if (problem instanceof Refusal) say(refusalText(problem));
    }
  };
}

/** Playing at once: the commonest way of each game, in one click. */
import type { Level } from './bots.ts';
import { fitting, playersFor, type Options } from './options.ts';
import type { GameInfo, NewTable } from './protocol.ts';
import type { Language } from './texts.svelte.ts';

/** Alone where that can be, a room where it takes more than two, else against the computer. */
export type Way = 'alone' | 'bots' | 'room';

export function wayOf(game: GameInfo): Way {
  if (game.players.includes(1)) return 'alone';
  return Math.min(...game.players) > 2 ? 'room' : 'bots';
}

/** A screen that many look at: a room is opened there without a seat, and people come with their telephones. */
export const bigScreen = (): boolean => matchMedia('(min-width: 900px) and (min-height: 501px) and (hover: hover)').matches;

/** `screen`: whoever opens a room does not sit down in it. */
export function quickTable(game: GameInfo, lang: Language, bot?: Level, screen = false): NewTable {
  const preset = game.presets[lang]!;
  const options = fitting(game, preset.options as Options);
  const way = wayOf(game);
  if (way === 'room') {
    const seats = Array.from({ length: Math.max(...playersFor(game, options)) }, () => ({ type: 'open' }) as const);
    return { game: game.id, options, room: true, seats: screen ? seats : [{ type: 'me' }, ...seats.slice(1)] };
  }
  const alone = way === 'alone' && playersFor(game, options).includes(1);
  const rest = { type: 'bot', level: bot?.id ?? game.usual_level } as const;
  const others = Array.from({ length: alone ? 0 : preset.players - 1 }, () => rest);
  return { game: game.id, options, seats: [{ type: 'me' }, ...others] };
}

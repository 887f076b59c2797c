/** Bots as persons: how strong they are in words, and whom to play next. */
import type { GameInfo, TableInfo } from './protocol.ts';
import { t } from './texts.svelte.ts';

export type Level = GameInfo['levels'][number];

const MASTER = 5;

/**
 * `plays well (1,205)`: in words, and in the points by which they are measured. The words tell the place among
 * the players of this game, for points mean something else in each.
 */
export function strength(level: Level, levels: readonly Level[]): string {
  return t('bot-strength', { step: stepOf(level, levels), rating: level.rating });
}

/** From 0, who is just starting, to a master's: the first of a game's players has the one, the last the other. */
export function stepOf(level: Level, levels: readonly Level[]): number {
  const at = levels.findIndex((one) => one.id === level.id);
  return Math.ceil((at * MASTER) / Math.max(levels.length - 1, 1));
}

export function levelOf(game: GameInfo | undefined, id: string): Level | undefined {
  return game?.levels.find((level) => level.id === id);
}

/** Whom to play next, by how I did (newest first): after a win the next one up, after two defeats the one below. */
export function suggested(game: GameInfo, games: readonly TableInfo[]): Level {
  const usual = levelOf(game, game.usual_level) ?? game.levels[0]!;
  const played = games.filter((table) => table.game === game.id).map(against).filter((one) => one !== null);
  const [last, before] = played;
  const at = game.levels.findIndex((level) => level.id === last?.level);
  if (!last || at < 0) return usual;
  const step = last.won ? 1 : last.lost && before?.lost && before.level === last.level ? -1 : 0;
  return game.levels[Math.min(Math.max(at + step, 0), game.levels.length - 1)]!;
}

/** How a game of mine against one bot went; null where it was something else. */
function against(table: TableInfo): { level: string; won: boolean; lost: boolean } | null {
  const bots = table.seats.filter((seat) => seat.kind === 'bot');
  const mine = table.seats.filter((seat) => seat.mine);
  if (!table.outcome || bots.length !== 1 || mine.length !== 1 || table.seats.length !== 2) return null;
  const winners = table.outcome.winners;
  return { level: bots[0]!.level, won: winners.includes(mine[0]!.seat), lost: winners.includes(bots[0]!.seat) };
}

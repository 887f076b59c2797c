/** What an evening's standings, tables and rounds amount to for whoever looks at them. */
import type { EveningRound, EveningStanding, EveningTable, EveningTold } from './protocol.ts';
import { formatNumber, type Params } from './texts.svelte.ts';

export type Form = EveningTold['form'];
export type Stage = 'open' | 'round' | 'between' | 'break' | 'pause' | 'over';
/** Toward the head table, away from it, or neither. */
export type Way = 'up' | 'down' | 'same';
export interface News {
  id: string;
  params: Params;
}

/** Forms whose players are settled once the first round is drawn. */
const SETTLED = new Set<Form>(['round-robin', 'knockout']);
const KNOCKOUT = 8;
const PARTNERS = 4;

/** Whether one of its tables is played at now. A break lets them play on. */
export const playing = (told: EveningTold): boolean => told.played.some((round) => round.tables.some((table) => !table.over));

export function stageOf(told: EveningTold): Stage {
  if (told.status !== 'running') return told.status;
  if (told.paused === 'pause') return 'pause';
  if (playing(told)) return 'round';
  if (told.paused) return 'break';
  return told.form === 'arena' ? 'round' : 'between';
}

export const lastRound = (told: EveningTold): EveningRound | undefined => told.played.at(-1);
export const nameOf = (told: EveningTold, player: string): string => told.players.find((one) => one.id === player)?.name ?? '';
export const faceOf = (told: EveningTold, player: string): string => told.players.find((one) => one.id === player)?.face ?? player;
/** Without a name of his own that nobody else can wear. */
export const isGuest = (told: EveningTold, player: string): boolean => told.players.some((one) => one.id === player && one.guest);
export const seats = (table: EveningTable): string[] => table.sides.flat();

/** The tables to look at with their numbers: those of the round, of an arena all that play. */
export function tablesNow(told: EveningTold): { number: number; table: EveningTable }[] {
  const rounds = told.form === 'arena' ? told.played : told.played.slice(-1);
  const numbered = rounds.flatMap((round) => round.tables.map((table, at) => ({ number: at + 1, table })));
  return told.form === 'arena' ? numbered.filter(({ table }) => !table.over).map(({ table }, at) => ({ number: at + 1, table })) : numbered;
}

/** The table at which somebody plays now, or has just played in this round. */
export const tableOf = (told: EveningTold, player: string): { number: number; table: EveningTable } | undefined =>
  tablesNow(told).find(({ table }) => seats(table).includes(player));

/** With whom and against whom somebody plays there. */
export function company(told: EveningTold, table: EveningTable, player: string): { partners: string[]; rivals: string[] } {
  const named = (ids: readonly string[]): string[] => ids.map((id) => nameOf(told, id));
  const own = table.sides.filter((side) => side.includes(player)).flat();
  return {
    partners: named(own.filter((one) => one !== player)),
    rivals: named(table.sides.filter((side) => !side.includes(player)).flat()),
  };
}

/** How many places somebody rose since the round before; below 0: fell. */
export const risen = (line: EveningStanding): number => (line.before ? line.before - line.place : 0);

/** `+12`, `−30`, `0`. */
export const signed = (points: number): string => `${points > 0 ? '+' : points < 0 ? '−' : ''}${formatNumber(Math.abs(points))}`;

/** Which way somebody goes where winners move toward the head table: as he was drawn, or else as he has just played. */
export function wayOf(told: EveningTold, player: string): Way | null {
  if (told.form !== 'progressive' || told.status !== 'running') return null;
  const way = told.players.find((one) => one.id === player)?.way ?? [];
  if (playing(told)) {
    const [from, to] = way.slice(-2);
    if (way.length < 2 || !from || !to) return null;
    return to < from ? 'up' : to > from ? 'down' : 'same';
  }
  const at = tableOf(told, player);
  const [one, other] = at?.table.scores ?? [];
  if (!at || one === undefined || other === undefined || one === other) return null;
  const won = at.table.sides[one > other ? 0 : 1]?.includes(player) ?? false;
  const last = lastRound(told)?.tables.length ?? 1;
  if (won) return at.number === 1 ? 'same' : 'up';
  return at.number === last ? 'same' : 'down';
}

/** In a knockout: whether somebody goes on, is out, or is level, so that a lot will tell. */
export function fateOf(told: EveningTold, player: string): 'on' | 'out' | 'lot' | null {
  if (told.form !== 'knockout' || told.status !== 'running') return null;
  const at = tableOf(told, player);
  if (!at) return told.played.some((round) => round.tables.some((table) => seats(table).includes(player))) ? 'out' : null;
  if (!at.table.over || told.played.length >= told.rounds) return null;
  if (at.table.winners.length !== 1) return 'lot';
  return at.table.winners.includes(player) ? 'on' : 'out';
}

/** How many bots come so that the numbers come out. */
export function helpers(told: EveningTold): number {
  const many = told.players.filter((one) => one.state !== 'away').length;
  if (!told.fill) return 0;
  if (told.form === 'progressive') return (PARTNERS - (many % PARTNERS)) % PARTNERS;
  if (told.form === 'knockout') return Math.max(KNOCKOUT - many, 0);
  return told.seats === 2 && told.form !== 'arena' ? many % 2 : 0;
}

/** Whether somebody may still come in. */
export const admits = (told: EveningTold): boolean => told.status === 'open' || (told.status === 'running' && !SETTLED.has(told.form));

export const leaders = (told: EveningTold): EveningStanding[] => told.standings.filter((line) => line.place === 1);

/** `9:05`, `1:02:03`; whole seconds, the last one included. */
export function countdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const two = (n: number): string => String(n).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Those of a list that a screen shows when it turns a page now and then. */
export function pageOf<T>(all: readonly T[], size: number, turn: number): { shown: readonly T[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const page = turn % pages;
  return { shown: all.slice(page * size, (page + 1) * size), page, pages };
}

/** What is to be said aloud of what has changed. */
export function newsOf(told: EveningTold, before: EveningTold | null): News[] {
  if (!before) return [];
  const found: News[] = [];
  if (told.status === 'open') {
    const known = new Set(before.players.filter((one) => one.state !== 'away').map((one) => one.id));
    const here = told.players.filter((one) => one.state !== 'away');
    for (const one of here.filter((who) => !known.has(who.id))) found.push({ id: 'hall-news-in', params: { name: one.name } });
    for (const id of known) if (!here.some((one) => one.id === id)) found.push({ id: 'hall-news-out', params: { name: nameOf(before, id) } });
  }
  if (told.form !== 'arena' && told.played.length > before.played.length) found.push({ id: 'hall-news-round', params: { number: told.played.length } });
  const paused = told.paused || 'on';
  if (told.paused !== before.paused && told.status === 'running') found.push({ id: `hall-news-${paused}`, params: {} });
  if (told.status === 'over' && before.status !== 'over') found.push({ id: 'hall-news-over', params: { names: leaders(told).map((line) => nameOf(told, line.player)) } });
  if (stageOf(told) === 'between' && stageOf(before) === 'round') found.push({ id: 'hall-news-between', params: {} });
  return found;
}

/** A game's options in a form: each is offered what those before it leave, so that nothing is refused later. */
import type { Combination, GameInfo } from './protocol.ts';

export type Field = GameInfo['options'][number];
export type Value = string | number | boolean;
/** What a table agrees on for itself may be a list. */
export type Options = Record<string, Value | readonly unknown[]>;

const fits = (row: Combination, options: Options, names: readonly string[]): boolean =>
  names.every((name) => !(name in row.options) || row.options[name] === options[name]);

/** The values of a choice or a switch that go with the options named before it. */
export function offered(game: GameInfo, options: Options, field: Field): Value[] {
  if (field.type !== 'choice' && field.type !== 'switch') return [];
  const before = game.options.slice(0, game.options.findIndex((one) => one.name === field.name)).map((one) => one.name);
  const rows = game.combinations.filter((row) => fits(row, options, before));
  const values = field.type === 'switch' ? [false, true] : field.values.map((one) => one.value);
  return values.filter((value) => rows.some((row) => fits(row, { ...options, [field.name]: value }, [field.name])));
}

/** The same options, but where something is not offered its first alternative. */
export function fitting(game: GameInfo, options: Options): Options {
  const mended = { ...options };
  for (const field of game.options) {
    const values = offered(game, mended, field);
    if (values.length && !values.includes(mended[field.name] as Value)) mended[field.name] = values[0]!;
  }
  return mended;
}

function chosen(game: GameInfo, options: Options): Combination | undefined {
  const names = game.options.map((one) => one.name);
  return game.combinations.find((row) => fits(row, options, names));
}

/** How many may play with these options. */
export const playersFor = (game: GameInfo, options: Options): number[] => chosen(game, options)?.players ?? [];

/** Whether some play together then. */
export const teamsFor = (game: GameInfo, options: Options): boolean => chosen(game, options)?.teams ?? false;

/** Longer phases for so many people at one device, who hand it round to act in secret. */
export function timesFor(game: GameInfo, options: Options, people: number): Options {
  const seconds = Object.entries(game.per_person).map(([name, each]) => [name, Math.max(Number(options[name]), each * people)]);
  return Object.fromEntries(seconds) as Options;
}

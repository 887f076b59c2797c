/** How tables stand, for small pictures of them: several are asked for at once, and kept until they have gone on. */
import { api } from './api.ts';
import type { Position, TableInfo } from './protocol.ts';

type Found = Position | null;

export class Positions {
  readonly #known = new Map<string, { changed: number; found: Promise<Found> }>();
  #wanted: string[] = [];
  #asked: Promise<Map<string, Position>> | null = null;

  constructor(private readonly ask: typeof api.positions = api.positions) {}

  /** Null: it cannot be seen, or not now. */
  of(table: Pick<TableInfo, 'id' | 'changed'>): Promise<Found> {
    const known = this.#known.get(table.id);
    if (known?.changed === table.changed) return known.found;
    this.#wanted.push(table.id);
    // whoever asks in the same moment shares one request
    this.#asked ??= Promise.resolve().then(() => this.#fetch());
    const found = this.#asked.then((all) => all.get(table.id) ?? null);
    this.#known.set(table.id, { changed: table.changed, found });
    return found;
  }

  async #fetch(): Promise<Map<string, Position>> {
    const wanted = this.#wanted;
    this.#wanted = [];
    this.#asked = null;
    const answer = await this.ask(wanted).catch(() => ({ positions: [] }));
    return new Map(answer.positions.map((one) => [one.table, one]));
  }
}

export const positions = new Positions();

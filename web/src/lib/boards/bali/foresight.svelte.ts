/** What the server says of builds that are being put together: of each place one could put the column on. */
import type { AnyBaliEffect, AnyBaliMove, Foreseen } from '../../protocol.ts';

export interface Told {
  /** What it would make; null: it is refused. */
  made: AnyBaliEffect | null;
  code: string;
  params: Foreseen['params'];
}

/** Whether it may not be laid at all. With the last cards only the end of a chain must be a word (B20): one lays on. */
export const barred = (told: Told | undefined): boolean => told !== undefined && !told.made && told.code !== 'B20-word';

export class Foresight {
  /** By the key of the question; missing: not answered yet. */
  told = $state.raw<ReadonlyMap<string, Told>>(new Map());
  #asked = 0;

  /** Asks anew; answers to older questions are not wanted any more. */
  async ask(moves: ReadonlyMap<string, AnyBaliMove>, preview: ((moves: AnyBaliMove[]) => Promise<Foreseen[]>) | undefined): Promise<void> {
    const asked = ++this.#asked;
    this.told = new Map();
    if (!preview || !moves.size) return;
    const keys = [...moves.keys()].slice(0, MOST);
    const answers = await preview(keys.map((key) => moves.get(key)).filter((move) => move !== undefined));
    if (asked !== this.#asked) return;
    this.told = new Map(
      answers.map(({ effect, code, params }, at) => [keys[at] ?? '', { made: effect as AnyBaliEffect | null, code, params }]),
    );
  }
}

/** So many moves are asked about in one question. */
const MOST = 32;

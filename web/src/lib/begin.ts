/** A table of the commonest way, opened and gone to; what is refused is thrown. */
import { api } from './api.ts';
import type { Level } from './bots.ts';
import { visitor } from './me.svelte.ts';
import type { GameInfo } from './protocol.ts';
import { bigScreen, quickTable, wayOf } from './quick.ts';
import { go } from './router.svelte.ts';
import type { Language } from './texts.svelte.ts';

export async function playAtOnce(game: GameInfo, lang: Language, rival?: Level): Promise<void> {
  await visitor.come();
  const screen = wayOf(game) === 'room' && bigScreen();
  const table = await api.open(quickTable(game, lang, rival, screen));
  go(`/${screen ? 'display' : 'table'}/${table.id}`);
}

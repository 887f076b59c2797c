/** Playing at once: the table that *Play now* opens. */
import type { GameInfo, NewTable } from './protocol.ts';
import type { Language } from './texts.svelte.ts';

export function quickTable(game: GameInfo, lang: Language): NewTable {
  const preset = game.presets[lang]!;
  const bot = { type: 'bot', level: game.usual_level } as const;
  const others = Array.from({ length: preset.players - 1 }, () => bot);
  return { game: game.id, options: preset.options, seats: [{ type: 'me' }, ...others] };
}

/** What is asked of the players when it is not a move: to doubt a build, to name a word, to vote, to pick a forfeit. */
import type { BaliView } from '../../protocol.ts';
import { t } from '../../texts.svelte.ts';
import { columnAt, placeOf, spelled } from './cards.ts';
import type { Name } from './names.ts';

export const isAsked = (view: BaliView): boolean => ['window', 'naming', 'voting', 'coining', 'no-play'].includes(view.phase.type);

/** The question, to whoever answers it (`acting`) or to whoever waits for the answer; empty: nothing is asked. */
export function askText(view: BaliView, acting: boolean, name: Name): string {
  const { phase } = view;
  const spell = (at: { column: unknown }): string => spelled(columnAt(view.panels, placeOf(at)), view.alphabet);
  switch (phase.type) {
    case 'window': {
      const said = { name: name(phase.builder), letters: spell(phase.build) };
      return acting ? t('bl-ask-doubt', said) : t('bl-wait-doubt', said);
    }
    case 'naming': {
      const letters = spell(phase.build);
      if (!acting) return t('bl-wait-name', { name: name(phase.builder), letters });
      const said = { name: name(phase.challenger), letters };
      return view.last_cards ? t('bl-ask-name-whole', said) : t('bl-ask-name', said);
    }
    case 'voting': {
      const said = { name: name(phase.remover), letters: spell(phase) };
      return acting ? t('bl-ask-vote', said) : t('bl-wait-vote', said);
    }
    case 'coining': {
      const said = { name: name(phase.coiner), word: phase.word };
      return acting ? t('bl-ask-coining', said) : t('bl-wait-coining', said);
    }
    case 'no-play':
      return acting ? t('bl-ask-forfeit', { name: name(view.turn) }) : t('bl-wait-forfeit', { name: name(view.turn) });
    default:
      return '';
  }
}

/** The same in a few words, for the line above the table. */
export function headline(view: BaliView, mine: boolean, who: string[]): string {
  switch (view.phase.type) {
    case 'window':
      return mine ? t('bl-head-doubt') : t('bl-head-doubt-others', { name: who });
    case 'naming':
      return mine ? t('bl-head-name') : t('bl-head-name-others', { name: who });
    case 'voting':
      return mine ? t('bl-head-vote') : t('bl-head-vote-others', { name: who });
    case 'coining':
      return mine ? t('bl-head-coining') : t('bl-head-coining-others', { name: who });
    case 'no-play':
      return mine ? t('bl-head-forfeit') : t('bl-head-forfeit-others', { name: who });
    case 'turn':
      if (!view.options.partnership) return '';
      return mine ? t('bl-head-team') : t('bl-head-team-others', { name: who });
    default:
      return '';
  }
}

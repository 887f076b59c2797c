/** The present phase in words: what is going on, and what the reader may do. */
import { styleName } from './style.ts';
import type { WordjamView } from '../../protocol.ts';
import { t } from '../../texts.svelte.ts';
import type { Name } from './names.ts';

export type Camp = 'ali' | 'thieves';

/** Whether camps are chosen while the sand runs, as in the last round; then nobody is Ali Baba alone. */
export const choosesInSand = (view: WordjamView): boolean => view.phase.type === 'sandglass' && !view.ali_baba;

/** Whether camps are still being chosen, so that none may be shown. */
export const campsAreSecret = (view: WordjamView): boolean => view.phase.type === 'bets' || choosesInSand(view);

export function hint(view: WordjamView, seat: number | null, name: Name): string {
  const { phase } = view;
  const said = view.words.at(-1);
  const about = { name: name(said?.seat ?? -9), word: said?.word ?? '' };
  switch (phase.type) {
    case 'lots':
    case 'turning':
    case 'dealing':
      return t('wj-now-deal');
    case 'look':
      return t('wj-now-look');
    case 'race':
      if (seat === null) return t('wj-now-race-all');
      return view.failed.includes(seat) ? t('wj-now-race-out') : t('wj-now-race');
    case 'speaking':
      if (phase.seat !== seat) return t('wj-now-speaks', { name: name(phase.seat) });
      if (view.bar !== null) return t('wj-now-say-more', { bar: view.bar });
      return t('wj-now-say');
    case 'window':
      if (seat !== null && said?.seat === seat) return t('wj-now-window-own', about);
      if (seat === null || phase.accepted.includes(seat)) return t('wj-now-window-done', about);
      return t('wj-now-window', about);
    case 'voting': {
      const voted = seat === null || phase.votes[seat] !== null;
      const dispute = { by: name(phase.by), word: about.word, style: styleName(view.style ?? '') };
      return voted ? t('wj-now-voted', dispute) : t('wj-now-vote', dispute);
    }
    case 'bets':
      return betsHint(view, seat, name);
    case 'sandglass':
      return sandHint(view, seat);
    case 'pause':
      return `${t('wj-now-pause')} ${pointsText(view, name)}`;
    case 'over':
      return t('wj-now-over');
  }
}

export function pointsText(view: WordjamView, name: Name): string {
  const won = (view.results.at(-1)?.points ?? []).flatMap((points, seat) => (points ? [`${name(seat)} ${points}`] : []));
  return won.length ? t('wordjam-points', { points: won }) : t('wj-void');
}

function betsHint(view: WordjamView, seat: number | null, name: Name): string {
  const word = view.ali_baba?.word ?? '';
  if (seat !== null && seat === view.ali_baba?.seat) return t('wj-now-bets-ali', { word });
  if (seat === null || view.chosen[seat]) return t('wj-now-bets-done');
  return t('wj-now-bets', { name: name(view.ali_baba?.seat ?? -9), word, value: view.ali_baba?.value ?? 0 });
}

function sandHint(view: WordjamView, seat: number | null): string {
  const runs = seat !== null && view.queue.includes(seat);
  if (choosesInSand(view)) return runs ? t('wj-now-last') : t('wj-now-last-watch');
  return runs && view.bar !== null ? t('wj-now-thief', { bar: view.bar }) : t('wj-now-thieves');
}

/** What happened between two views, in sentences for those who do not see the table. */
import { styleHint, styleName } from './style.ts';
import type { WordjamSaid, WordjamView } from '../../protocol.ts';
import { t } from '../../texts.svelte.ts';
import { COINS } from './coins.ts';
import type { Name } from './names.ts';
import { campsAreSecret, hint, pointsText } from './now.ts';

export function news(before: WordjamView, after: WordjamView, seat: number | null, name: Name): string[] {
  const sameRound = before.number === after.number;
  const told: string[] = [];
  if (after.style && (!sameRound || after.style !== before.style)) told.push(styleText(after.style));
  if (sameRound && after.deal > before.deal) told.push(t('wj-redeal'));
  if (after.consonants && after.consonants !== before.consonants) told.push(cardsText(after.consonants));
  if (before.phase.type === 'race' && after.phase.type === 'speaking') {
    told.push(t('wordjam-calls', { name: name(after.phase.seat) }));
  }
  told.push(...freshWords(sameRound ? before.words : [], after.words).map((said) => wordText(said, name)));
  if (after.phase.type === 'voting' && before.phase.type !== 'voting') {
    told.push(t('wordjam-disputes', { name: name(after.phase.by) }));
  }
  if (sameRound && campsAreSecret(before) && !campsAreSecret(after)) told.push(campsText(after, name));
  if (after.phase.type === 'sandglass' && before.phase.type !== 'sandglass') told.push(t('wordjam-sand'));
  if (after.phase.type === 'over' && before.phase.type !== 'over') told.push(pointsText(after, name));
  if (JSON.stringify(hintKey(after)) !== JSON.stringify(hintKey(before))) told.push(hint(after, seat, name));
  return told;
}

const hintKey = (view: WordjamView): unknown[] => [
  view.number,
  view.deal,
  view.phase.type,
  view.phase.type === 'speaking' ? view.phase.seat : null,
];

function freshWords(before: readonly WordjamSaid[], after: readonly WordjamSaid[]): WordjamSaid[] {
  return after.filter((said, at) => said.fate !== before[at]?.fate);
}

export function styleText(style: string): string {
  return t('wj-style', { style: styleName(style), hint: styleHint(style) });
}

export function cardsText(consonants: string): string {
  const worth = [...consonants].slice(0, -1).map((letter, card) => `${letter} ${COINS[card]}`);
  return t('wordjam-cards', { worth, forbidden: consonants.at(-1) ?? '' });
}

export function wordText(said: WordjamSaid, name: Name): string {
  if (said.fate === 'silent') return t('wordjam-silent', { name: name(said.seat) });
  const fate = t(`wordjam-fate-${said.fate}`);
  return `${t('wordjam-word', { name: name(said.seat), word: said.word, value: said.value, fate })}.`;
}

function campsText(view: WordjamView, name: Name): string {
  const of = (camp: string): string[] => view.camps.flatMap((one, seat) => (one === camp ? [name(seat)] : []));
  const thieves = of('thieves');
  return t('wj-camps', { ali: of('ali'), thieves, count: thieves.length });
}

/** What is agreed at a table before anybody sits down, line by line, in the reader's words. */
import type { Options } from './options.ts';
import type { OwnList } from './own.ts';
import type { GameInfo, TableInfo } from './protocol.ts';
import { paceOf } from './room.ts';
import { formatNumber, t } from './texts.svelte.ts';
import { CLOCKS } from './time.ts';

export interface Term {
  label: string;
  text: string;
}

type Clock = TableInfo['clock'];

export function clockWords(clock: Clock): string {
  const known = Object.entries(CLOCKS).find(([, one]) => JSON.stringify(one) === JSON.stringify(clock));
  if (known) return t(`clock-${known[0]}`);
  if (clock.type === 'real-time') {
    return t('clock-real-time', { minutes: formatNumber(clock.base / 60), seconds: formatNumber(clock.increment ?? 0) });
  }
  return clock.type === 'correspondence' ? t('clock-correspondence', { days: clock.days }) : t('clock-untimed');
}

export function agreed(table: TableInfo, game: GameInfo): Term[] {
  const options = table.options as Record<string, unknown>;
  const pace = paceOf(game, options as Options);
  const paced = pace ? [{ label: t('room-pace'), text: t(`pace-${game.id}-${pace}`) }] : [];
  const chosen = game.options.flatMap((field) => {
    const value = options[field.name];
    if (pace && game.paces[pace]?.[field.name] !== undefined) return [];
    if (field.type === 'switch') return value ? [{ label: t(field.label), text: t('agreed-yes') }] : [];
    if (field.type === 'number') return [{ label: t(field.label), text: formatNumber(Number(value)) }];
    if (field.type === 'seat') return value ? [{ label: t(field.label), text: t('own-seat', { number: Number(value) }) }] : [];
    if (field.type === 'lists') {
      const titles = ((value as OwnList[] | undefined) ?? []).map((one) => one.title);
      return titles.length ? [{ label: t(field.label), text: titles.join(', ') }] : [];
    }
    if (field.type === 'several') {
      const labels = field.values.filter((one) => ((value as unknown[] | undefined) ?? []).includes(one.value)).map((one) => t(one.label));
      return labels.length ? [{ label: t(field.label), text: labels.join(', ') }] : [];
    }
    const label = field.values.find((one) => one.value === value)?.label;
    return label ? [{ label: t(field.label), text: t(label) }] : [];
  });
  const rest: Term[] = [{ label: t('agreed-clock'), text: clockWords(table.clock) }];
  if (table.words) rest.push({ label: t('agreed-words'), text: t('agreed-language', { lang: table.words }) });
  const yes = (agreedTo: boolean): string => (agreedTo ? t('agreed-yes') : t('agreed-no'));
  if (game.takebacks) rest.push({ label: t('agreed-takebacks'), text: yes(table.takebacks) });
  if (game.hints) rest.push({ label: t('agreed-hints'), text: yes(table.hints ?? true) });
  if (game.analysis) rest.push({ label: t('agreed-analysis'), text: t('agreed-afterwards') });
  if (table.consult) rest.push({ label: t('agreed-consult'), text: t('consult', { seconds: table.consult }) });
  if (table.seats.length > 1 && !table.room && !table.study) rest.unshift({ label: t('rated'), text: yes(table.rated ?? false) });
  if (table.practice) rest.push({ label: t('practice'), text: t('agreed-yes') });
  rest.push({ label: t('agreed-spectators'), text: yes(table.spectators) });
  rest.push({ label: t('agreed-who'), text: t(table.public ? 'agreed-public' : 'agreed-private') });
  return [...chosen, ...paced, ...rest];
}

/** The line beside a game's name: what was chosen differently from the usual, and the clock if there is one. */
export function shortly(table: TableInfo, game: GameInfo): string {
  const options = table.options as Record<string, unknown>;
  const chosen = game.options.flatMap((field) => {
    if (field.type !== 'choice' || options[field.name] === field.initial) return [];
    const label = field.values.find((one) => one.value === options[field.name])?.label;
    return label ? [t(label)] : [];
  });
  if (table.practice) chosen.push(t('practice'));
  if (table.rated) chosen.push(t('rated'));
  return [...chosen, ...(table.clock.type === 'untimed' ? [] : [clockWords(table.clock)])].join(' · ');
}

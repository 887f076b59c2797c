/** The sentences of the page, from the same Fluent files the server reads; one language loaded at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { remembered, remember } from './memory.ts';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export const NAMES: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch' };
export type Params = Record<string, FluentVariable | string[]>;

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:texts/en'),
  fr: () => import('virtual:texts/fr'),
  de: () => import('virtual:texts/de'),
};

export function bundleOf(lang: string, ftl: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(ftl), { allowOverrides: true });
  return bundle;
}

/** The message filled in; the id itself where there is no such message, so that a gap is seen, not hidden. */
export function format(bundle: FluentBundle, id: string, params: Params = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  const plain = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
  return bundle.formatPattern(pattern, plain, []);
}

export function preferred(stored: string | null, wanted: readonly string[]): Language {
  const asked = [stored ?? '', ...wanted].map((tag) => tag.slice(0, 2).toLowerCase());
  return asked.map((tag) => LANGUAGES.find((lang) => lang === tag)).find((lang) => lang) ?? 'en';
}

let current = $state.raw<{ lang: Language; bundle: FluentBundle }>({
  lang: 'en',
  bundle: bundleOf('en', ''),
});

/** What games say that are guests in this house: Fluent texts by language. */
const guests: Partial<Record<string, string>>[] = [];

export function learn(texts: Partial<Record<string, string>>): void {
  if (!Object.keys(texts).length) return;
  guests.push(texts);
  current.bundle.addResource(new FluentResource(texts[current.lang] ?? ''));
  current = { ...current };
}

export const language = (): Language => current.lang;

export function t(id: string, params?: Params): string {
  return format(current.bundle, id, params);
}

export function hasText(id: string): boolean {
  return current.bundle.hasMessage(id);
}

export async function speak(lang: Language): Promise<void> {
  const loaded = await LOADERS[lang]();
  const bundle = bundleOf(lang, loaded.default);
  for (const guest of guests) bundle.addResource(new FluentResource(guest[lang] ?? ''));
  current = { lang, bundle };
  document.documentElement.lang = lang;
  remember('lang', lang);
}

export async function start(): Promise<void> {
  await speak(preferred(remembered('lang'), navigator.languages));
}

/** `Ada, Bo and Cleo`. */
export function formatNames(names: readonly string[]): string {
  return new Intl.ListFormat(current.lang).format(names);
}

export function formatNumber(value: number): string {
  return new Intl.NumberFormat(current.lang).format(value);
}

/** A day that the server named (`2026-11-18`); it is the same day everywhere. */
export function formatDay(day: string, dateStyle: 'full' | 'long' | 'medium'): string {
  return new Intl.DateTimeFormat(current.lang, { dateStyle, timeZone: 'UTC' }).format(Date.parse(day));
}

export function formatMonth(month: string): string {
  return new Intl.DateTimeFormat(current.lang, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(`${month}-01`));
}

/** The days of the week from Monday on, short and whole. */
export function weekdays(): [string, string][] {
  const named = (weekday: 'short' | 'long', at: number): string =>
    new Intl.DateTimeFormat(current.lang, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + at));
  return Array.from({ length: 7 }, (_, at) => [named('short', at).replace('.', ''), named('long', at)]);
}

export function formatTime(at: number): string {
  return new Intl.DateTimeFormat(current.lang, { timeStyle: 'short' }).format(at);
}

/** `16 November`, with the year where it is another one. */
export function formatDayOf(at: number): string {
  const year = new Date(at).getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(current.lang, { day: 'numeric', month: 'short', year }).format(at);
}

export function formatDate(at: number): string {
  return new Intl.DateTimeFormat(current.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

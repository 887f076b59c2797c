/** What a word is, in sentences; the same as `ludotheque lexicon check` says. */
import type { Reading } from './protocol.ts';
import { t } from './texts.svelte.ts';

export interface Told {
  what: string;
  kind: string;
  gloss: string;
}

/** A gloss is told once, with the first reading that has it. */
export function told(readings: Reading[]): Told[] {
  return readings.map((one, at) => {
    const who = one.person ? t('word-person', { person: one.person }) : 'none';
    return {
      what: t('word-reading', { form: one.form || 'base', base: one.base, who, parts: (one.parts ?? []).join(' + ') }),
      kind: one.kind ? t('word-kind', { kind: one.kind }) : '',
      gloss: one.gloss && readings.findIndex((other) => other.gloss === one.gloss) === at ? t('word-gloss', { tie: one.tie || 'means', gloss: one.gloss }) : '',
    };
  });
}

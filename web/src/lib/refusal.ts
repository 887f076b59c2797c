/** Why not, in words, and where the rule stands. */
import { hasText, t, type Params } from './texts.svelte.ts';

export function refusalText(refusal: { code: string; params?: Params }): string {
  const id = `refuse-${refusal.code}`;
  return hasText(id) ? t(id, refusal.params) : t('refuse-unknown', { code: refusal.code });
}

/** `Y5` of `Y5-backward`; empty for refusals that no rule of the game gives. */
export function ruleOf(code: string): string {
  return /^[A-Z]\d+/.exec(code)?.[0] ?? '';
}

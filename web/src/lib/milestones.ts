/** What one has done for the first time: what it is called, and what was told of it already. */
import type { Reached } from './protocol.ts';
import { t } from './texts.svelte.ts';

export const milestoneName = (one: Reached): string => t(one.name === 'everybody' ? 'milestone-everybody' : `milestone-${one.game}-${one.name}`);

const key = (one: Reached): string => `${one.game}-${one.name}`;

/** Those that are not among what was told, and what is told then. */
export function untold(reached: readonly Reached[], told: string): [fresh: Reached[], told: string] {
  const known = told.split(' ').filter(Boolean);
  const fresh = reached.filter((one) => !known.includes(key(one)));
  return [fresh, [...known, ...fresh.map(key)].join(' ')];
}

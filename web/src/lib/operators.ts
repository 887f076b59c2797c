/** What operators do, as the server reads it; what they are asked before it is done. */
import type { Known, Reported } from './protocol.ts';

export type Deed =
  | { type: 'mute' | 'ban'; person: string; hours: number }
  | { type: 'rename'; person: string; name: string }
  | { type: 'remove'; table: string; person: string }
  | { type: 'close'; table: string }
  | { type: 'withdraw' | 'readmit'; kind: string; id: string }
  | { type: 'settle'; report: number };

/** A deed that is still to be confirmed, and whose name the question says. */
export interface Asked {
  deed: Deed;
  name: string;
}

export const HOURS = [1, 24, 168, 720] as const;

/** What may be done about somebody. */
export function aboutPerson(id: string, name: string): Asked[] {
  return [
    { name, deed: { type: 'mute', person: id, hours: 24 } },
    { name, deed: { type: 'ban', person: id, hours: 24 } },
    { name, deed: { type: 'rename', person: id, name: '' } },
  ];
}

/** What may be done about a report: about whom it names, at the table it names. */
export function aboutReport(report: Reported): Asked[] {
  const { person, name, table } = report;
  const about = person ? aboutPerson(person, name) : [];
  if (person && table) about.push({ name, deed: { type: 'remove', table, person } });
  if (table) about.push({ name: '', deed: { type: 'close', table } });
  return about;
}

/** What is in force against somebody now, and how it is taken back. */
export function inForce(one: Known, now: number): { type: 'mute' | 'ban'; until: number }[] {
  const known = [
    { type: 'mute' as const, until: one.muted },
    { type: 'ban' as const, until: one.banned },
  ];
  return known.filter((each) => each.until > now);
}

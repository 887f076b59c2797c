import { describe, expect, it } from 'vitest';
import { aboutReport, inForce } from './operators.ts';

const report = { number: 1, at: 0, kind: 'chat', table: 'T', person: 'b', name: 'Bob', text: 'toad', by: 'Ada' };
const kinds = (asked: ReturnType<typeof aboutReport>): string[] => asked.map((one) => one.deed.type);

describe('what operators may do', () => {
  it('is about the person and the table that a report names', () => {
    expect(kinds(aboutReport(report))).toEqual(['mute', 'ban', 'rename', 'remove', 'close']);
    expect(kinds(aboutReport({ ...report, kind: 'table', person: '', name: '' }))).toEqual(['close']);
  });

  it('is taken back as long as it is in force', () => {
    const bob = { id: 'b', name: 'Bob', claimed: false, since: 0, seen: 0, muted: 50, banned: 200, operator: false };
    expect(inForce(bob, 100)).toEqual([{ type: 'ban', until: 200 }]);
    expect(inForce(bob, 300)).toEqual([]);
  });
});

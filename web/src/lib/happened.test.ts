import { beforeAll, describe, expect, it } from 'vitest';
import { eventText } from './happened.ts';
import type { Happened } from './protocol.ts';
import { live, snapshot } from './samples.ts';
import { speak } from './texts.svelte.ts';

beforeAll(() => speak('en'));

describe('what happened', () => {
  const told = (kind: Happened['kind'], seat: number, evening = ''): string =>
    eventText({ kind, seat } as Happened, { live: live(), mine: [0], info: { ...snapshot().table, evening } }, (at) => ['Ada', 'Bo'][at] ?? '', false);

  it('is told of the others by name', () => {
    expect(told('resigned', 1)).toBe('Bo resigns.');
    expect(told('rematch-offered', 1)).toBe('Bo would like a rematch.');
  });

  it('says that a game is called off, but not of an evening, where it counts as it stands', () => {
    expect(told('aborted', 0)).not.toBe('');
    expect(told('aborted', 0, 'evening')).toBe('');
  });

  it('is not told to whoever did it, as if he were somebody else', () => {
    for (const kind of ['resigned', 'flagged', 'rematch-offered', 'removal-voted', 'draw-offered', 'hint-taken'] as const) {
      expect(told(kind, 0)).toBe('');
    }
  });
});

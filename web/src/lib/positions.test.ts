import { describe, expect, it, vi } from 'vitest';
import { Positions } from './positions.ts';

const seen = (table: string) => ({ table, seat: 0, view: { of: table } });

describe('positions', () => {
  it('asks once for all that are wanted in one moment, and again only once a table has gone on', async () => {
    const ask = vi.fn((ids: string[]) => Promise.resolve({ positions: ids.filter((id) => id !== 'hidden').map(seen) }));
    const positions = new Positions(ask);
    const first = await Promise.all(['a', 'b', 'hidden'].map((id) => positions.of({ id, changed: 1 })));
    expect(first).toEqual([seen('a'), seen('b'), null]);
    await positions.of({ id: 'a', changed: 1 });
    expect(ask.mock.calls).toEqual([[['a', 'b', 'hidden']]]);
    await positions.of({ id: 'a', changed: 2 });
    expect(ask).toHaveBeenLastCalledWith(['a']);
  });

  it('shows nothing where the server cannot be reached', async () => {
    const positions = new Positions(() => Promise.reject(new Error('offline')));
    expect(await positions.of({ id: 'a', changed: 1 })).toBe(null);
  });
});

import { describe, expect, it } from 'vitest';
import { Refusal } from './api.ts';
import type { Replay } from './protocol.ts';
import { History } from './replay.svelte.ts';
import { snapshot } from './samples.ts';

const piece = (start: number): Replay => ({
  table: snapshot().table,
  seat: 0,
  start,
  total: 9,
  steps: [0, 1, 2].map((i) => ({ view: start + i, witnessed: null, acting: [] })),
});

describe('history', () => {
  it('fetches a piece once and steps through it', async () => {
    const asked: number[] = [];
    const history = new History('t', async (_id, _seat, from) => {
      asked.push(from);
      return piece(from);
    });
    await history.look(2, 9, 0);
    expect(history.step?.view).toBe(2);
    await history.look(4, 9, 0);
    expect(history.step?.view).toBe(4);
    expect(asked).toEqual([2]);
  });

  it('is back in the present after the last move', async () => {
    const history = new History('t', async (_id, _seat, from) => piece(from));
    await history.look(3, 9, 0);
    await history.look(9, 9, 0);
    expect(history.at).toBeNull();
  });

  it('keeps nothing that was asked for before it was forgotten', async () => {
    const asked: number[] = [];
    const history = new History('t', async (_id, seat, from) => {
      asked.push(seat ?? -1);
      return piece(from);
    });
    const looking = history.look(2, 9, 0);
    history.forget();
    await looking;
    expect(history.step).toBeNull();
    await history.look(2, 9, null);
    expect(asked).toEqual([0, -1]);
  });

  it('says so where the past is hidden', async () => {
    const history = new History('t', async () => {
      throw new Refusal('history-hidden');
    });
    await history.look(0, 9, 0);
    expect(history.at).toBeNull();
    expect(history.refusal?.code).toBe('history-hidden');
  });
});

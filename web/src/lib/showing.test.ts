import { describe, expect, it } from 'vitest';
import type { Live, Witnessed } from './protocol.ts';
import { Showing, trailOf, type Frame } from './showing.svelte.ts';

const move = (number: number, seat: number): Witnessed => ({ number, seat, at: number, move: {}, text: `${number}`, effect: null });
const frame = (total: number, seat: number | null): Frame => ({
  live: { version: total } as Live,
  total,
  made: seat === null ? null : move(total - 1, seat),
});

/** Time that passes when told to. */
function timed(pace: readonly [number, number] = [600, 250]) {
  const due: { what: () => void; in: number }[] = [];
  const showing = new Showing(
    () => pace,
    (what, milliseconds) => {
      const one = { what, in: milliseconds };
      due.push(one);
      return () => due.splice(due.indexOf(one), 1);
    },
  );
  return { showing, due, pass: () => due.shift()?.what() };
}

describe('what arrives is shown one after the other', () => {
  it('shows the first at once and the next when its time has come', () => {
    const { showing, due, pass } = timed();
    showing.arrive(frame(1, 1));
    showing.arrive(frame(2, 1));
    expect(showing.frame?.total).toBe(1);
    expect(due.map((one) => one.in)).toEqual([850]);
    pass();
    expect(showing.frame?.total).toBe(2);
    expect(showing.busy).toBe(true);
    pass();
    expect(showing.busy).toBe(false);
  });

  it('does not make one wait for what is not a move of somebody else', () => {
    const { showing, due } = timed();
    showing.arrive(frame(1, null));
    showing.arrive(frame(2, null));
    expect(showing.frame?.total).toBe(2);
    expect(due).toEqual([]);
    expect(showing.busy).toBe(false);
  });

  it('keeps the order where a move is being shown', () => {
    const { showing, pass } = timed();
    showing.arrive(frame(1, 1));
    showing.arrive(frame(2, null));
    expect(showing.frame?.total).toBe(1);
    pass();
    expect(showing.frame?.total).toBe(2);
    expect(showing.busy).toBe(false);
  });

  it('is skipped to the present, and nothing comes after it', () => {
    const { showing, due } = timed();
    for (const total of [1, 2, 3]) showing.arrive(frame(total, 1));
    showing.skip();
    expect(showing.frame?.total).toBe(3);
    expect(showing.frame?.made).toBeNull();
    expect(showing.busy).toBe(false);
    expect(due).toEqual([]);
  });

  it('shows where it stands at once after a loss', () => {
    const { showing, due } = timed();
    showing.arrive(frame(1, 1));
    showing.present(frame(7, 1));
    expect(showing.frame).toMatchObject({ total: 7, made: null });
    expect(due).toEqual([]);
  });

  it('waits for nothing at the pace of at once', () => {
    const { showing } = timed([0, 0]);
    for (const total of [1, 2, 3]) showing.arrive(frame(total, 1));
    expect(showing.frame?.total).toBe(3);
    expect(showing.frame?.made?.number).toBe(2);
  });
});

describe('the trail', () => {
  const moves = [move(0, -1), move(1, 0), move(2, 1), move(3, -1), move(4, 1)];
  it('holds what others did since my last move, without chance', () => {
    expect(trailOf(moves, [0]).map((one) => one.number)).toEqual([2, 4]);
  });
  it('is empty after my move', () => {
    expect(trailOf([...moves, move(5, 0)], [0])).toEqual([]);
  });
  it('holds the last turn for one who watches', () => {
    expect(trailOf(moves, []).map((one) => one.number)).toEqual([2, 4]);
    expect(trailOf([], [])).toEqual([]);
  });
});

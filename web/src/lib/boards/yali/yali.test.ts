import { describe, expect, it } from 'vitest';
import type { YaliGo } from '../../protocol.ts';
import { Choice } from './choice.svelte.ts';
import { grid, lean, middle, shift, stepOf } from './places.ts';
import { follow } from './rack.ts';
import { AT_REST, leans, swingTo, swung } from './swing.ts';

const go = (path: string, side?: string): YaliGo => ({
  type: 'go',
  path: path.split(' '),
  ...(side ? { side: side.split(' ') } : {}),
});

describe('the drawing of the board', () => {
  it('shows each player his own end nearest to him, his lane on his right', () => {
    expect(grid(8, 0).at(-1)).toEqual(['l1', 'a1', 'b1', 'c1', 'd1', 'r1']);
    expect(grid(8, 1).at(-1)).toEqual(['r8', 'd8', 'c8', 'b8', 'a8', 'l8']);
    expect(grid(6, null)).toHaveLength(6);
  });

  it('puts a cell where the grid has it', () => {
    expect(middle('a1', 8, 0).y).toBeGreaterThan(middle('a8', 8, 0).y);
    expect(middle('a1', 8, 1).y).toBeLessThan(middle('a8', 8, 1).y);
    expect(middle('r4', 8, 0).x).toBeGreaterThan(middle('d4', 8, 0).x);
  });

  it('is walked by arrow keys as it lies', () => {
    expect(stepOf('ArrowUp', false)).toEqual([-1, 0]);
    expect(stepOf('ArrowRight', true)).toEqual([-1, 0]);
    expect(stepOf('ArrowDown', true)).toEqual([0, 1]);
    expect(stepOf('Enter', true)).toBeNull();
  });

  it('leans to the heavier side, more for more weight, never over', () => {
    expect(lean(0)).toBe(0);
    expect(lean(4)).toBeGreaterThan(lean(1));
    expect(lean(-4)).toBe(-lean(4));
    expect(lean(1000)).toBeLessThan(20);
  });

  it('weighs a move in half rows (Y3)', () => {
    expect(shift(['a2', 'a3'])).toBe(2);
    expect(shift(['r8', 'r6'])).toBe(-4);
    expect(shift([])).toBe(0);
  });
});

describe('marbles', () => {
  it('keep their identity when one of them moves', () => {
    const before = follow([], [[['a1', 'b1'], ['a8']], [['r8'], ['l1']]]);
    const moving = before.find((one) => one.cell === 'b1');
    const after = follow(before, [[['a1', 'b2'], ['a8']], [['r7'], ['l1']]]);
    expect(after).toHaveLength(5);
    expect(after.find((one) => one.id === moving?.id)?.cell).toBe('b2');
    expect(after.find((one) => one.cell === 'r7')?.id).toBe(before.find((one) => one.cell === 'r8')?.id);
  });
});

describe('a move put together by touch', () => {
  it('is a marble and a destination', () => {
    const choice = new Choice(() => [go('a2 a3'), go('a2 b3'), go('b2 b3')]);
    expect([...choice.sources]).toEqual(['a2', 'b2']);
    expect(choice.tap('a2')).toBeNull();
    expect([...choice.targets]).toEqual(['a3', 'b3']);
    expect(choice.tap('b3')).toEqual(go('a2 b3'));
  });

  it('can be begun with another marble, or left', () => {
    const choice = new Choice(() => [go('a2 a3'), go('b2 b3')]);
    choice.tap('a2');
    choice.tap('b2');
    expect(choice.origin).toBe('b2');
    choice.tap('b2');
    expect(choice.origin).toBeNull();
  });

  it('takes a chain by its destination, or step by step', () => {
    const list = [go('b1 b3'), go('b1 b3 d5')];
    const far = new Choice(() => list);
    far.tap('b1');
    expect(far.tap('d5')).toEqual(go('b1 b3 d5'));
    const stepwise = new Choice(() => list);
    stepwise.tap('b1');
    expect(stepwise.tap('b3')).toBeNull();
    expect(stepwise.goesOn).toBe(true);
    expect(stepwise.tap('b3')).toEqual(go('b1 b3'));
  });

  it('asks for the side move where one was earned', () => {
    const list = [go('c6 c7'), go('c6 c7', 'r5 r4'), go('c6 c7', 'r8 r7'), go('c6 c7', 'r8 r6')];
    const choice = new Choice(() => list);
    choice.tap('c6');
    expect(choice.tap('c7')).toBeNull();
    expect(choice.sidewards).toBe(true);
    expect([...choice.sideSources]).toEqual(['r5', 'r8']);
    expect(choice.tap('r8')).toBeNull();
    expect([...choice.sideTargets]).toEqual(['r7', 'r6']);
    expect(choice.tap('r6')).toEqual(go('c6 c7', 'r8 r6'));
    expect(choice.endings[0]).toEqual(go('c6 c7'));
  });
});

describe('the swing of the board', () => {
  const swing = swingTo(AT_REST, 10, 1000);

  it('begins where the board is and ends where it leans to', () => {
    expect(leans(swing)[0]).toBe(0);
    expect(leans(swing).at(-1)).toBe(10);
    expect(leans(AT_REST)).toEqual([0]);
  });

  it('goes past its end and comes back, ever less', () => {
    const away = leans(swing).map((lean) => lean - 10);
    expect(Math.max(...away)).toBeGreaterThan(0.5);
    expect(Math.max(...away)).toBeLessThan(3);
    expect(Math.max(...away.slice(-10).map(Math.abs))).toBeLessThan(0.1);
  });

  it('has the speed of its own course', () => {
    for (const seconds of [0.05, 0.2, 0.5]) {
      const slope = (swung(swing, seconds + 1e-5).lean - swung(swing, seconds - 1e-5).lean) / 2e-5;
      expect(swung(swing, seconds).speed).toBeCloseTo(slope, 3);
    }
  });

  it('is taken up without a jerk when the weight changes on the way', () => {
    const [there, back] = [swung(swing, 0.1), swingTo(swing, -4, 1100)];
    expect(swung(back, 0)).toEqual({ lean: expect.closeTo(there.lean, 9), speed: expect.closeTo(there.speed, 9) });
    expect(leans(back).at(-1)).toBe(-4);
  });
});

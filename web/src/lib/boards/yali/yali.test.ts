import { describe, expect, it } from 'vitest';
import type { YaliGo, YaliView } from '../../protocol.ts';
import { aim } from './aim.ts';
import { spread } from './badges.ts';
import { frame, halfLength, HALF, matrix, onPlank, plane, type Point, seen, STEEPEST, turned } from './camera.ts';
import { Choice } from './choice.svelte.ts';
import { foretell } from './foretell.ts';
import { grid, shift, spot, stepOf, tilt } from './places.ts';
import { follow } from './rack.ts';
import { advance, EMPTY, type Wanted } from './scene.ts';
import { AT_REST, FALL, leanAt, PREVIEW, stillAt, swingTo, swung } from './swing.ts';
import { REST, tripAt } from './trip.ts';
import { balance } from './words.ts';

const go = (path: string, side?: string): YaliGo => ({
  type: 'go',
  path: path.split(' '),
  ...(side ? { side: side.split(' ') } : {}),
});

describe('the board as a place', () => {
  it('shows each player his own end nearest to him, his lane on his right', () => {
    expect(grid(8, false).at(-1)).toEqual(['l1', 'a1', 'b1', 'c1', 'd1', 'r1']);
    expect(grid(8, true).at(-1)).toEqual(['r8', 'd8', 'c8', 'b8', 'a8', 'l8']);
    expect(grid(6, false)).toHaveLength(6);
  });

  it('puts a cell where the grid has it', () => {
    expect(spot('a1', 8, false).y).toBeLessThan(spot('a8', 8, false).y);
    expect(spot('a1', 8, true).y).toBeGreaterThan(spot('a8', 8, true).y);
    expect(spot('r4', 8, false).x).toBeGreaterThan(spot('d4', 8, false).x);
  });

  it('is walked by arrow keys as it is seen', () => {
    expect(stepOf('ArrowUp')).toEqual([-1, 0]);
    expect(stepOf('ArrowRight')).toEqual([0, 1]);
    expect(stepOf('Enter')).toBeNull();
  });

  it('tips to the heavier side, at once and then more for more weight, never over', () => {
    expect(tilt(0)).toBe(0);
    expect(tilt(1)).toBeCloseTo(7.5);
    expect(tilt(4)).toBeGreaterThan(tilt(1));
    expect(tilt(-4)).toBe(-tilt(4));
    expect(tilt(1000)).toBe(STEEPEST);
  });

  it('weighs a move in half rows (Y3)', () => {
    expect(shift(['a2', 'a3'])).toBe(2);
    expect(shift(['r8', 'r6'])).toBe(-4);
    expect(shift([])).toBe(0);
  });
});

describe('the camera', () => {
  const SIZES = [[992, 640], [390, 520], [360, 400], [460, 380]] as const;

  it('keeps the whole plank in its frame, however it tips and whatever the window', () => {
    for (const [width, height] of SIZES)
      for (const rows of [6, 8, 10]) {
        const camera = frame(width, height, rows);
        for (const angle of [-STEEPEST, 0, STEEPEST])
          for (const x of [-HALF, HALF])
            for (const y of [-halfLength(rows), halfLength(rows)])
              for (const z of [-0.6, 0]) {
                const at = onPlank(camera, angle, { x, y, z });
                expect(at.x).toBeGreaterThanOrEqual(-0.01);
                expect(at.x).toBeLessThanOrEqual(width + 0.01);
                expect(at.y).toBeGreaterThanOrEqual(-0.01);
                expect(at.y).toBeLessThanOrEqual(height + 0.01);
              }
      }
  });

  it('shows the lower end nearer to the eye of the one it tips to', () => {
    const camera = frame(600, 600, 8);
    const near: Point = { x: 0, y: -4, z: 0 };
    expect(onPlank(camera, 8, near).y).toBeGreaterThan(onPlank(camera, 0, near).y);
    expect(turned(near, 8).z).toBeLessThan(0);
  });

  it('does not move the pivot when the plank tips', () => {
    const camera = frame(600, 600, 8);
    expect(onPlank(camera, 9, { x: 2, y: 0, z: 0 })).toEqual(onPlank(camera, -9, { x: 2, y: 0, z: 0 }));
  });

  const applied = (text: string, x: number, y: number): [number, number] => {
    const m = text.slice('matrix3d('.length, -1).split(',').map(Number);
    const at = (row: number): number => (m[row] ?? 0) * x + (m[4 + row] ?? 0) * y + (m[12 + row] ?? 0);
    return [at(0) / at(3), at(1) / at(3)];
  };

  it('turns a flat drawing into the same picture', () => {
    const camera = frame(600, 640, 8);
    const corner = { x: -HALF, y: halfLength(8), z: 0.3 };
    for (const angle of [-9, 0, 7.5])
      for (const [x, y] of [[0, 0], [100, 250], [300, 40]] as const) {
        const [left, top] = applied(plane(camera, angle, corner, 60), x, y);
        const wanted = onPlank(camera, angle, { x: corner.x + x / 60, y: corner.y - y / 60, z: 0.3 });
        expect(left).toBeCloseTo(wanted.x, 3);
        expect(top).toBeCloseTo(wanted.y, 3);
      }
    const [left, top] = applied(matrix(camera, { x: 1, y: 2, z: -1 }, { x: 0.1, y: 0, z: 0 }, { x: 0, y: -0.1, z: 0 }), 10, 10);
    expect([left, top]).toEqual([expect.closeTo(seen(camera, { x: 2, y: 1, z: -1 }).x, 3), expect.closeTo(seen(camera, { x: 2, y: 1, z: -1 }).y, 3)]);
  });
});

describe('a finger', () => {
  const cells = [['a1', { x: 0, y: 0, scale: 40 }], ['a2', { x: 0, y: 40, scale: 40 }], ['b1', { x: 40, y: 0, scale: 40 }]] as const;

  it('means the nearest hollow where something can be done', () => {
    expect(aim(4, 16, cells, new Set(['a2']))).toBe('a2');
    expect(aim(22, 0, cells, new Set(['b1']))).toBe('b1');
    expect(aim(18, 0, cells, new Set(['b1']))).toBe('b1');
  });

  it('means another one where it plainly points at that', () => {
    expect(aim(3, 2, cells, new Set(['a2']))).toBe('a1');
    expect(aim(200, 200, cells, new Set(['a2']))).toBeNull();
  });
});

describe('badges', () => {
  const at = (cell: string, x: number, y: number) => ({ cell, x, y, radius: 20, width: 80, height: 20 });

  it('stand so that none lies on another and none outside', () => {
    const all = [at('a3', 10, 100), at('b3', 60, 100), at('c3', 110, 100)];
    const found = spread(all, 200);
    const boxes = all.map((one) => ({ x: one.x + (found.get(one.cell)?.dx ?? 0), y: one.y + (found.get(one.cell)?.dy ?? 0) }));
    for (const [i, one] of boxes.entries()) {
      expect(one.x - 40).toBeGreaterThanOrEqual(0);
      for (const other of boxes.slice(i + 1)) expect(Math.abs(one.x - other.x) >= 80 || Math.abs(one.y - other.y) >= 20).toBe(true);
    }
  });

  it('tell who will have the move', () => {
    expect(foretell({ torque: -2, next: 0, over: [], home: false }, 0).kind).toBe('mine');
    expect(foretell({ torque: 0, next: 0, over: [], home: false }, 0).kind).toBe('level');
    expect(foretell({ torque: 2, next: 1, over: [], home: false }, 0).kind).toBe('theirs');
    expect(foretell({ torque: 2, next: null, over: [], home: false }, 0).kind).toBe('over');
  });
});

describe('what moves', () => {
  const START: Wanted = { rows: 8, flipped: false, cells: [[['a1', 'b1'], ['a8']], [['r8'], ['l1']]], torque: 0, preview: false, ways: [], pace: 0 };
  const before = advance(EMPTY, START, 1000);

  it('is nothing when a position simply stands there', () => {
    expect(before.marbles.every((marble) => marble.trip === null)).toBe(true);
    expect(stillAt(before.swing)).toBeLessThanOrEqual(1000);
  });

  it('is the marble first, along its way, and then the plank', () => {
    const after = advance(before, { ...START, cells: [[['a1', 'd5'], ['a8']], [['r8'], ['l1']]], torque: 8, ways: [['b1', 'b3', 'd5'], []], pace: 600 }, 2000);
    const trip = after.marbles.find((marble) => marble.cell === 'd5')?.trip;
    expect(trip?.length).toBe(600);
    if (!trip) return;
    expect(tripAt(trip, 1000)).toEqual(spot('b1', 8, false, REST));
    expect(tripAt(trip, 2300)).toMatchObject({ x: spot('b3', 8, false).x, y: spot('b3', 8, false).y });
    expect(tripAt(trip, 2150).z).toBeGreaterThan(0.5);
    expect(tripAt(trip, 9000)).toEqual(spot('d5', 8, false, expect.closeTo(REST)));
    expect(leanAt(after.swing, 2599)).toBe(0);
    expect(leanAt(after.swing, 2700)).toBeGreaterThan(1);
    expect(leanAt(after.swing, 9000)).toBe(tilt(8));
  });

  it('is the side marble after the marble that earned it', () => {
    const after = advance(before, { ...START, cells: [[['a1', 'b2'], ['a8']], [['r7'], ['l1']]], ways: [['b1', 'b2'], ['r8', 'r7']], pace: 600 }, 2000);
    expect(after.marbles.find((marble) => marble.cell === 'r7')?.trip).toMatchObject({ began: 2300, length: 300 });
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
    expect([...choice.sideTargets]).toEqual(['r4', 'r7', 'r6']);
    expect(choice.tap('r8')).toBeNull();
    expect([...choice.sideTargets]).toEqual(['r7', 'r6']);
    expect(choice.tap('r6')).toBeNull();
    expect(choice.picked).toEqual(go('c6 c7', 'r8 r6'));
    expect(choice.tap('r6')).toEqual(go('c6 c7', 'r8 r6'));
    expect(choice.plain).toEqual(go('c6 c7'));
  });

  it('asks for a second side move where two were earned (Y10), in whichever order they are touched', () => {
    const two = { ...go('b5 d7', 'r6 r5'), second: ['r8', 'r6'] };
    const list = [go('b5 d7'), go('b5 d7', 'r6 r5'), go('b5 d7', 'r7 r5'), { ...go('b5 d7', 'r6 r5'), second: ['r5', 'r4'] }, two];
    const choice = new Choice(() => list);
    choice.tap('b5');
    expect(choice.tap('d7')).toBeNull();
    expect(choice.twice).toBe('first');
    choice.tap('r6');
    expect(choice.twice).toBe('second');
    expect(choice.picked).toEqual(go('b5 d7', 'r6 r5'));
    expect([...choice.sideTargets]).toEqual(['r4', 'r6']);
    expect(choice.tap('r6')).toBeNull();
    expect(choice.picked).toEqual(two);
    expect(choice.tap('r6')).toEqual(two);
  });

  it('lets a second side move be left out', () => {
    const list = [go('b5 d7'), go('b5 d7', 'r6 r5'), { ...go('b5 d7', 'r6 r5'), second: ['r5', 'r4'] }];
    const choice = new Choice(() => list);
    choice.tap('b5');
    expect(choice.tap('d7')).toBeNull();
    expect(choice.tap('r5')).toBeNull();
    expect(choice.picked).toEqual(go('b5 d7', 'r6 r5'));
  });
});

describe('the swing of the board', () => {
  const swing = swingTo(AT_REST, 10, 1000);
  const leans = Array.from({ length: 60 }, (_, i) => leanAt(swing, 1000 + i * 10));

  it('begins where the board is and ends where it tips to, within half a second', () => {
    expect(leans[0]).toBe(0);
    expect(leans.at(-1)).toBe(10);
    expect(stillAt(swing) - 1000).toBeLessThan(500);
    expect(stillAt(swingTo(AT_REST, 10, 1000, PREVIEW)) - 1000).toBeLessThan(170);
  });

  it('goes past its end and comes back, ever less', () => {
    const away = leans.map((lean) => lean - 10);
    expect(Math.max(...away)).toBeGreaterThan(0.5);
    expect(Math.max(...away)).toBeLessThan(1.6);
    expect(Math.max(...away.slice(-10).map(Math.abs))).toBeLessThan(0.1);
  });

  it('has the speed of its own course', () => {
    for (const seconds of [0.05, 0.2, 0.3]) {
      const slope = (swung(swing, seconds + 1e-5).lean - swung(swing, seconds - 1e-5).lean) / 2e-5;
      expect(swung(swing, seconds).speed).toBeCloseTo(slope, 3);
    }
  });

  it('is taken up without a jerk when the weight changes on the way', () => {
    const [there, back] = [swung(swing, 0.1), swingTo(swing, -4, 1100)];
    expect(swung(back, 0)).toEqual({ lean: expect.closeTo(there.lean, 9), speed: expect.closeTo(there.speed, 9) });
    expect(leanAt(back, 5000)).toBe(-4);
  });

  it('waits where it is for the marble to land', () => {
    const later = swingTo(AT_REST, 10, 1000, FALL, 200);
    expect(leanAt(later, 1199)).toBe(0);
    expect(leanAt(later, 1300)).toBeGreaterThan(5);
  });
});

describe('why somebody has the move', () => {
  const view = (torque: number, last_seat: number, first = 'lot') => ({ torque, last_seat, options: { first } }) as YaliView;
  it('is the lot before the first move, and nobody is said to have moved last', () => {
    expect(balance(view(0, -1))).toBe('lot');
    expect(balance(view(0, -1, 'gold'))).toBe('agreed');
    expect(balance(view(0, 0))).toBe('level');
    expect(balance(view(-2, 0))).toBe('tips');
  });
});

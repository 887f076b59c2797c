import { describe, expect, it } from 'vitest';
import type { BaliBuild, BaliView } from '../../protocol.ts';
import { Assembly } from './assembly.svelte.ts';
import { after, joined, label, pointsOf, same, spelled, sumOf, team, undeclared, type Place } from './cards.ts';
import { Drag } from './drag.svelte.ts';
import { arrange, around, fan, framed, HEADER, upper, walk } from './layout.ts';
import { turnedUp } from './news.ts';

const VALUES: BaliView['values'] = [['R', 1], ['O', 0], ['B', 2], ['*', 5], ['T', 1], ['H', 1]];
const PANELS = [
  ['T', 'R', 'ASSE', '*', ''],
  ['BEI', 'oX', 'K', 'L', 'M'],
];
const mine = (at: Place): boolean => at[0] === 0;
const assembly = (): Assembly => new Assembly(() => PANELS, mine);
const build = (column: Place, pieces: Place[], letters = ''): BaliBuild => ({ type: 'build', column, pieces, letters });

describe('cards', () => {
  it('are worth what the edition prints, a Bali card the same whatever it stands for (B2, B7)', () => {
    expect(pointsOf('ROB', VALUES)).toBe(9);
    expect(pointsOf('THROB', VALUES)).toBe(25);
    expect(sumOf('RoB', VALUES)).toBe(8);
    expect(sumOf('*', VALUES)).toBe(5);
  });

  it('spell letters the edition does not know without their dots (B3)', () => {
    expect(spelled('BÄr', 'ABR')).toBe('BAR');
    expect(spelled('BÄR', 'ABRÄ')).toBe('BÄR');
    expect(spelled('*', 'A')).toBe('?');
  });

  it('are joined from top to bottom, Bali cards declared in that order (B4, B9)', () => {
    expect(joined(PANELS, [0, 0], [[0, 1], [0, 2]])).toBe('TRASSE');
    expect(joined(PANELS, [0, 3], [[1, 1]], 'B')).toBe('boX');
    expect(joined(PANELS, [0, 3], [[1, 1]])).toBe('*oX');
    expect(undeclared('*oX*')).toBe(2);
  });

  it('lie where a move puts them before anything is refilled', () => {
    expect(after(PANELS, build([0, 0], [[0, 1], [1, 0]]))).toEqual([
      ['TRBEI', '', 'ASSE', '*', ''],
      ['', 'oX', 'K', 'L', 'M'],
    ]);
    expect(after(PANELS, { type: 'remove', column: [0, 2] })[0]).toEqual(['T', 'R', '', '*', '']);
    expect(after(PANELS, { type: 'wave' })).toBe(PANELS);
    expect(after(PANELS, null)).toBe(PANELS);
  });

  it('belong to partners together (B25)', () => {
    const view = { options: { partnership: true }, players: 4 } as BaliView;
    expect(team(view, 1)).toEqual([1, 3]);
    expect(team({ ...view, options: {} }, 1)).toEqual([1]);
    expect(team(view, null)).toEqual([]);
  });
});

describe('a build put together by touch', () => {
  it('puts what is picked up below what is touched next, and each further column below that', () => {
    const made = assembly();
    made.tap([0, 1]);
    expect(made.held).toEqual([0, 1]);
    made.tap([0, 0]);
    made.tap([0, 2]);
    expect(made.column).toBe('TRASSE');
    expect(made.build()).toEqual(build([0, 0], [[0, 1], [0, 2]]));
  });

  it('means by a touch what it means by a drop', () => {
    const touched = assembly();
    touched.tap([0, 2]);
    touched.tap([0, 1]);
    const dropped = assembly();
    dropped.drop([0, 2], [0, 1]);
    expect(touched.build()).toEqual(dropped.build());
  });

  it('begins with another player’s column in hand, which goes below one of mine', () => {
    const made = assembly();
    made.tap([1, 0]);
    expect(made.head).toBeNull();
    expect(made.empty).toBe(false);
    made.tap([0, 2]);
    expect(made.build()).toEqual(build([0, 2], [[1, 0]]));
  });

  it('gives a touched piece back and undoes step by step', () => {
    const made = assembly();
    for (const at of [[0, 1], [0, 0], [0, 2]] as Place[]) made.tap(at);
    made.tap([0, 1]);
    expect(made.column).toBe('TASSE');
    made.undo();
    expect(made.build()).toBeNull();
    expect(made.empty).toBe(true);
  });

  it('takes no opening', () => {
    const made = assembly();
    made.tap([0, 4]);
    expect(made.empty).toBe(true);
    made.tap([0, 0]);
    made.tap([0, 4]);
    expect(made.pieces).toEqual([]);
  });

  it('grows by dropping, and goes below another column as a whole', () => {
    const made = assembly();
    made.drop([0, 2], [0, 1]);
    expect(made.column).toBe('RASSE');
    made.drop([0, 1], [0, 0]);
    expect(made.build()).toEqual(build([0, 0], [[0, 1], [0, 2]]));
    made.drop([1, 2], [0, 1]);
    expect(made.column).toBe('TRASSEK');
  });

  it('never grows on somebody else’s panel', () => {
    const made = assembly();
    made.drop([0, 0], [1, 0]);
    expect(made.empty).toBe(true);
  });

  it('asks for as many letters as there are Bali cards without one', () => {
    const made = assembly();
    made.tap([1, 1]);
    expect(made.wild).toBe(0);
    made.tap([0, 3]);
    expect(made.wild).toBe(1);
    expect(made.build('B')?.letters).toBe('B');
  });
});

describe('the layout', () => {
  it('shows the others from my left round', () => {
    expect(around(4, 1)).toEqual([2, 3, 0]);
    expect(around(1, 0)).toEqual([]);
    expect(around(3, null)).toEqual([0, 1, 2]);
  });

  it('fans a column out, cuts its last card, then pushes cards together: it always fits', () => {
    expect(fan(2, 100, 1.35, 600)).toEqual({ step: 52, foot: 135 });
    expect(fan(10, 100, 1.35, 580)).toEqual({ step: 52, foot: 112 });
    for (let n = 1; n <= 24; n += 1) {
      for (const room of [90, 152, 386, 620]) {
        const { step, foot } = fan(n, 60, 1.45, room);
        expect((n - 1) * step + foot).toBeLessThanOrEqual(room + 0.01);
        expect(step).toBeGreaterThan(0);
      }
    }
  });

  it('finds room for every panel, at a phone as on a desk', () => {
    for (const [players, n] of [[1, 7], [2, 7], [3, 5], [4, 4]] as const) {
      for (const [width, height] of [[360, 420], [390, 620], [844, 330], [1400, 700]] as const) {
        const plan = arrange(width, height, players, n, 0);
        expect(plan.rows.flat().map((one) => one.seat).sort()).toEqual(around(players, null));
        expect(plan.rows.at(-1)?.[0]?.seat).toBe(0);
        const rooms = plan.rows.map((row) => (row[0]?.room ?? 0) + (players > 1 ? HEADER : 0));
        expect(rooms.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(height);
        for (const row of plan.rows) {
          expect(row.length * n * (row[0]?.pitch ?? 0)).toBeLessThanOrEqual(width);
          for (const one of row) expect(one.pitch).toBeGreaterThanOrEqual(42);
        }
      }
    }
  });

  it('puts the one who plays with me next to me on a phone, and leaves all where they sit on a desk', () => {
    const seats = (width: number): number[][] => arrange(width, 500, 4, 4, 0, HEADER, [0, 2]).rows.map((row) => row.map((one) => one.seat));
    expect(seats(360)).toEqual([[1, 3], [2], [0]]);
    expect(seats(1200)).toEqual([[1, 2, 3], [0]]);
  });

  it('leaves columns the whole height of a low window when one plays alone', () => {
    const shown = { over: false, shared: false, acts: true, flanked: false };
    expect(framed(844, 380, 1, shown)).toMatchObject({ low: true, height: 380 - 18 });
    expect(framed(844, 380, 2, shown).height).toBeLessThan(380 - 18);
    expect(framed(390, 700, 1, shown)).toMatchObject({ low: false, railed: false });
  });

  it('leaves columns of two the height that plates and actions took, when those stand beside them', () => {
    const shown = { over: false, shared: false, acts: true, flanked: false };
    const stacked = framed(1020, 620, 2, shown);
    const beside = framed(1020, 800, 2, { ...shown, flanked: true });
    expect(beside.height).toBeGreaterThan(stacked.height + 180);
    const plan = arrange(beside.width, beside.height, 2, 7, 0, 0);
    // four letters fan out in full
    for (const { card, room } of plan.rows.flat()) expect(fan(4, card, plan.ratio, room).step).toBe(fan(1, card, plan.ratio, room).step);
    expect(upper(plan, true)).toBeGreaterThan(plan.rows[0]![0]!.room);
  });

  it('is walked by arrow keys, along a panel and from panel to panel', () => {
    expect(walk('ArrowRight', [0, 3], [1, 0], PANELS)).toEqual([0, 4]);
    expect(walk('ArrowRight', [0, 4], [1, 0], PANELS)).toBeNull();
    expect(walk('ArrowUp', [0, 3], [1, 0], PANELS)).toEqual([1, 3]);
    expect(walk('ArrowDown', [0, 3], [1, 0], PANELS)).toBeNull();
    expect(walk('End', [1, 0], [1, 0], PANELS)).toEqual([1, 4]);
    expect(walk('x', [1, 0], [1, 0], PANELS)).toBeNull();
    expect(label([1, 2])).toBe('B3');
  });

  it('tells new cards from old ones', () => {
    const before = { panels: [['', 'R', 'ASSE']] } as unknown as BaliView;
    const now = { panels: [['K', 'R', 'TASSE']] } as unknown as BaliView;
    expect(turnedUp(before, now)).toEqual([[0, 0]]);
    expect(same([0, 0], turnedUp(before, now)[0] ?? null)).toBe(true);
  });
});

describe('dragging', () => {
  it('is a tap as long as the way is short', () => {
    const drag = new Drag();
    drag.press([0, 1], 100, 100);
    drag.move(104, 103);
    expect(drag.release()).toBeNull();
    drag.press([0, 1], 100, 100);
    drag.move(140, 103);
    expect(drag.release()).toEqual([0, 1]);
    expect(drag.dragged).toBe(true);
  });
});

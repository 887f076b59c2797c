import { describe, expect, it } from 'vitest';
import { seat, witnessed } from '../../samples.ts';
import { loadBoard } from '../board.ts';
import { lidOf } from '../lids.ts';
import { describe as told } from './index.ts';
import { sheet, type Shown } from './readable.ts';

const text = (said: string): Shown => ({ kind: 'text', text: said });

describe('a view to read', () => {
  it('has what lies on the table, and what each seat has before it', () => {
    const { shared, places } = sheet({ heap: 6, tiles: [null, 4] }, 'game', 2);
    expect(shared).toEqual([{ label: 'heap', value: text('6') }]);
    expect(places).toEqual([
      [{ label: 'tiles', value: { kind: 'hidden' } }],
      [{ label: 'tiles', value: text('4') }],
    ]);
  });

  it('has everything on the table where one plays alone', () => {
    expect(sheet({ hand: [7] }, 'game', 1)).toEqual({
      shared: [{ label: 'hand', value: { kind: 'row', items: [text('7')] } }],
      empty: [],
      places: [[]],
    });
  });

  it('calls seats by name where a field holds one', () => {
    const value = (view: unknown): unknown => sheet(view, 'game', 3).shared[0]?.value;
    expect(value({ turn: 2 })).toEqual({ kind: 'seat', seat: 2 });
    expect(value({ last_player: 0 })).toEqual({ kind: 'seat', seat: 0 });
    expect(value({ turn: 3 })).toEqual(text('3'));
    expect(value({ heap: 1 })).toEqual(text('1'));
    expect(value({ last_seat: -1 })).toEqual({ kind: 'seat', seat: -1 });
  });

  it('draws rows of equal length as a grid, and what has a kind under its name', () => {
    const { shared } = sheet({ rows: [['x', null], ['', 'o']], phase: { type: 'last_round', left: 2 } }, 'game', 3);
    expect(shared[0]?.value).toEqual({
      kind: 'grid',
      rows: [[text('x'), { kind: 'hidden' }], [text('plain-nothing'), text('o')]],
    });
    expect(shared[1]?.value).toEqual({ kind: 'fields', title: 'last round', fields: [{ label: 'left', value: text('2') }] });
  });

  it('names what is empty together, and sets many pairs side by side', () => {
    const { shared, empty } = sheet({ words: [], verdict: null, values: [...'abcdefg'].map((one) => [one, 1]) }, 'game', 3);
    expect(empty).toEqual(['words', 'verdict']);
    expect(shared[0]?.value).toEqual({ kind: 'row', items: [...'abcdefg'].map((one) => text(`${one} 1`)) });
  });

  it('reads anything, whatever comes', () => {
    for (const view of [null, {}, [], { a: {} }, { a: [[]] }, { a: [{ type: 'b' }, 3] }, { a: true, b: 1.25 }]) {
      expect(() => sheet(view, 'game', 2)).not.toThrow();
    }
  });
});

describe('a game without a folder of its own', () => {
  it('is played on the plain board and comes in a plain box', async () => {
    expect(await loadBoard('no-such-game')).toBe(await loadBoard('plain'));
    expect(lidOf('no-such-game')).toBe(lidOf('plain'));
    expect(lidOf('yali')).not.toBe(lidOf('plain'));
  });

  it('tells moves by who made them, unseen ones too', () => {
    const seats = [seat()];
    expect(told(witnessed(0, 0, 'take 2'), seats)).toBe('Ada: take 2');
    expect(told({ ...witnessed(0, 0), text: null, move: null }, seats)).toBe('plain-unseen');
    expect(told(witnessed(0, -1, 'draw 3'), seats)).toBe('draw 3');
  });
});

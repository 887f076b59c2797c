import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sounds as bali } from './boards/bali/index.ts';
import type { BoardModule } from './boards/board.ts';
import { sounds as jam } from './boards/wordjam/index.ts';
import { sounds as yali } from './boards/yali/words.ts';
import { Crier } from './crier.ts';
import type { Witnessed } from './protocol.ts';
import { play } from './sound.ts';
import type { Table } from './table.svelte.ts';

vi.mock('./sound.ts', () => ({ play: vi.fn() }));
vi.mock('./texts.svelte.ts', () => ({ t: (id: string) => id, has: () => true, language: () => 'en', formatNumber: String }));

const made = (seat: number, move: unknown, effect: unknown = null): Witnessed => ({ number: 1, seat, at: 0, move, text: '', effect });
const go = (path: string[], effect: object, side: string[] = []): Witnessed =>
  made(0, { type: 'go', path, side }, { torque: 0, next: 0, over: [], home: false, ...effect });

describe('what a move sounds like', () => {
  it('YALi: a step, a jump that comes home, a side marble, the board that tips over', () => {
    expect(yali(go(['a2', 'a3'], {}))).toEqual(['step']);
    expect(yali(go(['a2', 'a4'], { home: true }))).toEqual(['jump', 'home']);
    expect(yali(go(['a6', 'a7'], { home: true, next: 1 }, ['r5', 'r4']))).toEqual(['step', 'home', 'knock', 'tilt']);
    expect(yali(go(['a2', 'a3'], { next: null }))).toEqual(['step']);
  });

  it('BALI: a card, one taken from somebody else, a word taken off', () => {
    expect(bali(made(0, { type: 'build', column: [0, 1], pieces: [[0, 2]] }))).toEqual(['card']);
    expect(bali(made(0, { type: 'build', column: [0, 1], pieces: [[1, 2]] }))).toEqual(['card', 'knock']);
    expect(bali(made(0, { type: 'remove', at: [0, 1] }))).toEqual(['word']);
    expect(bali(made(-1, { type: 'draw', card: 'A' }))).toEqual(['card']);
  });

  it('WORD JAM: what is called and said; nothing for what is made unseen', () => {
    expect(jam(made(0, { type: 'call' }))).toEqual(['call']);
    expect(jam(made(0, null))).toEqual([]);
  });
});

describe('the crier', () => {
  const heard = vi.mocked(play);
  beforeEach(() => heard.mockClear());
  const at = (table: Partial<Table>, board: Partial<BoardModule>): Crier =>
    new Crier({ seats: [], mine: [0], seat: 0, hotSeat: false, secrets: false, myTurn: false, ...table } as unknown as Table, () => ({ describe: () => '', ...board }) as unknown as BoardModule, {
      announce: () => undefined,
      say: () => undefined,
      nameOf: () => '',
    });

  it('plays the sounds a board names one after the other, and then that it is one’s turn', () => {
    at({ myTurn: true }, { sounds: yali }).moved([go(['a2', 'a4'], { home: true })]);
    expect(heard.mock.calls.map(([sound]) => sound)).toEqual(['jump', 'home', 'turn']);
    const times = heard.mock.calls.map(([, after]) => after ?? 0);
    expect(times).toEqual([...times].sort((one, other) => one - other));
  });

  it('knows any move, where a board names none', () => {
    at({}, {}).moved([made(1, null)]);
    expect(heard.mock.calls.map(([sound]) => sound)).toEqual(['move']);
  });
});

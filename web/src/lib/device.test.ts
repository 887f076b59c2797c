import { describe, expect, it } from 'vitest';
import { device } from './device.ts';
import { live, seat } from './samples.ts';

const BOARD = { together: (view: unknown) => (view as { open: boolean }).open };
type Sitting = ReturnType<typeof at>;
const openly = (table: Sitting, board = {}) => device({ ...table, secrets: false }, board);
const hiding = (table: Sitting) => device({ ...table, secrets: true }, BOARD);

/** Ada, Bo and Cy at one device. */
function at(hand: number | null, acting: number[], seen: number | null = hand, open = false) {
  const seats = ['Ada', 'Bo', 'Cy'].map((name, one) => seat({ seat: one, name }));
  const now = live({ seats, acting, seen: { seat: seen, view: { open }, legal: null } });
  return { hotSeat: true, live: now, mine: [0, 1, 2], acting, hand, taken: 'bets', phase: 'bets' };
}

describe('one device', () => {
  it('belongs to whoever sits alone before it', () => {
    const alone = { ...at(null, [0], 0), hotSeat: false, mine: [0] };
    expect(hiding(alone)).toEqual({ hand: null, holder: null, shown: true, around: [], next: [] });
  });

  it('follows whoever is to move where nothing is hidden', () => {
    expect(openly(at(null, [1])).hand).toBe(1);
    expect(openly(at(1, [1, 2])).hand).toBe(1);
    expect(openly(at(1, [])).hand).toBe(1);
  });

  it('asks all of them at once where the board says so, though nothing is hidden', () => {
    expect(openly(at(1, [1, 2], 1, true), BOARD)).toMatchObject({ hand: 1, shown: true, around: [1, 2], next: [] });
    expect(openly(at(1, [1, 2], 1, false), BOARD).around).toEqual([]);
  });

  it('waits behind the curtain for any of those who may act unseen', () => {
    expect(hiding(at(null, [0, 2]))).toMatchObject({ holder: null, shown: true, next: [0, 2], around: [] });
  });

  it('shows a view only to the one who took the device', () => {
    expect(hiding(at(2, [0, 2], 2))).toMatchObject({ hand: 2, holder: 2, shown: true, next: [] });
    expect(hiding(at(2, [0, 2], 0))).toMatchObject({ holder: 2, shown: false });
  });

  it('is put down as soon as its holder has acted, and hides his view', () => {
    expect(hiding(at(2, [0], 2))).toMatchObject({ hand: null, holder: null, shown: false, next: [0] });
    expect(hiding(at(2, [], 2))).toMatchObject({ hand: null, shown: false, next: [] });
  });

  it('is put down when the phase ends', () => {
    const later = { ...at(2, [0, 2], 2), phase: 'sandglass' };
    expect(hiding(later)).toMatchObject({ hand: null, holder: null, shown: false, next: [0, 2] });
  });

  it('lies between all of them while they act in the open', () => {
    expect(hiding(at(null, [0, 1], null, true))).toMatchObject({ shown: true, around: [0, 1], next: [] });
    expect(hiding(at(1, [0, 1], 1, true))).toMatchObject({ hand: null, holder: null, shown: false });
  });

  it('hides nothing once the game is over', () => {
    const over = at(1, [], 1);
    expect(hiding({ ...over, live: live({ ...over.live, status: 'over' }) }).shown).toBe(true);
  });
});

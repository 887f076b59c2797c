import { describe, expect, it, vi } from 'vitest';
import type { WordjamSaid, WordjamView } from '../../protocol.ts';
import { Film } from './film.svelte.ts';
import { roomIn } from './room.ts';
import { notes, schedule } from './sounds.ts';
import { ALL, clockwise, shownAfter, stage, ticks, verdict, winners, type Beat } from './staging.ts';

function view(over: Partial<WordjamView> = {}): WordjamView {
  return {
    seat: null, players: 5, language: 'en', phase: { type: 'race' }, dealer: 0, number: 1, red: 2, yellow: 1,
    style: 'cinema', starred: false, deal: 1, consonants: 'NDGRV', contenders: [0, 1, 2, 3, 4], failed: [], words: [],
    ali_baba: null, chosen: [], camps: [], locked: '', prepared: null, queue: [], bar: null, verdict: null, used: [],
    scores: [0, 0, 0, 0, 0], results: [], ...over,
  };
}
function said(seat: number, word: string, value: number, fate: WordjamSaid['fate'] = 'stands'): WordjamSaid {
  return { seat, word, letters: word.toUpperCase(), value, fate, why: '', votes: [] };
}
const GODARD = said(3, 'Godard', 10);
const REDFORD = said(4, 'Redford', 10, 'low');
const SCHWARZENEGGER = said(1, 'Schwarzenegger', 13);
const CAMPS: WordjamView['camps'] = ['ali', 'thieves', 'ali', 'ali', 'thieves'];
const kinds = (beats: readonly Beat[]): string[] => beats.map((beat) => beat.does);
const at = (beats: readonly Beat[], does: Beat['does']): number[] => beats.flatMap((beat) => (beat.does === does ? [beat.at] : []));
const bets = view({ phase: { type: 'bets' }, words: [GODARD], ali_baba: GODARD, camps: [null, null, null, 'ali', null] });
const sand = view({ phase: { type: 'sandglass' }, words: [GODARD], ali_baba: GODARD, camps: CAMPS, queue: [4, 1] });

describe('the staging', () => {
  it('is none for who comes late', () => {
    expect(stage(null, sand)).toEqual([]);
    expect(shownAfter([], 0)).toEqual(ALL);
  });

  it('turns bets over one by one, clockwise from Ali Baba’s left, and then the glass (W10)', () => {
    const beats = stage(bets, sand);
    expect(beats.flatMap((beat) => (beat.does === 'bet' ? [beat.seat] : []))).toEqual([4, 0, 1, 2, 3]);
    expect(at(beats, 'bet')).toEqual([300, 360, 420, 480, 540]);
    expect(kinds(beats).slice(-2)).toEqual(['rings', 'glass']);
    expect(clockwise(5, 3)).toEqual([4, 0, 1, 2, 3]);
  });

  it('shows a bet only when its card has been turned', () => {
    const beats = stage(bets, sand);
    expect(shownAfter(beats, 0).bets).toEqual([]);
    expect(shownAfter(beats, 3).bets).toEqual([4, 0]);
    expect(shownAfter(beats, beats.length)).toEqual(ALL);
  });

  it('begins with the gong when the sand is out, and counts a word coin by coin (W11)', () => {
    const after = view({ ...sand, phase: { type: 'speaking', seat: 1 }, words: [GODARD, REDFORD], queue: [] });
    const beats = stage(sand, after);
    expect(kinds(beats).slice(0, 2)).toEqual(['gong', 'speak']);
    expect(at(beats, 'tile')).toHaveLength('Redford'.length);
    expect(at(beats, 'coin')).toHaveLength(4);
    expect(kinds(beats).at(-1)).toBe('fail');
    expect(kinds(beats)).not.toContain('hold');
  });

  it('holds back the coin that passes the rival, with a drum, and then it rings', () => {
    const before = view({ ...sand, phase: { type: 'speaking', seat: 1 }, words: [GODARD, REDFORD], queue: [] });
    const beats = stage(before, view({ ...before, phase: { type: 'window', accepted: [] }, words: [GODARD, REDFORD, SCHWARZENEGGER] }));
    const held = beats.findIndex((beat) => beat.does === 'hold');
    expect(beats[held]?.sound).toBe('drum');
    expect(beats[held + 1]).toMatchObject({ does: 'coin', count: 5, sound: 'ring', at: (beats[held]?.at ?? 0) + 500 });
  });

  it('crowns the Chief, and points fly to the winner first (W12)', () => {
    const before = view({ ...sand, phase: { type: 'window', accepted: [] }, words: [GODARD, REDFORD, SCHWARZENEGGER], queue: [] });
    const result = { number: 1, style: 'cinema', consonants: 'NDGRV', words: before.words, camps: CAMPS, points: [0, 2, 0, 0, 1] };
    const after = view({ ...before, phase: { type: 'pause', ready: [] }, results: [result], scores: [0, 2, 0, 0, 1] });
    const beats = stage(before, after);
    expect(kinds(beats)).toEqual(['crown', 'points', 'points', 'pay']);
    expect(winners(after)).toEqual([1, 4]);
    expect(verdict(after)).toEqual({ kind: 'chief', said: SCHWARZENEGGER });
    expect(at(beats, 'points')).toEqual([1300, 1420]);
    expect(shownAfter(beats, 2)).toMatchObject({ verdict: true, points: [1], pay: false });
  });

  it('lights the lamp where the word holds, and knocks where nobody scores', () => {
    const result = { number: 1, style: 'cinema', consonants: 'NDGRV', words: [GODARD], camps: CAMPS, points: [1, 0, 1, 2, 0] };
    const held = view({ ...sand, phase: { type: 'pause', ready: [] }, results: [result] });
    expect(kinds(stage(sand, held))).toEqual(['gong', 'lamp', 'points', 'points', 'points', 'pay']);
    const nothing = { ...result, words: [], points: [0, 0, 0, 0, 0] };
    expect(kinds(stage(view(), view({ phase: { type: 'pause', ready: [] }, results: [nothing] })))).toEqual(['void']);
  });

  it('moves the cave on and turns the letters up together', () => {
    const next = view({ number: 2, style: 'body', consonants: '', phase: { type: 'look' } });
    expect(kinds(stage(view(), next))).toEqual(['cave', 'theme']);
    const turned = stage(next, view({ number: 2, style: 'body', consonants: 'TPNFR' }));
    expect(at(turned, 'letter')).toEqual([0, 60, 120, 180, 240]);
    expect(turned.every((beat) => beat.sound === 'card')).toBe(true);
  });

  it('has the podium last, after who won the last round', () => {
    const results = [{ number: 8, style: '', consonants: '', words: [], camps: CAMPS, points: [0, 6, 0, 0, 4] }];
    const beats = stage(view({ ...sand, number: 8, ali_baba: null }), view({ ...sand, number: 8, ali_baba: null, phase: { type: 'over' }, words: [{ ...GODARD, seat: 1 }], results }));
    expect(beats.at(-1)).toMatchObject({ does: 'podium', sound: 'fanfare' });
    expect(shownAfter(beats, beats.length - 1)).toMatchObject({ verdict: true, pay: true, podium: false });
    expect(shownAfter(beats, beats.length).podium).toBe(true);
  });

  it('always runs forward', () => {
    const beats = stage(bets, view({ ...sand, phase: { type: 'pause', ready: [] }, words: [GODARD, REDFORD, SCHWARZENEGGER], results: [{ number: 1, style: '', consonants: '', words: [], camps: CAMPS, points: [0, 2, 0, 0, 1] }] }));
    expect(beats.map((beat) => beat.at)).toEqual(beats.map((beat) => beat.at).sort((a, b) => a - b));
  });
});

describe('the film', () => {
  it('plays its beats in time, each with its sound, and can be skipped', () => {
    vi.useFakeTimers();
    const heard: string[] = [];
    const film = new Film((beat) => heard.push(beat.sound ?? '-'));
    film.show(bets);
    film.show(sand);
    vi.advanceTimersByTime(430);
    expect(film.shown.bets).toEqual([4, 0, 1]);
    expect(heard).toEqual(['-', 'card', 'card', 'card']);
    film.skip();
    expect(film.shown).toEqual(ALL);
    vi.useRealTimers();
  });
});

describe('the sounds', () => {
  it('ring higher with each coin', () => {
    const [first] = notes('coin', 0);
    const [second] = notes('coin', 1);
    expect(second![0]).toBeGreaterThan(first![0]);
  });

  it('are handed to the browser’s clock', () => {
    const starts: number[] = [];
    const gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    const tone = { type: '', frequency: { value: 0 }, connect: (to: unknown) => to, start: (when: number) => starts.push(when), stop: vi.fn() };
    const audio = { currentTime: 3, destination: {}, createOscillator: () => tone, createGain: () => ({ gain, connect: vi.fn() }) };
    for (const note of notes('gong')) schedule(audio as unknown as AudioContext, note);
    expect(starts).toEqual([3, 3.01, 3.02]);
  });

  it('tick in the last five seconds', () => {
    expect(ticks(20)).toEqual([15000, 16000, 17000, 18000, 19000]);
    expect(ticks(2.5)).toEqual([500, 1500]);
    expect(ticks(0)).toEqual([]);
  });
});

describe('the room of a controller', () => {
  it('is what lies below where it begins, and all of the window above an open keyboard', () => {
    expect(roomIn({ width: 390, height: 844 }, 60, false)).toEqual({ height: 784, over: false });
    expect(roomIn({ width: 390, height: 500 }, 60, true)).toEqual({ height: 500, over: true });
    expect(roomIn({ width: 390, height: 500 }, 60, false)).toEqual({ height: 440, over: false });
    expect(roomIn({ width: 360, height: 360 }, 60, false)).toEqual({ height: 360, over: true });
    expect(roomIn({ width: 844, height: 390 }, 60, true)).toEqual({ height: 330, over: false });
  });
});

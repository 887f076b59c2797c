import { describe, expect, it } from 'vitest';
import type { Incoming, Outgoing, Refused, Witnessed } from './protocol.ts';
import { live, seat, snapshot, witnessed } from './samples.ts';
import { Table } from './table.svelte.ts';

function tableWithTape(): { table: Table; sent: Incoming[] } {
  const sent: Incoming[] = [];
  const speaker = { send: (message: Incoming) => sent.push(message) > 0, close: () => undefined };
  const table = new Table('t', { wire: () => speaker, now: () => 500 });
  table.connection = 'online';
  table.hear(snapshot());
  return { table, sent };
}

const update = (version: number, moves: Witnessed[], from: number): Outgoing => ({
  type: 'update',
  live: live({ version, acting: [1] }),
  moves_from: from,
  moves,
  happened: [],
});

describe('a table', () => {
  it('knows whose turn it is and which seats are mine', () => {
    const { table } = tableWithTape();
    expect(table.mine).toEqual([0]);
    expect(table.myTurn).toBe(true);
    expect(table.hotSeat).toBe(false);
    table.hear({ type: 'update', live: live({ acting: [1] }), moves_from: 1, moves: [], happened: [] });
    expect(table.myTurn).toBe(false);
  });

  it('shows a move at once and settles it when the server tells it back', () => {
    const { table, sent } = tableWithTape();
    table.play(0, { type: 'go', path: ['a2', 'a3'] });
    expect(table.pending?.move).toEqual({ type: 'go', path: ['a2', 'a3'] });
    expect(sent.at(-1)).toMatchObject({ type: 'move', seat: 0, version: 3 });
    table.hear(update(4, [witnessed(1, 0)], 1));
    expect(table.pending).toBeNull();
    expect(table.moves.map((move) => move.text)).toEqual(['lot G', 'a2-a3']);
  });

  it('knows that a hint is being thought about until it comes, is refused or is lost with the connection', () => {
    const { table } = tableWithTape();
    const ask = (): void => table.send({ type: 'hint', seat: 0, step: 1 });
    ask();
    const ref = table.hinting;
    expect(ref).not.toBe('');
    ask();
    expect(table.hinting).toBe(ref);
    table.hear({ type: 'refused', ref, code: 'hint-none', params: {} });
    expect(table.hinting).toBe('');
    ask();
    table.hear(snapshot());
    expect(table.hinting).toBe('');
  });

  it('tells of whoever comes to watch a game, not of those who read an invitation', () => {
    const { table } = tableWithTape();
    let told = 0;
    table.ears.push({ watched: () => void (told += 1) });
    const arrive = (spectators: number): void => table.hear({ type: 'presence', online: [0, 1], spectators, waiting: [], stuck: [] });
    arrive(0);
    arrive(1);
    expect(told).toBe(1);
    table.hear(snapshot({ live: live({ status: 'open' }) }));
    arrive(2);
    expect(told).toBe(1);
  });

  it('takes a refused move back and keeps the reason', () => {
    const { table } = tableWithTape();
    const heard: Refused[] = [];
    table.ears.push({ refused: (refusal) => heard.push(refusal) });
    table.play(0, {});
    const ref = table.pending?.ref ?? '';
    table.hear({ type: 'refused', ref, code: 'Y5-backward', params: {} });
    expect(table.pending).toBeNull();
    expect(table.refusal?.code).toBe('Y5-backward');
    expect(heard).toHaveLength(1);
  });

  it('has moves listed that are too many to come unasked, once for each version', () => {
    const { table, sent } = tableWithTape();
    const many = (version: number): Outgoing => ({
      type: 'update',
      live: live({ version, seen: { seat: 0, view: {}, legal: null } }),
      moves_from: 1,
      moves: [],
      happened: [],
    });
    table.hear(many(3));
    expect(table.legal).toBeNull();
    table.list(0);
    table.list(0);
    expect(sent.filter((message) => message.type === 'legal')).toHaveLength(1);
    const page = (start: number, text: string, complete: boolean): Outgoing => ({
      type: 'legal', ref: '', version: 3, seat: 0, start, moves: [{ move: start, text, effect: null }], complete,
    });
    table.hear(page(0, 'one', false));
    expect(sent.at(-1)).toMatchObject({ type: 'legal', seat: 0, start: 1 });
    table.hear(page(1, 'two', true));
    expect(sent.filter((message) => message.type === 'legal')).toHaveLength(2);
    expect(table.legal?.map((one) => one.text)).toEqual(['one', 'two']);
    table.hear(many(4));
    expect(table.legal).toBeNull();
  });

  it('sends no second move while the first is under way', () => {
    const { table, sent } = tableWithTape();
    table.play(0, 1);
    table.play(0, 2);
    expect(sent.filter((message) => message.type === 'move')).toHaveLength(1);
  });

  it('makes a move for several seats one after the other, until one is refused', () => {
    const { table, sent } = tableWithTape();
    const by = (): number[] => sent.flatMap((message) => (message.type === 'move' ? [message.seat] : []));
    table.playFor([0, 1, 2, 3], 'accept');
    expect(by()).toEqual([0]);
    table.hear(update(4, [witnessed(1, 0)], 1));
    expect(by()).toEqual([0, 1]);
    table.hear({ type: 'accepted', ref: table.pending?.ref ?? '', version: 5 });
    expect(by()).toEqual([0, 1, 2]);
    table.hear({ type: 'refused', ref: table.pending?.ref ?? '', code: 'stale', params: {} });
    expect(by()).toEqual([0, 1, 2]);
    table.playFor([0], 'again');
    expect(by()).toEqual([0, 1, 2, 0]);
  });

  it('has no seat of its own on a screen for the room', () => {
    const table = new Table('t', { watch: true, wire: () => ({ send: () => true, close: () => undefined }) });
    table.hear(snapshot());
    expect(table.mine).toEqual([]);
    expect(table.myTurn).toBe(false);
  });

  it('drops moves that were taken back', () => {
    const { table } = tableWithTape();
    table.hear(update(4, [witnessed(1, 0)], 1));
    table.hear(update(5, [], 1));
    expect(table.moves).toHaveLength(1);
  });

  it('sends a move again after a loss, unless it had arrived', () => {
    const { table, sent } = tableWithTape();
    table.play(0, 'x');
    table.connection = 'lost';
    table.hear(update(3, [], 1));
    expect(sent.filter((message) => message.type === 'move')).toHaveLength(2);
    table.hear(update(4, [witnessed(1, 0)], 1));
    expect(table.pending).toBeNull();
    expect(sent.filter((message) => message.type === 'move')).toHaveLength(2);
  });

  it('tells only what is new after a loss', () => {
    const { table } = tableWithTape();
    const heard: Witnessed[] = [];
    table.ears.push({ moved: (moves) => heard.push(...moves) });
    table.connection = 'lost';
    table.hear(snapshot({ moves: [witnessed(0, -1, 'lot G'), witnessed(1, 1)] }));
    expect(heard.map((move) => move.number)).toEqual([1]);
  });

  it('measures how far this device’s clock is off', () => {
    const { table } = tableWithTape();
    expect(table.serverNow()).toBe(1000);
    table.hear({ type: 'pong', ref: '', time: 1003 });
    expect(table.serverNow()).toBe(1003);
  });

  it('follows presence, and says a chat line once', () => {
    const { table } = tableWithTape();
    table.hear({ type: 'presence', online: [1], spectators: 2, waiting: [], stuck: [] });
    expect(table.seats.map((one) => one.online)).toEqual([false, true]);
    expect(table.spectators).toBe(2);
    const line = { type: 'chat' as const, number: 0, at: 1, person: 'p1', name: 'Bo', seat: 1, text: 'hi', guest: false };
    table.hear(line);
    table.hear(line);
    expect(table.chat).toHaveLength(1);
  });

  it('takes the same seat in hand again after a loss', () => {
    const { table, sent } = tableWithTape();
    const both = live({ seats: [seat(), seat({ seat: 1, side: 'S' })] });
    table.hear({ type: 'update', live: both, moves_from: 1, moves: [], happened: [] });
    table.send({ type: 'hand', seat: 1 });
    table.connection = 'lost';
    table.hear({ type: 'update', live: both, moves_from: 1, moves: [], happened: [] });
    expect(sent.filter((message) => message.type === 'hand')).toHaveLength(2);
  });

  it('says when the game starts and when it is over', () => {
    const { table } = tableWithTape();
    const told: string[] = [];
    table.ears.push({ started: () => told.push('started'), finished: () => told.push('finished') });
    for (const status of ['open', 'running', 'over'] as const) {
      table.hear({ type: 'update', live: live({ status }), moves_from: 1, moves: [], happened: [] });
    }
    expect(told).toEqual(['started', 'finished']);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitBefore, Wire, type Connection } from './socket.ts';
import { snapshot } from './samples.ts';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string; since?: number | null }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
}

const newest = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

describe('the wire to a table', () => {
  let since: number | null;
  let states: Connection[];
  let wire: Wire;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    since = null;
    states = [];
    wire = new Wire(
      'ws://x',
      { since: () => ({ since, seat: null }), heard: () => undefined, changed: (state) => states.push(state) },
      () => new FakeSocket() as unknown as WebSocket,
    );
  });

  afterEach(() => {
    wire.close();
    vi.useRealTimers();
  });

  it('says hello first, with the version it has', () => {
    newest().open();
    expect(newest().sent).toEqual([{ type: 'hello', since: null, seat: null }]);
  });

  it('comes back by itself after a loss and asks for what it missed', () => {
    newest().open();
    newest().onmessage?.({ data: JSON.stringify(snapshot()) });
    since = 7;
    newest().close();
    expect(states).toEqual(['online', 'lost']);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    newest().open();
    expect(newest().sent[0]).toEqual({ type: 'hello', since: 7, seat: null });
  });

  it('waits longer each time, but never too long', () => {
    expect(waitBefore(0, 1)).toBe(400);
    expect(waitBefore(3, 1)).toBe(3_200);
    expect(waitBefore(30, 1)).toBe(8_000);
    expect(waitBefore(0, 0)).toBe(240);
  });

  it('comes back at once when the network does', () => {
    newest().close();
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('stays away where there is no such table', () => {
    newest().open();
    newest().close(4004);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(states).toEqual(['closed']);
  });

  it('notices a connection that has gone silent', () => {
    newest().open();
    vi.advanceTimersByTime(15_000);
    expect(newest().sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(10_000);
    expect(states).toContain('lost');
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('hears soon that the connection is gone when somebody looks again after a sleep', () => {
    newest().open();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(newest().sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(2_500);
    expect(states).toContain('lost');
  });

  it('sends nothing while there is no connection', () => {
    expect(wire.send({ type: 'ping' })).toBe(false);
  });
});

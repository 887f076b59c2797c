/** Messages for unit tests: a YALi table with two people, as the server would tell it. */
import type { Live, SeatInfo, Snapshot, Witnessed } from './protocol.ts';

export function seat(over: Partial<SeatInfo> = {}): SeatInfo {
  return { seat: 0, side: 'G', kind: 'person', name: 'Ada', person: 'p0', level: '', mine: true, online: true, ...over };
}

export function live(over: Partial<Live> = {}): Live {
  return {
    version: 3,
    time: 1000,
    status: 'running',
    seats: [seat(), seat({ seat: 1, side: 'S', name: 'Bo', person: 'p1', mine: false })],
    acting: [0],
    clocks: [],
    timer: null,
    seen: { seat: 0, view: {}, legal: [] },
    question: null,
    removals: [],
    outcome: null,
    rematch_wanted: [],
    rematch: null,
    may_return: [],
    ...over,
  };
}

export function witnessed(number: number, by: number, text = 'a2-a3'): Witnessed {
  return { number, seat: by, at: 1000 + number, move: { type: 'go', path: text.split('-') }, text };
}

export function snapshot(over: Partial<Snapshot> = {}): Snapshot {
  const now = live();
  return {
    type: 'table',
    table: {
      id: 't',
      game: 'yali',
      options: {},
      status: 'running',
      host: true,
      public: false,
      spectators: true,
      takebacks: true,
      clock: { type: 'untimed' },
      seats: now.seats,
      acting: now.acting,
      my_turn: true,
      created: 900,
      changed: 1000,
      outcome: null,
      rematch: null,
    },
    live: now,
    moves: [witnessed(0, -1, 'lot G')],
    chat: [],
    muted: [],
    ...over,
  };
}

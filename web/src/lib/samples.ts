/** Messages for unit tests: a game, and a table with two people, as the server would tell of them. */
import type { GameInfo, Live, SeatInfo, Snapshot, Witnessed } from './protocol.ts';

export function seat(over: Partial<SeatInfo> = {}): SeatInfo {
  return { seat: 0, side: 'G', kind: 'person', name: 'Ada', person: 'p0', level: '', mine: true, online: true, face: 'p0', guest: false, program: false, host: false, ...over };
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
    proposal: null,
    may_return: [],
    host: false,
    paused: false,
    free: [],
    ...over,
  };
}

export function witnessed(number: number, by: number, text = 'a2-a3'): Witnessed {
  return { number, seat: by, at: 1000 + number, move: { type: 'go', path: text.split('-') }, text, effect: null };
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
      hints: true,
      clock: { type: 'untimed' },
      seats: now.seats,
      acting: now.acting,
      my_turn: true,
      created: 900,
      changed: 1000,
      outcome: null,
      rematch: null,
      code: 'CDFH',
      practice: false,
      consult: 0,
      words: '',
      study: null,
      evening: '',
      rated: false,
      room: false,
      day: '',
    },
    live: now,
    moves: [witnessed(0, -1, 'lot G')],
    chat: [],
    muted: [],
    ...over,
  };
}

export function gameInfo(over: Partial<GameInfo> = {}): GameInfo {
  return {
    id: 'x',
    title: 'box-x',
    pitch: 'box-x-pitch',
    version: 1,
    players: [2],
    minutes: [5, 10],
    languages: [],
    options: [],
    combinations: [{ options: {}, players: [2], teams: false }],
    presets: { en: { options: {}, players: 2 }, fr: { options: {}, players: 2 }, de: { options: {}, players: 2 } },
    paces: {},
    per_person: {},
    secrets: false,
    open_history: true,
    takebacks: true,
    hints: true,
    analysis: 'points',
    example: 'a2-a3',
    position: '',
    levels: [{ id: '1', name: 'Lou', rating: 800, character: 'bot-x-1', face: '' }],
    usual_level: '1',
    course: [],
    puzzles: false,
    evenings: false,
    texts: {},
    ...over,
  };
}

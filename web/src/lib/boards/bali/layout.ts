/** Where things lie: panels around the table, how large the cards are, how far those of a column stand apart. */
import type { Panels, Place } from './cards.ts';

/** The other seats as they sit: from the left of the one who looks, round. */
export function around(players: number, me: number | null): number[] {
  if (me === null) return Array.from({ length: players }, (_, seat) => seat);
  return Array.from({ length: players - 1 }, (_, step) => (me + 1 + step) % players);
}

/** One panel: how wide a place is, how large its cards are, and the height its columns may have. All in pixels. */
export interface PanelPlan {
  seat: number;
  pitch: number;
  card: number;
  room: number;
}

/** The table: rows of panels from top to bottom, the own one last. */
export interface Plan {
  rows: PanelPlan[][];
  /** The card's height to its width: taller on phones, where width is scarce. */
  ratio: number;
  narrow: boolean;
}

/** The board in its window: how it lies, and what is left for columns. */
export interface Frame {
  /** Columns on the left, everything else on the right. */
  low: boolean;
  /** Alone with much room: what counts stands left and right of the columns. */
  railed: boolean;
  /** Of two with much room: who sits there, the dispenser and the actions stand left of the columns. */
  flanked: boolean;
  /** Beside a bar on a narrow phone: what the edges leave makes columns wide enough for a thumb. */
  slim: boolean;
  width: number;
  height: number;
}

const TASK = 64;
const ACTIONS = 52;
const RAILS = 2 * 196;
const FLANK = 200;
const SIDE = 230;
const INFO = 48;
const BETWEEN = 40;
/** What lies between and around the rows. */
const EDGES = 18;
const EDGES_RAILED = 38;
const EDGES_FLANKED = 42;
const LEAST = 120;

export function framed(width: number, height: number, players: number, shown: { over: boolean; shared: boolean; acts: boolean; flanked: boolean }): Frame {
  const slim = width > 0 && width < 340;
  const low = height < 420 && width > 560;
  const railed = players === 1 && !shown.over && !low && width >= 1000;
  // alone in a low window what counts stands on the right, too
  const info = shown.over || railed || (low && players === 1) ? 0 : players === 1 ? INFO + 6 : BETWEEN;
  const { flanked } = shown;
  const below = (shown.over || shown.shared ? 0 : TASK) + (shown.acts && !railed && !flanked ? ACTIONS : 0);
  return {
    low,
    railed,
    flanked,
    slim,
    width: (width || 360) - (low ? SIDE : railed ? RAILS : flanked ? FLANK : 0) - (slim ? 4 : flanked ? 24 : 12),
    height: Math.max(LEAST, height - (low ? 0 : below) - info - (flanked ? EDGES_FLANKED : railed ? EDGES_RAILED : EDGES)),
  };
}

export const HEADER = 26;
const GAP = 6;
const WIDE = 700;
/** Too low for three rows. */
const LOW = 330;
const LARGEST = 108;
const ROW_GAP = 6;
const FULL = 84;

/** All panels in so much width and height, columns `n` each; nobody's is left out, whatever the size; `header` above each.
Who plays with me (`team`) lies next to me where there are several rows. */
export function arrange(width: number, height: number, players: number, n: number, me: number | null, header = players > 1 ? HEADER : 0, team: readonly number[] = []): Plan {
  const narrow = width < WIDE;
  const others = around(players, me);
  const abreast = !narrow || height < LOW ? 3 : n > 4 ? 1 : 2;
  const seated = abreast < 3 ? [...others.filter((one) => !team.includes(one)), ...others.filter((one) => team.includes(one))] : others;
  const rows = me === null ? split(others, 2) : [...split(seated, abreast), [me]];
  const free = Math.max(0, height - rows.length * header - (rows.length - 1) * ROW_GAP);
  const weights = rows.map((row) => (me !== null && row[0] === me ? 1.35 : 1));
  const total = weights.reduce((sum, one) => sum + one, 0);
  return {
    narrow,
    ratio: narrow ? 1.45 : 1.35,
    rows: rows.map((row, at) => {
      const room = (free * (weights[at] ?? 1)) / total;
      const each = (width - (row.length - 1) * 2 * GAP) / row.length - 1;
      const pitch = Math.min(each / n, LARGEST + 22);
      const own = row[0] === me;
      // four letters fan out in full, where that leaves the cards large enough
      const full = own ? Math.max(room / 3.2, FULL) : Math.max(room / 3, FULL);
      const most = players === 1 ? room / 3.6 : Math.min(room / (own ? 2.5 : 2.2), full);
      const card = Math.max(24, Math.min(pitch - GAP, LARGEST, most));
      return row.map((seat) => ({ seat, pitch, card, room }));
    }),
  };
}

/** Of two, where the lower panel begins; `told`: what happened stands between them. */
export function upper({ rows }: Plan, told: boolean): number {
  return (rows[0]?.[0]?.room ?? 0) + GAP + (told ? BETWEEN + GAP : 0);
}

function split(seats: number[], most: number): number[][] {
  const rows: number[][] = [];
  for (let at = 0; at < seats.length; at += most) rows.push(seats.slice(at, at + most));
  return rows;
}

/** How the cards of one column lie: how much of each shows under the next, and how tall the last one is. */
export interface Fan {
  step: number;
  foot: number;
}

/** What the points of a word need below its last card, so that they cover no letter. */
export const PILL = 26;
const STEP = 0.52;
const LEAST_FOOT = 0.85;

/** The fan rule: the ideal step; too long for the room, the last card is cut; then cards are pushed together. */
export function fan(n: number, card: number, ratio: number, room: number): Fan {
  const ideal = card * (ratio > 1.4 ? 0.8 : STEP);
  const whole = card * ratio;
  if (n < 2 || whole + (n - 1) * ideal <= room) return { step: ideal, foot: Math.min(whole, room) };
  const least = Math.min(card * LEAST_FOOT, room);
  const left = room - (n - 1) * ideal;
  if (left >= least) return { step: ideal, foot: left };
  return { step: (room - least) / (n - 1), foot: least };
}

/** The place an arrow key leads to: along a panel, or to the panel drawn above or below. */
export function walk(key: string, from: Place, order: readonly number[], panels: Panels): Place | null {
  const [seat, place] = from;
  const width = panels[seat]?.length ?? 0;
  const along: Record<string, number> = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: width - 1 };
  const to = along[key];
  if (to !== undefined) return to >= 0 && to < width ? [seat, to] : null;
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step === undefined) return null;
  const next = order[order.indexOf(seat) + step];
  if (next === undefined) return null;
  return [next, Math.min(place, (panels[next]?.length ?? 1) - 1)];
}

/** How what happened between two views is staged: beats with their milliseconds, derived from the views alone. */
import type { WordjamSaid, WordjamView } from '../../protocol.ts';
import { tiles } from './coins.ts';
import { campsAreSecret } from './now.ts';

export type Sound =
  | 'paper' | 'card' | 'wood' | 'gong' | 'step' | 'coin' | 'drum' | 'ring' | 'knock' | 'brass' | 'glass' | 'call' | 'fanfare' | 'tick';

export type Beat = { at: number; sound?: Sound; note?: number } & (
  | { does: 'theme' | 'cave' | 'dim' | 'rings' | 'glass' | 'gong' | 'hold' | 'fail' | 'crown' | 'lamp' | 'void' | 'pay' | 'podium' }
  | { does: 'letter'; card: number }
  | { does: 'call' | 'bet' | 'points'; seat: number }
  | { does: 'speak'; word: number }
  | { does: 'tile' | 'coin'; count: number }
);
type Part = Beat extends infer B ? (B extends { at: number } ? Omit<B, 'at'> & { after: number } : never) : never;

/** What the audience sees after some beats; `Infinity`: it stands there, there is no film. */
export interface Shown {
  letters: number;
  bets: readonly number[] | null;
  rings: boolean;
  /** Which word of the round is on the stage; null: the last. */
  word: number | null;
  tiles: number;
  coins: number;
  verdict: boolean;
  points: readonly number[] | null;
  pay: boolean;
  podium: boolean;
}
export const ALL: Shown = { letters: 5, bets: null, rings: true, word: null, tiles: Infinity, coins: Infinity, verdict: true, points: null, pay: true, podium: true };

const LETTER = 60;
const BET = 60;
const TILE = 45;
const FIRST_COIN = 800;
const COIN = 160;
const HELD = 500;
const POINTS = 120;

/** Seats from the left of `first` on, clockwise. */
export function clockwise(players: number, first: number): number[] {
  return Array.from({ length: players }, (_, step) => (first + 1 + step) % players);
}

/** The beats from `before` to `after`; none for who comes late or where nothing is to be seen. */
export function stage(before: WordjamView | null, after: WordjamView): Beat[] {
  if (!before) return [];
  const same = before.number === after.number && before.deal === after.deal;
  const acts: Part[] = [];
  if (after.style && after.style !== before.style) {
    if (before.number !== after.number) acts.push({ after: 0, does: 'cave', sound: 'wood' });
    acts.push({ after: acts.length ? 500 : 0, does: 'theme', sound: 'paper' });
  }
  if (after.consonants && after.consonants !== before.consonants) {
    for (let card = 0; card < after.consonants.length; card++) {
      acts.push({ after: card ? LETTER : 0, does: 'letter', card, sound: 'card' });
    }
  }
  if (before.phase.type === 'race' && after.phase.type === 'speaking') {
    acts.push({ after: 0, does: 'call', seat: after.phase.seat, sound: 'call' });
  }
  if (same && campsAreSecret(before) && !campsAreSecret(after)) acts.push(...betsTurn(after));
  if (same && before.phase.type === 'sandglass' && after.phase.type !== 'sandglass') acts.push({ after: 0, does: 'gong', sound: 'gong' });
  const told = after.number === before.number ? before.words.length : 0;
  after.words.forEach((said, at) => {
    if (at >= told && said.fate !== 'silent') acts.push(...wordTold(said, at, after));
  });
  if (after.results.length > before.results.length) acts.push(...scored(after));
  let at = 0;
  return acts.map(({ after: wait, ...beat }) => ({ ...beat, at: (at += wait) }) as Beat);
}

function betsTurn(view: WordjamView): Part[] {
  const first = view.ali_baba?.seat ?? view.dealer;
  const seats = clockwise(view.players, first).filter((seat) => view.camps[seat]);
  const turned: Part[] = seats.map((seat, at) => ({ after: at ? BET : 300, does: 'bet', seat, sound: 'card' }));
  const rest: Part[] = [{ after: 400, does: 'rings' }];
  if (view.queue.length) rest.push({ after: 800, does: 'glass', sound: 'wood' });
  return [{ after: 0, does: 'dim' }, ...turned, ...rest];
}

/** What a word of `said`'s speaker had to be worth more than, as it can be read from what was said before it. */
export function toBeat(view: WordjamView, at: number): number | null {
  const said = view.words[at];
  if (!said) return null;
  const before = view.words.slice(0, at).filter((one) => one.fate === 'stands');
  const rivals = view.number >= 8 ? before.filter((one) => view.camps[one.seat] === view.camps[said.seat]) : before;
  return rivals.length ? Math.max(...rivals.map((one) => one.value)) : null;
}

function wordTold(said: WordjamSaid, at: number, view: WordjamView): Part[] {
  const shown = tiles(said.word, view.consonants);
  const acts: Part[] = [{ after: at ? 600 : 0, does: 'speak', word: at, sound: 'step' }];
  shown.forEach((_, tile) => acts.push({ after: TILE, does: 'tile', count: tile + 1, sound: 'paper' }));
  const bar = toBeat(view, at);
  let sum = 0;
  const paying = shown.filter((tile) => tile.coins > 0);
  paying.forEach((tile, coin) => {
    const passes = bar !== null && sum <= bar && sum + tile.coins > bar && said.fate !== 'scimitar';
    const wait = coin ? COIN : Math.max(COIN, FIRST_COIN - TILE * shown.length);
    sum += tile.coins;
    if (passes) {
      acts.push({ after: wait, does: 'hold', sound: 'drum' });
      acts.push({ after: HELD, does: 'coin', count: coin + 1, sound: 'ring', note: coin });
    } else acts.push({ after: wait, does: 'coin', count: coin + 1, sound: 'coin', note: coin });
  });
  if (!['open', 'stands'].includes(said.fate)) acts.push({ after: HELD, does: 'fail', sound: 'knock' });
  return acts;
}

/** Who got points in the round that was scored last, the winner first. */
export function winners(view: WordjamView): number[] {
  const points = view.results.at(-1)?.points ?? [];
  return points.flatMap((won, seat) => (won ? [seat] : [])).sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
}

/** How a round ended: a Chief beat Ali Baba, his word held, or nobody scored; in the last round the best of all. */
export function verdict(view: WordjamView): { kind: 'chief' | 'holds' | 'best' | 'void'; said: WordjamSaid | null } {
  const [best] = winners(view);
  const last = view.words.filter((said) => said.fate === 'stands' && said.seat === best).at(-1) ?? null;
  if (best === undefined || !last) return { kind: 'void', said: null };
  if (view.number >= 8) return { kind: 'best', said: last };
  return { kind: view.camps[best] === 'thieves' ? 'chief' : 'holds', said: last };
}

function scored(view: WordjamView): Part[] {
  const { kind } = verdict(view);
  if (kind === 'void') return [{ after: 400, does: 'void', sound: 'knock' }];
  const crowned: Part = kind === 'holds' ? { after: 400, does: 'lamp', sound: 'glass' } : { after: 400, does: 'crown', sound: 'brass' };
  const flown: Part[] = winners(view).map((seat, at) => ({ after: at ? POINTS : 900, does: 'points', seat, sound: 'coin', note: at }));
  const acts: Part[] = [crowned, ...flown, { after: 700, does: 'pay' }];
  if (view.phase.type === 'over') acts.push({ after: 2500, does: 'podium', sound: 'fanfare' });
  return acts;
}

/** What is seen once the first `done` of `beats` have been. */
export function shownAfter(beats: readonly Beat[], done: number): Shown {
  const has = (...kinds: Beat['does'][]): boolean => beats.some((beat) => kinds.includes(beat.does));
  const seen: Shown = {
    ...ALL,
    letters: has('letter') ? 0 : 5,
    bets: has('bet') ? [] : null,
    rings: !has('rings'),
    tiles: has('speak') ? 0 : Infinity,
    coins: has('speak') ? 0 : Infinity,
    verdict: !has('crown', 'lamp', 'void'),
    points: has('points') ? [] : null,
    pay: !has('pay'),
    podium: !has('podium'),
    word: null,
  };
  const first = beats.find((beat) => beat.does === 'speak');
  if (first?.does === 'speak') seen.word = first.word;
  for (const beat of beats.slice(0, done)) {
    switch (beat.does) {
      case 'letter':
        seen.letters = beat.card + 1;
        break;
      case 'bet':
        seen.bets = [...(seen.bets ?? []), beat.seat];
        break;
      case 'rings':
        seen.rings = true;
        break;
      case 'speak':
        Object.assign(seen, { word: beat.word, tiles: 0, coins: 0 });
        break;
      case 'tile':
        seen.tiles = beat.count;
        break;
      case 'coin':
        seen.coins = beat.count;
        break;
      case 'crown':
      case 'lamp':
      case 'void':
        seen.verdict = true;
        break;
      case 'points':
        seen.points = [...(seen.points ?? []), beat.seat];
        break;
      case 'pay':
        seen.pay = true;
        break;
      case 'podium':
        seen.podium = true;
        break;
    }
  }
  return done >= beats.length ? ALL : seen;
}

/** The ticks of the last five seconds, in milliseconds from `now`; none where there is no hurry. */
export function ticks(endsIn: number): number[] {
  return [5, 4, 3, 2, 1].map((left) => Math.round((endsIn - left) * 1000)).filter((at) => at >= 0);
}

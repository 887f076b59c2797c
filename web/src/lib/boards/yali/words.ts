/** YALi in words: moves, the plate of each player, and why the turn is whose it is. */
import type { Outcome, SeatInfo, Witnessed, YaliEffect, YaliGo, YaliLot, YaliPlaced, YaliView } from '../../protocol.ts';
import type { Sound } from '../../sound.ts';
import { t } from '../../texts.svelte.ts';
import type { Plate } from '../board.ts';
import { colour, heavier, reader, tipsShort } from './foretell.ts';
import { columnOf, GOLD, rowOf, sidesOf } from './places.ts';

const TINTS = ['#f7e08c, #d9a425 62%, #a87410', '#ffffff, #c3ced6 62%, #8698a4'].map((glass) => `radial-gradient(circle at 36% 30%, ${glass})`);

type YaliMove = YaliGo | YaliLot | YaliPlaced;
const made = (move: Witnessed): YaliMove | null => move.move as YaliMove | null;
const done = (move: Witnessed): YaliEffect | null => move.effect as YaliEffect | null;

const ofChance = (what: YaliLot | YaliPlaced): string => (what.type === 'lot' ? t('yali-says-lot', { colour: colour(what.seat) }) : t('yali-says-placed'));

/** A move in a sentence that names who made it. */
export function describe(move: Witnessed): string {
  const what = made(move);
  if (!what) return '';
  if (what.type !== 'go') return ofChance(what);
  const sideways = sidesOf(what).map((side) => ` ${t('yali-says-side', { from: side[0] ?? '', to: side.at(-1) ?? '' })}`).join('');
  return t('yali-says-move', { colour: colour(move.seat), from: what.path[0] ?? '', to: what.path.at(-1) ?? '', jumps: what.path.length - 1 }) + sideways;
}

const isJump = (path: readonly string[]): boolean => {
  const [from, to] = [path[0] ?? '', path[1] ?? ''];
  return Math.max(Math.abs(rowOf(from) - rowOf(to)), Math.abs(columnOf(from) - columnOf(to))) > 1;
};

/** A step or a jump; a marble that comes home, one that rolls in its lane, the board that tips over to the other. */
export function sounds(move: Witnessed): readonly Sound[] {
  const [what, effect] = [made(move), done(move)];
  if (!what) return [];
  if (what.type !== 'go') return ['tilt'];
  const heard: Sound[] = [isJump(what.path) ? 'jump' : 'step'];
  if (effect?.home) heard.push('home');
  if (what.side?.length) heard.push('knock');
  if (effect && effect.next !== null && effect.next !== move.seat) heard.push('tilt');
  return heard;
}

/** To which hand of the one who moves it a marble has gone. */
function towards(path: readonly string[], seat: number): 'ahead' | 'left' | 'right' | 'sideways' {
  const [from, to] = [path[0] ?? '', path.at(-1) ?? ''];
  const across = (columnOf(to) - columnOf(from)) * (seat === GOLD ? 1 : -1);
  if (rowOf(from) === rowOf(to)) return 'sideways';
  return across === 0 ? 'ahead' : across < 0 ? 'left' : 'right';
}

/** A move in few words, and how the board tips then: "Double jump, side marble back · you 2". */
export function words(move: Witnessed, seats: SeatInfo[]): string {
  const what = made(move);
  if (!what) return '';
  if (what.type !== 'go') return ofChance(what);
  const effect = done(move);
  const jumps = isJump(what.path) ? what.path.length - 1 : 0;
  const over = effect?.over ?? [];
  const jumped = jumps === 1 && over.length === 1 ? (over[0] === move.seat ? 'own' : 'other') : 'some';
  const main = jumps
    ? t('yali-words-jump', { jumps, over: jumped, colour: colour(1 - move.seat) })
    : t('yali-words-step', { to: towards(what.path, move.seat) });
  const parts = [main, effect?.home ? t('yali-words-home') : '', what.side?.length ? t(what.second?.length ? 'yali-words-sides' : 'yali-words-side') : ''].filter(Boolean).join(', ');
  return effect ? `${parts} · ${tipsShort(effect.torque, reader(seats))}` : parts;
}

/** What gives somebody the move: the lot or an agreement at first, then how the board lies. */
export function balance({ torque, last_seat, options }: YaliView): 'lot' | 'agreed' | 'level' | 'tips' {
  if (torque) return 'tips';
  if (last_seat >= 0) return 'level';
  return (options.first ?? 'lot') === 'lot' ? 'lot' : 'agreed';
}

export function plate(view: unknown, seat: SeatInfo, _seats: SeatInfo[], me: number | null): Plate {
  const { arrived, marbles, mover, turn } = view as YaliView;
  const count = arrived[seat.seat] ?? 0;
  const all = marbles[seat.seat]?.length ?? 0;
  const pips = { done: count, of: all, label: t('yali-home', { count, all }) };
  const tint = TINTS[seat.seat];
  if (mover !== seat.seat) return { pips, tint };
  const why = turn !== mover ? 'blocked' : balance(view as YaliView);
  return { pips, tint, line: t('yali-turn', { why, you: seat.seat === me ? 'yes' : 'no' }) };
}

/** What the other one did, and why the turn is whose it is. */
export function story(trail: Witnessed[], _seats: SeatInfo[], me: number | null): string {
  const gone = trail.filter((move) => made(move)?.type === 'go');
  const [last] = gone.slice(-1);
  const effect = last && done(last);
  if (!last || !effect) return '';
  const { next, torque } = effect;
  const again = next === last.seat;
  const kept = gone.slice(0, -1).every((move) => (done(move)?.torque ?? 0) !== 0);
  const why =
    next === null ? 'over' : again ? (torque === 0 ? 'again-level' : heavier(torque) === next ? 'again' : 'again-blocked') : heavier(torque) === next ? (gone.length > 1 && kept ? 'kept' : 'turned') : 'blocked';
  return t('yali-story', { why, count: gone.length, times: t('yali-times', { count: gone.length }), colour: colour(last.seat), you: next === me ? 'yes' : 'no', other: colour(1 - last.seat) });
}

/** "You lost by two marbles". */
export function verdict(view: unknown, outcome: Outcome, _seats: SeatInfo[], me: number | null): string {
  const { arrived } = view as YaliView;
  const by = Math.abs(arrived[0] - arrived[1]);
  if (outcome.winners.length !== 1 || by === 0 || me === null || !['arrived', 'blocked'].includes(outcome.reason)) return '';
  return t('yali-verdict', { won: outcome.winners[0] === me ? 'yes' : 'no', by });
}

/** The longest row of moves the reader had, and what it brought home. */
export function highlight(_view: unknown, moves: Witnessed[], _seats: SeatInfo[], me: number): string {
  let [best, run, homes, home] = [0, 0, 0, 0];
  for (const move of moves.filter((one) => made(one)?.type === 'go')) {
    [run, home] = move.seat === me ? [run + 1, home + (done(move)?.home ? 1 : 0)] : [0, 0];
    if (run > best) [best, homes] = [run, home];
  }
  return best > 2 ? t('yali-best', { moves: best, home: homes }) : '';
}


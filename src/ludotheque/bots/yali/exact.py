"""Small boards solved to the end, on the compiled rules, with repetition and blocking as they are (Y13, Y15).

A marble never goes backward, so only sideways moves can repeat, and those leave the torque as it is: the one
who has the turn keeps it. As long as he wanders sideways all others stand still, so that what he may reach is
a small graph, and whatever leads out of it forgets the past. Three questions settle nearly every position:
whether one of the ways out wins for him; whether he can walk himself into a dead end at all, where the other
one would have to move; and whether that could be better than the best way out. Only where it could, and there
alone, the moves are tried one by one with all that has been in mind.
"""

from typing import Any

import numpy as np

from ludotheque.games.yali.jit import compiled, inlined
from ludotheque.games.yali.kernel import (
    BOARD,
    BUFFER,
    SIDE,
    gold_key,
    is_sideways,
    make,
    moves_of,
    silver_key,
    verdict,
    winner,
)

DEEPEST = 200
"""Moves in a row, wanderings counted once; no small board allows more."""
WANDERINGS = 512
"""Positions that one player reaches sideways; on boards of four columns with one start row at most 36."""
POSITIONS, BY_HAND, KEPT, TOO_MUCH, BUDGET = range(5)
"""What the control array holds: positions looked at, those tried move by move, those in the table; whether
something was too large; and how many positions may be looked at."""
UNKNOWN, WON, DRAWN, LOST = 9, 1, 0, -1
_VALUE = 60
"""From which bit on the second word of an entry holds the value."""
_WORD = (1 << _VALUE) - 1

# A desk is all that a search works with: the board, the table, the control array, earlier positions, and by
# ply the moves, their order and the wandering.


def desk(spec: Any, size: int) -> Any:
    """An empty one with a table of so many entries, a power of two."""
    return (
        spec,
        np.zeros((size, 2), dtype=np.int64),
        np.zeros(5, dtype=np.int64),
        np.zeros((4096, 2), dtype=np.int64),
        np.zeros((DEEPEST, BUFFER), dtype=np.int64),
        np.zeros((DEEPEST, BUFFER), dtype=np.int64),
        np.zeros((DEEPEST, WANDERINGS, 7), dtype=np.int64),
    )


@inlined
def mirrored(marbles: int) -> int:
    """Columns a and d, b and c exchanged."""
    outer = (marbles & 0x1111111111) << 3 | (marbles & 0x8888888888) >> 3
    return outer | (marbles & 0x2222222222) << 1 | (marbles & 0x4444444444) >> 1


@compiled
def identity(spec: Any, pos: tuple[int, ...]) -> tuple[int, int]:
    """What is equal for a position and its mirror image: the lanes know nothing of columns."""
    gold, silver = gold_key(pos), silver_key(pos)
    if not spec[BOARD] & 8:  # not four columns
        return gold, silver
    image = (mirrored(pos[0]), mirrored(pos[1]), pos[2], pos[3], pos[4], pos[5])
    other_gold, other_silver = gold_key(image), silver_key(image)
    if other_gold < gold or (other_gold == gold and other_silver < silver):
        return other_gold, other_silver
    return gold, silver


@compiled
def slot_of(table: Any, gold: int, silver: int) -> int:
    """Where in the table a position stands, or would."""
    mixed = gold * 0x2545F4914F6CDD1D + silver * 0x369DEA0F31A53F85
    mixed ^= mixed >> 29
    mixed *= 0x1B03738712FAD5C9
    slot = (mixed ^ mixed >> 32) & (len(table) - 1)
    while table[slot, 1] >> _VALUE and (table[slot, 0] != gold or table[slot, 1] & _WORD != silver):
        slot = (slot + 1) & (len(table) - 1)
    return int(slot)


@compiled
def known(spec: Any, table: Any, pos: tuple[int, ...], seat: int) -> int:
    """What is known of a position without a past, for a seat."""
    first = winner(spec, pos)
    if first >= 0:
        return WON if first == seat else LOST
    gold, silver = identity(spec, pos)
    entry = table[slot_of(table, gold, silver), 1] >> _VALUE
    if entry == 0:
        return UNKNOWN
    return int(entry - 2 if pos[5] == seat else 2 - entry)


@compiled
def over(spec: Any, pos: tuple[int, ...], seat: int) -> int:
    """Y15: what a game in which nobody can move is for a seat."""
    won = verdict(spec, pos)
    return DRAWN if won < 0 else WON if won == seat else LOST


@compiled
def in_order(pos: tuple[int, ...], seat: int, out: Any, n: int, order: Any) -> int:
    """Only the moves that gain a row, most promising first: those that keep the turn by little."""
    kept = 0
    for i in range(n):
        move = out[i]
        if is_sideways(move):
            continue
        after = make(pos, seat, move)
        lean = after[4] if seat else -after[4]
        out[kept] = move
        order[kept] = (1000 - lean if after[5] == seat else lean) + (20 if move & SIDE else 0)
        kept += 1
    for i in range(kept):
        first = i
        for j in range(i + 1, kept):
            if order[j] > order[first]:
                first = j
        out[i], out[first] = out[first], out[i]
        order[i], order[first] = order[first], order[i]
    return kept


@compiled
def solve(board: Any, pos: tuple[int, ...], since: int, now: int, ply: int) -> int:
    """What a position that is not won is for whoever has the turn, with `past[since:now]` behind it."""
    spec, table, control, past, buffers, orders, wanderings = board
    turn, other = pos[5], 1 - pos[5]
    if since == now:
        value = known(spec, table, pos, turn)
        if value != UNKNOWN:
            return value
    full = control[KEPT] > len(table) * 3 // 4
    if ply >= DEEPEST or now + 1 >= len(past) or full or control[POSITIONS] >= control[BUDGET]:
        control[TOO_MUCH] = 1
    if control[TOO_MUCH]:
        return 0
    out, order, wandering = buffers[ply], orders[ply], wanderings[ply]
    control[POSITIONS] += 1
    best, places, stuck, at = -UNKNOWN, 1, False, 0
    for i in range(6):
        wandering[0, i] = pos[i]
    # where he can wander, and the ways out that are known
    while at < places and best < WON:
        w = wandering[at]
        place = (w[0], w[1], w[2], w[3], w[4], w[5])
        n = moves_of(spec, place, turn, past, since, now, out)
        w[6] = 0
        for i in range(n):
            after = make(place, turn, out[i])
            if not is_sideways(out[i]):
                w[6] += 1
                value = known(spec, table, after, turn)
                if value != UNKNOWN and value > best:
                    best = value
                continue
            new = True
            for j in range(places):
                if wandering[j, 0] == after[0] and wandering[j, 1] == after[1]:
                    new = False
                    break
            if new:
                if places == WANDERINGS:
                    control[TOO_MUCH] = 1
                    return 0
                for j in range(6):
                    wandering[places, j] = after[j]
                places += 1
        stuck |= w[6] == 0
        at += 1
    # the other ways out
    at = 0
    while at < places and best < WON:
        w = wandering[at]
        place = (w[0], w[1], w[2], w[3], w[4], w[5])
        n = 0
        if w[6]:
            n = moves_of(spec, place, turn, past, since, now, out)
            n = in_order(place, turn, out, n, order)
        for i in range(n):
            after = make(place, turn, out[i])
            value = known(spec, table, after, turn)
            if value == UNKNOWN:
                value = solve(board, after, now, now, ply + 1)
                if after[5] != turn:
                    value = -value
            best = max(best, value)
            if best == WON or control[TOO_MUCH]:
                break
        at += 1
    # whether a dead end could be better than the best way out
    hope, at = best, 0
    while stuck and at < places and hope < WON:
        w = wandering[at]
        at += 1
        if w[6]:
            continue
        place = (w[0], w[1], w[2], w[3], w[4], w[5])
        n = moves_of(spec, place, other, past, since, since, out)
        least = WON if n else over(spec, place, turn)
        for i in range(n):
            if is_sideways(out[i]):
                continue
            after = make(place, other, out[i])
            value = known(spec, table, after, turn)
            if value == UNKNOWN:
                value = solve(board, after, now, now, ply + 1)
                if after[5] != turn:
                    value = -value
            least = min(least, value)
            if least <= hope or control[TOO_MUCH]:
                break
        hope = max(hope, least)
    if hope > best and not control[TOO_MUCH]:
        control[BY_HAND] += 1
        seat, n = turn, moves_of(spec, pos, turn, past, since, now, out)
        if n == 0:
            seat, n = other, moves_of(spec, pos, other, past, since, now, out)
        best = over(spec, pos, turn) if n == 0 else -UNKNOWN if seat == turn else UNKNOWN
        for part in range(2):  # first the ways out, which are known by now
            for i in range(n):
                if is_sideways(out[i]) != (part == 1):
                    continue
                after = make(pos, seat, out[i])
                if part == 1:
                    past[now, 0], past[now, 1] = gold_key(pos), silver_key(pos)
                    value = solve(board, after, since, now + 1, ply + 1)
                    value = value if after[5] == turn else -value
                else:
                    value = known(spec, table, after, turn)
                    if value == UNKNOWN:
                        value = solve(board, after, now, now, ply + 1)
                        value = value if after[5] == turn else -value
                best = max(best, value) if seat == turn else min(best, value)
                if best == (hope if seat == turn else LOST) or control[TOO_MUCH]:
                    break
            if n and best == (hope if seat == turn else LOST):
                break
    if since == now and not control[TOO_MUCH]:
        gold, silver = identity(spec, pos)
        slot = slot_of(table, gold, silver)
        table[slot, 0] = gold
        table[slot, 1] = silver | (best + 2) << _VALUE
        control[KEPT] += 1
    return best

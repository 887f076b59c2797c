"""Alpha-beta on the compiled rules: iterative deepening, transposition table, principal variation search.

The board decides who moves, so a value is always that of the player who has the turn, and it changes its sign
only where the turn changes hands. A level is a budget of nodes, so it means the same on every machine.
"""

import time
from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct

from ludotheque.bots.yali.kernel import DIGITS, evaluate, fingerprint, without_dither
from ludotheque.bots.yali.weights import load
from ludotheque.games.yali.jit import compiled, inlined
from ludotheque.games.yali.kernel import (
    BUFFER,
    is_sideways,
    make,
    moves_of,
    remember,
    verdict,
    winner,
)
from ludotheque.games.yali.packed import describe, pack, pack_earlier
from ludotheque.games.yali.types import State

WON = 30_000
"""The value of a won game, less the moves it takes."""
SURE = 29_000
"""A value beyond this is a proved win."""
DEEPEST = 60
_INFINITE = 32_000
_DITHER = 30
"""What a sideways move costs in the search, so that it is made only where it helps."""

NODES, BUDGET, STOPPED, BEST, NOISE, SEED, COST = range(7)
"""What the control array holds; NOISE is by how much a player may misjudge, COST that of a sideways move."""
_EXACT, _AT_LEAST, _AT_MOST = 1, 2, 3

# A desk is all that a search works with: the board, weights, DIGITS, the transposition table, earlier
# positions, moves and their order by ply, history, the control array, and the moves to choose among at the
# root (none: all).


@inlined
def judged(desk: Any, pos: tuple[int, ...], seat: int) -> int:
    """The evaluation for a seat, misjudged by the same amount whenever the same position is looked at."""
    spec, weights, digits, control = desk[0], desk[1], desk[2], desk[8]
    value = evaluate(spec, digits, weights, pos)
    if control[NOISE]:
        mixed = (fingerprint(pos) ^ control[SEED]) * 0x1B03738712FAD5C9
        value += ((mixed >> 40 & 0xFFFF) + (mixed >> 20 & 0xFFFF) - 0xFFFF) * control[NOISE] >> 16
    return -value if seat else value


@compiled
def last_ply(desk: Any, pos: tuple[int, ...], seat: int, out: Any, n: int, ply: int, high: int) -> int:
    """The best move by evaluation alone comes first in `out`; returns its value."""
    spec, control = desk[0], desk[8]
    best = -_INFINITE
    for i in range(n):
        child = make(pos, seat, out[i])
        control[NODES] += 1
        if winner(spec, child) >= 0:
            value = WON - ply - 1
        else:
            value = judged(desk, child, seat)
            if is_sideways(out[i]):
                value -= control[COST]
        if value > best:
            best = value
            out[0], out[i] = out[i], out[0]
            if best >= high:
                break
    return best


@compiled
def rank(desk: Any, pos: tuple[int, ...], seat: int, out: Any, n: int, order: Any, known: int) -> None:
    """What promises most: winning moves, the move found last time, then by evaluation and history."""
    spec, history = desk[0], desk[7]
    for i in range(n):
        child = make(pos, seat, out[i])
        if winner(spec, child) >= 0:
            order[i] = _INFINITE * 4
        elif out[i] == known:
            order[i] = _INFINITE * 2
        else:
            order[i] = judged(desk, child, seat) + history[seat, out[i] & 4095]


@compiled
def bring_forward(out: Any, order: Any, i: int, n: int) -> None:
    """Put the most promising of the moves from `i` on in place `i`."""
    first = i
    for j in range(i + 1, n):
        if order[j] > order[first]:
            first = j
    out[i], out[first] = out[first], out[i]
    order[i], order[first] = order[first], order[i]


@compiled
def search(
    desk: Any, pos: tuple[int, ...], depth: int, alpha: int, beta: int, ply: int, since: int, now: int
) -> int:
    """The value of a position that is not won, for the player who has the turn."""
    spec, _, _, table, past, buffers, orders, history, control, among = desk
    control[NODES] += 1
    if control[NODES] >= control[BUDGET]:
        control[STOPPED] = 1
        return 0
    turn = pos[5]
    key = fingerprint(pos)
    slot = key & (len(table) - 1)
    known = -1
    if table[slot, 0] == key:
        entry = table[slot, 1]
        known = entry & 0x7FFFFFFF
        value = from_table(entry, ply)
        if ply > 0 and (entry >> 34 & 255) >= depth and settles(entry >> 32 & 3, value, alpha, beta):
            return int(value)
    out, order = buffers[ply], orders[ply]
    seat = turn
    n = moves_of(spec, pos, seat, past, since, now, out)
    if n == 0:
        seat = 1 - turn
        n = moves_of(spec, pos, seat, past, since, now, out)
        if n == 0:
            won = verdict(spec, pos)
            return 0 if won < 0 else WON - ply if won == turn else ply - WON
    all_moves = n
    n = without_dither(out, n, now - since)
    dropped = n < all_moves
    if ply == 0 and len(among):
        n = len(among)
        out[:n] = among
    low, high = alpha, beta
    if seat != turn:
        low, high = -beta, -alpha
    best, best_move = -_INFINITE, -1
    if depth <= 1:
        best = last_ply(desk, pos, seat, out, n, ply, high)
        best_move = out[0]
        n = 0
    else:
        rank(desk, pos, seat, out, n, order, known)
    floor = low
    for i in range(n):
        bring_forward(out, order, i, n)
        move = out[i]
        child = make(pos, seat, move)
        if winner(spec, child) >= 0:
            best, best_move = WON - ply - 1, move
            break
        kept, end = remember(pos, move, past, now)
        begin = since if kept < 0 else kept
        cost = control[COST] if is_sideways(move) else 0
        less = 0
        if i >= 3 and depth >= 3:
            less = 2 if i >= 8 and depth >= 5 else 1
        value = best
        # first shallower and with no room above the best so far; whatever surprises is searched again
        for attempt in range(3):
            if attempt == 0 and less == 0:
                continue
            if attempt == 1 and (i == 0 or (less and value <= floor)):
                continue
            if attempt == 2 and i > 0 and (value <= floor or value >= high):
                continue
            lower, upper = floor + cost, (high if attempt == 2 else floor + 1) + cost
            if child[5] != seat:
                lower, upper = -upper, -lower
            ahead = depth - 1 - less if attempt == 0 else depth - 1
            value = search(desk, child, ahead, lower, upper, ply + 1, begin, end)
            value = (value if child[5] == seat else -value) - cost
            if control[STOPPED]:
                return 0
        if value > best:
            best, best_move = value, move
            if ply == 0:
                control[BEST] = move
            floor = max(floor, value)
            if floor >= high:
                history[seat, move & 4095] = min(history[seat, move & 4095] + depth * depth, 600)
                break
    if ply == 0:
        control[BEST] = best_move
    if dropped and best < -SURE:
        best = -SURE  # as good as lost, but not proved: the sideways moves were not tried
    bound = _AT_MOST if best <= low else _AT_LEAST if best >= high else _EXACT
    if seat != turn:
        best = -best
        if bound != _EXACT:
            bound = _AT_LEAST + _AT_MOST - bound
    table[slot, 0] = key
    table[slot, 1] = best_move | bound << 32 | depth << 34 | (to_table(best, ply) + 32768) << 42
    return best


@inlined
def settles(bound: int, value: int, alpha: int, beta: int) -> bool:
    """Whether what the table knows is enough for this window."""
    return bound == _EXACT or (bound == _AT_LEAST and value >= beta) or (bound == _AT_MOST and value <= alpha)


@inlined
def to_table(value: int, ply: int) -> int:
    """Wins are counted from the root in the search, from the position in the table."""
    return value + ply if value > SURE else value - ply if value < -SURE else value


@inlined
def from_table(entry: int, ply: int) -> int:
    """The way back from `to_table`, out of a table entry."""
    value = (entry >> 42) - 32768
    return value - ply if value > SURE else value + ply if value < -SURE else value


class Found(Struct, frozen=True):
    """What a search found: the packed move, its value for Gold in thousandths of a logit, and how hard."""

    move: int
    value: int
    depth: int
    nodes: int


class Limits(Struct, frozen=True):
    """How hard to look: nodes, moves ahead, and how far a careless player misjudges a position."""

    nodes: int
    depth: int = DEEPEST
    noise: int = 0
    seconds: float = 20.0
    """A safety net for machines far too slow: no search goes deeper that would probably take longer."""


def find(state: State, limits: Limits, seed: int = 0, among: Sequence[int] = ()) -> Found:
    """The best move of a state that is not over, among the packed moves given or all.

    The same for the same arguments, on every machine.
    """
    pos = pack(state.options, state.position)
    past, now = pack_earlier(state, room=DEEPEST + 4)
    control = np.zeros(COST + 1, dtype=np.int64)
    control[BUDGET], control[NOISE], control[SEED] = limits.nodes, limits.noise, seed & 0x7FFFFFFFFFFFFFFF
    control[COST] = _DITHER + limits.noise
    desk = (
        describe(state.options),
        load(state.options),
        DIGITS,
        np.zeros((1 << min(max(limits.nodes.bit_length(), 10), 20), 2), dtype=np.int64),
        past,
        np.zeros((DEEPEST + 4, BUFFER), dtype=np.int64),
        np.zeros((DEEPEST + 4, BUFFER), dtype=np.int64),
        np.zeros((2, 4096), dtype=np.int64),
        control,
        np.array(among, dtype=np.int64),
    )
    found = Found(-1, 0, 0, 0)
    begun = time.monotonic()
    for depth in range(1, min(limits.depth, DEEPEST) + 1):
        value = search(desk, pos, depth, -_INFINITE, _INFINITE, 0, 0, now)
        if control[STOPPED]:
            return Found(int(control[BEST]), found.value, found.depth, int(control[NODES]))
        gold = -int(value) if pos[5] else int(value)
        found = Found(int(control[BEST]), gold, depth, int(control[NODES]))
        if abs(value) > SURE or 4 * (time.monotonic() - begun) > limits.seconds:
            break
    return found

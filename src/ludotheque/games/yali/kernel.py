"""The rules compiled: positions as bit boards, move generation, making moves, counting and random play.

Twin of `moves` and `rules`, proved equal to them by property tests. Import it only where speed is needed:
it loads numba. `packed` translates to and from the readable values.

A position is six integers: Gold's and Silver's marbles (bit 4·row + column, from 0), Gold's and Silver's
side marbles (bit row), the torque in half rows, and the turn. A move is one integer, see `pack_move`.
"""

from typing import Any

import numpy as np

from ludotheque.games.yali.jit import compiled, count, inlined, lowest

ROWS, BOARD, ZONES, ARRIVAL, EARNING, TOURNAMENT, HOME, TWICE = 0, 1, 2, 3, 5, 7, 8, 10
"""Where the description of a board (`packed.describe`) keeps what; ARRIVAL, EARNING, HOME plus the seat."""

MOST_MOVES = 5600
"""8 marbles reach at most 15 cells each, and there are at most 8 side moves to choose from; with 64 pairs of
them besides on the 8 cells where a marble arrives."""
BUFFER = MOST_MOVES + 128
"""The tail of a move buffer is scratch space for the side moves."""

_NOT_A = 0xEEEEEEEEEE
_NOT_D = 0x7777777777
SIDE = 1 << 21
"""The bit of a move that says there is a side move. A second one stands from bit 22 on, if there is any."""


@inlined
def pack_move(origin: int, to: int) -> int:
    """A move without side move: origin in bits 0-5, destination in 6-11."""
    return origin | to << 6


@inlined
def pack_side(owner: int, hollow: int, to: int) -> int:
    """A side move, to be added to a move: hollows in bits 12-15 and 16-19, the lane's owner in 20."""
    return hollow << 12 | to << 16 | owner << 20 | SIDE


@inlined
def steps(marble: int, empty: int, zones: int, seat: int) -> int:
    """Y5, Y7: cells one step away."""
    if seat == 0:
        to = marble << 4 | (marble & _NOT_A) << 3 | (marble & _NOT_D) << 5
    else:
        to = marble >> 4 | (marble & _NOT_A) >> 5 | (marble & _NOT_D) >> 3
    at = marble & zones
    return (to | (at & _NOT_A) >> 1 | (at & _NOT_D) << 1) & empty


@inlined
def jumps(marbles: int, over: int, empty: int, zones: int, seat: int) -> int:
    """Y6, Y7: cells one jump away from any of the marbles, over any of the marbles in `over`."""
    left, right = marbles & _NOT_A, marbles & _NOT_D
    over_left, over_right = over & _NOT_A, over & _NOT_D
    if seat == 0:
        to = (marbles << 4 & over) << 4 | (left << 3 & over_left) << 3 | (right << 5 & over_right) << 5
    else:
        to = (marbles >> 4 & over) >> 4 | (left >> 5 & over_left) >> 5 | (right >> 3 & over_right) >> 3
    to |= ((left & zones) >> 1 & over_left) >> 1 | ((right & zones) << 1 & over_right) << 1
    return to & empty


@compiled
def chains(marble: int, full: int, empty: int, zones: int, counting: int, seat: int) -> tuple[int, int]:
    """Y6, Y11: cells that chains reach, and those that a chain over a `counting` enemy reaches.

    No cell is visited twice without bookkeeping: only sideways jumps could return, and they earn nothing.
    """
    reached, fresh = 0, marble
    if counting == 0:
        while fresh:
            fresh = jumps(fresh, full, empty, zones, seat) & ~reached
            reached |= fresh
        return reached, 0
    earned, fresh_earned, plain = 0, 0, full & ~counting
    while fresh | fresh_earned:
        by_enemy = jumps(fresh, counting, empty, zones, seat)
        fresh_earned = (by_enemy | jumps(fresh_earned, full, empty, zones, seat)) & ~earned
        fresh = jumps(fresh, plain, empty, zones, seat) & ~reached
        reached |= fresh
        earned |= fresh_earned
    return reached | earned, earned


@compiled
def side_moves(spec: Any, lanes: tuple[int, int], seat: int, out: Any, at: int) -> int:
    """Y10, Y12: write all side moves from `at` on; returns where they end."""
    rows, ahead = spec[ROWS], 2 * seat - 1
    both = spec[TOURNAMENT] and lanes[seat] == spec[HOME + seat]
    for turn in range(2 if both else 1):
        owner = seat ^ turn
        full = lanes[owner]
        rest = full
        while rest:
            hollow = lowest(rest)
            rest &= rest - 1
            to = hollow + ahead
            if to < 0 or to >= rows:
                continue
            if not full >> to & 1:
                out[at] = pack_side(owner, hollow, to)
                at += 1
                continue
            to += ahead
            while 0 <= to < rows and full >> (to - ahead) & 1 and not full >> to & 1:
                out[at] = pack_side(owner, hollow, to)
                at += 1
                to += 2 * ahead
    return at


@inlined
def side_made(lanes: tuple[int, int], side: int) -> tuple[int, int]:
    """The lanes after a side move, given with its hollow in the lowest bits."""
    change = 1 << (side & 15) | 1 << (side >> 4 & 15)
    if side >> 8 & 1:
        return lanes[0], lanes[1] ^ change
    return lanes[0] ^ change, lanes[1]


@compiled
def both_made(lanes: tuple[int, int], move: int) -> tuple[int, int]:
    """The lanes after the side moves of a move."""
    if move & SIDE:
        lanes = side_made(lanes, move >> 12)
    if move >> 22:
        lanes = side_made(lanes, move >> 22)
    return lanes


@compiled
def side_pairs(spec: Any, lanes: tuple[int, int], seat: int, out: Any, begin: int, end: int) -> int:
    """Y10: write two side moves in one after the single ones, which lie from `begin` to `end`.

    Pairs with the same result are one, and so is what a single side move does as well.
    """
    at = end
    for i in range(begin, end):
        between = side_made(lanes, out[i] >> 12)
        last = side_moves(spec, between, seat, out, at)
        kept = at
        for j in range(at, last):
            pair = out[i] | (out[j] >> 12 & 511) << 22
            result = both_made(lanes, pair)
            new = True
            for k in range(begin, kept):
                if both_made(lanes, out[k]) == result:
                    new = False
                    break
            if new:
                out[kept] = pair
                kept += 1
        at = kept
    return at


@inlined
def gold_key(pos: tuple[int, ...]) -> int:
    """Half of a position's identity (Y13)."""
    return pos[0] | pos[2] << 40


@inlined
def silver_key(pos: tuple[int, ...]) -> int:
    """The other half of it, with the turn."""
    return pos[1] | pos[3] << 40 | pos[5] << 50


@inlined
def is_sideways(move: int) -> bool:
    """Whether a move gains no row; only such moves can repeat a position."""
    return (move & 63) >> 2 == (move >> 6 & 63) >> 2


@compiled
def make(pos: tuple[int, ...], seat: int, move: int) -> tuple[int, ...]:
    """The position after a legal move, with the turn that the board decides (Y4)."""
    gold, silver, right, left, torque, _ = pos
    origin, to = move & 63, move >> 6 & 63
    change = 1 << origin | 1 << to
    if seat == 0:
        gold ^= change
    else:
        silver ^= change
    torque += 2 * ((to >> 2) - (origin >> 2))
    if move & SIDE:
        hollow, end = move >> 12 & 15, move >> 16 & 15
        if move >> 20 & 1:
            left ^= 1 << hollow | 1 << end
        else:
            right ^= 1 << hollow | 1 << end
        torque += 2 * (end - hollow)
    if move >> 22:
        hollow, end = move >> 22 & 15, move >> 26 & 15
        if move >> 30 & 1:
            left ^= 1 << hollow | 1 << end
        else:
            right ^= 1 << hollow | 1 << end
        torque += 2 * (end - hollow)
    turn = seat
    if torque > 0:
        turn = 1
    elif torque < 0:
        turn = 0
    return gold, silver, right, left, torque, turn


@compiled
def repeats(pos: tuple[int, ...], seat: int, move: int, past: Any, since: int, now: int) -> bool:
    """Y13: whether a move recreates one of the positions `past[since:now]`."""
    after = make(pos, seat, move)
    gold, silver = gold_key(after), silver_key(after)
    for i in range(since, now):  # noqa: SIM110 - numba compiles no generator expression
        if past[i, 0] == gold and past[i, 1] == silver:
            return True
    return False


@compiled
def moves_of(spec: Any, pos: tuple[int, ...], seat: int, past: Any, since: int, now: int, out: Any) -> int:
    """Write every legal move of a seat, were it to move now; returns how many there are."""
    gold, silver, right, left, _, _ = pos
    full = gold | silver
    empty, zones, earning = spec[BOARD] & ~full, spec[ZONES], spec[EARNING + seat]
    own = silver if seat else gold
    counting = (full ^ own) & ~zones if spec[TOURNAMENT] else 0
    n, sides_end, pairs_end = 0, 0, 0
    while own:
        marble = own & -own
        own ^= marble
        origin = lowest(marble)
        reached, earned = chains(marble, full ^ marble, empty, zones, counting, seat)
        reached |= steps(marble, empty, zones, seat)
        twice = 0
        if not marble & earning:
            if spec[TWICE]:
                twice = earned & earning
            earned |= reached & earning
        while reached:
            cell = reached & -reached
            reached ^= cell
            move = pack_move(origin, lowest(cell))
            if since < now and is_sideways(move) and repeats(pos, seat, move, past, since, now):
                continue
            out[n] = move
            n += 1
            if cell & earned:
                if sides_end == 0:
                    sides_end = side_moves(spec, (right, left), seat, out, MOST_MOVES)
                for i in range(MOST_MOVES, sides_end):
                    out[n] = move | out[i]
                    n += 1
            if cell & twice:
                if pairs_end == 0:
                    pairs_end = side_pairs(spec, (right, left), seat, out, MOST_MOVES, sides_end)
                for i in range(sides_end, pairs_end):
                    out[n] = move | out[i]
                    n += 1
    return n


@compiled
def moves_now(spec: Any, pos: tuple[int, ...], past: Any, since: int, now: int, out: Any) -> tuple[int, int]:
    """How many moves there are and who makes one (Y4, Y15); none once the game is over."""
    turn = pos[5]
    if winner(spec, pos) >= 0:
        return 0, turn
    n = moves_of(spec, pos, turn, past, since, now, out)
    if n:
        return n, turn
    return moves_of(spec, pos, 1 - turn, past, since, now, out), 1 - turn


@compiled
def winner(spec: Any, pos: tuple[int, ...]) -> int:
    """Y14: who has all marbles on arrival cells, -1 if nobody."""
    if pos[0] & ~spec[ARRIVAL] == 0:
        return 0
    return 1 if pos[1] & ~spec[ARRIVAL + 1] == 0 else -1


@compiled
def remember(pos: tuple[int, ...], move: int, past: Any, now: int) -> tuple[int, int]:
    """What Y13 must keep after a move: the new `since` and `now`; a forward move forgets everything."""
    if not is_sideways(move):
        return now, now
    past[now, 0] = gold_key(pos)
    past[now, 1] = silver_key(pos)
    return -1, now + 1


@compiled
def perft(spec: Any, pos: tuple[int, ...], depth: int, past: Any, since: int, now: int, buffers: Any) -> int:
    """How many sequences of that many moves there are."""
    n, seat = moves_now(spec, pos, past, since, now, buffers[depth])
    if depth <= 1:
        return n
    total = 0
    for i in range(n):
        move = buffers[depth, i]
        kept, end = remember(pos, move, past, now)
        start = since if kept < 0 else kept
        total += perft(spec, make(pos, seat, move), depth - 1, past, start, end, buffers)
    return total


@compiled
def playout(spec: Any, pos: tuple[int, ...], seed: int, past: Any, out: Any) -> tuple[int, int]:
    """Play at random to the end: how many moves it took, and who won (Y14, Y15), -1 for a draw."""
    dice = np.uint64(seed) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(1)
    since, now, played = 0, 0, 0
    while True:
        n, seat = moves_now(spec, pos, past, since, now, out)
        if n == 0:
            return played, verdict(spec, pos)
        dice ^= dice << np.uint64(13)
        dice ^= dice >> np.uint64(7)
        dice ^= dice << np.uint64(17)
        move = out[np.int64(dice >> np.uint64(33)) % n]
        kept, now = remember(pos, move, past, now)
        since = since if kept < 0 else kept
        if since == now:
            since, now = 0, 0
        pos = make(pos, seat, move)
        played += 1


@compiled
def verdict(spec: Any, pos: tuple[int, ...]) -> int:
    """Who has won a game in which nobody moves any more."""
    ahead = count(pos[0] & spec[ARRIVAL]) - count(pos[1] & spec[ARRIVAL + 1])
    if ahead == 0:
        return -1
    return 0 if ahead > 0 else 1


@compiled
def playouts(spec: Any, pos: tuple[int, ...], seed: int, games: int, past: Any, out: Any) -> tuple[int, int]:
    """Many random games: the moves in all of them, and Gold's wins less Silver's."""
    total, balance = 0, 0
    for i in range(games):
        played, won = playout(spec, pos, seed + i, past, out)
        total += played
        balance += 1 if won == 0 else -1 if won == 1 else 0
    return total, balance

"""Every solved board of `docs/yali.md`, solved once more by a search that shares no line with the others.

    .venv/bin/python bench/boards.py                    # all boards of the page
    .venv/bin/python bench/boards.py 4 4 1 2 base       # rows, columns, start rows, side marbles, rules
    .venv/bin/python bench/boards.py --told …           # the quick search says what to try first

Cells are numbered row by row from Gold's end and looked at one by one, as the rules are read; nothing of the
rules is taken from `games/yali` or `bots/yali`. It is compiled, for it looks at millions of positions: all of
them without a past are kept, each with its mirror image as one, those that keep the turn come first, and the
past is in mind where it matters.

Told by the quick search it asks at each position what that has kept of those that can follow, and tries first
what is said to win. That changes the order and nothing else: a wrong word costs time.
"""

import argparse
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

import numpy as np
from numba import njit

from ludotheque.bots.yali import exact
from ludotheque.games.yali.packed import describe, pack
from ludotheque.games.yali.rules import set_up as readable
from ludotheque.games.yali.types import Board

F = TypeVar("F", bound=Callable[..., Any])

PAGE = Path(__file__).parents[1] / "docs/yali.md"
ROWS, COLUMNS, START_ROWS, SIDE_MARBLES, TOURNAMENT, MIRRORED = range(6)
"""What the array that tells of a board holds; the last is the first of what each row is in the mirror."""
SILVER_AT, RIGHT_AT, LEFT_AT, TURN_AT = 20, 40, 50, 60
"""A position is one number: Gold's cells from bit 0, Silver's, the hollows of both lanes, and the turn."""
LANES = (1 << TURN_AT - RIGHT_AT) - 1
UNKNOWN, TOO_MUCH = 9, 8
SIDE_MOVE, TOLD = 20, 10_000
"""So much less a move weighs in the order of trying if it has a side move, or is said to win."""
LARGEST = 1 << 27
"""Entries that the quick search may keep."""
LOOKED_AT, KEPT = range(2)


class Asked(NamedTuple):
    """A board, and who is said to win on it: `first`, `second`, `nobody`."""

    rows: int
    columns: int
    start_rows: int
    side_marbles: int
    rules: str
    said: str = ""


def listed() -> Iterator[Asked]:
    """What the page's table says."""
    line = re.compile(r"\| (\d+) × (\d+) \| (\d) \| (.*) \|")
    for rows, columns, start_rows, cells in line.findall(PAGE.read_text(encoding="utf-8")):
        kinds = [(sides, rules) for sides in (1, 2) for rules in ("base", "tournament")]
        for (sides, rules), cell in zip(kinds, cells.split("|"), strict=True):
            if cell.strip():
                yield Asked(int(rows), int(columns), int(start_rows), sides, rules, cell.strip())


def quick_words(asked: Asked) -> tuple[Any, Any]:
    """What the quick search keeps of a board, in its own layout, and the table with what it found."""
    names = ("rows", "columns", "start_rows", "side_marbles")
    options = Board(**dict(zip(names, asked[:4], strict=True)), rules=asked.rules, first="gold")  # type: ignore[arg-type]
    room = 1 << 18
    while True:
        desk = exact.desk(describe(options), room)
        desk[2][exact.BUDGET] = 4 * LARGEST
        exact.solve(desk, pack(options, readable(options).position), 0, 0, 0)
        if not desk[2][exact.TOO_MUCH] or room >= LARGEST:
            return desk[0].copy(), desk[1]
        room *= 8


def no_guide() -> tuple[Any, Any]:
    return np.zeros(1, dtype=np.int64), np.zeros((0, 2), dtype=np.int64)


def solved(asked: Asked, told: tuple[Any, Any] | None = None, room: int = 1 << 20) -> tuple[str, int]:
    """Who wins, the lot being Gold's, and how many positions were looked at."""
    columns = asked.columns
    mirrored = [
        sum(1 << columns - 1 - c for c in range(columns) if row >> c & 1) for row in range(1 << columns)
    ]
    board = np.array([*asked[:4], asked.rules == "tournament", *mirrored], dtype=np.int64)
    told = told or no_guide()
    while True:
        keys, values = np.zeros(room, dtype=np.int64), np.full(room, UNKNOWN, dtype=np.int8)
        counts = np.zeros(2, dtype=np.int64)
        places, exits = np.zeros(1 << 20, dtype=np.int64), np.zeros(1 << 22, dtype=np.int64)
        past = np.zeros(1 << 16, dtype=np.int64)
        desk = (board, keys, values, counts, places, exits, past, *told)
        value = int(solve(desk, set_up(board), 0, 0, 0, 0))
        if value != TOO_MUCH:
            return {1: "first", 0: "nobody", -1: "second"}[value], int(counts[LOOKED_AT])
        room *= 8


def compiled(function: F) -> F:
    """By numba, anew in each process: functions that call each other cannot be kept on disk."""
    made: Any = njit(function)
    return cast("F", made)


@compiled
def set_up(board: Any) -> int:
    """Y2, the lot having been won by Gold."""
    position = 0
    for cell in range(board[START_ROWS] * board[COLUMNS]):
        position |= 1 << cell
        position |= 1 << (board[ROWS] * board[COLUMNS] - 1 - cell + SILVER_AT)
    for hollow in range(board[SIDE_MARBLES]):
        position |= 1 << (board[ROWS] - 1 - hollow + RIGHT_AT)  # Gold's lie before Silver
        position |= 1 << (hollow + LEFT_AT)
    return position


@compiled
def in_zone(board: Any, cell: int) -> bool:
    """Y1: a start or arrival cell of either player."""
    row = cell // board[COLUMNS]
    return bool(row < board[START_ROWS] or row >= board[ROWS] - board[START_ROWS])


@compiled
def at_home(board: Any, cell: int, seat: int) -> bool:
    """Y1: an arrival cell of that seat."""
    row = cell // board[COLUMNS]
    if seat == 0:
        return bool(row >= board[ROWS] - board[START_ROWS])
    return bool(row < board[START_ROWS])


@compiled
def cells_of(position: int, seat: int) -> int:
    return int(position >> (SILVER_AT * seat) & (1 << SILVER_AT) - 1)


@compiled
def lane_of(position: int, owner: int) -> int:
    return int(position >> (LEFT_AT if owner else RIGHT_AT) & 1023)


@compiled
def arrived(board: Any, position: int, seat: int) -> int:
    count = 0
    for cell in range(board[ROWS] * board[COLUMNS]):
        if cells_of(position, seat) >> cell & 1 and at_home(board, cell, seat):
            count += 1
    return count


@compiled
def ended(board: Any, position: int) -> int:
    """Y14: 1 Gold has all marbles home, -1 Silver has, UNKNOWN nobody."""
    whole = board[START_ROWS] * board[COLUMNS]
    if arrived(board, position, 0) == whole:
        return 1
    return -1 if arrived(board, position, 1) == whole else UNKNOWN


@compiled
def blocked(board: Any, position: int) -> int:
    """Y15: what a game in which nobody moves any more is to Gold."""
    gold, silver = arrived(board, position, 0), arrived(board, position, 1)
    return int(gold > silver) - int(gold < silver)


@compiled
def torque(board: Any, position: int) -> int:
    """Y3: above zero the board tips to Silver."""
    found = 0
    for row in range(board[ROWS]):
        weight = 2 * row + 1 - board[ROWS]
        for column in range(board[COLUMNS]):
            cell = row * board[COLUMNS] + column
            found += weight * (position >> cell & 1) + weight * (position >> (cell + SILVER_AT) & 1)
        found += weight * (position >> (row + RIGHT_AT) & 1) + weight * (position >> (row + LEFT_AT) & 1)
    return int(found)


@compiled
def tipped(board: Any, position: int, mover: int) -> int:
    """Y4: the position with the turn that its weights give; level, the mover's."""
    found = torque(board, position)
    turn = 1 if found > 0 else 0 if found < 0 else mover
    return int(position & ~(1 << TURN_AT) | turn << TURN_AT)


@compiled
def beside(board: Any, cell: int, columns: int, rows: int) -> int:
    """The cell so many columns and rows away, -1 off the board."""
    column, row = cell % board[COLUMNS] + columns, cell // board[COLUMNS] + rows
    if column < 0 or column >= board[COLUMNS] or row < 0 or row >= board[ROWS]:
        return -1
    return int(row * board[COLUMNS] + column)


@compiled
def jump_on(
    board: Any, full: int, enemies: int, seat: int, at: int, visited: int, enemy: bool, earned: Any
) -> None:
    """Y6, Y7, Y11: every way on from a cell; `earned[cell]` 0: reached, 1: over an enemy that counts."""
    ahead = -1 if seat else 1
    for way in range(5):
        if way > 2 and not in_zone(board, at):
            break
        columns, rows = (way - 1, ahead) if way < 3 else (2 * way - 7, 0)
        over, to = beside(board, at, columns, rows), beside(board, at, 2 * columns, 2 * rows)
        if to < 0 or not full >> over & 1 or full >> to & 1 or visited >> to & 1:
            continue
        counts = enemy or (enemies >> over & 1 == 1 and not in_zone(board, over))
        earned[to] = max(earned[to], 1 if counts else 0)
        jump_on(board, full, enemies, seat, to, visited | 1 << to, counts, earned)


@compiled
def side_moved(board: Any, position: int, seat: int, out: Any, end: int) -> int:
    """Y10, Y12: write the position after each side move; returns where they end."""
    ahead = 1 if seat else -1
    near = 0
    for hollow in range(board[SIDE_MARBLES]):
        near |= 1 << (board[ROWS] - 1 - hollow if seat else hollow)
    pulls = board[TOURNAMENT] and lane_of(position, seat) == near
    for owner in range(2):
        if owner != seat and not pulls:
            continue
        lane, bit = lane_of(position, owner), LEFT_AT if owner else RIGHT_AT
        for hollow in range(board[ROWS]):
            if not lane >> hollow & 1:
                continue
            to = hollow + ahead
            if 0 <= to < board[ROWS] and not lane >> to & 1:
                out[end] = position ^ 1 << (hollow + bit) ^ 1 << (to + bit)
                end += 1
            to = hollow
            while (
                0 <= to + 2 * ahead < board[ROWS]
                and lane >> (to + ahead) & 1
                and not lane >> (to + 2 * ahead) & 1
            ):
                to += 2 * ahead
                out[end] = position ^ 1 << (hollow + bit) ^ 1 << (to + bit)
                end += 1
    return end


@compiled
def led_to(board: Any, position: int, seat: int, sideways: bool, out: Any, begin: int) -> int:
    """Y5-Y12: write the position after each move of a seat, of those that gain a row or of the others."""
    ahead, end = -1 if seat else 1, begin
    own, enemies = cells_of(position, seat), cells_of(position, 1 - seat)
    earned = np.empty(20, dtype=np.int64)
    for cell in range(board[ROWS] * board[COLUMNS]):
        if not own >> cell & 1:
            continue
        earned[:] = -1
        full = (own | enemies) & ~(1 << cell)
        for way in range(5):
            if way > 2 and not in_zone(board, cell):
                break
            columns, rows = (way - 1, ahead) if way < 3 else (2 * way - 7, 0)
            to = beside(board, cell, columns, rows)
            if to >= 0 and not full >> to & 1:
                earned[to] = 0
        jump_on(board, full, enemies if board[TOURNAMENT] else 0, seat, cell, 1 << cell, False, earned)
        for to in range(board[ROWS] * board[COLUMNS]):
            level = to // board[COLUMNS] == cell // board[COLUMNS]
            if earned[to] < 0 or level != sideways:
                continue
            moved = position ^ 1 << (cell + SILVER_AT * seat) ^ 1 << (to + SILVER_AT * seat)
            first = end
            out[end] = moved
            end += 1
            if earned[to] or (at_home(board, to, seat) and not at_home(board, cell, seat)):
                end = side_moved(board, moved, seat, out, end)
            for i in range(first, end):
                out[i] = tipped(board, out[i], seat)
    return end


@compiled
def facing(board: Any, position: int) -> int:
    """The same for a position and its mirror image: columns left and right, the lanes as they are."""
    columns = board[COLUMNS]
    row = (1 << columns) - 1
    image = position >> RIGHT_AT << RIGHT_AT
    for at in range(board[ROWS]):
        for seat in range(2):
            low = at * columns + SILVER_AT * seat
            image |= board[MIRRORED + (position >> low & row)] << low
    return int(min(position, image))


@compiled
def said_of(spec: Any, table: Any, columns: int, rows: int, position: int) -> int:
    """What the quick search kept of a position without a past, to Gold; UNKNOWN: nothing."""
    gold, silver = 0, 0
    for at in range(rows):
        row = (1 << columns) - 1
        gold |= (position >> at * columns & row) << 4 * at
        silver |= (position >> SILVER_AT + at * columns & row) << 4 * at
    turn = position >> TURN_AT & 1
    right, left = position >> RIGHT_AT & 1023, position >> LEFT_AT & 1023
    first, second = exact.identity(spec, (gold, silver, right, left, 0, turn))
    kept = table[exact.slot_of(table, first, second), 1] >> 60
    if kept == 0:
        return UNKNOWN
    return int(2 - kept if turn else kept - 2)


@compiled
def slot_of(board: Any, keys: Any, values: Any, asked: int) -> int:
    """Where a position stands in the table, or would."""
    position = facing(board, asked)
    mixed = position * 0x2545F4914F6CDD1D
    slot = (mixed ^ mixed >> 31) & (len(keys) - 1)
    while values[slot] != UNKNOWN and keys[slot] != position:
        slot = (slot + 1) & (len(keys) - 1)
    return int(slot)


@compiled
def best_of(
    desk: Any, position: int, mover: int, begin: int, end: int, best: int, place: int, now: int
) -> int:
    """The best for the mover among the positions `exits[begin:end]`, none of which has a past, and `best`."""
    board, keys, values, _, _, exits, _, spec, table = desk
    most = -1 if mover else 1
    for i in range(begin, end):  # what is known already, and the end of the game
        value = ended(board, exits[i])
        if value == UNKNOWN:
            value = values[slot_of(board, keys, values, exits[i])]
        if value != UNKNOWN and value * most > best * most:
            best = value
        if best == most:
            return int(best)
    lean = np.empty(end - begin, dtype=np.int64)
    for i in range(begin, end):
        found = torque(board, exits[i]) * -most
        side = SIDE_MOVE if exits[i] >> RIGHT_AT & LANES != position >> RIGHT_AT & LANES else 0
        lean[i - begin] = (found if found >= 0 else 1000 - found) - side
        if len(table):
            said = said_of(spec, table, board[COLUMNS], board[ROWS], exits[i])
            lean[i - begin] -= 0 if said == UNKNOWN else TOLD * said * most
    for i in np.argsort(lean):  # then those that keep the turn, by little or with a side move first
        after = exits[begin + i]
        if ended(board, after) != UNKNOWN:
            continue
        value = solve(desk, after, now, now, place, end)
        if value == TOO_MUCH:
            return TOO_MUCH
        if value * most > best * most:
            best = value
        if best == most:
            return int(best)
    return int(best)


@compiled
def solve(desk: Any, position: int, since: int, now: int, place: int, exit_: int) -> int:
    """1, 0 or -1: what a position is to Gold, with `past[since:now]` behind it.

    From `place` and `exit_` on there is room for the places to which one can walk and for the ways out.
    """
    board, keys, values, counts = desk[:4]
    turn = position >> TURN_AT & 1
    if since == now:
        slot = slot_of(board, keys, values, position)
        if values[slot] != UNKNOWN:
            return int(values[slot])
    if 4 * counts[KEPT] > 3 * len(keys):
        return TOO_MUCH
    counts[LOOKED_AT] += 1
    value = UNKNOWN
    if since == now:
        value = wandering(desk, position, now, place, exit_)
    if value == UNKNOWN:
        value = by_hand(desk, position, turn, since, now, place, exit_)
        if value == UNKNOWN:
            value = by_hand(desk, position, 1 - turn, since, now, place, exit_)
        if value == UNKNOWN:
            value = blocked(board, position)
    if since == now and value != TOO_MUCH:
        slot = slot_of(board, keys, values, position)
        keys[slot], values[slot] = facing(board, position), value
        counts[KEPT] += 1
    return int(value)


@compiled
def by_hand(desk: Any, position: int, mover: int, since: int, now: int, place: int, exit_: int) -> int:
    """Move by move with all that has been in mind; UNKNOWN: he has no move."""
    board, exits, past = desk[0], desk[5], desk[6]
    most = -1 if mover else 1
    best, ahead = UNKNOWN, led_to(board, position, mover, False, exits, exit_)
    if ahead > exit_:
        best = best_of(desk, position, mover, exit_, ahead, -most, place, now)
    end = led_to(board, position, mover, True, exits, ahead)
    for i in range(ahead, end):
        repeated = False
        for j in range(since, now):
            repeated |= past[j] == exits[i]
        if repeated or best in (most, TOO_MUCH):
            continue
        past[now] = position
        value = solve(desk, exits[i], since, now + 1, place, end)
        if best == UNKNOWN or value == TOO_MUCH or value * most > best * most:
            best = value
    return int(best)


@compiled
def wandering(desk: Any, position: int, now: int, place: int, exit_: int) -> int:
    """By all the places to which whoever has the turn can walk sideways, no position being behind him.

    He reaches each without standing in one twice, so every way out of any is open to him. If he takes none
    he ends where there is none and the other one moves in his stead (Y15): what that is at most, the ways out
    of the other one tell. UNKNOWN: it could be more than the best way out.
    """
    board, places, exits = desk[0], desk[4], desk[5]
    turn = position >> TURN_AT & 1
    most = -1 if turn else 1
    places[place] = position
    last, end = place + 1, exit_
    dead = False
    at = place
    while at < last:
        aside = led_to(board, places[at], turn, False, exits, end)
        dead |= aside == end
        after = led_to(board, places[at], turn, True, exits, aside)
        if at == place and after == exit_:
            return UNKNOWN  # no move at all
        for i in range(aside, after):
            new = True
            for j in range(place, last):
                new &= places[j] != exits[i]
            if new:
                places[last] = exits[i]
                last += 1
        end, at = aside, at + 1
    best = best_of(desk, position, turn, exit_, end, -most, last, now)
    if best in (most, TOO_MUCH) or not dead:
        return int(best)
    for at in range(place, last):
        if led_to(board, places[at], turn, False, exits, end) > end:
            continue
        after = led_to(board, places[at], 1 - turn, False, exits, end)
        if after > end:
            least = best_of(desk, position, 1 - turn, end, after, most, last, now)
        elif led_to(board, places[at], 1 - turn, True, exits, end) > end:
            least = most
        else:
            least = blocked(board, places[at])
        if least == TOO_MUCH:
            return TOO_MUCH
        if least * most > best * most:
            return UNKNOWN
    return int(best)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("board", nargs="*", help="rows, columns, start rows, side marbles, rules")
    parser.add_argument("--told", action="store_true", help="the quick search says what to try first")
    given = parser.parse_args()
    some = list(listed())
    if given.board:
        *numbers, rules = given.board
        rows, columns, start_rows, side_marbles = map(int, numbers)
        asked = Asked(rows, columns, start_rows, side_marbles, rules)
        some = [one for one in listed() if one[:5] == asked[:5]] or [asked]
    for one in some:
        begun = time.process_time()
        told = quick_words(one) if given.told else None
        if told:
            print(f"{one[:5]}: the quick search took {time.process_time() - begun:,.0f} s", flush=True)
        found, positions = solved(one, told)
        verdict = "" if not one.said else "as the page says" if found == one.said else f"NOT {one.said}"
        seconds = time.process_time() - begun
        print(f"{one[:5]}: {found}, {positions:,} positions, {seconds:,.0f} s  {verdict}", flush=True)


if __name__ == "__main__":
    main()

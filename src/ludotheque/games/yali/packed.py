"""Readable values packed into the integers of the kernel, and back. Loads no numba itself.

For bots and environments, which count in the integers of the kernel; the rules never do.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np

from ludotheque.game import Seat
from ludotheque.games.yali.board import (
    COLUMNS,
    LANES,
    arrival_cells,
    cells,
    column,
    earning_cells,
    home_hollows,
    row,
    torque,
    zones,
)
from ludotheque.games.yali.marbles import best_paths, side_moved, side_moves
from ludotheque.games.yali.types import GOLD, SILVER, Cell, Go, Options, Position, State

Packed = tuple[int, int, int, int, int, int]
_SIDE = 1 << 21


def index(cell: Cell) -> int:
    """The bit of a board cell."""
    return 4 * (row(cell) - 1) + column(cell)


def cell_at(bit: int) -> Cell:
    """The board cell of a bit."""
    return f"{COLUMNS[bit % 4]}{bit // 4 + 1}"


def bits(some: Iterable[Cell]) -> int:
    """Board cells as a bit board."""
    return sum(1 << index(cell) for cell in some)


def lane_bits(some: Iterable[Cell]) -> int:
    """Hollows of one lane as bits."""
    return sum(1 << (row(hollow) - 1) for hollow in some)


@cache
def describe(options: Options) -> Any:
    """The board and rules in the layout that the kernel reads; read-only."""
    rows = options.rows
    spec = np.array(
        [
            rows,
            bits(cells(options)),
            bits(zones(options)),
            *(bits(arrival_cells(options, seat)) for seat in (GOLD, SILVER)),
            *(bits(earning_cells(options, seat)) for seat in (GOLD, SILVER)),
            options.rules == "tournament",
            *(lane_bits(home_hollows(options, seat)) for seat in (GOLD, SILVER)),
            options.earned == "two",
        ],
        dtype=np.int64,
    )
    spec.flags.writeable = False
    return spec


def pack(options: Options, position: Position) -> Packed:
    """A position as six integers; the lot must have been drawn."""
    gold, silver = position.marbles
    right, left = position.lanes
    return (
        bits(gold),
        bits(silver),
        lane_bits(right),
        lane_bits(left),
        torque(options.rows, position),
        position.turn,
    )


def pack_earlier(state: State, room: int = 256) -> tuple[Any, int]:
    """The positions of Y13 with room for more, and how many there are."""
    past = np.zeros((len(state.earlier) + room, 2), dtype=np.int64)
    for i, position in enumerate(state.earlier):
        gold, silver, right, left, _, turn = pack(state.options, position)
        past[i] = gold | right << 40, silver | left << 40 | turn << 50
    return past, len(state.earlier)


def pack_move(move: Go) -> int:
    """A move as the kernel writes it."""
    packed = index(move.path[0]) | index(move.path[-1]) << 6
    if move.side:
        packed |= _pack_side(move.side) << 12 | _SIDE
    if move.second:
        packed |= _pack_side(move.second) << 22
    return packed


def _pack_side(side: tuple[Cell, ...]) -> int:
    return (row(side[0]) - 1) | (row(side[-1]) - 1) << 4 | LANES.index(side[0][0]) << 8


def unpack_move(state: State, seat: Seat, packed: int) -> Go:
    """The move with its canonical path."""
    origin, to = cell_at(packed & 63), cell_at(packed >> 6 & 63)
    path = best_paths(state.options, state.position, seat, origin)[to][0]
    if not packed & _SIDE:
        return Go(path)
    side = _unpack_side(state.options, state.position, seat, packed >> 12)
    if not packed >> 22:
        return Go(path, side)
    between = side_moved(state.position, side)
    return Go(path, side, _unpack_side(state.options, between, seat, packed >> 22))


def _unpack_side(options: Options, position: Position, seat: Seat, packed: int) -> tuple[Cell, ...]:
    lane = LANES[packed >> 8 & 1]
    ends = (f"{lane}{(packed & 15) + 1}", f"{lane}{(packed >> 4 & 15) + 1}")
    return next(s for s in side_moves(options, position, seat) if (s[0], s[-1]) == ends)

"""Readable values packed into the integers of the kernel, and back. Loads no numba itself."""

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
from ludotheque.games.yali.marbles import best_paths, side_moves
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
            bits(cells(rows)),
            bits(zones(rows)),
            *(bits(arrival_cells(rows, seat)) for seat in (GOLD, SILVER)),
            *(bits(earning_cells(options, seat)) for seat in (GOLD, SILVER)),
            options.rules == "tournament",
            *(lane_bits(home_hollows(options, seat)) for seat in (GOLD, SILVER)),
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
    if not move.side:
        return packed
    first, last = (row(hollow) - 1 for hollow in (move.side[0], move.side[-1]))
    return packed | first << 12 | last << 16 | LANES.index(move.side[0][0]) << 20 | _SIDE


def unpack_move(state: State, seat: Seat, packed: int) -> Go:
    """The move with its canonical path."""
    origin, to = cell_at(packed & 63), cell_at(packed >> 6 & 63)
    path = best_paths(state.options, state.position, seat, origin)[to][0]
    if not packed & _SIDE:
        return Go(path)
    lane = LANES[packed >> 20 & 1]
    ends = (f"{lane}{(packed >> 12 & 15) + 1}", f"{lane}{(packed >> 16 & 15) + 1}")
    sides = side_moves(state.options, state.position, seat)
    return Go(path, next(side for side in sides if (side[0], side[-1]) == ends))

"""The board as a place: cells, lanes, weights and directions. Nothing here knows whose move it is."""

from collections.abc import Iterable
from functools import cache, lru_cache

from ludotheque.game import Seat
from ludotheque.games.yali.types import GOLD, SILVER, Cell, Options, Position

COLUMNS = "abcd"
LANES = "rl"
"""The side lane of each seat: on his own right hand (Y1)."""


@cache
def column(cell: Cell) -> int:
    """0 for column a; for board cells only."""
    return COLUMNS.index(cell[0])


@cache
def row(cell: Cell) -> int:
    """The row of a board cell or a hollow, 1 at Gold's end."""
    return int(cell[1:])


def lane_of(cell: Cell) -> Seat:
    """Whose lane a hollow belongs to; for hollows only."""
    return LANES.index(cell[0])


@cache
def cells(options: Options) -> frozenset[Cell]:
    """The cells of the board, without the lanes."""
    return _rows(options, range(1, options.rows + 1))


def _rows(options: Options, some: range) -> frozenset[Cell]:
    return frozenset(f"{c}{r}" for c in COLUMNS[: options.columns] for r in some)


@cache
def hollows(rows: int) -> frozenset[Cell]:
    """The hollows of both side lanes."""
    return frozenset(f"{lane}{r}" for lane in LANES for r in range(1, rows + 1))


def in_order(some: Iterable[Cell]) -> tuple[Cell, ...]:
    """Cells row by row from Gold's end, for people and for stable output."""
    return tuple(sorted(some, key=lambda cell: (row(cell), cell[0])))


def forward(seat: Seat) -> int:
    """The direction in which a seat's marbles travel, in rows."""
    return 1 if seat == GOLD else -1


@cache
def start_cells(options: Options, seat: Seat) -> frozenset[Cell]:
    """Y1: the rows at a player's own end."""
    rows, deep = options.rows, options.start_rows
    return _rows(options, range(1, deep + 1) if seat == GOLD else range(rows - deep + 1, rows + 1))


def arrival_cells(options: Options, seat: Seat) -> frozenset[Cell]:
    """Y1: the rows at the other player's end."""
    return start_cells(options, SILVER if seat == GOLD else GOLD)


@cache
def zones(options: Options) -> frozenset[Cell]:
    """Y7: every start or arrival cell, of either player."""
    return start_cells(options, GOLD) | start_cells(options, SILVER)


@cache
def earning_cells(options: Options, seat: Seat) -> frozenset[Cell]:
    """Y9: the cells whose reaching from outside earns a side move."""
    arrival = arrival_cells(options, seat)
    if options.arrival == "zone":
        return arrival
    last = options.rows if seat == GOLD else 1
    return frozenset(cell for cell in arrival if row(cell) == last)


@cache
def home_hollows(options: Options, seat: Seat) -> frozenset[Cell]:
    """The hollows nearest a player's own end, as many as he has side marbles (Y12)."""
    return _end_hollows(options, LANES[seat], seat)


@cache
def side_start(options: Options, seat: Seat) -> frozenset[Cell]:
    """Y2: side marbles start on one's own lane, nearest the opponent."""
    return _end_hollows(options, LANES[seat], SILVER if seat == GOLD else GOLD)


def _end_hollows(options: Options, lane: str, end: Seat) -> frozenset[Cell]:
    count = options.side_marbles
    near = range(1, count + 1) if end == GOLD else range(options.rows - count + 1, options.rows + 1)
    return frozenset(f"{lane}{r}" for r in near)


def torque(rows: int, position: Position) -> int:
    """Y3: the sum of all marbles' distances from the pivot, in half rows; positive tips to Silver."""
    return sum(_tips(rows, some) for some in (*position.marbles, *position.lanes))


@lru_cache(4096)
def _tips(rows: int, marbles: frozenset[Cell]) -> int:
    """What these add; a move leaves most of them alone."""
    return 2 * sum(map(row, marbles)) - len(marbles) * (rows + 1)


def heavier(rows: int, position: Position) -> Seat | None:
    """Y4: to whom the board tips; None: it is level."""
    tip = torque(rows, position)
    return SILVER if tip > 0 else GOLD if tip < 0 else None

"""What a marble can do: steps, jumps, chains and side moves (Y5-Y12). Repetition (Y13) is not judged here.

For checks, lists and bots. Whose turn it is, nobody asks here.
"""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import pairwise
from types import MappingProxyType

from ludotheque.game import Seat
from ludotheque.games.yali.board import (
    COLUMNS,
    LANES,
    cells,
    column,
    earning_cells,
    forward,
    home_hollows,
    lane_of,
    row,
    zones,
)
from ludotheque.games.yali.types import Cell, Go, Options, Position

Path = tuple[Cell, ...]


@cache
def directions(options: Options, cell: Cell, seat: Seat) -> tuple[tuple[int, int], ...]:
    """Column and row steps open from a cell: forward (Y5), and sideways in start and arrival cells (Y7)."""
    ahead = forward(seat)
    sideways = ((-1, 0), (1, 0)) if cell in zones(options) else ()
    return ((-1, ahead), (0, ahead), (1, ahead), *sideways)


@cache
def shifted(options: Options, cell: Cell, columns: int, ahead: int) -> Cell | None:
    """The cell so many columns and rows away, None if that is off the board."""
    at, to_row = column(cell) + columns, row(cell) + ahead
    on = 0 <= at < options.columns and 1 <= to_row <= options.rows
    return f"{COLUMNS[at]}{to_row}" if on else None


@cache
def neighbours(options: Options, cell: Cell, seat: Seat) -> tuple[Cell, ...]:
    """The cells a step leads to."""
    reached = (shifted(options, cell, dc, dr) for dc, dr in directions(options, cell, seat))
    return tuple(to for to in reached if to)


@cache
def leaps(options: Options, cell: Cell, seat: Seat) -> tuple[tuple[Cell, Cell], ...]:
    """The cells a jump leads over and to."""
    ways = directions(options, cell, seat)
    reached = ((shifted(options, cell, dc, dr), shifted(options, cell, 2 * dc, 2 * dr)) for dc, dr in ways)
    return tuple((over, to) for over, to in reached if over and to)


def steps(options: Options, full: frozenset[Cell], cell: Cell, seat: Seat) -> Iterator[Path]:
    """Y5, Y7: single steps to an empty cell."""
    for to in neighbours(options, cell, seat):
        if to not in full:
            yield (cell, to)


def chains(options: Options, full: frozenset[Cell], cell: Cell, seat: Seat) -> Iterator[Path]:
    """Y6, Y7: every chain of jumps, and every beginning of it; `full` is the board without the jumper."""
    open_paths: list[Path] = [(cell,)]
    while open_paths:
        path = open_paths.pop()
        for over, to in leaps(options, path[-1], seat):
            if over in full and to not in full and to not in path:
                yield (*path, to)
                open_paths.append((*path, to))


@cache
def over(a: Cell, b: Cell) -> Cell:
    """The cell between two cells that are a jump apart."""
    return f"{COLUMNS[(column(a) + column(b)) // 2]}{(row(a) + row(b)) // 2}"


@cache
def is_jump(a: Cell, b: Cell) -> bool:
    """Whether two cells lie a jump, not a step, apart."""
    return max(abs(column(a) - column(b)), abs(row(a) - row(b))) == 2


def earns(options: Options, position: Position, seat: Seat, path: Path) -> int:
    """Y9-Y11: how many side moves going this way earns."""
    goal = earning_cells(options, seat)
    arrives = path[0] not in goal and path[-1] in goal
    if options.rules == "base" or (arrives and options.earned == "one"):
        return int(arrives)
    counting = position.marbles[1 - seat] - zones(options)
    jumps = any(is_jump(a, b) and over(a, b) in counting for a, b in pairwise(path))
    return arrives + jumps


@lru_cache(1024)
def best_paths(
    options: Options, position: Position, seat: Seat, cell: Cell
) -> Mapping[Cell, tuple[Path, int]]:
    """For each cell the marble can reach: one path, the same for everybody, and how many side moves it earns.

    If paths to a cell differ in what they earn the better one counts; then the shortest, then by name.
    """
    full = (position.marbles[0] | position.marbles[1]) - {cell}
    found: dict[Cell, tuple[int, int, Path]] = {}
    for some in (steps, chains):
        for path in some(options, full, cell, seat):
            key = (-earns(options, position, seat, path), len(path), path)
            if path[-1] not in found or key < found[path[-1]]:
                found[path[-1]] = key
    return MappingProxyType({to: (path, -less) for to, (less, _, path) in found.items()})


def movable_lanes(options: Options, position: Position, seat: Seat) -> tuple[Seat, ...]:
    """Y10, Y12: whose side marbles a side move of this seat may move."""
    if options.rules == "tournament" and position.lanes[seat] == home_hollows(options, seat):
        return (seat, 1 - seat)
    return (seat,)


def side_moves(options: Options, position: Position, seat: Seat) -> Iterator[Path]:
    """Y10, Y12: every side move, always toward the seat's own end."""
    back = -forward(seat)
    for owner in movable_lanes(options, position, seat):
        full = position.lanes[owner]
        for hollow in sorted(full, key=row):
            at = row(hollow)
            if _free(options.rows, full, owner, at + back):
                yield (hollow, _hollow(owner, at + back))
            path: Path = (hollow,)
            while _hollow(owner, at + back) in full and _free(options.rows, full, owner, at + 2 * back):
                at += 2 * back
                path = (*path, _hollow(owner, at))
                yield path


def side_pairs(options: Options, position: Position, seat: Seat) -> Iterator[tuple[Path, Path]]:
    """Y10: two side moves, one after the other; what leaves the lanes alike is listed once."""
    singles = list(side_moves(options, position, seat))
    reached = {side_moved(position, side).lanes for side in singles}
    for first in singles:
        between = side_moved(position, first)
        for second in side_moves(options, between, seat):
            lanes = side_moved(between, second).lanes
            if lanes not in reached:
                reached.add(lanes)
                yield first, second


def _hollow(owner: Seat, at: int) -> Cell:
    return f"{LANES[owner]}{at}"


def _free(rows: int, full: frozenset[Cell], owner: Seat, at: int) -> bool:
    return 1 <= at <= rows and _hollow(owner, at) not in full


def candidates(options: Options, position: Position, seat: Seat) -> Iterator[Go]:
    """Every move by Y5-Y12, once per origin, destination and what becomes of the side marbles."""
    for cell in sorted(position.marbles[seat]):
        for path, earned in best_paths(options, position, seat, cell).values():
            yield Go(path)
            if earned:
                for side in side_moves(options, position, seat):
                    yield Go(path, side)
            if earned == 2:
                for side, second in side_pairs(options, position, seat):
                    yield Go(path, side, second)


def moved(position: Position, seat: Seat, move: Go) -> Position:
    """The marbles after a move; whose turn it is then is not yet decided."""
    both = list(position.marbles)
    both[seat] = both[seat] - {move.path[0]} | {move.path[-1]}
    position = Position((both[0], both[1]), position.lanes, position.turn)
    for side in move.sides:
        position = side_moved(position, side)
    return position


def side_moved(position: Position, side: Path) -> Position:
    """The marbles after a side move alone."""
    lanes = list(position.lanes)
    owner = lane_of(side[0])
    lanes[owner] = lanes[owner] - {side[0]} | {side[-1]}
    return Position(position.marbles, (lanes[0], lanes[1]), position.turn)


def on_board(options: Options, path: Path) -> Cell | None:
    """The first cell of a path that is not on the board, None if all are."""
    return next((cell for cell in path if cell not in cells(options)), None)

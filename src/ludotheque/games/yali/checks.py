"""Why a move is not legal: each case has its own code. Passing all of it is the same as being a candidate.

Asked as `GAME.check` before anything is computed; nothing is changed here.
"""

from itertools import pairwise
from typing import assert_never

from ludotheque.game import CHANCE, IllegalMove, Seat
from ludotheque.games.yali.board import (
    LANES,
    column,
    forward,
    heavier,
    hollows,
    lane_of,
    row,
    start_cells,
    zones,
)
from ludotheque.games.yali.marbles import best_paths, movable_lanes, on_board, over, side_moved
from ludotheque.games.yali.rules import mover, position_of, repeats
from ludotheque.games.yali.types import (
    GOLD,
    SILVER,
    Cell,
    Go,
    Lot,
    Move,
    Options,
    Placed,
    Position,
    State,
)

Path = tuple[Cell, ...]


def check(state: State, seat: Seat, move: Move) -> None:
    """Raise IllegalMove naming the rule that forbids the move."""
    who = mover(state)
    if seat != who:
        raise late(state, seat, move)
    match move:
        case Lot(first):
            if who != CHANCE:
                raise IllegalMove("Y4", "lot-drawn")
            if first not in (GOLD, SILVER):
                raise IllegalMove("Y4", "lot-seat")
        case Placed():
            if who != CHANCE:
                raise IllegalMove("Y4", "lot-drawn")
            check_placed(state.options, move)
        case Go():
            if who == CHANCE:
                raise IllegalMove("Y4", "lot-first")
            check_go(state.options, state.position, seat, move)
            if repeats(state, seat, move):
                raise IllegalMove("Y13", "repetition")
        case _:
            assert_never(move)


def late(state: State, seat: Seat, move: Move) -> IllegalMove:
    """Why a seat has not the move: the board has given it to somebody else (Y4, Y14, Y15)."""
    who = mover(state)
    if who is None:
        return IllegalMove("Y14", "over")
    if who == CHANCE:
        return IllegalMove("Y4", "lot-first" if isinstance(move, Go) else "lot-by-chance")
    if seat == CHANCE:
        return IllegalMove("Y4", "lot-drawn")
    return (
        IllegalMove("Y15", "blocked") if seat == state.position.turn else IllegalMove("Y4", "not-your-move")
    )


def check_placed(options: Options, move: Placed) -> None:
    """Raise IllegalMove unless these are the marbles of that board (Y1, Y2) and it tips to the turn (Y4)."""
    strange = on_board(options, (*move.marbles[GOLD], *move.marbles[SILVER]))
    if strange is not None:
        raise IllegalMove("Y1", "no-cell", cell=strange)
    for seat in (GOLD, SILVER):
        own, lane = set(move.marbles[seat]), set(move.lanes[seat])
        if twice := own & set(move.marbles[1 - seat]):
            raise IllegalMove("Y1", "twice", cell=min(twice))
        if len(own) != (needed := len(start_cells(options, seat))):
            raise IllegalMove("Y2", "marbles", seat=seat, needed=needed, found=len(own))
        if foreign := {cell for cell in lane if cell not in hollows(options.rows) or lane_of(cell) != seat}:
            raise IllegalMove("Y1", "lane", cell=min(foreign), seat=seat)
        if len(lane) != options.side_marbles:
            raise IllegalMove("Y2", "side-marbles", seat=seat, needed=options.side_marbles, found=len(lane))
    tipped = heavier(options.rows, position_of(move))
    if tipped is not None and move.turn != tipped:
        raise IllegalMove("Y4", "tips", seat=tipped)
    if move.turn not in (GOLD, SILVER, CHANCE):
        raise IllegalMove("Y4", "lot-seat")


def check_go(options: Options, position: Position, seat: Seat, move: Go) -> None:
    """Raise IllegalMove unless the move obeys Y5-Y12. Any legal path to the destination will do."""
    check_path(options, position, seat, move.path)
    if move.side or move.second:
        _, earned = best_paths(options, position, seat, move.path[0])[move.path[-1]]
        if not earned:
            raise not_earned(options)
        check_side(options, position, seat, move.side)
        if move.second:
            if earned < 2:
                raise IllegalMove("Y10", "only-one")
            check_side(options, side_moved(position, move.side), seat, move.second)


def not_earned(options: Options) -> IllegalMove:
    """The refusal of a side move that was not earned."""
    return IllegalMove("Y9" if options.rules == "base" else "Y11", "not-earned")


def check_path(options: Options, position: Position, seat: Seat, path: Path) -> None:
    """Raise IllegalMove unless the path is one step or one chain of jumps of an own marble."""
    if len(path) < 2:
        raise IllegalMove("Y8", "no-move")
    strange = on_board(options, path)
    if strange is not None:
        raise IllegalMove("Y1", "no-cell", cell=strange)
    origin = path[0]
    if origin in position.marbles[1 - seat]:
        raise IllegalMove("Y8", "not-yours", cell=origin)
    if origin not in position.marbles[seat]:
        raise IllegalMove("Y8", "empty", cell=origin)
    full = (position.marbles[0] | position.marbles[1]) - {origin}
    for at in range(1, len(path)):
        if path[at] in path[:at]:
            raise IllegalMove("Y6", "start" if path[at] == origin else "twice", cell=path[at])
        _check_hop(options, full, seat, path, at)


def _check_hop(options: Options, full: frozenset[Cell], seat: Seat, path: Path, at: int) -> None:
    a, b = path[at - 1], path[at]
    dc, dr = abs(column(b) - column(a)), (row(b) - row(a)) * forward(seat)
    rule = "Y5" if max(dc, abs(dr)) == 1 else "Y6"
    if dr < 0:
        raise IllegalMove(rule, "backward", start=a, end=b)
    if (dc, dr) not in {(0, 1), (1, 1), (1, 0), (0, 2), (2, 2), (2, 0)}:
        raise IllegalMove("Y5", "far", start=a, end=b)
    if dr == 0 and a not in zones(options):
        raise IllegalMove("Y7", "sideways", start=a, end=b)
    if b in full:
        raise IllegalMove(rule, "occupied", cell=b)
    if rule == "Y5" and len(path) > 2:
        raise IllegalMove("Y6", "step-in-chain", start=a, end=b)
    if rule == "Y6" and over(a, b) not in full:
        raise IllegalMove("Y6", "nothing-to-jump", cell=over(a, b))


def check_side(options: Options, position: Position, seat: Seat, path: Path) -> None:
    """Raise IllegalMove unless the path is a side move that this seat may make (Y10, Y12)."""
    if not path:
        raise IllegalMove("Y10", "only-one")
    strange = next((cell for cell in path if cell not in hollows(options.rows)), None)
    if strange is not None:
        raise IllegalMove("Y1", "no-hollow", cell=strange)
    owner = lane_of(path[0])
    if any(lane_of(cell) != owner for cell in path):
        raise IllegalMove("Y10", "lane", start=path[0], end=path[-1])
    if owner not in movable_lanes(options, position, seat):
        rule, why = ("Y10", "not-yours") if options.rules == "base" else ("Y12", "not-home")
        raise IllegalMove(rule, why, cell=path[0])
    full = position.lanes[owner]
    if path[0] not in full:
        raise IllegalMove("Y10", "empty", cell=path[0])
    if len(path) < 2:
        raise IllegalMove("Y10", "no-move", cell=path[0])
    for a, b in pairwise(path):
        far = (row(a) - row(b)) * forward(seat)
        if far <= 0:
            raise IllegalMove("Y10", "backward", start=a, end=b)
        if far > 2:
            raise IllegalMove("Y10", "far", start=a, end=b)
        if b in full:
            raise IllegalMove("Y10", "occupied", cell=b)
        if far == 1 and len(path) > 2:
            raise IllegalMove("Y10", "step-in-chain", start=a, end=b)
        between = f"{LANES[owner]}{(row(a) + row(b)) // 2}"
        if far == 2 and between not in full:
            raise IllegalMove("Y10", "nothing-to-jump", cell=between)

"""The legal moves, one by one, and what each does to the board."""

from collections.abc import Iterator
from itertools import pairwise

from msgspec.structs import replace

from ludotheque.game import CHANCE, Seat
from ludotheque.games.yali.board import arrival_cells, torque
from ludotheque.games.yali.marbles import is_jump, over
from ludotheque.games.yali.rules import actors, apply, mover, unrepeated
from ludotheque.games.yali.types import GOLD, SILVER, Effect, Go, Lot, Move, Options, State


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Every legal move once: one path per origin, destination and side move."""
    if seat not in actors(state):
        return
    if seat == CHANCE:
        yield from (Lot(GOLD), Lot(SILVER))
    else:
        yield from unrepeated(state, seat)


def effect(state: State, seat: Seat, move: Move) -> Effect:
    """How the board tips after a legal move (Y3), who moves then (Y4, Y14, Y15), and what it has done."""
    after = apply(state, seat, move)
    options = after.options
    tips = Effect(torque(options.rows, after.position), mover(after))
    if not isinstance(move, Go):
        return tips
    return replace(tips, over=_jumped(state, move), home=_comes_home(options, seat, move))


def _jumped(state: State, move: Go) -> tuple[Seat, ...]:
    """Whose marbles lie between the cells of a path; a jumped marble stays where it is (Y6)."""
    between = (over(start, end) for start, end in pairwise(move.path) if is_jump(start, end))
    return tuple(GOLD if cell in state.position.marbles[GOLD] else SILVER for cell in between)


def _comes_home(options: Options, seat: Seat, move: Go) -> bool:
    arrival = arrival_cells(options, seat)
    return move.path[0] not in arrival and move.path[-1] in arrival

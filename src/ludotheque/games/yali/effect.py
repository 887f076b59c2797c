"""What a move does to the board, told before it is made and beside it in the list of moves.

Asked as `GAME.effect`, for legal moves; nothing is changed here.
"""

from itertools import pairwise

from msgspec.structs import replace

from ludotheque.game import Seat
from ludotheque.games.yali.board import arrival_cells, torque
from ludotheque.games.yali.marbles import is_jump, over
from ludotheque.games.yali.rules import apply, mover
from ludotheque.games.yali.types import GOLD, SILVER, Effect, Go, Move, Options, State


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

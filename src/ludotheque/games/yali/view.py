"""What a seat may know: everything, for nothing is hidden in YALi.

Others reach it through `GAME`; bots make a state of a view again by `seen`.
"""

from random import Random

from ludotheque.game import Seat
from ludotheque.games.yali.board import in_order, torque
from ludotheque.games.yali.rules import arrived, mover
from ludotheque.games.yali.types import GOLD, SILVER, Go, Move, Position, State, View


def view(state: State, _seat: Seat | None) -> View:
    """Everything: nothing is hidden in YALi."""
    position = state.position
    return View(
        options=state.options,
        rows=state.options.rows,
        marbles=(in_order(position.marbles[GOLD]), in_order(position.marbles[SILVER])),
        lanes=(in_order(position.lanes[GOLD]), in_order(position.lanes[SILVER])),
        torque=torque(state.options.rows, position),
        turn=position.turn,
        mover=mover(state),
        arrived=(arrived(state, GOLD), arrived(state, SILVER)),
        moves=state.moves,
        last=state.last,
        last_seat=state.last_seat,
        earlier=state.earlier,
    )


def seen(view: View) -> State:
    """The state that a view shows; the way back, for bots and analysis."""
    gold, silver = view.marbles
    position = Position(
        (frozenset(gold), frozenset(silver)),
        (frozenset(view.lanes[GOLD]), frozenset(view.lanes[SILVER])),
        view.turn,
    )
    return State(view.options, position, view.earlier, view.last, view.last_seat, view.moves)


def witness(_state: State, _seat: Seat, move: Move, _viewer: Seat | None) -> Move | None:
    """Every move, by everybody."""
    return move


def reveals(_state: State, _seat: Seat, move: Move) -> bool:
    """Only what chance does: taking the lot back would be drawing again until it pleases."""
    return not isinstance(move, Go)


def disguise(state: State, _viewer: Seat | None, _rng: Random) -> State:
    """The same state: there is nothing to draw anew."""
    return state

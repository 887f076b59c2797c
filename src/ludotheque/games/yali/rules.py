"""The game from lots to winner: whose move it is, what a move changes, when it is over (Y2, Y4, Y13-Y15).

Who knows this game calls it, all others `GAME`. What is refused stands in `checks`.
"""

from collections.abc import Iterator
from random import Random
from typing import assert_never, get_args

from msgspec.structs import replace

from ludotheque.game import CHANCE, BadOptions, Outcome, Seat, Timer
from ludotheque.games.yali.board import arrival_cells, heavier, row, side_start, start_cells
from ludotheque.games.yali.marbles import candidates, moved, steps
from ludotheque.games.yali.types import GOLD, SILVER, Cell, Go, Lot, Move, Options, Placed, Position, State


def start(options: Options, players: int) -> State:
    """Y2: the table as it is set up, before the lots are drawn."""
    if players != 2:
        raise BadOptions("yali-players", players=players)
    for field in ("rules", "rows", "arrival", "earned", "first"):
        known = get_args(Options.__annotations__[field])
        if getattr(options, field) not in known:
            raise BadOptions(
                f"yali-{field}", given=str(getattr(options, field)), known=[str(k) for k in known]
            )
    if options.earned == "two" and options.rules == "base":
        raise BadOptions("yali-earned-base")
    return set_up(options)


def set_up(options: Options) -> State:
    """Y1, Y2: the table on any board, also on one that nobody is offered."""
    return State(
        options,
        Position(
            (start_cells(options, GOLD), start_cells(options, SILVER)),
            (side_start(options, GOLD), side_start(options, SILVER)),
            {"lot": CHANCE, "gold": GOLD, "silver": SILVER}[options.first],
        ),
    )


def actors(state: State) -> frozenset[Seat]:
    """CHANCE for the lot, then the one player who makes the next move, nobody once the game is over."""
    who = mover(state)
    return frozenset() if who is None else frozenset({who})


def mover(state: State) -> Seat | None:
    """Y4, Y15: whom the board gives the move, or the other one if that one is blocked; None: it is over."""
    turn = state.position.turn
    if turn == CHANCE:
        return CHANCE
    if winner(state) is not None:
        return None
    return next((seat for seat in (turn, 1 - turn) if can_move(state, seat)), None)


def winner(state: State) -> Seat | None:
    """Y14: who has all his marbles on his arrival cells."""
    own, options = state.position.marbles, state.options
    return next((seat for seat in (GOLD, SILVER) if own[seat] == arrival_cells(options, seat)), None)


def arrived(state: State, seat: Seat) -> int:
    """How many of a player's marbles stand on his arrival cells."""
    return len(state.position.marbles[seat] & arrival_cells(state.options, seat))


def can_move(state: State, seat: Seat) -> bool:
    """Whether a seat would have a legal move, were it to move now."""
    options, own, full = (
        state.options,
        state.position.marbles[seat],
        frozenset[Cell]().union(*state.position.marbles),
    )
    # nearly always there is a step, and it is found without looking for chains
    stepping = (Go(path) for cell in own for path in steps(options, full, cell, seat))
    return any(not repeats(state, seat, step) for step in stepping) or any(unrepeated(state, seat))


def unrepeated(state: State, seat: Seat) -> Iterator[Go]:
    """Every move by Y5-Y13 that the seat would have, were it to move now."""
    for move in candidates(state.options, state.position, seat):
        if not repeats(state, seat, move):
            yield move


def after(state: State, seat: Seat, move: Go) -> Position:
    """The position after a move, with the turn that the board decides (Y4)."""
    position = moved(state.position, seat, move)
    tipped = heavier(state.options.rows, position)
    return replace(position, turn=seat if tipped is None else tipped)


def position_of(move: Placed) -> Position:
    """What stands on the board once it is set up so."""
    (gold, silver), (right, left) = move.marbles, move.lanes
    return Position((frozenset(gold), frozenset(silver)), (frozenset(right), frozenset(left)), move.turn)


def is_sideways(move: Go) -> bool:
    """Whether a move gains no row. All others can never be undone: no earlier position comes back."""
    return row(move.path[0]) == row(move.path[-1])


def repeats(state: State, seat: Seat, move: Go) -> bool:
    """Y13: whether a move would recreate an earlier position of the game."""
    return is_sideways(move) and bool(state.earlier) and after(state, seat, move) in state.earlier


def apply(state: State, seat: Seat, move: Move) -> State:
    """The state after a legal move."""
    match move:
        case Lot(first):
            return replace(state, position=replace(state.position, turn=first))
        case Placed():
            return State(state.options, position_of(move), last_seat=move.turn)
        case Go():
            return State(
                state.options,
                after(state, seat, move),
                (*state.earlier, state.position) if is_sideways(move) else (),
                move,
                seat,
                state.moves + 1,
            )
        case _:
            assert_never(move)


def roll(_state: State, rng: Random) -> Move:
    """Y4: the lot."""
    return Lot(rng.choice((GOLD, SILVER)))


def outcome(state: State) -> Outcome | None:
    """Y14, Y15: who won and how; scores are the marbles that have arrived."""
    scores = standing(state)
    first = winner(state)
    if first is not None:
        return Outcome((first,), "arrived", scores)
    if mover(state) is not None:
        return None
    most = max(scores)
    return Outcome(() if scores[0] == scores[1] else (scores.index(most),), "blocked", scores)


def standing(state: State) -> tuple[int, ...]:
    """The marbles that have arrived (Y14)."""
    return arrived(state, GOLD), arrived(state, SILVER)


def timer(_state: State) -> Timer | None:
    """Nothing at the table runs out; players may agree on clocks of their own."""
    return None

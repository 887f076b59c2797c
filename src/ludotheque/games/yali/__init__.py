"""YALi: a race for two on a see-saw. The board decides who moves."""

from random import Random

from ludotheque.game import Game, Seat, Timer
from ludotheque.games.yali import notation, rules
from ludotheque.games.yali.values import Lot, Move, Options, State, View

VARIANTS = {
    "base": Options(),
    "tournament": Options("tournament"),
    "base-6": Options(rows=6),
    "base-10": Options(rows=10),
    "base-last-row": Options(arrival="last-row"),
    "tournament-6": Options("tournament", rows=6),
    "tournament-10": Options("tournament", rows=10),
    "tournament-last-row": Options("tournament", arrival="last-row"),
}


def _players(_options: Options) -> range:
    return range(2, 3)


def _seat_name(_options: Options, _count: int, seat: Seat) -> str:
    return notation.SEATS[seat]


def _sides(_options: Options, _count: int) -> tuple[tuple[Seat, ...], ...]:
    return ((0,), (1,))


def _no_timer(_state: State) -> Timer | None:
    return None


def _witness(_state: State, _seat: Seat, move: Move, _viewer: Seat | None) -> Move | None:
    return move


def _reveals(_state: State, _seat: Seat, move: Move) -> bool:
    """Only the lot: taking it back would be drawing again until it pleases."""
    return isinstance(move, Lot)


def _disguise(state: State, _viewer: Seat | None, _rng: Random) -> State:
    return state


GAME: Game[Options, State, Move, View] = Game(
    id="yali",
    options_type=Options,
    state_type=State,
    move_type=Move,
    view_type=View,
    variants={name: (options, 2) for name, options in VARIANTS.items()},
    players=_players,
    seat_name=_seat_name,
    sides=_sides,
    start=rules.start,
    actors=rules.actors,
    check=rules.check,
    apply=rules.apply,
    legal_moves=rules.legal_moves,
    roll=rules.roll,
    timer=_no_timer,
    view=rules.view,
    witness=_witness,
    reveals=_reveals,
    outcome=rules.outcome,
    disguise=_disguise,
    write=notation.write,
    read=notation.read,
    late=rules.late,
    open_history=True,
)

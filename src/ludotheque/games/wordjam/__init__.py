"""WORD JAM: words, bets and a cave, for five to twelve (rules W1-W15)."""

from ludotheque.game import Game, Seat
from ludotheque.games.wordjam.checks import check, late
from ludotheque.games.wordjam.listing import legal_moves
from ludotheque.games.wordjam.moves import Move
from ludotheque.games.wordjam.notation import read, write
from ludotheque.games.wordjam.rules import actors, apply, outcome, players, roll, start, timer
from ludotheque.games.wordjam.seats import seat_letter
from ludotheque.games.wordjam.state import Options, State
from ludotheque.games.wordjam.views import View, disguise, reveals, view, witness


def _seat_name(_options: Options, _players: int, seat: Seat) -> str:
    return seat_letter(seat)


def _sides(_options: Options, players: int) -> tuple[tuple[Seat, ...], ...]:
    return tuple((seat,) for seat in range(players))


GAME: Game[Options, State, Move, View] = Game(
    id="wordjam",
    options_type=Options,
    state_type=State,
    move_type=Move,
    view_type=View,
    variants={
        "english": (Options("en"), 6),
        "french": (Options("fr"), 7),
        "german": (Options("de"), 5),
    },
    players=players,
    seat_name=_seat_name,
    sides=_sides,
    start=start,
    actors=actors,
    check=check,
    late=late,
    apply=apply,
    legal_moves=legal_moves,
    roll=roll,
    timer=timer,
    view=view,
    witness=witness,
    reveals=reveals,
    outcome=outcome,
    disguise=disguise,
    write=write,
    read=read,
    open_history=True,
)

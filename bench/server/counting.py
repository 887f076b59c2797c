"""The smallest game for two, so that the bench measures servers and not rules; and YALi."""

from random import Random

from msgspec import Struct

from ludotheque import registry
from ludotheque.bots.bot import Bots, Choice, Level
from ludotheque.game import AnyGame, Game, IllegalMove, NoOptions, Outcome, Seat

GAME_IDS = ("count", "yali")


class Add(Struct, frozen=True, tag="add"):
    number: int


class State(Struct, frozen=True):
    total: int = 0
    turn: Seat = 0


def _check(_state: State, _seat: Seat, move: Add) -> None:
    if move.number < 0:
        raise IllegalMove("count")


def _outcome(_state: State) -> Outcome | None:
    return None


def _roll(_state: State, _rng: Random) -> Add:
    raise NotImplementedError("nothing is left to chance")


COUNT: Game[NoOptions, State, Add, State] = Game(
    id="count",
    options_type=NoOptions,
    state_type=State,
    minutes=(1, 1),
    move_type=Add,
    view_type=State,
    variants={"count": (NoOptions(), 2)},
    usual=lambda _lang: (NoOptions(), 2),
    players=lambda _options: range(2, 3),
    seat_name=lambda _options, _players, seat: str(seat),
    sides=lambda _options, _players: ((0,), (1,)),
    start=lambda _options, _players: State(),
    actors=lambda state: frozenset({state.turn}),
    check=_check,
    apply=lambda state, _seat, move: State(state.total + move.number, 1 - state.turn),
    legal_moves=lambda _state, _seat: [Add(1)],
    roll=_roll,
    timer=lambda _state: None,
    view=lambda state, _seat: state,
    witness=lambda _state, _seat, move, _viewer: move,
    reveals=lambda _state, _seat, _move: False,
    outcome=_outcome,
    disguise=lambda state, _viewer, _rng: state,
    write=lambda _state, _seat, move: f"+{move.number}",
    read=lambda _state, _seat, text: Add(int(text)),
    example="+1",
    secrets=False,
    open_history=True,
)


def game(game_id: str) -> AnyGame:
    return COUNT if game_id == "count" else registry.game(game_id)


def bots(game_id: str) -> Bots:
    if game_id == "count":
        return Bots(
            levels=(Level("1", "One", 800, ""),),
            usual="1",
            adviser="1",
            choose=lambda _situation, _level: Choice(Add(1)),
        )
    return registry.bots(game_id)


def guest_texts(_game_id: str) -> None:
    return None

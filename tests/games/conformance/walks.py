"""Random play over any game, kept for the whole test run: states that are always reachable."""

from functools import cache
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from ludotheque.game import CHANCE, AnyGame, Seat, act
from tests.games.conformance import shelf

LISTED = 200
"""Some games list tens of thousands of moves; so many are looked at."""
LONGEST = 10_000


class Step(NamedTuple):
    state: Any
    seat: Seat
    move: Any


class Walk(NamedTuple):
    """One game played at random from start to end."""

    game: AnyGame
    options: Any
    players: int
    steps: tuple[Step, ...]
    end: Any

    @property
    def states(self) -> list[Any]:
        return [*(step.state for step in self.steps), self.end]


def listed(game: AnyGame, state: Any, seat: Seat, most: int = LISTED) -> list[Any]:
    return list(islice(game.legal_moves(state, seat), most))


@cache
def walk(game_id: str, variant: str, seed: int) -> Walk:
    """Play at random, choosing among what the game lists; chance rolls."""
    game = shelf.game(game_id)
    options, players = game.variants[variant]
    rng = Random(f"{game_id} {variant} {seed}")
    state = game.start(options, players)
    steps: list[Step] = []
    while acting := game.actors(state):
        assert len(steps) < LONGEST, f"{game_id} {variant}: no end in sight"
        seat, move = _choose(game, state, acting, rng)
        steps.append(Step(state, seat, move))
        state = act(game, state, seat, move)
    return Walk(game, options, players, tuple(steps), state)


def _choose(game: AnyGame, state: Any, acting: frozenset[Seat], rng: Random) -> tuple[Seat, Any]:
    if CHANCE in acting:
        return CHANCE, game.roll(state, rng)
    for seat in rng.sample(sorted(acting), len(acting)):
        moves = listed(game, state, seat)
        if moves:
            return seat, rng.choice(moves)
    raise AssertionError(f"{game.id}: nobody of {sorted(acting)} has a move to choose")

"""The levels as players: legal, steady, and each with its own blind spots."""

from random import Random

import pytest

from ludotheque.bots.bot import LEVELS, Situation
from ludotheque.bots.yali import BOTS
from ludotheque.bots.yali.levels import LEVELS as SETTINGS
from ludotheque.bots.yali.levels import noticed
from ludotheque.game import CHANCE, act
from ludotheque.games.yali import GAME, VARIANTS
from ludotheque.games.yali.rules import start
from ludotheque.games.yali.values import GOLD, Go, Lot, State

FAST = [level for level in BOTS.levels if level != "5"]


def situation(state: State, seed: int = 1) -> Situation:
    (seat,) = GAME.actors(state)
    return Situation(options=state.options, players=2, seat=seat, view=GAME.view(state, seat), seed=seed)


@pytest.mark.parametrize("variant", VARIANTS)
def test_bots_of_different_levels_play_a_whole_game_by_the_rules(variant: str) -> None:
    state = act(GAME, start(VARIANTS[variant], 2), CHANCE, Lot(GOLD))
    while (ended := GAME.outcome(state)) is None:
        level = FAST[state.moves % len(FAST)]
        move = BOTS.choose(situation(state), level).move
        assert isinstance(move, Go)
        (seat,) = GAME.actors(state)
        state = act(GAME, state, seat, move)
    assert ended.reason in ("arrived", "blocked")


@pytest.mark.parametrize("level", FAST)
def test_the_same_question_gets_the_same_answer(level: str) -> None:
    state = act(GAME, start(VARIANTS["base"], 2), CHANCE, Lot(GOLD))
    assert BOTS.choose(situation(state), level) == BOTS.choose(situation(state), level)


@pytest.mark.parametrize("level", ["1", "2", "random", "thumb"])
def test_another_seed_makes_another_player_of_the_same_level(level: str) -> None:
    state = act(GAME, start(VARIANTS["base"], 2), CHANCE, Lot(GOLD))
    assert len({BOTS.choose(situation(state, seed), level).move for seed in range(12)}) > 1


@pytest.mark.parametrize("rules", SETTINGS)
def test_every_level_misjudges_less_than_the_one_below(rules: str) -> None:
    assert tuple(SETTINGS[rules]) == LEVELS
    noise = [level.limits.noise for level in SETTINGS[rules].values()]
    assert noise == sorted(noise, reverse=True)
    assert len(set(noise)) == len(noise)


def test_low_levels_overlook_long_chains_never_steps_and_never_everything() -> None:
    step, chain = Go(("a1", "a2")), Go(("b1", "b3", "d5", "b7"))
    rng = Random(1)
    seen = [noticed([step, chain], 0.6, rng) for _ in range(200)]
    assert all(step in moves for moves in seen)
    assert 60 < sum(chain not in moves for moves in seen) < 180
    assert noticed([chain], 1.0, rng) == [chain]

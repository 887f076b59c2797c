"""The levels as players: legal, steady, and each with its own blind spots."""

from random import Random

import pytest

from ludotheque.arena import play_game, seating, standings
from ludotheque.bots.bot import Situation
from ludotheque.bots.yali import BOTS
from ludotheque.bots.yali.beginner import Beginner, Liking, appeal, choose
from ludotheque.bots.yali.levels import LEVELS as SETTINGS
from ludotheque.bots.yali.levels import TOP, Searcher, noticed
from ludotheque.game import CHANCE, act
from ludotheque.games.yali import GAME, VARIANTS
from ludotheque.games.yali.rules import start
from ludotheque.games.yali.types import GOLD, Go, Lot, State

FAST = [level for level in BOTS.ids if level != TOP]


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
    assert tuple(SETTINGS[rules]) == tuple(level.id for level in BOTS.levels)
    child, *others = SETTINGS[rules].values()
    assert isinstance(child, Beginner)
    noise = [level.limits.noise for level in others if isinstance(level, Searcher)]
    assert len(noise) == len(others)
    assert noise == sorted(noise, reverse=True)
    assert len(set(noise)) == len(noise)
    overlooks = [level.overlooks for level in SETTINGS[rules].values()]
    assert overlooks == sorted(overlooks, reverse=True)


PLAIN = Liking(jumping=0.0, leading=0.0, arriving=0.0)


def test_a_beginner_counts_rows_and_side_marbles_and_what_he_likes() -> None:
    state = start(VARIANTS["base"], 2)
    step, chain, sideways = Go(("a1", "a2")), Go(("b1", "b3", "d5")), Go(("a1", "b1"))
    worth = [appeal(state, GOLD, move, PLAIN) for move in (sideways, step, chain)]
    assert worth == [0, 1, 4]
    assert appeal(state, GOLD, Go(step.path, ("r5", "r4")), PLAIN) > worth[1]
    fond = Liking(jumping=1.0, leading=0.0, arriving=0.0)
    assert appeal(state, GOLD, chain, fond) == worth[2] + 2
    assert appeal(state, GOLD, step, fond) == worth[1]


def test_y9_a_beginner_may_forget_the_side_marbles_and_still_makes_the_move() -> None:
    state = start(VARIANTS["base"], 2)
    plain, earned = Go(("a6", "a7")), Go(("a6", "a7"), ("r5", "r4"))

    def sure(forgets: float) -> Go:
        player = Beginner(wavers=0.0, overlooks=0.0, forgets=forgets)
        return choose(state, GOLD, [plain, earned], PLAIN, player, Random(1))

    assert sure(0.0) == earned
    assert sure(1.0) == plain


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_beginner_is_no_coin_and_beats_one(variant: str) -> None:
    games = [
        play_game(GAME, BOTS, VARIANTS[variant], seating(("1", "random"), 2, index), f"child {index}", index)
        for index in range(30)
    ]
    assert standings(games)["1"].share > 0.5


def test_low_levels_overlook_long_chains_never_steps_and_never_everything() -> None:
    step, chain = Go(("a1", "a2")), Go(("b1", "b3", "d5", "b7"))
    rng = Random(1)
    seen = [noticed([step, chain], 0.6, rng) for _ in range(200)]
    assert all(step in moves for moves in seen)
    assert 60 < sum(chain not in moves for moves in seen) < 180
    assert noticed([chain], 1.0, rng) == [chain]

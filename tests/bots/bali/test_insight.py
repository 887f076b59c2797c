"""Hints that say more with every step, and an analysis that knows what was in the deal."""

from pathlib import Path

import pytest

from ludotheque.bots.bali.insight import analyse, hint
from ludotheque.bots.insight import Progress, Remark, Review
from ludotheque.game import AnyGame
from ludotheque.games.bali import GAME
from ludotheque.games.bali.model import Build, Remove
from ludotheque.record import Record, read_game
from ludotheque.texts import LANGUAGES, texts
from tests.bots.bali.test_solitaire import situation
from tests.games.bali.drawing import table

GOLDEN = Path(__file__).parents[2] / "games" / "golden"


def record(name: str) -> Record:
    def find(game_id: str) -> AnyGame:
        assert game_id == "bali"
        return GAME

    return read_game((GOLDEN / name).read_text(encoding="utf-8"), find)


def test_a_hint_names_a_word_then_the_columns_then_the_move() -> None:
    state = table("E J Q R T L H\nS   U     A\nT")
    steps = [hint(situation(state), step) for step in range(3)]
    assert [step.more for step in steps] == [True, True, False]
    assert all(step.move is None for step in steps[:2])
    assert isinstance(steps[2].move, Build)
    GAME.check(state, 0, steps[2].move)
    for lang in LANGUAGES:
        assert all(texts(lang)(step.text, **step.params) for step in steps)


def test_b14_at_the_end_a_hint_takes_off_what_is_ripe() -> None:
    last = hint(situation(table("L\nA\nP", deck="")), 1)
    assert isinstance(last.move, Remove)


def test_where_nothing_can_be_done_a_hint_says_so() -> None:
    assert hint(situation(table("Q", deck="")), 0).text == "bali-hint-nothing"


@pytest.mark.parametrize("name", ["bali-solitaire-en.txt", "bali-two-en.txt"])
def test_an_analysis_judges_every_build_and_removal(name: str) -> None:
    game = record(name)
    few = game.moves[:40]
    found = list(analyse(game.options, game.players, few))
    reviews = [one for one in found if isinstance(one, Review)]
    decided = [i for i, (_, move) in enumerate(few) if isinstance(move, Build | Remove)]
    assert [review.index for review in reviews] == decided
    assert all(review.loss >= 0 for review in reviews)
    assert [one.done for one in found if isinstance(one, Progress)] == sorted(
        one.done for one in found if isinstance(one, Progress)
    )


def test_a_solitaire_learns_what_its_deal_was_worth() -> None:
    game = record("bali-solitaire-en.txt")
    (remark,) = [one for one in analyse(game.options, 1, game.moves[:8]) if isinstance(one, Remark)]
    best = remark.params["best"]
    assert isinstance(best, int)
    assert best > 500

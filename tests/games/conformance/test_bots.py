"""Bots of every level move by the rules, say who they are, and help those who ask."""

from functools import cache
from typing import NamedTuple

import pytest

from ludotheque.bots.bot import Hint, Progress, Review, Situation
from ludotheque.game import AnyGame, Seat
from ludotheque.texts import LANGUAGES
from tests.games.conformance import shelf
from tests.games.conformance.walks import Walk, walk

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
STEPS = 9
"""More often nobody asks for the same hint."""
FINDINGS = 6
"""So many of an analysis are looked at, and so many of its moves are worth their time."""


class Asked(NamedTuple):
    """A seat that may act, and all it has seen."""

    state: object
    situation: Situation


@cache
def asked(game_id: str, variant: str) -> tuple[Asked, ...]:
    """The first, the middle and the last decision of a game."""
    game, played = shelf.game(game_id), walk(game_id, variant, 0)
    deciding = [n for n, step in enumerate(played.steps) if any(s >= 0 for s in game.actors(step.state))]
    return tuple(
        Asked(played.steps[at].state, situation(played, at, max(game.actors(played.steps[at].state))))
        for at in sorted({deciding[0], deciding[len(deciding) // 2], deciding[-1]})
    )


def situation(played: Walk, at: int, seat: Seat) -> Situation:
    game = played.game
    seen = ((step.seat, game.witness(*step, seat)) for step in played.steps[:at])
    return Situation(
        options=played.options,
        players=played.players,
        seat=seat,
        view=game.view(played.steps[at].state, seat),
        witnessed=tuple((by, move) for by, move in seen if move is not None),
        seed=7,
    )


def allowed(game: AnyGame, asked: Asked, move: object) -> bool:
    """Raises the refusal if it is not."""
    game.check(asked.state, asked.situation.seat, move)
    return True


def test_every_level_moves_by_the_rules_and_if_asked_again_the_same(game_id: str) -> None:
    game, bots = shelf.game(game_id), shelf.bots(game_id)
    for level in bots.ids:
        for one in asked(game_id, next(iter(game.variants))):
            choice, again = (bots.choose(one.situation, level) for _ in range(2))
            assert (choice.move, choice.at) == (again.move, again.at)
            assert choice.at >= 0
            # who does not move waits for a clock
            assert allowed(game, one, choice.move) if choice.move is not None else game.timer(one.state)


def test_an_unknown_level_is_no_level(game_id: str) -> None:
    bots, variant = shelf.bots(game_id), next(iter(shelf.game(game_id).variants))
    with pytest.raises(KeyError):
        bots.choose(asked(game_id, variant)[0].situation, "no such level")
    with pytest.raises(KeyError):
        bots.level("no such level")


def test_levels_are_named_and_rise(game_id: str) -> None:
    bots = shelf.bots(game_id)
    assert len(set(bots.ids)) == len(bots.ids)
    assert len({level.name for level in bots.levels}) == len(bots.levels)
    ratings = [level.rating for level in bots.levels]
    assert ratings == sorted(ratings)
    for level in (bots.usual, bots.adviser, bots.middle):
        assert bots.level(level).id == level


@in_every_language
def test_every_level_has_a_character(game_id: str, lang: str) -> None:
    characters = [shelf.said(lang)(level.character) for level in shelf.bots(game_id).levels]
    assert len(set(characters)) == len(characters)


def test_help_says_more_with_each_step_and_ends_with_a_move_that_is_allowed(case: tuple[str, str]) -> None:
    game, bots = shelf.game(case[0]), shelf.bots(case[0])
    for one in asked(*case) if game.hints else ():
        hints = given(bots.advise, one.situation)
        assert not hints[-1].more
        for hint in hints:
            assert all(shelf.said(lang)(hint.text, **hint.params) for lang in LANGUAGES)
            assert hint.move is None or (not hint.more and allowed(game, one, hint.move))


def given(advise: object, situation: Situation) -> list[Hint]:
    """Every step of help until there is no more."""
    assert callable(advise)
    hints: list[Hint] = []
    for step in range(STEPS):
        hints.append(advise(situation, step))
        if not hints[-1].more:
            break
    return hints


def test_an_analysis_judges_decisions_in_order_and_says_so_in_every_language(game_id: str) -> None:
    analyse = shelf.bots(game_id).analyse
    if analyse is None:
        return
    game = shelf.game(game_id)
    played = min((walk(game_id, variant, 0) for variant in game.variants), key=lambda one: len(one.steps))
    moves = [(step.seat, step.move) for step in played.steps]
    findings = analyse(played.options, played.players, moves)
    reviews: list[Review] = []
    for found in findings:
        if isinstance(found, Progress):
            assert 0 <= found.done <= 1
            continue
        if found.text:
            assert all(shelf.said(lang)(found.text, **found.params) for lang in LANGUAGES)
        if isinstance(found, Review):
            reviews.append(found)
        if len(reviews) == FINDINGS:
            break
    findings.close()  # type: ignore[attr-defined]
    assert [review.index for review in reviews] == sorted({review.index for review in reviews})
    for review in reviews:
        assert moves[review.index][0] == review.seat >= 0
        assert review.loss >= 0


def test_whoever_plays_several_games_has_one_face_and_nobody_else_has_it() -> None:
    levels = [level for game_id in shelf.HOUSE for level in shelf.bots(game_id).levels]
    faces = {(level.name, level.face or level.name) for level in levels}
    names, drawn = zip(*faces, strict=True)
    assert len(set(names)) == len(faces) == len(set(drawn))

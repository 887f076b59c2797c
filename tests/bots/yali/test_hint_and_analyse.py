"""Hints tell a little, then more, then the move; an analysis finds what decided the game."""

from random import Random
from typing import Literal

import pytest
from tests.games.yali.drawn import board, go

from ludotheque.bots.bot import CHANCES, Progress, Remark, Review, Situation, mark
from ludotheque.bots.yali.analyse import analyse, review
from ludotheque.bots.yali.hint import hint
from ludotheque.game import CHANCE
from ludotheque.games.yali import GAME
from ludotheque.games.yali.checks import check
from ludotheque.games.yali.rules import actors, start
from ludotheque.games.yali.types import GOLD, SILVER, Go, Lot, Move, Options, State
from ludotheque.texts import LANGUAGES, texts

WIN = """
    l6 . | G G . G | . r6
    l5 . | G G G G | . r5
    l4 . | . . G . | G r4
    l3 . | . S . . | . r3
    l2 . | S . S S | . r2
    l1 . | S S S S | . r1
    """

ASTRAY = """
    l6 S | G G G G | G r6
    l5 S | . . . S | . r5
    l4 . | G S G G | G r4
    l3 . | S . . . | G r3
    l2 S | G . . S | G r2
    l1 S | S S S S | . r1
    """


def asked(state: State) -> Situation:
    (seat,) = actors(state)
    return Situation(options=state.options, players=2, seat=seat, view=GAME.view(state, seat))


def test_a_hint_says_more_with_every_step_and_names_a_legal_move_at_last() -> None:
    state = board(WIN)
    nudge, marble, best = (hint(asked(state), step) for step in range(3))
    assert (nudge.text, nudge.move, nudge.more) == ("yali-hint-look-win", None, True)
    assert (marble.params, marble.move, marble.more) == ({"cell": "c4"}, None, True)
    assert (best.text, best.move, best.more) == ("yali-hint-best-wins", go("c4xc6"), False)
    check(state, GOLD, go("c4xc6"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_are_told_in_every_language(lang: str) -> None:
    state = GAME.apply(start(Options(rows=6), 2), CHANCE, Lot(SILVER))
    for step in range(3):
        told = hint(asked(state), step)
        assert texts(lang)(told.text, **told.params)


def test_an_analysis_reviews_every_decision_and_ends_with_remarks() -> None:
    options = Options(rows=6)
    state = start(options, 2)
    moves: list[tuple[int, Move]] = [(CHANCE, Lot(GOLD))]
    state = GAME.apply(state, CHANCE, Lot(GOLD))
    while len(moves) < 7:
        (seat,) = actors(state)
        move = list(GAME.legal_moves(state, seat))[-1]
        moves.append((seat, move))
        state = GAME.apply(state, seat, move)
    said = list(analyse(options, 2, moves))
    reviews = [one for one in said if isinstance(one, Review)]
    decisions = [(index, seat) for index, (seat, move) in enumerate(moves) if isinstance(move, Go)]
    assert [(one.index, one.seat) for one in reviews] == decisions
    assert all(0 <= one.value <= 1 and 0 <= one.loss <= 1 for one in reviews)
    assert [one.done for one in said if isinstance(one, Progress)][-1] == 1.0
    for remark in (one for one in said if isinstance(one, Remark)):
        assert all(texts(lang)(remark.text, **remark.params) for lang in LANGUAGES)


def test_a_missed_win_is_named() -> None:
    missed = review(board(WIN), GOLD, go("b5-c6"), 0)
    assert (missed.best, missed.text) == ("c4xc6", "yali-review-missed-win")
    assert missed.value == 1.0


@pytest.mark.parametrize("rules", ["base", "tournament"])
def test_a_hint_followed_is_never_a_mistake(rules: Literal["base", "tournament"]) -> None:
    """Although a hint looks further than an analysis."""
    dice = Random(7)
    state = GAME.apply(start(Options(rows=6, rules=rules), 2), CHANCE, Lot(GOLD))
    for _ in range(12):
        (seat,) = actors(state)
        advised = hint(asked(state), 2).move
        assert isinstance(advised, Go)
        assert mark(review(state, seat, advised, 0), CHANCES) in {"only", "best", "fine"}
        state = GAME.apply(state, seat, dice.choice(list(GAME.legal_moves(state, seat))))
        if not actors(state):
            break


def test_the_only_move_stands_out() -> None:
    """Silver has a marble behind Gold's: whatever else he does, Gold is far ahead."""
    state = board(ASTRAY)
    (seat,) = actors(state)
    assert seat == SILVER
    only = review(state, SILVER, go("d5-c5"), 0)
    assert only.margin > 0.3
    assert mark(only, CHANCES) == "only"
    other = next(move for move in GAME.legal_moves(state, SILVER) if move != go("d5-c5"))
    assert isinstance(other, Go)
    assert mark(review(state, SILVER, other, 0), CHANCES) == "mistake"

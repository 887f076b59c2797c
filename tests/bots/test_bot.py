"""What the bots of a game say of themselves, and who advises where a game gives no hints."""

from dataclasses import replace

import pytest

from examples.pebbles.types import Take, View
from ludotheque.bots.bot import CHANCES, POINTS_ALONE, Choice, Review, Situation, Thresholds, later, mark
from tests.support.bots import company

SITUATION = Situation(options=None, players=2, seat=0, view=None)
BOTS = company(lambda _situation, level: Choice(Take(len(level))), "a", "bb", "ccc")


def test_the_middle_level_and_all_that_can_be_asked_for() -> None:
    bots = replace(BOTS, references=("random",))
    assert bots.middle == "bb"
    assert bots.ids == ("a", "bb", "ccc", "random")
    assert bots.level("ccc").name == "Ccc"
    with pytest.raises(KeyError):
        bots.level("random")


def test_without_hints_of_its_own_a_game_tells_its_advisers_move() -> None:
    hint = BOTS.advise(SITUATION, 0)
    assert (hint.text, hint.params, hint.move, hint.more) == ("hint-adviser", {"name": "Ccc"}, Take(3), False)


def test_an_adviser_who_would_wait_says_so() -> None:
    hint = replace(BOTS, choose=lambda _situation, _level: Choice(None)).advise(SITUATION, 0)
    assert (hint.text, hint.move, hint.more) == ("hint-wait", None, False)


def test_a_function_is_imported_when_it_is_called_and_not_before() -> None:
    later("no.such.module", "nothing")
    assert later("examples.pebbles.types", "View") is not View
    assert later("examples.pebbles.types", "Take")(2) == Take(2)


@pytest.mark.parametrize(
    ("by", "loss", "margin", "marked"),
    [
        (CHANCES, 0.0, 0.0, "best"),
        (CHANCES, 0.0, 0.1, "only"),
        (CHANCES, 0.01, 0.0, "fine"),
        (CHANCES, 0.05, 0.0, "inaccuracy"),
        (CHANCES, 0.1, 0.0, "mistake"),
        (POINTS_ALONE, 4.0, 0.0, "fine"),
        (POINTS_ALONE, 15.0, 0.0, "mistake"),
    ],
)
def test_a_decision_is_marked_by_what_it_gave_away(
    by: Thresholds, loss: float, margin: float, marked: str
) -> None:
    judged = Review(
        index=0, seat=0, played="a", best="b" if loss else "a", value=0.5, loss=loss, margin=margin
    )
    assert mark(judged, by) == marked


def test_every_decision_of_an_analysis_carries_its_mark() -> None:
    lost = Review(index=1, seat=0, played="a", best="b", value=0.5, loss=12.0)
    bots = replace(BOTS, analyse=lambda _options, _players, _moves: iter([lost]))
    marks = [
        found.mark
        for measured, players in (("chance", 2), ("points", 1), ("points", 2))
        for found in replace(bots, measure=measured).judge(None, players, [])  # type: ignore[arg-type]
        if isinstance(found, Review)
    ]
    assert marks == ["mistake", "inaccuracy", "mistake"]

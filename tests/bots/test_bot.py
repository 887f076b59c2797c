"""What the bots of a game say of themselves, and who advises where a game gives no hints."""

from dataclasses import replace

import pytest

from examples.pebbles.types import Take, View
from ludotheque.bots.bot import Choice, Situation, later
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

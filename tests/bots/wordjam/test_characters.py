"""Bots of different nerve: named, lasting, and seen in how a table bets."""

from itertools import permutations

import pytest
from bench.wordjam_nerve import rounds, turned, unanimous
from msgspec.structs import replace

from ludotheque.bots.bot import Situation
from ludotheque.bots.wordjam.characters import CHARACTERS, LAST, character, feeling
from ludotheque.game import Seat
from ludotheque.games.wordjam.types import Language, Result, View
from tests.games.wordjam.tables import table

FIRST = ["".join(cards) for cards in permutations("TPNSR")]
"""Consonants of a first round."""


def facing(number: int, scores: tuple[int, ...] = (0,) * 6, seat: Seat = 1) -> Situation:
    """Bets of a match of that number, of a player who has another seed in each."""
    at = table(language="en", consonants="TPNSR").play('A sesame\nA "Penguin"')
    view: View = replace(at.seen_by("B"), scores=scores, consonants=FIRST[number], seat=seat)
    return Situation(options=at.state.options, players=6, seat=seat, view=view, seed=number)


def of(name: str) -> list[int]:
    return [number for number in range(len(FIRST)) if character(facing(number)).name == name]


def test_every_character_is_met_and_stays_what_it_is() -> None:
    for one in CHARACTERS:
        assert len(of(one.name)) > 8
    now = facing(4)
    first = Result(1, "animals", now.view.consonants, (), (), (0,) * 6)
    later = replace(now.view, number=5, consonants="LDCMB", results=(first,))
    assert character(replace_view(now, later)) == character(now)


def test_six_at_a_table_are_six_characters() -> None:
    for number in range(20):
        table_of_six = {character(facing(number, seat=seat)).name for seat in range(6)}
        assert table_of_six == {one.name for one in CHARACTERS}


def replace_view(one: Situation, view: View) -> Situation:
    return Situation(options=one.options, players=6, seat=one.seat, view=view, seed=one.seed)


def test_the_bold_are_drawn_to_the_thieves_and_the_loyal_to_ali_baba() -> None:
    bold, loyal = ([feeling(facing(seed)) for seed in of(name)] for name in ("bold", "loyal"))
    assert sum(bold) / len(bold) > 0.5
    assert sum(loyal) / len(loyal) < -0.5


def test_the_jealous_rob_who_is_ahead_of_them() -> None:
    for seed in of("jealous")[:10]:
        ahead, behind = facing(seed, (9, 0, 0, 0, 0, 0)), facing(seed, (0, 9, 0, 0, 0, 0))
        assert feeling(ahead) > feeling(behind) + 1


def test_w14_in_the_last_round_little_of_it_is_left() -> None:
    assert LAST < 0.3
    one = facing(of("bold")[0])
    assert feeling(replace_view(one, replace(one.view, ali_baba=None))) == pytest.approx(LAST * feeling(one))


def test_w10_a_table_of_one_level_does_not_bet_as_one() -> None:
    tables: tuple[tuple[str, Language], ...] = (("1", "en"), ("5", "en"), ("3", "fr"), ("5", "de"))
    for level, language in tables:
        some = rounds((level,), language, 12)
        assert unanimous(some) <= 0.35
        assert turned(some) >= 0.7

"""Bots of different nerve: named, lasting, and seen in how a table bets."""

import pytest
from bench.wordjam_nerve import rounds, turned, unanimous
from msgspec.structs import replace

from ludotheque.bots.bot import Situation
from ludotheque.bots.wordjam.characters import CHARACTERS, LAST, character, feeling
from ludotheque.games.wordjam.types import View
from tests.games.wordjam.tables import table


def facing(seed: int, scores: tuple[int, ...] = (0,) * 6) -> Situation:
    at = table(language="en", consonants="TPNSR").play('A sesame\nA "Penguin"')
    view: View = replace(at.seen_by("B"), scores=scores)
    return Situation(options=at.state.options, players=6, seat=1, view=view, seed=seed)


def of(name: str) -> list[int]:
    return [seed for seed in range(300) if character(facing(seed)).name == name]


def test_every_character_is_met_and_stays_what_it_is() -> None:
    for one in CHARACTERS:
        assert len(of(one.name)) > 20
    later = replace(facing(4).view, number=5)
    assert character(facing(4)) == character(replace_view(facing(4), later))


def replace_view(one: Situation, view: View) -> Situation:
    return Situation(options=one.options, players=6, seat=1, view=view, seed=one.seed)


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
    for level in ("1", "5"):
        some = rounds((level,), "en", 6)
        assert unanimous(some) <= 0.45
        assert turned(some) >= 0.6

"""The sandglass, the Thieves' words and the score, with Alice (A) as Ali Baba as in the rulebook."""

import pytest

from ludotheque.games.wordjam.types import Pause, Sandglass, Speaking, Window
from tests.games.wordjam.tables import Table, table

pytestmark = pytest.mark.usefixtures("small_lists")


def cinema() -> Table:
    """Six at the table, round 6, GODARD said by Alice; only David (D) trusts her."""
    return table("cinema", "NDGRV", number=6).play(
        """
        A sesame
        A "Godard"
        ~ time
        B bet thieves
        C bet thieves
        D bet ali
        E bet thieves
        F bet thieves
        """
    )


def test_w11_w12_the_rulebooks_round_fred_is_chief_and_every_other_thief_gets_the_yellow_number() -> None:
    at = cinema().play("~ time")
    assert at.phase() == Speaking(1)
    at.play('B "Redford"')
    assert (at.last_word.fate, at.last_word.value) == ("low", 10)
    at.play("C nothing")
    assert at.phase() == Speaking(4)
    at.play('E "Redgrave"')
    assert at.last_word.fate == "scimitar"
    at.play('F "Schwarzenegger"')
    assert (at.last_word.fate, at.last_word.value) == ("open", 13)
    at.play("~ time")
    assert at.phase() == Pause()
    assert at.points == (0, 3, 3, 0, 3, 5)


def test_w11_the_first_thief_on_ali_babas_left_begins_and_the_first_better_word_ends_it() -> None:
    at = table("cinema", "NDGRV").play(
        'D sesame\nD "Godard"\n~ time\nA bet thieves\nC bet thieves\nF bet thieves'
    )
    at.play("~ time\n~ time")
    assert [at.phase(), *at.state.round.queue] == [Speaking(5), 0, 2]
    at.play('F "Schwarzenegger"\n~ time')
    assert at.phase() == Pause()
    assert at.points == (1, 0, 1, 0, 0, 2)


def test_w12_without_a_better_word_ali_baba_and_who_trusted_him_score() -> None:
    at = cinema().play("~ time\nB nothing\n~ time\nE nothing\nF nothing")
    assert at.points == (5, 0, 0, 3, 0, 0)


def test_w11_spectators_see_what_the_word_of_the_speaker_must_beat() -> None:
    at = cinema()
    assert at.seen_by(None).bar is None
    assert at.play("~ time").seen_by(None).bar == 10


def test_w11_only_thieves_act_while_the_sand_runs() -> None:
    at = cinema()
    assert at.phase() == Sandglass()
    assert at.acting == "BCEF~"
    assert at.refused('D lock "Schwarzenegger"') == "W11-no-thief"
    assert at.refused('A lock "Schwarzenegger"') == "W11-no-thief"
    assert at.refused('B "Schwarzenegger"') == "W9-no-word-now"


def test_w11_a_word_locked_in_is_said_when_its_turn_comes() -> None:
    at = cinema().play('E lock "Schwarzenegger"\n~ time')
    assert at.phase() == Speaking(1)
    at.play("B nothing\nC nothing")
    assert at.phase() == Window()
    assert (at.last_word.seat, at.last_word.word) == (4, "Schwarzenegger")
    assert at.refused('E "Godard"') == "W9-no-word-now"
    assert at.play("~ time").points == (0, 3, 3, 0, 5, 3)


def test_w11_a_word_locked_in_may_be_changed_or_taken_back_while_the_sand_runs() -> None:
    at = cinema().play('B lock "Schwarzenegger"\nB lock "Gérard Darmon"')
    assert at.seen_by("B").locked == "Gérard Darmon"
    at.play("B nothing\n~ time")
    assert at.phase() == Speaking(1)


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("Redford", "W11-low"),
        ("Redgrave", "W5-scimitar"),
        ("Godard", "W6-used"),
        ("", "W6-empty"),
    ],
)
def test_w11_a_word_that_could_not_count_cannot_be_locked_in(word: str, code: str) -> None:
    assert cinema().refused(f'B lock "{word}"') == code


def test_w3_a_word_of_the_wrong_length_or_beginning_cannot_be_locked_in() -> None:
    bets = "B bet thieves\n~ time"
    at = table("eight").play(f'A sesame\nA "pingouin"\n{bets}')
    assert at.refused('B lock "pennon"') == "W3-eight"
    at = table("first").play(f'A sesame\nA "table"\n{bets}')
    assert at.refused('B lock "pennon"') == "W3-first"


def test_w7_a_thiefs_word_may_be_disputed_and_the_next_thief_is_heard() -> None:
    at = cinema().play('~ time\nB "Grrrdgrrr"\nA dispute\n~ time')
    assert at.last_word.fate == "rejected"
    assert at.phase() == Speaking(2)


def test_w6_a_word_that_was_too_little_is_used_up_too() -> None:
    at = cinema().play('~ time\nB "Redford"')
    assert at.state.used == ("GODARD", "REDFORD")
    at.play('C "Red-Ford"')
    assert at.last_word.fate == "used"


def test_w11_a_thief_who_is_away_blocks_nobody() -> None:
    at = cinema().play("~ time\n~ time\n~ time\n~ time\n~ time")
    assert at.phase() == Pause()
    assert at.points == (5, 0, 0, 3, 0, 0)


def test_w11_words_are_refused_out_of_turn() -> None:
    at = cinema().play("~ time")
    assert at.refused('C "Schwarzenegger"') == "W11-not-your-word"
    assert at.refused('C lock "Schwarzenegger"') == "W11-no-sand"

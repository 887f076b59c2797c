import pytest

from ludotheque.games.wordjam.types import Bets, Dealing, Pause, Race, Speaking, Turning, Window
from tests.games.wordjam.tables import table

pytestmark = pytest.mark.usefixtures("small_lists")


def test_w9_everybody_may_call_and_the_first_is_to_say_his_word() -> None:
    at = table().play("C sesame")
    assert at.phase() == Speaking(2)
    assert at.acting == "C~"


def test_w9_of_two_calls_the_first_counts_and_the_second_is_told_whose_it_was() -> None:
    at = table().play("C sesame")
    refusal = at.refusal("B sesame")
    assert refusal.code == "W9-late-call"
    assert refusal.params["by"] == "C"
    at.play('C "Zzot"')
    assert at.refused("B sesame") == "W9-late-call"
    at.play("~ time")
    assert at.phase() == Bets()
    assert at.refused("B sesame") == "W9-late-call"


def test_w9_who_has_called_cannot_call_twice() -> None:
    assert table().play("C sesame").refused("C sesame") == "W9-called-already"


def test_w9_without_a_call_no_word_is_heard() -> None:
    assert table().refused('A "Pingouin"') == "W9-call-first"


def test_w9_only_the_caller_says_a_word() -> None:
    refusal = table().play("C sesame").refusal('A "Pingouin"')
    assert (refusal.code, refusal.params["by"]) == ("W11-not-your-word", "C")


@pytest.mark.parametrize(
    ("failing", "fate"),
    [
        ("C nothing", "silent"),
        ("~ time", "silent"),
        ('C "Crocodile"', "scimitar"),
        ('C "Zzot"\nA dispute\n~ time', "rejected"),
    ],
)
def test_w9_a_call_in_vain_leaves_the_race_to_the_others(failing: str, fate: str) -> None:
    at = table().play("C sesame").play(failing)
    assert at.last_word.fate == fate
    assert at.phase() == Race()
    assert at.acting == "ABDEF~"
    assert at.refused("C sesame") == "W9-called-in-vain"


def test_w9_a_word_that_comes_after_its_time_is_refused() -> None:
    at = table().play("C sesame\n~ time")
    assert at.refused('C "Pingouin"') == "W9-word-too-late"


def test_w9_the_time_of_the_race_starts_anew_after_a_call_in_vain() -> None:
    at = table()
    names = [at.timer, *(at.play(line).timer for line in ("C sesame", "~ time", "D sesame", "D nothing"))]
    assert len(set(names)) == 5


def test_w9_when_everybody_has_failed_new_consonants_are_dealt_for_the_same_round() -> None:
    at = table()
    for seat in "ABCDEF":
        at.play(f"{seat} sesame\n{seat} nothing")
    assert at.phase() == Dealing()
    at.play("* B1 C2 D3 F3 G!")
    assert at.acting == "ABCDEF~"
    assert (at.state.number, at.state.round.deal, at.state.style) == (1, 2, "animals")


def test_w9_a_race_without_a_call_ends_with_new_consonants() -> None:
    at = table().play("~ time")
    assert at.phase() == Dealing()
    assert at.seen_by("A").consonants == ""


def test_w9_after_three_deals_the_round_is_void() -> None:
    at = table(scores=(3, 1, 0, 0, 0, 0)).play("~ time\n* B1 C2 D3 F3 G!\n~ time\n* B1 C2 D3 F3 G!\n~ time")
    assert at.phase() == Pause()
    assert at.points == (0, 0, 0, 0, 0, 0)
    assert at.state.scores == (3, 1, 0, 0, 0, 0)
    assert at.play("~ time").phase() == Turning()
    assert at.state.number == 2


def test_w4_a_word_worth_nothing_makes_ali_baba_too() -> None:
    at = table().play('C sesame\nC "Gazelle"')
    assert at.phase() == Bets()
    assert at.last_word.value == 0


def test_w9_calls_before_and_after_the_race_are_refused() -> None:
    at = table().play('C sesame\nC "Pingouin"\n~ time')
    assert at.phase() == Pause()
    assert at.refused("A sesame") == "W9-no-race"
    at.play("~ time\n* style food")
    assert at.refused("A sesame") == "W9-no-race"


def test_w13_the_next_round_begins_when_all_are_ready_or_the_pause_is_over() -> None:
    at = table().play('C sesame\nC "Pingouin"\n~ time')
    assert at.play("A ready").refused("A ready") == "W13-ready-already"
    at.play("B ready\nC ready\nD ready\nE ready")
    assert at.phase() == Pause((0, 1, 2, 3, 4))
    assert at.play("F ready").phase() == Turning()
    assert at.refused("A ready") == "W13-no-pause"


def test_w7_a_word_the_list_knows_stands_at_once_under_a_starred_style() -> None:
    assert table().play('C sesame\nC "Pingouin"').phase() == Bets()
    assert table("characters").play('C sesame\nC "Pingouin"').phase() == Window()

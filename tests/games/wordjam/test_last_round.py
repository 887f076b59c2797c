"""Round eight and the tie-breaks. Seats of the rulebook's example: Alice A to Gaëlle G, Fred deals."""

from random import Random

import pytest

from ludotheque.game import Outcome
from ludotheque.games.wordjam import GAME
from ludotheque.games.wordjam.types import Bet, Over, Pause, Sandglass, Speaking, Window
from tests.games.wordjam.tables import Table, table

pytestmark = pytest.mark.usefixtures("small_lists")


def last(players: int = 7, scores: tuple[int, ...] = (20, 0, 0, 0, 0, 0, 0)) -> Table:
    return table("characters", "TBNSZ", players=players, number=8, dealer=5, scores=scores)


def test_w14_the_rulebooks_last_round_scores_six_for_david_and_four_for_gaelle() -> None:
    at = last()
    assert at.phase() == Sandglass()
    at.play(
        """
        A bet ali
        B bet thieves
        C bet ali
        D bet ali
        E bet ali
        F bet ali
        G bet thieves
        ~ time
        G "Sans-Nom Tintin"
        ~ time
        A "Arsène Lupin"
        ~ time
        B nothing
        C nothing
        D "Frankenstein"
        ~ time
        E nothing
        F nothing
        """
    )
    assert [(word.word, word.value) for word in at.state.results[-1].words if word.word] == [
        ("Sans-Nom Tintin", 20),
        ("Arsène Lupin", 9),
        ("Frankenstein", 13),
    ]
    assert at.points == (0, 0, 0, 6, 0, 0, 4)
    assert at.phase() == Over()
    assert at.outcome == Outcome((0,), "total", (20, 0, 0, 6, 0, 0, 4))


def test_w14_a_word_must_beat_only_the_best_of_its_own_camp() -> None:
    at = last().play('G bet thieves\n~ time\nG "Frankenstein"\n~ time')
    assert at.phase() == Speaking(0)
    assert at.seen_by("A").bar is None
    assert at.seen_by("G").bar == 13
    at.play('A "Nosferatu"\n~ time')
    assert at.seen_by("B").bar == 7
    at.play('B "Tintin"')
    assert (at.last_word.fate, at.last_word.value) == ("open", 8)


def test_w14_a_word_that_does_not_raise_does_not_count() -> None:
    at = last().play('~ time\nG "Frankenstein"\n~ time\nA "Nosferatu"')
    assert at.last_word.fate == "low"
    assert at.phase() == Speaking(1)


def test_w14_who_has_not_chosen_is_with_ali_baba() -> None:
    at = last().play("G bet thieves\n~ time")
    assert at.state.round.camps == ("ali",) * 6 + ("thieves",)


def test_w14_choices_and_words_may_be_changed_while_the_sand_runs_and_nobody_sees_them() -> None:
    at = last()
    before = [at.seen_by(viewer) for viewer in ("A", None)]
    at.play('G bet thieves\nG lock "Nosferatu"\nG bet ali\nG lock "Frankenstein"')
    assert [at.seen_by(viewer) for viewer in ("A", None)] == before
    assert at.seen_by("G").camps[6] == "ali"
    assert at.seen_by("G").locked == "Frankenstein"
    assert at.acting == "ABCDEFG~"
    assert GAME.witness(at.state, 6, Bet("ali"), 0) is None
    assert GAME.witness(at.state, 6, Bet("ali"), 6) == Bet("ali")


def test_w14_a_disguise_changes_everything_that_others_have_prepared() -> None:
    at = last().play('G bet thieves\nA lock "Nosferatu"')
    others = [GAME.disguise(at.state, 0, Random(seed)) for seed in range(30)]
    assert all(GAME.view(other, 0) == at.seen_by("A") for other in others)
    assert {other.round.camps[6] for other in others} == {"ali", "thieves"}
    assert {other.round.locked[0] for other in others} == {"Nosferatu"}


def test_w14_a_word_locked_in_is_said_if_it_still_counts_otherwise_its_owner_may_say_another() -> None:
    at = last().play('G lock "Frankenstein"\nA lock "Nosferatu"\nB lock "Frankenstein"\n~ time')
    assert (at.phase(), at.last_word.word) == (Window(), "Frankenstein")
    at.play("~ time")
    assert at.phase() == Speaking(0)
    at.play("A nothing")
    assert at.phase() == Speaking(1)


def test_w14_without_any_word_nobody_scores() -> None:
    at = last().play("~ time" + "\n~ time" * 7)
    assert at.points == (0,) * 7
    assert at.phase() == Over()


def test_w15_tied_leaders_play_one_more_last_round_among_themselves() -> None:
    at = last(scores=(9, 5, 9, 0, 0, 9, 0)).play("~ time" + "\n~ time" * 7)
    assert at.phase() == Pause()
    assert at.outcome is None
    at.play("~ time\n* style free\n~ time\n* T1 B2 N3 S3 Z!")
    assert at.state.number == 9
    assert (at.seen_by(None).red, at.seen_by(None).yellow) == (6, 4)
    assert at.acting == "ACF~"
    assert at.refused("B bet ali") == "W15-not-tied"
    assert at.refused('B lock "maison"') == "W15-not-tied"
    at.play("A bet thieves\nC bet thieves\n~ time")
    assert at.phase() == Speaking(0)
    at.play('A "tonneau"')
    assert at.acting == "BCDEFG~"
    at.play("~ time\nC nothing\nF nothing")
    assert at.outcome == Outcome((0,), "tie-break", (13, 5, 9, 0, 0, 9, 0))


def test_w15_all_players_vote_on_a_word_of_the_tie_break() -> None:
    at = last(scores=(9, 9, 0, 0, 0, 0, 0)).play("~ time" + "\n~ time" * 7)
    at.play('~ time\n* style free\n~ time\n* T1 B2 N3 S3 Z!\n~ time\nA "tonneaux"\nB dispute')
    assert at.acting == "ABCDEFG~"
    at.play("C vote yes\nD vote yes\nG vote yes")
    assert at.phase() == Speaking(1)


def test_w15_after_three_tie_breaks_the_victory_is_shared() -> None:
    at = last(scores=(9, 5, 9, 0, 0, 0, 0)).play("~ time" + "\n~ time" * 7)
    for style in ("free", "food", "flora"):
        assert at.outcome is None
        at.play(f"~ time\n* style {style}\n~ time\n* T1 B2 N3 S3 Z!\n~ time\n~ time\n~ time")
    assert at.outcome == Outcome((0, 2), "shared", (9, 5, 9, 0, 0, 0, 0))
    assert GAME.actors(at.state) == frozenset()


def test_w15_who_is_still_tied_after_a_tie_break_plays_the_next() -> None:
    at = last(scores=(9, 9, 9, 0, 0, 0, 0)).play("~ time" + "\n~ time" * 7)
    at.play("~ time\n* style free\n~ time\n* T1 B2 N3 S3 Z!\nA bet ali\nB bet thieves\n~ time")
    at.play('A "tonneau"\n~ time\nB "tonton"\n~ time\nC nothing')
    assert at.outcome == Outcome((0,), "tie-break", (15, 13, 9, 0, 0, 0, 0))

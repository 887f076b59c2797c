import pytest

from ludotheque.games.wordjam.types import Bets, Race, Voting, Window
from tests.games.wordjam.tables import Table, table

pytestmark = pytest.mark.usefixtures("small_lists")


def said(word: str, style: str = "animals") -> Table:
    return table(style).play(f'C sesame\nC "{word}"')


def test_w7_all_but_the_speaker_may_object() -> None:
    at = said("Zzot")
    assert at.phase() == Window()
    assert at.acting == "ABDEF~"
    assert at.refused("C dispute") == "W7-own-word"
    assert at.refused("C accept") == "W7-own-word"


def test_w7_a_word_nobody_disputes_in_time_fits() -> None:
    at = said("Zzot").play("~ time")
    assert (at.last_word.fate, at.last_word.why) == ("stands", "accepted")
    assert at.phase() == Bets()


def test_w7_the_window_closes_when_all_have_accepted() -> None:
    at = said("Zzot").play("A accept\nB accept\nD accept\nE accept")
    assert at.phase() == Window((0, 1, 3, 4))
    assert at.refused("A accept") == "W7-accepted-already"
    assert at.refused("A dispute") == "W7-accepted-already"
    assert at.play("F accept").phase() == Bets()


def test_w7_a_dispute_the_lists_cannot_settle_goes_to_the_vote_of_all() -> None:
    at = said("maison").play("A dispute")
    assert at.phase() == Voting(0, (None,) * 6)
    assert at.acting == "ABCDEF~"
    refusal = at.refusal("B dispute")
    assert (refusal.code, refusal.params["by"]) == ("W7-disputed-already", "A")


def test_w7_the_voters_are_told_what_the_lists_know() -> None:
    for word, kind in (("maison", "word"), ("zzot", "unknown")):
        at = said(word)
        assert at.seen_by("A").verdict is None
        at.play("A dispute")
        for viewer in ("A", None):
            verdict = at.seen_by(viewer).verdict
            assert verdict
            assert verdict.kind == kind


def test_w7_three_votes_with_the_speakers_own_are_enough() -> None:
    at = said("Zzot").play("A dispute\nC vote yes\nB vote yes")
    assert isinstance(at.phase(), Voting)
    at.play("D vote yes")
    assert (at.last_word.fate, at.last_word.why) == ("stands", "vote")
    assert at.last_word.votes == (None, True, True, True, None, None)
    assert at.phase() == Bets()


def test_w7_silence_is_an_abstention_and_two_votes_are_too_few() -> None:
    at = said("Zzot").play("A dispute\nC vote yes\nB vote yes\n~ time")
    assert at.last_word.fate == "rejected"
    assert at.phase() == Race()


def test_w7_voting_ends_once_three_votes_cannot_be_reached() -> None:
    at = said("Zzot").play("A dispute\nA vote no\nB vote no\nD vote no")
    assert isinstance(at.phase(), Voting)
    assert at.refused("A vote yes") == "W7-voted-already"
    assert at.play("E vote no").phase() == Race()


def test_w7_a_starred_styles_dictionary_settles_a_dispute_at_once() -> None:
    at = table("eight").play('C sesame\nC "Zizazozu"')
    assert at.phase() == Window()
    at.play("A dispute")
    assert (at.last_word.fate, at.last_word.why) == ("rejected", "not-in-dictionary")
    at = table("verbs", "BCDGH").play('C sesame\nC "parlons"\nA dispute')
    assert (at.last_word.fate, at.last_word.why) == ("rejected", "conjugated")


def test_w7_without_a_star_even_a_listed_word_is_voted_on() -> None:
    at = said("Pingouin", "characters").play("A dispute")
    assert isinstance(at.phase(), Voting)


def test_w6_a_rejected_word_is_not_used_up_but_one_that_stood_is() -> None:
    at = said("Zzot").play("A dispute\n~ time")
    assert at.state.used == ()
    assert at.play('B sesame\nB "Zzot"\n~ time').state.used == ("ZZOT",)


def test_w7_there_is_nothing_to_dispute_or_vote_on_outside_its_time() -> None:
    at = table()
    assert at.refused("A dispute") == "W7-no-dispute-now"
    assert at.refused("A accept") == "W7-no-dispute-now"
    assert at.refused("A vote yes") == "W7-no-vote-now"
    at.play('C sesame\nC "Zzot"\n~ time')
    assert at.refused("A dispute") == "W7-no-dispute-now"

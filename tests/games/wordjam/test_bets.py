from random import Random

import pytest

from ludotheque.games.wordjam import GAME
from ludotheque.games.wordjam.types import Bet, Bets, Lock, Nothing, Pause, Sandglass
from tests.games.wordjam.tables import Table, table

pytestmark = pytest.mark.usefixtures("small_lists")


def betting(number: int = 1, players: int = 6) -> Table:
    """Seat C is Ali Baba with a word worth 8."""
    return table(number=number, players=players).play('C sesame\nC "Pingouin"')


def test_w10_all_but_ali_baba_bet_once() -> None:
    at = betting()
    assert at.acting == "ABDEF~"
    assert at.refused("C bet thieves") == "W10-ali-baba"
    at.play("A bet thieves")
    assert at.refused("A bet ali") == "W10-bet-already"
    assert at.acting == "BDEF~"
    assert at.refused("B bet ?") == "W10-camp"


def test_w10_nobody_sees_a_camp_before_all_are_shown() -> None:
    one, other = betting().play("A bet thieves\nB bet ali"), betting().play("A bet ali\nB bet thieves")
    for viewer in ("C", "D", None):
        assert one.seen_by(viewer) == other.seen_by(viewer)
        assert one.seen_by(viewer).camps == (None, None, "ali", None, None, None)
        assert one.seen_by(viewer).chosen == (True, True, True, False, False, False)
    assert one.seen_by("A").camps == ("thieves", None, "ali", None, None, None)
    assert GAME.actors(one.state) == GAME.actors(other.state)
    assert GAME.timer(one.state) == GAME.timer(other.state)


def test_w10_a_bet_is_witnessed_without_its_camp() -> None:
    at = betting()
    for viewer in (1, 2, None):
        assert GAME.witness(at.state, 0, Bet("thieves"), viewer) == Bet(None)
    assert GAME.witness(at.state, 0, Bet("thieves"), 0) == Bet("thieves")


def test_w10_all_camps_are_shown_at_once_when_the_last_bet_is_in() -> None:
    at = betting().play("A bet thieves\nB bet ali\nD bet ali\nE bet ali")
    assert at.phase() == Bets()
    at.play("F bet thieves")
    assert at.phase() == Sandglass()
    assert at.seen_by(None).camps == ("thieves", "ali", "ali", "ali", "ali", "thieves")


def test_w10_who_has_not_chosen_in_time_is_with_ali_baba() -> None:
    at = betting().play("A bet thieves\n~ time")
    assert at.state.round.camps == ("thieves", "ali", "ali", "ali", "ali", "ali")


def test_w11_w12_nobody_with_the_thieves_means_no_sandglass() -> None:
    at = betting(number=6).play("~ time")
    assert at.phase() == Pause()
    assert at.points == (3, 3, 5, 3, 3, 3)


def test_w10_bets_are_refused_before_and_after_their_time() -> None:
    assert table().refused("A bet ali") == "W10-no-bets-now"
    at = betting().play("A bet thieves\n~ time")
    assert at.refused("B bet thieves") == "W10-no-bets-now"


def test_w10_a_disguise_keeps_who_has_bet_and_changes_how() -> None:
    at = betting().play("A bet thieves\nB bet ali\nD bet ali")
    seen = set()
    for seed in range(40):
        other = GAME.disguise(at.state, 0, Random(seed))
        assert GAME.view(other, 0) == GAME.view(at.state, 0)
        assert other.round.camps[0] == "thieves"
        assert other.round.camps[4] is other.round.camps[5] is None
        seen.add((other.round.camps[1], other.round.camps[3]))
    assert len(seen) == 4


def test_w11_nothing_is_witnessed_of_words_locked_in() -> None:
    at = betting().play("A bet thieves\nB bet thieves\n~ time")
    for move in (Lock("Anaconda"), Nothing()):
        assert GAME.witness(at.state, 0, move, 1) is None
        assert GAME.witness(at.state, 0, move, None) is None
        assert GAME.witness(at.state, 0, move, 0) == move
    before = at.seen_by(None)
    at.play('A lock "Nannintonin"')
    assert at.seen_by(None) == before
    assert at.seen_by("B").locked == ""
    assert at.seen_by("A").locked == "Nannintonin"


def test_w11_players_see_how_many_words_are_locked_in_and_strangers_do_not() -> None:
    at = betting().play("A bet thieves\nB bet thieves")
    assert at.seen_by("C").prepared is None
    for played, count in (
        ("~ time", 0),
        ('A lock "Nannintonin"', 1),
        ('B lock "Nonnonninon"', 2),
        ("A nothing", 1),
    ):
        at.play(played)
        assert [at.seen_by(viewer).prepared for viewer in ("A", "B", "C", None)] == [count] * 3 + [None]
    assert at.play("~ time").seen_by("C").prepared is None


def test_w11_a_word_not_yet_said_is_disguised_for_all_but_its_owner() -> None:
    at = betting().play('A bet thieves\nB bet thieves\n~ time\nA lock "Nannintonin"\nB lock "Nonnonninon"')
    others = [GAME.disguise(at.state, 0, Random(seed)) for seed in range(20)]
    assert {other.round.locked[0] for other in others} == {"Nannintonin"}
    assert len({other.round.locked[1] for other in others}) > 2

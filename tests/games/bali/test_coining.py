"""B26 with coining: a word is announced before cards are moved, and the others may refuse it."""

import pytest

from ludotheque.bots.bali.choose import choose
from ludotheque.bots.bot import Situation
from ludotheque.game import CLOCK, BadOptions, IllegalMove, Timer
from ludotheque.games.bali import GAME
from ludotheque.games.bali.types import Coin, Coining, Options, Over, Pass, State, TimeUp, Turn, Vote
from tests.games.bali.drawing import moves, play, same, table, words_built

COINING = Options(space_age=True, coining=True)
PAIRS = Options(space_age=True, coining=True, partnership=True)


def coined(state: State, word: str, *votes: bool, seat: int = 0) -> State:
    state = play(state, seat, Coin(word))
    for voter, yes in zip(sorted(GAME.actors(state) - {CLOCK}), votes, strict=True):
        state = play(state, voter, Vote(yes))
    return state


@pytest.mark.parametrize(
    "options",
    [Options(coining=True), Options(space_age=True, coining=True, mode="challenge")],
)
def test_b26_coining_is_for_space_age_with_the_dictionary_as_referee(options: Options) -> None:
    with pytest.raises(BadOptions, match="bali-coining"):
        GAME.start(options, 2)


def test_b26_in_solitaire_nothing_is_coined() -> None:
    with pytest.raises(BadOptions, match="bali-coining"):
        GAME.start(COINING, 1)


def test_b26_the_others_are_asked_before_cards_are_moved() -> None:
    state = play(table("R O | T | S X", COINING), 0, "coin ZAXJ")
    assert state.phase == Coining(0, "ZAXJ")
    assert same(state, "R O | T | S X")
    assert GAME.actors(state) == {1, 2, CLOCK}
    assert GAME.timer(state) == Timer("coining:1", 30)
    assert moves(state, 1) == {"vote yes", "vote no"}


def test_b26_a_coined_words_fragments_are_legal_for_him_from_then_on() -> None:
    state = table("A X | Q | J Z", COINING)
    assert "AXJ" not in words_built(state)
    state = coined(state, "ZAXJOG", True, True)
    assert isinstance(state.phase, Turn)
    assert state.turn == 0
    assert "AXJ" in words_built(state)


def test_b26_a_coined_word_is_no_word_for_the_others() -> None:
    state = coined(table("T R | A X | J Q", COINING, deck=""), "AXJ", True, True)
    state = play(state, 0, Pass())
    assert "AXJ" not in words_built(state, 1)


def test_b26_partners_coin_for_their_team() -> None:
    state = table("T | Q | A X | J", PAIRS)
    state = coined(state, "AXJ", True, True)
    assert "AXJ" in words_built(state, 2)


def test_b26_a_finished_coinage_scores_as_space_age_without_another_vote() -> None:
    state = table("A | T | S\nX |\nJ |", COINING, deck="", coined=(("AXJ",), (), ()))
    assert GAME.view(state, 1).complete == ((True, *(False,) * 4), (False,) * 5, (False,) * 5)
    assert play(state, 0, "A1 -AXJ").scores == (8 * 3 + 5, 0, 0)


def test_b26_a_coinage_left_on_its_owners_panel_counts_in_the_end() -> None:
    state = table("A | V\nX |\nJ |", COINING, deck="", coined=(("AXJ",), ()), passed=(True, False), turn=1)
    assert play(state, 1, Pass()).phase == Over("passed", (True, False), ((8 * 3 + 5) * 2, 0))


def test_b26_more_than_half_of_the_others_refuse_it() -> None:
    drawing = "A X O | Q | Z"
    assert coined(table(drawing, COINING), "AXJ", True, False).coined == (("AXJ",), (), ())
    refused = coined(table(drawing, COINING), "AXJ", False, False)
    assert refused.coined == ((), (), ())
    assert refused.last is not None
    assert not refused.last.upheld


def test_b26_who_was_refused_plays_on_and_announces_no_second_word_in_the_turn() -> None:
    state = coined(table("A X O | Q | T", COINING), "AXJ", False, False)
    assert (state.turn, isinstance(state.phase, Turn)) == (0, True)
    with pytest.raises(IllegalMove, match="B26-once"):
        play(state, 0, Coin("OXA"))
    state = play(state, 0, "A1 +3.1=AT")
    assert not state.announced


def test_b26_the_silent_let_it_pass() -> None:
    state = play(play(table("A X O | Q", COINING), 0, Coin("AXJ")), CLOCK, TimeUp())
    assert state.coined == (("AXJ",), ())


@pytest.mark.parametrize(
    ("word", "rule"), [("AX", "B5-short"), ("ROB", "B26-known"), ("A-X", "B26-letters"), ("", "B26-letters")]
)
def test_b26_what_cannot_be_announced_is_refused(word: str, rule: str) -> None:
    with pytest.raises(IllegalMove, match=rule):
        play(table("A X O | Q", COINING), 0, Coin(word))


def test_b26_without_the_option_nothing_is_announced() -> None:
    with pytest.raises(IllegalMove, match="B26-no-coining"):
        play(table("A X O | Q", Options(space_age=True)), 0, Coin("AXJ"))


def test_b26_notation_writes_and_reads_a_coinage() -> None:
    state = table("A X O | Q", COINING)
    assert GAME.write(state, 0, Coin("MOONBUGGY")) == "coin MOONBUGGY"
    assert GAME.read(state, 0, "Coin moon-buggy") == Coin("MOONBUGGY")


def test_b26_everybody_sees_what_was_coined() -> None:
    state = coined(table("A X O | Q", COINING), "AXJ", True)
    assert {GAME.view(state, seat).coined for seat in (0, 1, None)} == {(("AXJ",), ())}
    assert not GAME.view(state, 0).may_coin


@pytest.mark.parametrize(("word", "accepted"), [("MOONBUGGY", True), ("AXJ", False)])
def test_b26_a_bot_lets_two_words_in_one_pass(word: str, accepted: bool) -> None:
    state = play(table("A X O | Q", COINING), 0, Coin(word))
    asked = Situation(options=COINING, players=2, seat=1, view=GAME.view(state, 1))
    assert choose(asked, "2").move == Vote(accepted)


def test_b26_a_bot_picks_no_coined_word_as_forfeit() -> None:
    from ludotheque.games.bali.types import NoPlay

    state = table("A J | Q\nX   |\nJ   |", COINING, phase=NoPlay(), deck="QQ", coined=(("AXJ",), ()))
    asked = Situation(options=COINING, players=2, seat=1, view=GAME.view(state, 1))
    move = choose(asked, "2").move
    assert move is not None
    GAME.check(state, 1, move)

"""B23 and B24: words kept honest by the dictionary, or by the players."""

import pytest

from ludotheque.game import CHANCE, CLOCK, BadOptions, IllegalMove, Timer
from ludotheque.games.bali import GAME
from ludotheque.games.bali.types import (
    Challenge,
    Dealing,
    Name,
    Naming,
    NoPlay,
    Options,
    State,
    TimeUp,
    Turn,
    Wave,
    Window,
)
from tests.games.bali.drawing import EN, deal, moves, play, same, table

OPEN = Options(mode="challenge")
OPEN_FR = Options(mode="challenge", edition="mb-1978-fr")


def laid_open(**changes: object) -> State:
    """A has joined R and O, and nobody has said anything yet."""
    return play(table("R O Q | E T", OPEN, **changes), 0, "A1 +1.2")


def test_b23_the_referee_refuses_what_is_no_fragment_and_nothing_happens() -> None:
    state = table("O V M B | T")
    with pytest.raises(IllegalMove) as refused:
        play(state, 0, "A1 +1.2 +1.3 +1.4")
    assert refused.value.params == {"letters": "OVMB", "language": "en"}
    assert same(state, "O V M B | T")


def test_b23_the_referee_lets_a_build_stand_at_once() -> None:
    assert isinstance(play(table("R O | T"), 0, "A1 +1.2").phase, Dealing)


def test_b23_a_solitaire_has_nobody_to_challenge() -> None:
    with pytest.raises(BadOptions, match="bali-players"):
        GAME.start(OPEN, 1)


def test_b24_a_build_is_not_checked() -> None:
    state = play(table("O V M B | T", OPEN), 0, "A1 +1.2 +1.3 +1.4")
    assert isinstance(state.phase, Window)


def test_b24_the_cards_are_shown_in_their_new_place_and_nothing_is_refilled() -> None:
    state = laid_open()
    assert same(state, "R . Q | E T\nO")
    assert GAME.actors(state) == {1, CLOCK}
    assert GAME.timer(state) == Timer("challenge:1", 15)


def test_b24_the_clock_waves_it_through_for_the_absent() -> None:
    state = play(laid_open(), CLOCK, TimeUp())
    assert isinstance(state.phase, Dealing)
    assert state.turn == 1


def test_b24_it_is_accepted_when_every_opponent_has_waved() -> None:
    state = play(table("R O | E | T", OPEN), 0, "A1 +1.2")
    state = play(state, 2, Wave())
    assert GAME.actors(state) == {1, CLOCK}
    assert isinstance(play(state, 1, Wave()).phase, Dealing)


def test_b24_the_first_challenge_is_heard_and_no_other() -> None:
    state = play(table("R O | E | T", OPEN), 0, "A1 +1.2")
    state = play(state, 2, Challenge())
    assert isinstance(state.phase, Naming)
    assert GAME.actors(state) == {0, CLOCK}
    with pytest.raises(IllegalMove, match="B24-heard"):
        play(state, 1, Challenge())


def test_b24_who_has_waved_has_spoken() -> None:
    state = play(play(table("R O | E | T", OPEN), 0, "A1 +1.2"), 2, Wave())
    with pytest.raises(IllegalMove, match="B24-spoken"):
        play(state, 2, Challenge())


def test_b24_nobody_challenges_himself() -> None:
    with pytest.raises(IllegalMove, match="B24-own"):
        play(laid_open(), 0, Challenge())


def test_b24_a_word_around_the_letters_saves_the_build_and_costs_the_challenger_his_next_turn() -> None:
    state = play(laid_open(), 1, Challenge())
    state = play(state, 0, "name throb")
    assert isinstance(state.phase, Dealing)
    assert same(state, "R . Q | E T\nO")
    assert GAME.view(state, None).lost == (0, 1)
    assert state.last is not None
    assert (state.last.upheld, state.last.challenger) == (True, 1)
    state = deal(state, "A" * 5 + "E" * 5)
    assert (state.turn, state.lost) == (0, (0, 0))


@pytest.mark.parametrize("word", ["ORB", "RO", "ROBXQZ", "TEST"])
def test_b24_any_other_word_loses_the_turn_and_the_cards_go_back(word: str) -> None:
    state = play(play(laid_open(), 1, Challenge()), 0, Name(word))
    assert same(state, "R O Q | E T")
    assert state.turn == 1


def test_b24_no_word_in_time_loses_the_turn() -> None:
    state = play(laid_open(), 1, Challenge())
    assert GAME.timer(state) == Timer("naming:1", 30)
    state = play(state, CLOCK, TimeUp())
    assert same(state, "R O Q | E T")
    assert state.last is not None
    assert not state.last.upheld


def test_b24_a_bali_declared_in_a_build_that_goes_back_is_undeclared_again() -> None:
    state = play(table("R * | T", OPEN), 0, "A1 +1.2=RX")
    assert state.panels[0][0] == "Rx"
    assert same(play(play(state, 1, Challenge()), CLOCK, TimeUp()), "R * | T")


def test_b24_with_the_last_cards_the_named_word_must_be_the_column() -> None:
    state = play(laid_open(deck=""), 1, Challenge())
    assert same(play(state, 0, Name("THROB")), "R O Q | E T")
    state = play(play(table("R O Q | B T", OPEN, deck=""), 0, "ROB"), 1, Challenge())
    assert same(play(state, 0, Name("ROB")), "R . Q | . T\nO\nB")


def test_b24_a_removed_word_is_always_checked() -> None:
    with pytest.raises(IllegalMove, match="B10-word"):
        play(table("R | T\nO |\nX |", OPEN), 0, "-1")


def test_b24_a_name_is_made_of_the_editions_letters() -> None:
    state = play(laid_open(), 1, Challenge())
    for word in ("", "r0b", "Ü", "X" * 61):
        with pytest.raises(IllegalMove, match="B24-letters"):
            play(state, 0, Name(word))


def test_b24_the_dictionary_keeps_silent_about_columns() -> None:
    assert GAME.view(table("R | T\nO |\nB |", OPEN), 0).complete is None
    assert GAME.view(table("R | T\nO |\nB |", EN), 0).complete == ((True,) + (False,) * 6, (False,) * 7)


def test_b24_a_player_who_sees_no_play_may_say_so() -> None:
    assert "pass" in moves(table("R O | T", OPEN_FR))
    assert isinstance(play(table("R O | T", OPEN_FR), 0, "pass").phase, Dealing)
    assert isinstance(play(table("R O | T", OPEN), 0, "pass").phase, NoPlay)


def test_b24_and_b18_who_has_a_word_may_not_pass_before_the_last_cards() -> None:
    with pytest.raises(IllegalMove, match="B18-remove"):
        play(table("R | T\nO |\nB |", OPEN), 0, "pass")


def test_b24_three_rounds_of_words_taken_back_end_the_game() -> None:
    state = play(play(laid_open(idle=5), 1, Challenge()), CLOCK, TimeUp())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == "forfeits"


def test_b24_each_lost_challenge_costs_a_turn() -> None:
    state = table("R O Q | E T | S", OPEN, lost=(0, 1, 0), deck="")
    state = play(state, 0, "pass")
    assert (state.turn, state.lost) == (2, (0, 0, 0))


def test_b24_the_options_set_the_clock() -> None:
    options = Options(mode="challenge", challenge_seconds=5)
    assert GAME.timer(play(table("R O | T", options), 0, "A1 +1.2")) == Timer("challenge:1", 5)
    for seconds in (0, -1, 10_000):
        with pytest.raises(BadOptions, match="bali-seconds"):
            GAME.start(Options(challenge_seconds=seconds), 2)


def test_b24_the_turn_after_a_build_waved_through_is_the_next_players() -> None:
    state = deal(play(laid_open(), 1, Wave()), "A" * 5 + "E" * 5)
    assert isinstance(state.phase, Turn)
    assert GAME.actors(state) == {1}
    assert CHANCE not in GAME.actors(state)


def test_b24_a_challenge_cannot_be_made_when_nothing_lies_open() -> None:
    with pytest.raises(IllegalMove, match="B16-not-now"):
        play(table("R O | T", OPEN), 0, Challenge())

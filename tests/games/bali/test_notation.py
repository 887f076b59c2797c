"""Moves as text: written one way, read in several."""

import pytest

from ludotheque.game import CHANCE, CLOCK
from ludotheque.games.bali import GAME
from ludotheque.games.bali.types import (
    Build,
    Challenge,
    Cut,
    Draw,
    Forfeit,
    Move,
    Name,
    NoPlay,
    Options,
    Pass,
    Remove,
    Stop,
    TimeUp,
    Vote,
    Wave,
)
from tests.games.bali.drawing import DE, FR, at, play, table

MURE = "T Z | A R M E\n    |     U"


def test_a_build_is_the_column_the_pieces_by_panel_and_place_and_what_it_spells() -> None:
    state = table("E U | A Z M R", FR, turn=1)
    move = Build(at("B3"), (at("A2"), at("B4"), at("A1")))
    assert GAME.write(state, 1, move) == "B3 +1.2 +2.4 +1.1=MURE"
    assert GAME.read(state, 1, "B3 +1.2 +2.4 +1.1=MURE") == move


def test_a_bali_card_is_a_small_letter() -> None:
    state = table("R * B")
    move = Build(at("A1"), (at("A2"), at("A3")), "O")
    assert GAME.write(state, 0, move) == "A1 +1.2 +1.3=RoB"
    for said in ("A1 +1.2 +1.3=RoB", "A1 +1.2 +1.3=ROB", "1+2+3=rob", "rob", "=ROB"):
        assert GAME.read(state, 0, said) == move


@pytest.mark.parametrize("said", ["A1 +1.2", "a1+a2", "1+2", "A1  + A2", "1 + 1.2", "A1 +1.2=RO", "ro"])
def test_a_build_is_read_in_several_spellings(said: str) -> None:
    assert GAME.read(table("R O T"), 0, said) == Build(at("A1"), (at("A2"),))


@pytest.mark.parametrize("said", ["A1 -ROB", "a1 - rob", "-1", "-A1", "1-", "rob"])
def test_a_removal_is_read_in_several_spellings(said: str) -> None:
    assert GAME.read(table("R T\nO\nB"), 0, said) == Remove(at("A1"))


@pytest.mark.parametrize(
    ("seat", "move", "text"),
    [
        (0, Pass(), "pass"),
        (0, Stop(), "stop"),
        (1, Challenge(), "challenge"),
        (1, Wave(), "wave"),
        (0, Name("ROBE"), "name ROBE"),
        (1, Vote(True), "vote yes"),
        (1, Vote(False), "vote no"),
        (CLOCK, TimeUp(), "time"),
        (CHANCE, Cut("K"), "cut K"),
        (CHANCE, Draw("*"), "draw *"),
        (CHANCE, Draw("k"), "draw k"),
        (CHANCE, Draw("Ä"), "draw Ä"),
        (0, Remove(at("A1"), space_age=True), "A1 -ROB space"),
    ],
)
def test_every_other_move_is_a_word_or_two(seat: int, move: Move, text: str) -> None:
    state = table("R | T\nO |\nB |")
    assert GAME.write(state, seat, move) == text
    assert GAME.read(state, seat, text) == move


def test_a_forfeit_names_the_column() -> None:
    state = table("X R | T\n  O |", phase=NoPlay())
    assert GAME.write(state, 1, Forfeit(at("A2"))) == "forfeit A2=RO"
    for said in ("forfeit A2=RO", "forfeit A2", "A2", "2"):
        assert GAME.read(state, 1, said) == Forfeit(at("A2"))


def test_a_word_in_mind_may_be_said_without_more_and_with_accents() -> None:
    options = Options(edition="mb-1978-fr", mode="challenge")
    state = play(play(table("E T | T", options), 0, "A1 +1.2"), 1, "challenge")
    assert GAME.read(state, 0, "été") == Name("ETE")
    assert GAME.read(state, 0, "name fête") == Name("FETE")


def test_of_equal_cards_on_one_panel_a_word_takes_the_first() -> None:
    assert GAME.read(table("R T O O"), 0, "ROT") == Build(at("A1"), (at("A3"), at("A2")))


def test_a_word_takes_a_printed_letter_before_a_bali_card() -> None:
    assert GAME.read(table("R T * O"), 0, "ROT") == Build(at("A1"), (at("A4"), at("A2")))


def test_a_word_spelled_like_a_command_is_written_with_an_equals_sign() -> None:
    state = table("P A S S")
    assert GAME.read(state, 0, "pass") == Pass()
    assert GAME.read(state, 0, "=PASS") == Build(at("A1"), (at("A2"), at("A3"), at("A4")))


def test_umlauts_are_read_as_letters_in_german_and_as_vowels_in_french() -> None:
    assert GAME.read(table("F Ü R U", DE), 0, "für") == Build(at("A1"), (at("A2"), at("A3")))
    assert GAME.read(table("M Ü R", FR), 0, "mûr") == Build(at("A1"), (at("A2"), at("A3")))

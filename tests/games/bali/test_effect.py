"""What a build or a removal makes, told before it is made."""

from ludotheque.games.bali import GAME
from ludotheque.games.bali.types import Made, Options, Pass
from tests.games.bali.drawing import DE, EN, table


def preview(drawing: str, move: str, options: Options = EN, **changes: object) -> Made | None:
    state = table(drawing, options, **changes)
    told = GAME.preview(state, 0, GAME.read(state, 0, move)) if GAME.preview else None
    assert told is None or isinstance(told, Made)
    return told


def test_b7_a_word_is_told_with_its_points() -> None:
    made = preview("S A | E\nT M |\nR   |\nE   |", "A1 +1.2")
    assert made is not None
    assert (made.letters, made.points, made.word) == ("STREAM", 30, True)
    assert "STREAM" not in made.leads
    assert all("STREAM" in word for word in made.leads)


def test_b6_a_fragment_is_told_with_words_it_leads_to() -> None:
    made = preview("P R | O", "A1 +1.2")
    assert made is not None
    assert not made.word
    assert len(made.leads) == 3
    assert all("PR" in word for word in made.leads)


def test_b1_no_word_is_named_that_all_the_cards_could_not_spell() -> None:
    made = preview("Z Z | O", "A1 +1.2")
    assert made is not None
    assert made.leads
    for word in made.leads:
        assert word.count("Z") <= 4


def test_b20_with_the_last_cards_a_build_leads_nowhere() -> None:
    assert preview("R O | T E", "ROT", deck="") == Made("ROT", 6, True, ("R", "O", "T"))


def test_b24_where_players_challenge_the_dictionary_keeps_silent() -> None:
    assert preview("X Q | T", "A1 +1.2", Options(mode="challenge")) == Made("XQ", 18, None, ("X", "Q"))


def test_b3_the_letters_are_those_the_edition_reads() -> None:
    made = preview("T Ü | R", "A1 +1.2", DE)
    assert made is not None
    assert made.letters == "TÜ"


def test_b26_a_removal_tells_the_space_age_points() -> None:
    state = table("Z\nE\nR\nO\nG", Options(space_age=True))
    assert GAME.effect(state, 0, GAME.read(state, 0, "-1")) == Made("ZEROG", 40, True)
    assert GAME.effect(state, 0, Pass()) is None

"""B5 and B6: words and fragments, in the spelling of the cards."""

import pytest

from ludotheque.game import IllegalMove
from ludotheque.games.bali.types import Options
from ludotheque.games.bali.words import words
from tests.games.bali.drawing import DE, EN, FR, play, table, words_built

ENGLISH = words("avalon-hill-1980")
FRENCH = words("mb-1978-fr")
GERMAN = words("mb-1978-de")


@pytest.mark.parametrize("word", ["ROB", "QUESTS", "TAKING", "LARGER", "GONE"])
def test_b5_plurals_participles_and_comparatives_are_words(word: str) -> None:
    assert ENGLISH.is_word(word)


def test_b5_a_word_has_at_least_three_letters() -> None:
    assert ENGLISH.lexicon.is_fragment("OX")
    assert not ENGLISH.is_word("OX")
    with pytest.raises(IllegalMove, match="B5-short"):
        play(table("O\nX"), 0, "-1")


def test_b5_three_letters_are_enough_in_the_french_edition_too() -> None:
    state = play(table("M\nU\nR", FR), 0, "-1")
    assert state.scores == (9,)


def test_b5_a_proper_noun_is_no_word() -> None:
    with pytest.raises(IllegalMove, match="B10-word"):
        play(table("L\nO\nN\nD\nO\nN"), 0, "-1")


@pytest.mark.parametrize(("options", "letters"), [(EN, "OVMB"), (FR, "OVMB"), (DE, "OVMB"), (DE, "OYMB")])
def test_b6_letters_that_stand_together_in_no_word_are_not_joined(options: Options, letters: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        play(table(" ".join(letters), options), 0, "A1 +1.2 +1.3 +1.4")
    assert refused.value.code == "B6-fragment"
    assert refused.value.params["letters"] == letters


@pytest.mark.parametrize("fragment", ["MIC", "ICRO", "OBES"])
def test_b6_a_fragment_begins_runs_through_or_ends_a_word(fragment: str) -> None:
    assert fragment in words_built(table(" ".join(fragment)))


def test_b6_words_are_spelled_as_the_cards_spell() -> None:
    assert FRENCH.is_word("COEUR")
    assert FRENCH.is_word("ETE")
    assert GERMAN.is_word("STRASSE")
    assert GERMAN.is_word("MÜDE")
    assert not GERMAN.is_word("MUDE")


def test_b6_of_two_joined_columns_only_the_whole_counts() -> None:
    assert words_built(table("Q X\nU Y")) == set()

"""The rulebook's own words, and what everybody would miss."""

import pytest

from ludotheque.lexicon import fold
from tests.games.wordjam_themes.lists import LANGUAGES, folded

FITS = [
    ("fr", "animals", "pingouin gazelle crocodile gorille fourmi"),
    ("en", "animals", "ant penguin gazelle crocodile gorilla"),
    ("de", "animals", "Ameise Pinguin Gazelle Krokodil Gorilla"),
    ("fr", "food", "crème-brûlée pain vin"),
    ("fr", "flora", "rose chêne pomme pétale"),
    ("de", "flora", "Rosenbeet Eiche Apfel Blatt"),
    ("en", "verbs", "be red apologize"),
    ("fr", "verbs", "être rouge"),
    ("de", "verbs", "sein rot"),
    ("fr", "body", "œil genou"),
    ("de", "geography", "Rhein Bodensee Schwarzwald Wien Frankreich"),
    ("fr", "geography", "Seine lac-Léman Bretagne Londres Allemagne"),
    ("en", "geography", "Thames Loch-Ness Cornwall Vienna Germany"),
]


@pytest.mark.parametrize(("language", "style", "words"), FITS)
def test_w3_words_that_fit_are_known_to(language: str, style: str, words: str) -> None:
    assert [w for w in words.split() if fold(w, language) not in folded(language, style)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_w7_the_cinema_of_the_rulebook_is_known(language: str) -> None:
    assert {"GODARD", "REDFORD", "SCHWARZENEGGER", "REDGRAVE"} <= folded(language, "cinema")


@pytest.mark.parametrize("language", LANGUAGES)
def test_w14_the_characters_of_the_rulebook_are_known(language: str) -> None:
    assert {"ARSENELUPIN", "FRANKENSTEIN"} <= folded(language, "characters")


def test_w3_ant_is_an_animal_and_insect_is_not() -> None:
    assert "FOURMI" in folded("fr", "animals")
    assert "INSECTE" not in folded("fr", "animals")


@pytest.mark.parametrize("language", LANGUAGES)
def test_w3_a_band_is_known_without_its_article(language: str) -> None:
    assert {"BEATLES", "ROLLINGSTONES"} <= folded(language, "singers")

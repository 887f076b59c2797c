"""B1-B4 and B7: the cards, what they count and what they stand for."""

import pytest

from ludotheque.games.bali.cards import points, reading
from ludotheque.games.bali.editions import EDITIONS, edition
from ludotheque.games.bali.types import Forfeit, NoPlay
from ludotheque.texts import LANGUAGES, rule_page
from tests.games.bali.drawing import DE, EN, FR, at, deal, play, same, table, words_built

ENGLISH = edition("avalon-hill-1980")
FRENCH = edition("mb-1978-fr")
GERMAN = edition("mb-1978-de")


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_b1_a_deck_is_54_cards_with_one_bali(edition_id: str) -> None:
    cards = edition(edition_id).cards(1)
    assert len(cards) == 54
    assert cards.count("*") == 1


def test_b1_the_english_deck_has_more_vowels_where_the_others_have_umlauts() -> None:
    assert [ENGLISH.deck[letter] for letter in "AEIOUMNT"] == [4, 5, 4, 4, 2, 1, 3, 3]
    assert [FRENCH.deck[letter] for letter in "AÄEIOÖUÜMNT"] == [3, 1, 5, 4, 3, 1, 2, 1, 2, 2, 2]
    assert FRENCH.deck == GERMAN.deck


def test_b1_solitaire_takes_one_deck_and_a_game_for_several_two() -> None:
    assert len(table("A").deck) == 53
    assert len(table("A | B").deck) == 106
    assert len(table("A | B | C | D").deck) == 104


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_b2_vowels_count_nothing_consonants_one_to_five_bali_five(edition_id: str) -> None:
    values = edition(edition_id).values
    assert set(values) == set(edition(edition_id).deck)
    assert {values[letter] for letter in values if letter in "AEIOUÄÖÜ"} == {0}
    assert {values[letter] for letter in values if letter not in "AEIOUÄÖÜ*"} == {1, 2, 3, 4, 5}
    assert values["*"] == 5


@pytest.mark.parametrize(
    ("edition_id", "word", "worth"),
    [
        ("avalon-hill-1980", "ROB", 9),
        ("avalon-hill-1980", "PROBE", 20),
        ("avalon-hill-1980", "THROB", 25),
        ("avalon-hill-1980", "MICROBES", 56),
        ("avalon-hill-1980", "PROBLEMATICAL", 130),
        ("mb-1978-de", "NAME", 12),
        ("mb-1978-de", "PROBLEMATISCH", 143),
        ("mb-1978-fr", "PARTIE", 18),
        ("mb-1978-fr", "PRATIQUEMENT", 144),
    ],
)
def test_b7_the_rulebooks_examples_add_up(edition_id: str, word: str, worth: int) -> None:
    assert points(edition(edition_id), word) == worth


def test_b7_a_bali_card_counts_five_whatever_it_stands_for() -> None:
    assert points(ENGLISH, "RoB") == (1 + 5 + 2) * 3
    assert points(ENGLISH, "ROb") == (1 + 0 + 5) * 3


def test_b3_a_german_umlaut_is_a_letter_of_its_own() -> None:
    assert reading(GERMAN, "BÄR") == "BÄR"
    assert "BÄR" in words_built(table("B Ä R", DE))
    assert words_built(table("T Ä G", DE)).isdisjoint({"TAG"})


def test_b3_a_french_umlaut_card_is_used_as_the_plain_vowel() -> None:
    assert reading(FRENCH, "MÜR") == "MUR"
    assert "MUR" in words_built(table("M Ü R", FR))


def test_b4_bali_is_declared_when_it_is_joined_and_keeps_its_letter() -> None:
    state = play(table("R * B T"), 0, "A1 +1.2 +1.3=ROB")
    assert same(state, "R . . T\no\nB")
    state = deal(state, "SZEEE")
    assert same(state, "R S Z T E E E\no\nB")
    assert same(play(state, 0, "A1 +1.2"), "R . Z T E E E\no\nB\nS")


def test_b4_bali_is_declared_as_the_head_of_a_column_too() -> None:
    assert same(play(table("* O B"), 0, "A1 +1.2 +1.3=ROB"), "r . .\nO\nB")


def test_b4_bali_alone_on_its_place_is_not_declared() -> None:
    assert "R*" not in words_built(table("R *"))
    assert {"RA", "RE", "RI"} <= words_built(table("R *"))


def test_b4_two_bali_cards_may_be_different_letters() -> None:
    state = play(table("* * T | A"), 0, "A1 +1.2 +1.3=CAT")
    assert same(state, "c . . | A\na\nT")


def test_b4_a_declared_bali_keeps_its_letter_in_the_deck_after_a_forfeit() -> None:
    state = table("X o | J\n  Q |", phase=NoPlay())
    deck = state.deck
    state = play(state, 1, Forfeit(at("A2")))
    assert sorted(state.deck) == sorted(deck + "oQ")
    state = deal(state, "EEEEEE" + "o")
    assert "o" in state.panels[0]


def test_b4_a_captured_bali_keeps_its_letter() -> None:
    state = play(table("R T | o\n    | B", EN), 0, "A1 +B1")
    assert state.panels[0][0] == "RoB"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_b1_b2_the_rule_page_names_the_decks_and_values_of_the_editions(lang: str) -> None:
    page = rule_page("bali", lang)
    for edition_id in EDITIONS:
        deck = edition(edition_id).deck
        assert " ".join(f"{card}{count}" for card, count in deck.items() if card != "*") in page
    for letter in "DGFYKVWJXZ":
        assert f"{letter} {ENGLISH.values[letter]}" in page

"""Spelling as on the cards (B6)."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.lexicon import ALPHABETS, fold

LANGUAGES = st.sampled_from(("en", "fr", "de"))
FRENCH = st.text("abcdefghijklmnopqrstuvwxyzàâäçéèêëîïôöùûüÿœæABCÀÉÈÊÇŒÆÎÔÛ", min_size=1)
GERMAN = st.text("abcdefghijklmnopqrstuvwxyzäöüßABCXYZÄÖÜ", min_size=1)


@pytest.mark.parametrize(
    ("text", "language", "folded"),
    [
        ("Cœur brisé", "fr", "COEURBRISE"),
        ("ŒUVRE", "fr", "OEUVRE"),
        ("aiguë", "fr", "AIGUE"),
        ("l’été", "fr", "LETE"),
        ("arc-en-ciel", "fr", "ARCENCIEL"),
        ("ex æquo", "fr", "EXAEQUO"),
        ("Straße", "de", "STRASSE"),
        ("STRAẞE", "de", "STRASSE"),
        ("Äpfel", "de", "ÄPFEL"),
        ("A\u0308pfel", "de", "ÄPFEL"),
        ("über", "en", "UBER"),
        ("Übung", "de", "ÜBUNG"),
        ("Café", "de", "CAFE"),
        ("naïve", "en", "NAIVE"),
        ("naïv", "de", "NAIV"),
        ("rock’n’roll", "en", "ROCKNROLL"),
        ("b2b", "en", "B2B"),
        ("кот", "en", "КОТ"),
        ("", "en", ""),
    ],
)
def test_b6_words_are_spelled_without_accents_and_with_umlauts_in_german(
    text: str, language: str, folded: str
) -> None:
    assert fold(text, language) == folded


@given(st.text(), LANGUAGES)
def test_folding_twice_is_folding_once(text: str, language: str) -> None:
    once = fold(text, language)
    assert fold(once, language) == once


@given(st.text(), LANGUAGES)
def test_case_and_unicode_form_make_no_difference(text: str, language: str) -> None:
    assert fold(unicodedata.normalize("NFD", text), language) == fold(text, language)


@given(FRENCH)
def test_b6_french_spelling_always_ends_in_the_plain_alphabet(text: str) -> None:
    folded = fold(text, "fr")
    assert set(folded) <= set(ALPHABETS["fr"])
    assert fold(text.upper(), "fr") == folded == fold(text.lower(), "fr")
    assert len(folded) == len(text) + sum(letter in "œæŒÆ" for letter in text)


@given(GERMAN)
def test_b6_german_keeps_umlauts_and_spells_out_sharp_s(text: str) -> None:
    folded = fold(text, "de")
    assert set(folded) <= set(ALPHABETS["de"])
    assert [letter for letter in folded if letter in "ÄÖÜ"] == [x.upper() for x in text if x.upper() in "ÄÖÜ"]
    assert len(folded) == len(text) + text.count("ß")


@given(st.text(), st.text(), LANGUAGES, st.sampled_from(" -'’\u00a0\u2011\u00ad"))
def test_spaces_hyphens_and_apostrophes_vanish(before: str, after: str, language: str, mark: str) -> None:
    joined = before + "X" + mark + "X" + after
    assert "XX" in fold(joined, language)

"""The three lexicons as they are shipped: what must be in, what must be out."""

from pathlib import Path

import pytest

from ludotheque.lexicon import open_lexicon
from ludotheque.lexicon.verdict import Why, judge

WORDS = Path(__file__).parent / "words"
LANGUAGES = ("en", "fr", "de")
EXAMPLES = {
    "en": "ROB PROBE THROB MICROBES PROBLEMATICAL EXQUISITE PATHS LAP JEST REST TEST QUEST LATEST QUART",
    "fr": "PARTIE PRATIQUEMENT MUR MURE MURIR ARMURE MURS SON TON MAISON",
    "de": "NAME PROBLEMATISCH BEET BEETE ROSENBEET RASSE TASSE TRASSE",
}


def listed(name: str) -> list[str]:
    lines = (WORDS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [word for line in lines if not line.startswith("#") for word in line.split()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_b5_ordinary_words_are_in_with_plurals_conjugated_forms_and_comparatives(language: str) -> None:
    words = listed(f"{language}-in")
    assert len(set(words)) >= 300
    assert [word for word in words if not judge(open_lexicon(language), word).is_word] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_b5_names_abbreviations_hyphens_apostrophes_and_foreign_words_are_out(language: str) -> None:
    words = listed(f"{language}-out")
    assert len(set(words)) >= 150
    assert [word for word in words if judge(open_lexicon(language), word, examples=0).is_word] == []


@pytest.mark.parametrize(("language", "share"), [("en", 0.995), ("fr", 0.995), ("de", 0.99)])
def test_ordinary_compounds_and_inflections_are_in(language: str, share: float) -> None:
    words = set(listed(f"{language}-recall"))
    assert len(words) >= 600
    missing = [word for word in words if not judge(open_lexicon(language), word, examples=0).is_word]
    assert len(words) - len(missing) >= share * len(words), missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_rulebooks_examples_is_in(language: str) -> None:
    lexicon = open_lexicon(language)
    assert [word for word in EXAMPLES[language].split() if not lexicon.is_word(word)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_b6_what_the_rulebooks_call_no_fragment_is_none(language: str) -> None:
    lexicon = open_lexicon(language)
    assert not lexicon.is_fragment("OVMB")
    assert not lexicon.is_fragment("OYMB")


@pytest.mark.parametrize(("language", "common"), [("en", 20_000), ("fr", 20_000), ("de", 25_000)])
def test_common_words_form_a_tier_worth_playing_with(language: str, common: int) -> None:
    lexicon = open_lexicon(language)
    levels = lexicon.arrays.tags & 31
    assert (levels >= 12).sum() > common
    assert (levels == 0).sum() > 0


@pytest.mark.parametrize(
    ("language", "common", "rare"),
    [("en", "HOUSE", "AALII"), ("fr", "MAISON", "ABAISSABLE"), ("de", "HAUS", "AAK")],
)
def test_commonness_tells_everyday_words_from_rare_ones(language: str, common: str, rare: str) -> None:
    lexicon = open_lexicon(language)
    assert lexicon.is_word(rare)
    assert lexicon.zipf(common) >= 4.5
    assert lexicon.zipf(rare) <= 2


def test_words_that_contain_a_fragment_come_commonest_first() -> None:
    lexicon = open_lexicon("fr")
    found = lexicon.containing("AISO", limit=10)
    assert found[:2] == ["MAISON", "RAISON"]
    assert [lexicon.zipf(word) for word in found] == sorted((lexicon.zipf(w) for w in found), reverse=True)


@pytest.mark.parametrize(
    ("language", "text", "why"),
    [
        ("en", "probe", Why.WORD),
        ("en", "don't", Why.APOSTROPHE),
        ("en", "well-known", Why.HYPHEN),
        ("en", "ice cream", Why.SPACE),
        ("en", "  ", Why.EMPTY),
        ("en", "b2b", Why.LETTER),
        ("en", "кот", Why.LETTER),
        ("en", "ox", Why.SHORT),
        ("en", "robl", Why.FRAGMENT),
        ("en", "ovmb", Why.UNKNOWN),
        ("fr", "aison", Why.FRAGMENT),
        ("fr", "Cœur", Why.WORD),
        ("fr", "mûrir", Why.WORD),
        ("de", "Rosenbeet", Why.WORD),
        ("de", "Straße", Why.WORD),
        ("de", "Apfel", Why.WORD),
        ("de", "Äpfel", Why.WORD),
        ("de", "Aepfel", Why.UNKNOWN),
    ],
)
def test_b5_a_person_is_told_why_a_word_is_in_or_out(language: str, text: str, why: Why) -> None:
    assert judge(open_lexicon(language), text).why == why


def test_a_verdict_names_the_source_of_a_word_and_words_that_hold_a_fragment() -> None:
    lexicon = open_lexicon("en")
    assert judge(lexicon, "probe").detail == "SCOWL 80 (tanglet-data)"
    assert judge(lexicon, "app").detail == "hand list"
    assert judge(lexicon, "robl", examples=2).detail == "PROBLEM, PROBLEMS"
    assert judge(lexicon, "b2b").detail == "2"


def test_an_umlaut_is_a_letter_of_its_own_in_german_alone() -> None:
    assert open_lexicon("de").alphabet.endswith("ZÄÖÜ")
    assert "Ä" not in open_lexicon("fr").alphabet + open_lexicon("en").alphabet
    assert "Ü" in open_lexicon("de").following("H")

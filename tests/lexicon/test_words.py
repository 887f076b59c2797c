"""The three lexicons as they are shipped: what must be in, what must be out."""

from pathlib import Path

import pytest

from ludotheque.lexicon import fold, open_lexicon
from ludotheque.lexicon.hurtful import hurts
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


@pytest.mark.parametrize(
    ("name", "share"),
    [
        ("en-recall", 0.995),
        ("fr-recall", 0.995),
        ("de-recall", 0.99),
        ("de-recall-sealed", 0.995),
        ("de-recall-harder", 0.995),
        ("de-recall-unseen", 0.994),
        ("de-recall-everyday", 0.96),
    ],
)
def test_ordinary_compounds_and_inflections_are_in(name: str, share: float) -> None:
    language, words = name[:2], set(listed(name))
    assert len(words) >= 600
    missing = [word for word in words if not judge(open_lexicon(language), word, examples=0).is_word]
    assert len(words) - len(missing) >= share * len(words), missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_the_words_of_middle_frequency_at_most_one_in_two_hundred_is_wrong(language: str) -> None:
    sample = listed(f"samples/{language}")
    assert len(sample) == 400
    assert sum(word.endswith("!") for word in sample) <= 0.005 * len(sample)
    lexicon = open_lexicon(language, hurtful=True)
    known = [word for word in sample if lexicon.is_word(fold(word.removesuffix("!"), language))]
    assert len(known) >= 398


def test_compounds_and_inflections_that_nobody_looked_up_before_are_in() -> None:
    words = listed("de-recall-fresh")
    assert len(set(words)) >= 600
    missing = [word for word in words if not judge(open_lexicon("de"), word, examples=0).is_word]
    assert len(missing) <= 0.005 * len(words), missing


@pytest.mark.parametrize(
    ("language", "inside", "outside"),
    [
        (
            "en",
            "intro barcode taekwondo graphene bootcamp storylines",
            "holmes watergate afterall gonna",
        ),
        ("fr", "graal emails samuraïs ramen exo hip", "british queen street good pts"),
        ("de", "Vogelscheuche Mindestabstand Mirabelle Straßenlärm", "England Bodensee Haribo zum gehn"),
    ],
)
def test_b5_what_was_played_with_the_first_list_may_be_other_than_now(
    language: str, inside: str, outside: str
) -> None:
    now, then = open_lexicon(language), open_lexicon(language, "0.1")
    assert all(now.is_word(fold(word, language)) for word in inside.split())
    assert not any(now.is_word(fold(word, language)) for word in outside.split())
    assert not all(then.is_word(fold(word, language)) for word in inside.split())
    assert any(then.is_word(fold(word, language)) for word in outside.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_hurt_are_on_no_list_that_is_shown(language: str) -> None:
    shown, whole = open_lexicon(language), open_lexicon(language, hurtful=True)
    held_back = [word for word in whole.words() if hurts(word, language)]
    assert len(held_back) >= 100
    assert len(whole) - len(shown) == len(held_back)
    for word in held_back:
        assert not shown.is_word(word)
        assert word not in shown.containing(word, 100)
        assert shown.zipf(word) == 0.0
        assert all(shown.zipf(longer) == whole.zipf(longer) for longer in shown.containing(word, 3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_hurt_are_not_named_of_the_first_lists_either(language: str) -> None:
    named = open_lexicon(language, "0.1").starting("N", 100_000)
    known = open_lexicon(language, "0.1", hurtful=True).starting("N", 100_000)
    held_back = [word for word in known if hurts(word, language)]
    assert held_back
    assert [word for word in known if word not in held_back] == named


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

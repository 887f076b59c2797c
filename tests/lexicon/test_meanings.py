"""Why a word is a word: glosses, forms of other words, what is made of others."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.lexicon import LexiconDamaged, open_lexicon
from ludotheque.lexicon.meanings import Meanings, Reading, explain, open_meanings, pack
from ludotheque.texts import LANGUAGES, texts


def read(language: str, word: str) -> list[tuple[str, str, str]]:
    found = explain(language, word)
    assert found is not None
    return [(one.base, one.kind, f"{one.form} {one.person}".strip()) for one in found.readings]


@pytest.mark.parametrize(
    ("language", "word", "base", "kind", "form"),
    [
        ("en", "probes", "probe", "noun", "pl"),
        ("en", "ran", "run", "verb", "past"),
        ("en", "mice", "mouse", "noun", "pl"),
        ("en", "happiest", "happy", "adjective", "sup"),
        ("en", "wronged", "wrong", "verb", "past"),
        ("en", "with", "with", "preposition", ""),
        ("fr", "mures", "mûre", "noun", "pl"),
        ("fr", "aimions", "aimer", "verb", "iimp p1pl"),
        ("fr", "aime", "aimer", "verb", "ipre p13sg"),
        ("fr", "petites", "petit", "adjective", "fempl"),
        ("de", "häuser", "Haus", "noun", "of"),
        ("de", "ging", "gehen", "verb", "of"),
        ("de", "schönerem", "schön", "adjective", "of"),
        ("de", "Rosenbeete", "Rosenbeet", "noun", "compound"),
    ],
)
def test_a_form_tells_its_base_its_kind_and_what_it_is(
    language: str, word: str, base: str, kind: str, form: str
) -> None:
    assert (base, kind, form) in read(language, word)


@pytest.mark.parametrize(
    ("language", "word", "gloss"),
    [
        ("en", "STREAM", "a natural body of running water flowing on or under the earth"),
        ("fr", "MURES", "Le fruit du mûrier"),
        ("de", "HÄUSERN", "Eigenheim, Heim"),
    ],
)
def test_the_meaning_stands_with_every_form(language: str, word: str, gloss: str) -> None:
    found = explain(language, word)
    assert found is not None
    assert found.readings[0].gloss == gloss


def test_two_words_in_one_are_told_apart() -> None:
    assert read("en", "hairdryer") == [("hairdryer", "noun", "compound")]
    found = explain("de", "Papierknappheit")
    assert found is not None
    assert found.readings[0].parts == ("Papier", "Knappheit")


def test_what_is_no_word_has_no_meaning() -> None:
    assert [explain("en", text) for text in ("probx", "", "ro", "42", "don't\0")] == [None] * 5


@pytest.mark.parametrize(("language", "share"), [("en", 0.93), ("fr", 0.99), ("de", 0.93)])
def test_of_the_words_that_people_know_nearly_all_are_explained(language: str, share: float) -> None:
    known = open_lexicon(language).containing("E", 6_000)[::11]
    told = [word for word in known if (found := explain(language, word)) and found.readings]
    assert len(told) >= share * len(known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reading_can_be_said_in_every_language(language: str) -> None:
    for word in open_lexicon(language).containing("ER", 2_000)[::9]:
        found = explain(language, word)
        assert found is not None
        for one in found.readings:
            for lang in LANGUAGES:
                t = texts(lang)
                who = t("word-person", person=one.person) if one.person else "none"
                said = t(
                    "word-reading", form=one.form or "base", base=one.base, who=who, parts="".join(one.parts)
                )
                assert one.base in said
                assert t("word-kind", kind=one.kind)
                assert t("word-from-" + language)


@given(st.dictionaries(st.text("ABCÄ", min_size=1, max_size=6), st.text("xyz ü", max_size=9), min_size=1))
@settings(max_examples=60)
def test_what_was_packed_is_found_again(glosses: dict[str, str]) -> None:
    data = pack("en", (f"{word}\tn.|{word.lower()}|{gloss}" for word, gloss in glosses.items()))
    assert data == pack("en", (f"{word}\tn.|{word.lower()}|{glosses[word]}" for word in reversed(glosses)))
    book = Meanings(memoryview(data), "en.meanings")
    for word, gloss in glosses.items():
        assert book.find(word) == (Reading(word.lower(), "noun", gloss=gloss),)
    assert book.find("ZZZ") == book.find("") == ()


def test_a_file_that_is_cut_short_or_foreign_is_refused() -> None:
    whole = pack("en", ["ROB\tv.|rob|take what is another's"])
    for broken in (whole[:-1], b"LUDOLEX1" + whole[8:], whole[:8] + b"\xff" + whole[9:], b""):
        with pytest.raises(LexiconDamaged):
            Meanings(memoryview(broken), "en.meanings")
    with pytest.raises(LexiconDamaged):
        open_meanings("nl")

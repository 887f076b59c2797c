"""A lexicon's file: the same bytes for the same words, and no damage that goes unseen."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.lexicon import Lexicon, LexiconDamaged, UnknownLexicon, open_lexicon
from ludotheque.lexicon.lexfile import LONGEST, Entry, compile_lexicon
from ludotheque.lexicon.lexicon import file_of
from ludotheque.texts import LANGUAGES, texts

WORDS = {"ROB": Entry(4.0), "PROBE": Entry(3.5), "THROB": Entry(2.0, 1)}
GOOD = compile_lexicon(WORDS, "en", ("list", "hand"))


def refused(path: Path, data: bytes) -> LexiconDamaged:
    path.write_bytes(data)
    with pytest.raises(LexiconDamaged) as caught:
        Lexicon.read(path)
    return caught.value


def test_a_file_read_back_holds_what_was_compiled(tmp_path: Path) -> None:
    (tmp_path / "en.lex").write_bytes(GOOD)
    lexicon = Lexicon.read(tmp_path / "en.lex")
    assert list(lexicon.words()) == ["PROBE", "ROB", "THROB"]
    assert [lexicon.source(word) for word in lexicon.words()] == ["list", "list", "hand"]
    assert lexicon.language == "en"


def test_the_same_words_give_the_same_bytes_and_other_words_another_version() -> None:
    assert compile_lexicon(dict(reversed(WORDS.items())), "en", ("list", "hand")) == GOOD
    versions = {Lexicon.of(words, "en").version for words in (["ROB"], ["ROBE"], {"ROB": 3.0})}
    assert len(versions) == 3


def test_a_word_longer_than_the_kernel_holds_is_refused_at_build_time() -> None:
    assert Lexicon.of(["A" * LONGEST], "en").containing("A") == ["A" * LONGEST]
    with pytest.raises(ValueError, match="more than 63 letters"):
        Lexicon.of(["A" * (LONGEST + 1)], "en")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(LexiconDamaged) as caught:
        Lexicon.read(tmp_path / "fr.lex")
    assert caught.value.code == "lexicon-missing"
    assert caught.value.params == {"file": "fr.lex"}


def test_an_empty_file_is_cut_short(tmp_path: Path) -> None:
    assert refused(tmp_path / "en.lex", b"").code == "lexicon-truncated"


def test_a_file_of_another_kind_is_no_lexicon(tmp_path: Path) -> None:
    assert refused(tmp_path / "en.lex", b"PK\x03\x04 something else").code == "lexicon-foreign"


def test_a_file_of_another_format_is_refused_as_such(tmp_path: Path) -> None:
    assert refused(tmp_path / "en.lex", b"LUDOLEX2" + GOOD[8:]).code == "lexicon-format"


@given(st.integers(1, len(GOOD) - 1))
@settings(max_examples=50)
def test_a_file_cut_short_anywhere_is_refused(tmp_path_factory: pytest.TempPathFactory, kept: int) -> None:
    refusal = refused(tmp_path_factory.mktemp("cut") / "en.lex", GOOD[:kept])
    assert refusal.code in {"lexicon-truncated", "lexicon-checksum", "lexicon-foreign", "lexicon-format"}
    assert refusal.params["file"] == "en.lex"


@given(st.integers(0, len(GOOD) - 1), st.integers(1, 255))
@settings(max_examples=80)
def test_no_flipped_byte_goes_unseen(tmp_path_factory: pytest.TempPathFactory, place: int, flip: int) -> None:
    damaged = bytearray(GOOD)
    damaged[place] ^= flip
    refused(tmp_path_factory.mktemp("flip") / "en.lex", bytes(damaged))


def test_a_flipped_byte_in_a_real_lexicon_is_seen(tmp_path: Path) -> None:
    damaged = bytearray(file_of("fr").read_bytes())
    damaged[len(damaged) // 2] ^= 4
    assert refused(tmp_path / "fr.lex", bytes(damaged)).code == "lexicon-checksum"


def test_trailing_bytes_are_damage(tmp_path: Path) -> None:
    assert refused(tmp_path / "en.lex", GOOD + b"x").code == "lexicon-checksum"


def test_a_language_without_words_is_refused() -> None:
    with pytest.raises(UnknownLexicon) as caught:
        open_lexicon("it")
    assert caught.value.params == {"language": "it"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_refusal_has_a_sentence_that_names_the_file(lang: str) -> None:
    for code in (
        "lexicon-missing",
        "lexicon-truncated",
        "lexicon-checksum",
        "lexicon-foreign",
        "lexicon-format",
    ):
        assert "de.lex" in texts(lang).refusal(LexiconDamaged(code, file="de.lex"))
    assert "it" in texts(lang).refusal(UnknownLexicon("lexicon-unknown", language="it"))


def test_an_opened_lexicon_is_kept() -> None:
    assert open_lexicon("en") is open_lexicon("en")

"""The index against a plain list of words: random small lexicons, and samples of the real ones."""

from collections.abc import Iterable
from itertools import pairwise, product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.lexicon import ALPHABETS, Lexicon, kernel, open_lexicon
from ludotheque.lexicon.automaton import automaton
from ludotheque.lexicon.lexfile import Entry, checked, compile_lexicon

LETTERS = "ABÜ"
WORDS = st.dictionaries(
    st.text(LETTERS, min_size=1, max_size=6),
    st.sampled_from((0.0, 0.1, 1.0, 3.0, 3.25, 7.9)),
    min_size=1,
    max_size=12,
)
SHORT = ["".join(letters) for length in range(6) for letters in product(LETTERS, repeat=length)]


def alphabetical(words: Iterable[str]) -> list[str]:
    return sorted(words, key=lambda word: [ALPHABETS["de"].index(letter) for letter in word])


def in_order(words: dict[str, float], holding: list[str], limit: int) -> list[str]:
    """Commonest first (in quarters of a Zipf step, unknown last), then shortest, then alphabetical."""

    def quarter(word: str) -> int:
        return max(1, int(words[word] * 4)) if words[word] else 0

    return sorted(alphabetical(holding), key=lambda word: (-quarter(word), len(word)))[:limit]


@given(WORDS, st.integers(1, 6))
@settings(max_examples=60)
def test_the_compiled_search_finds_what_the_list_says(words: dict[str, float], limit: int) -> None:
    lexicon = Lexicon.of(words, "de")
    for letters in SHORT[1:40]:
        for found, holding in (
            (lexicon.containing(letters, limit), [word for word in words if letters in word]),
            (lexicon.starting(letters, limit), [word for word in words if word.startswith(letters)]),
        ):
            assert found == in_order(words, holding, limit)


@given(WORDS)
@settings(max_examples=60)
def test_words_prefixes_and_fragments_are_those_of_the_list(words: dict[str, float]) -> None:
    lexicon = Lexicon.of(words, "de")
    for letters in SHORT:
        assert lexicon.is_word(letters) == (letters in words)
        assert lexicon.is_prefix(letters) == any(word.startswith(letters) for word in words)
        assert lexicon.is_fragment(letters) == any(letters in word for word in words)
        assert lexicon.following(letters) == "".join(
            letter for letter in LETTERS if any(letters + letter in word for word in words)
        )


@given(WORDS)
@settings(max_examples=60)
def test_words_come_in_the_order_of_the_alphabet_with_their_commonness(words: dict[str, float]) -> None:
    lexicon = Lexicon.of(words, "de")
    assert list(lexicon.words()) == alphabetical(words)
    assert len(lexicon) == len(words)
    for word, zipf in words.items():
        assert lexicon.zipf(word) == max(0.25 if zipf else 0.0, min(int(zipf * 4), 31) / 4)
        assert lexicon.zipf(word + "X") == 0.0


@given(WORDS, st.text(LETTERS, max_size=3), st.integers(0, 6))
@settings(max_examples=60)
def test_searches_find_the_best_words_of_the_list(words: dict[str, float], letters: str, limit: int) -> None:
    lexicon = Lexicon.of(words, "de")
    assert lexicon.containing(letters, limit) == in_order(words, [w for w in words if letters in w], limit)
    assert lexicon.starting(letters, limit) == in_order(
        words, [w for w in words if w.startswith(letters)], limit
    )


@given(WORDS)
@settings(max_examples=60)
def test_the_kernel_walks_as_the_readable_version_does(words: dict[str, float]) -> None:
    lexicon = Lexicon.of(words, "de")
    lex = lexicon.arrays
    ordered = alphabetical(words)
    for letters in SHORT[:121]:
        coded = lexicon.letters(letters)
        fragment, prefix = kernel.walk(lex.cells, lex.root, coded), kernel.walk(lex.cells, lex.start, coded)
        assert (fragment >= 0) == lexicon.is_fragment(letters)
        assert (prefix >= 0) == lexicon.is_prefix(letters)
        assert kernel.is_word(lex.cells, prefix) == lexicon.is_word(letters)
        mask = kernel.following(lex.cells, fragment)
        assert lexicon.spelled(place for place in range(29) if mask >> place & 1) == lexicon.following(
            letters
        )
        number = kernel.word_number(lex.cells, lex.start, coded)
        assert number == (ordered.index(letters) if letters in words else -1)
        assert kernel.level(lex, coded) == (lexicon.zipf(letters) * 4 if letters in words else -1)


@given(WORDS)
@settings(max_examples=60)
def test_the_automaton_is_minimal(words: dict[str, float]) -> None:
    built = automaton(alphabetical(words), ALPHABETS["de"])
    assert len(set(built.states)) == len(built.states)
    assert all(child < number for number, (_, edges) in enumerate(built.states) for _, child in edges)
    rights = {
        fragment: right_of(fragment, list(words)) for fragment in SHORT if any(fragment in w for w in words)
    }
    if max(map(len, words)) <= 5:
        from_start = {right_of_beginning(w[:n], list(words)) for w in words for n in range(len(w) + 1)}
        assert len(built.states) == len(set(rights.values()) | from_start)


def right_of(fragment: str, words: list[str]) -> frozenset[str]:
    """All that may follow a fragment up to the end of a word."""
    return frozenset(
        word[at + len(fragment) :]
        for word in words
        for at in range(len(word) - len(fragment) + 1)
        if word.startswith(fragment, at)
    )


def right_of_beginning(beginning: str, words: list[str]) -> frozenset[str]:
    return frozenset(word[len(beginning) :] for word in words if word.startswith(beginning))


def test_words_out_of_order_are_refused() -> None:
    with pytest.raises(ValueError, match="out of order"):
        automaton(["BA", "AB"], ALPHABETS["en"])


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_samples_of_the_real_lexicons_agree_with_their_own_word_list(language: str) -> None:
    lexicon = open_lexicon(language)
    words = list(lexicon.words())
    assert min(map(len, words)) == 3  # B5
    assert len(words) == len(lexicon) == len(set(words))
    assert all(earlier < later for earlier, later in pairwise(map(tuple, map(lexicon.letters, words[::997]))))
    every = set(words)
    text = "\n".join(words)
    for word in words[::1999]:
        assert lexicon.is_word(word)
        assert lexicon.is_word(word[1:]) == (word[1:] in every)
        for cut in range(len(word)):
            assert lexicon.is_fragment(word[cut:])
            assert lexicon.is_prefix(word[:cut])
    for word in words[::19_997]:
        for piece in (word[1:4], word[-3:] + word[:2], word[:2] + word[:2]):
            assert lexicon.is_fragment(piece) == (piece in text)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_batch_answers_as_single_questions_do(language: str) -> None:
    lexicon = open_lexicon(language)
    asked = ["ES", "QX", "AISON", "OVMB", "", "STR", "ZZZZ", "EINANDER", "TION"]
    coded = np.concatenate([lexicon.letters(letters) for letters in asked])
    answers = np.zeros(len(asked), np.bool_)
    kernel.are_fragments(lexicon.arrays, coded, np.cumsum([len(letters) for letters in asked]), answers)
    assert answers.tolist() == [lexicon.is_fragment(letters) for letters in asked]


def test_letters_that_no_card_has_are_no_fragment_and_no_error() -> None:
    lexicon = open_lexicon("en")
    for letters in ("Ä", "ro", "R2", "ROB ", "КОТ", "ROBÄ"):
        assert not lexicon.is_fragment(letters)
        assert not lexicon.is_word(letters)
        assert not lexicon.is_prefix(letters)
        assert lexicon.following(letters) == ""
        assert lexicon.containing(letters) == lexicon.starting(letters) == []
        assert lexicon.zipf(letters) == 0.0
        assert lexicon.source(letters) is None


def test_what_is_held_back_is_no_word_and_none_of_its_fragments_is_one_through_it_alone() -> None:
    words = {"SPICE": Entry(3.0), "SPIC": Entry(4.0), "SPICS": Entry(), "RACE": Entry(2.0), "ZQX": Entry(1.0)}
    data = compile_lexicon(words, "en", held_back={"SPIC", "SPICS", "ZQX"})
    whole, kind = (Lexicon(*checked(memoryview(data), "words"), hurtful=hurtful) for hurtful in (True, False))
    assert sorted(whole.words()) == sorted(words)
    assert list(kind.words()) == ["RACE", "SPICE"]
    assert (len(whole), len(kind)) == (5, 2)
    assert [whole.is_fragment(text) for text in ("SPIC", "PICS", "QX")] == [True, True, True]
    assert [kind.is_fragment(text) for text in ("SPIC", "PICS", "QX")] == [True, False, False]
    assert [kind.zipf(word) for word in ("RACE", "SPICE", "SPIC")] == [2.0, 3.0, 0.0]
    assert kind.containing("PIC") == ["SPICE"]
    assert whole.containing("PIC") == ["SPIC", "SPICE", "SPICS"]

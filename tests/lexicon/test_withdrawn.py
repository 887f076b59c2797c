"""A word list less some of its words is the list that was compiled without them, but for their fragments."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.lexicon import Lexicon, open_lexicon
from ludotheque.lexicon.kernel import all_words, level, word_number

WORDS = st.dictionaries(st.text("ABC", min_size=1, max_size=6), st.floats(0.25, 7.75), min_size=1)


@given(WORDS, st.lists(st.text("ABC", min_size=1, max_size=6)), st.data())
def test_it_answers_as_if_they_had_never_been_there(
    listed: dict[str, float], strange: list[str], data: st.DataObject
) -> None:
    gone = data.draw(st.lists(st.sampled_from(sorted(listed)), max_size=4))
    whole = Lexicon.of(listed, "en")
    less = whole.without([*gone, *strange])
    left = {word: zipf for word, zipf in listed.items() if word not in {*gone, *strange}}
    assert list(less.words()) == sorted(left)
    assert len(less) == len(left)
    for word in {*listed, *strange}:
        assert less.is_word(word) == (word in left)
        assert less.is_fragment(word) == whole.is_fragment(word)
        assert less.is_prefix(word) == any(one.startswith(word) for one in left)
        assert (less.source(word) is None) == (word not in left)
        assert less.zipf(word) == (whole.zipf(word) if word in left else 0.0)
        spelled, again = less.letters(word), Lexicon.of(left, "en") if left else None
        if again is not None:
            assert word_number(less.arrays.cells, less.arrays.start, spelled) == word_number(
                again.arrays.cells, again.arrays.start, spelled
            )
            assert level(less.arrays, spelled) == level(again.arrays, spelled)
    letters, ends = all_words(less.arrays)
    assert less.spelled(letters) == "".join(sorted(left))
    assert len(ends) == len(left)
    assert sorted(less.containing("A", 100)) == sorted(word for word in left if "A" in word)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_word_of_a_real_list_goes_and_its_neighbours_stay(language: str) -> None:
    whole = open_lexicon(language)
    word = whole.containing("TEL", 1)[0]
    less = open_lexicon(language, withdrawn=(word, "NOSUCHWORD"))
    assert whole.is_word(word)
    assert not less.is_word(word)
    assert word not in less.containing("TEL", 20)
    assert len(less) == len(whole) - 1
    assert [one for one in whole.containing("TEL", 20) if one != word][:10] == less.containing("TEL", 10)
    assert open_lexicon(language, withdrawn=(word, "NOSUCHWORD")) is less


def test_compiled_code_takes_it_for_a_list_like_any_other() -> None:
    """Arrays that may be written to are another type: everything would be compiled once more."""
    whole, less = open_lexicon("en"), open_lexicon("en", withdrawn=("HOTEL",))
    for one, other in zip(whole.arrays, less.arrays, strict=True):
        if isinstance(one, np.ndarray):
            assert isinstance(other, np.ndarray)
            assert (one.dtype, one.flags.writeable, one.flags.aligned) == (
                other.dtype,
                other.flags.writeable,
                other.flags.aligned,
            )

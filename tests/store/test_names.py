"""Names that a reader would take for each other are one name."""

import pytest
from confusable_homoglyphs.confusables import confusables_data
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.store.names import look

LATIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ALIKE = {letter: [one["c"] for one in confusables_data.get(letter, ())] for letter in LATIN}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Grace", "GRACE"),
        ("Grace", "Gr\u0430ce"),
        ("Grace", "\uff27race"),
        ("Grace", "Gra\u034fce"),
        ("HELLO", "\u0397ELLO"),
        ("Alice", "AIice"),
        ("Bob", "B0b"),
        ("Tom", "Torn"),
        ("Zoé", "Zoe\u0301"),
        ("Ada B", "Ada\u2003B"),
    ],
)
def test_look_alikes_are_one(one: str, other: str) -> None:
    assert look(one) == look(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Zoe", "Zoé"), ("Jörg", "Jorg"), ("Ada", "Eda"), ("Guest 101", "Guest 107"), ("Anna", "Anne")],
)
def test_names_that_a_reader_tells_apart_are_two(one: str, other: str) -> None:
    assert look(one) != look(other)


@given(st.text(LATIN, min_size=1, max_size=12), st.data())
def test_no_letter_of_unicodes_list_makes_a_name_another_one(name: str, data: st.DataObject) -> None:
    disguised = "".join(data.draw(st.sampled_from([letter, *ALIKE[letter]])) for letter in name)
    assert look(disguised) == look(name)

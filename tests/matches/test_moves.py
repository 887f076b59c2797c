"""Moves are a value: whoever holds some keeps seeing the same ones, whatever others add."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.matches.moves import Moves


@given(st.lists(st.tuples(st.integers(0, 30), st.integers(0, 3)), max_size=30))
def test_moves_grow_from_any_earlier_ones_as_tuples_do(steps: list[tuple[int, int]]) -> None:
    grown: list[Moves] = [Moves()]
    plain: list[tuple[tuple[int, int], ...]] = [()]
    for number, (before, seat) in enumerate(steps):
        at = before % len(grown)
        grown.append(grown[at].and_then(seat, number))
        plain.append((*plain[at], (seat, number)))
    for moves, expected in zip(grown, plain, strict=True):
        assert tuple(moves) == expected
        assert len(moves) == len(expected)
        assert moves == Moves(list(expected))
        assert hash(moves) == hash(Moves(list(expected)))
        assert tuple(moves[1:-1]) == expected[1:-1]
        assert [moves[n] for n in range(-len(moves), len(moves))] == [*expected, *expected]


def test_what_others_added_is_out_of_reach() -> None:
    one = Moves().and_then(0, "a")
    two = one.and_then(1, "b")
    assert (two[1], one != two) == ((1, "b"), True)
    for beyond in (1, -2):
        with pytest.raises(IndexError):
            one[beyond]

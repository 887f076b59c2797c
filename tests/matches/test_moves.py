"""The moves of a game as a value: it grows without being copied, and never changes."""

from msgspec import Struct

from ludotheque.matches.match import grown
from ludotheque.matches.moves import moves_of


class Step(Struct, frozen=True):
    size: int


def test_what_grows_in_two_ways_keeps_both() -> None:
    first = grown(moves_of(), 0, Step(1))
    one, other = grown(first, 1, Step(2)), grown(first, 1, Step(3))
    assert first == ((0, Step(1)),)
    assert one == ((0, Step(1)), (1, Step(2)))
    assert other == ((0, Step(1)), (1, Step(3)))
    assert grown(one, 0, Step(4))[-1] == (0, Step(4))
    assert len(one) == 2


def test_it_is_read_like_a_tuple() -> None:
    moves = moves_of(((0, Step(1)), (1, Step(2)), (0, Step(3))))
    grown(moves, 1, Step(4))
    assert moves[:2] == moves_of(((0, Step(1)), (1, Step(2))))
    assert [move for _, move in reversed(moves)] == [Step(3), Step(2), Step(1)]
    assert moves[2] == moves[-1] == (0, Step(3))
    assert hash(moves) == hash(tuple(moves))
    assert moves != moves[:2]

"""Plain data from outside becomes options and moves, or is refused."""

import msgspec
import pytest

from examples import pebbles
from examples.pebbles.types import Options, Take
from ludotheque.decoding import read_move, read_options
from ludotheque.game import BadOptions, MalformedMove, Refusal
from ludotheque.texts import LANGUAGES, texts


def said(refusal: Refusal) -> str:
    return " ".join(texts(lang).refusal(refusal) for lang in LANGUAGES)


def test_options_left_out_are_as_usual() -> None:
    assert read_options(pebbles.GAME, {"heap": 9}) == Options(heap=9)


def test_an_unknown_option_lists_the_known_ones() -> None:
    with pytest.raises(BadOptions) as caught:
        read_options(pebbles.GAME, {"heep": 9})
    assert "heap, seconds" in said(caught.value)


@pytest.mark.parametrize("data", [{"heap": "many"}, [], None, 3, {1: 2}])
def test_options_of_the_wrong_shape_are_refused(data: object) -> None:
    with pytest.raises(BadOptions) as caught:
        read_options(pebbles.GAME, data)
    assert said(caught.value)


@pytest.mark.parametrize("data", [None, 7, "take", [], {}, {"type": "Take"}, {"type": "Steal", "pebbles": 2}])
def test_data_that_is_no_move_is_malformed(data: object) -> None:
    with pytest.raises(MalformedMove) as caught:
        read_move(pebbles.GAME, msgspec.json.encode(data))
    assert said(caught.value)


def test_data_of_a_move_is_that_move() -> None:
    assert read_move(pebbles.GAME, b'{"type": "Take", "pebbles": 2}') == Take(2)

"""Plain data from outside becomes options and moves, or is refused."""

from dataclasses import replace
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

from examples import pebbles
from examples.pebbles.types import Options, Take
from ludotheque.decoding import read_move, read_options, read_stored, renewed
from ludotheque.game import AnyGame, BadOptions, MalformedMove, Refusal
from ludotheque.options import fields
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


class Aged(Struct, frozen=True):
    """Options of a game that came to say with which list it is played, and to ask about a rule."""

    heap: Annotated[int, Meta(ge=1, le=99)] = 6
    lists: Annotated[Literal["1", "2"], Meta(extra={"formerly": "1", "offered": False})] = "2"
    strict: Annotated[bool, Meta(extra={"formerly": False})] = True


AGED: AnyGame = replace(pebbles.GAME, options_type=Aged)  # type: ignore[arg-type]


def test_a_new_game_is_played_as_games_are_now_and_a_stored_one_as_it_was_then() -> None:
    assert read_options(AGED, {"heap": 9}) == Aged(9, "2", strict=True)
    assert read_stored(AGED, {"heap": 9}) == Aged(9, "1", strict=False)


def test_a_game_that_was_stored_with_all_its_options_has_them() -> None:
    for options in (Aged(), Aged(lists="1"), Aged(strict=False)):
        assert read_stored(AGED, msgspec.to_builtins(options)) == options


def test_stored_options_are_checked_like_others() -> None:
    wrong: tuple[object, ...] = ({"heep": 9}, {"lists": "3"}, [], None)
    for data in wrong:
        with pytest.raises(BadOptions):
            read_stored(AGED, data)


def test_a_game_of_old_is_played_again_as_games_are_now_what_was_chosen_stays() -> None:
    assert renewed(AGED, Aged(9, "1", strict=False)) == Aged(9, "2", strict=True)
    assert renewed(AGED, Aged(9, "2", strict=False)) == Aged(9, "2", strict=False)


def test_nobody_is_asked_which_list_is_the_newest() -> None:
    assert [field.name for field in fields(AGED)] == ["heap", "strict"]

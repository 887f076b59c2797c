"""Positions as text: written, read leniently, refused in words where no such board can be."""

import msgspec
import pytest
from hypothesis import given, settings
from tests.games.yali.drawn import board, draw, drawing
from tests.games.yali.walks import walks

from ludotheque.game import CHANCE, IllegalMove, Refusal, act
from ludotheque.games.yali import GAME
from ludotheque.games.yali.listing import legal_moves
from ludotheque.games.yali.placing import place, position
from ludotheque.games.yali.rules import actors, is_sideways, mover, start
from ludotheque.games.yali.types import GOLD, SILVER, Go, Lot, Options, Placed, State

MIDDLE = """
    l8 . | . . S . | . r8
    l7 . | G S G S | G r7
    l6 . | S S S . | G r6
    l5 . | . . G . | . r5
    l4 S | G . S S | G r4
    l3 S | . . . . | . r3
    l2 . | G . G . | . r2
    l1 S | G . . G | . r1
    """
ROWS = "...S../.GSGSG/.SSS.G/...G../SG.SSG/S...../.G.G../SG..G."
LEVEL = position(start(Options(), 2))


def set_up(text: str) -> State:
    options, players, moves = place(text)
    state = start(options, players)
    for seat, move in moves:
        state = act(GAME, state, seat, move)
    return state


def refusal(text: str) -> str:
    with pytest.raises(Refusal) as caught:
        set_up(text)
    return caught.value.code


def test_a_position_is_set_up_as_it_is_written() -> None:
    state = set_up(f"tournament {ROWS} S")
    assert draw(state) == drawing(MIDDLE)
    assert state.position == board(MIDDLE, rules="tournament", turn=SILVER).position
    assert position(state) == f"tournament {ROWS} S"
    assert set_up(f"tournament last-row two {ROWS}").options == Options("tournament", 8, "last-row", "two")


def test_rows_may_stand_below_each_other_in_small_letters_and_the_base_game_goes_without_saying() -> None:
    assert LEVEL.startswith("base .SSSSG/")
    assert set_up(LEVEL.removeprefix("base ").lower().replace("/", "\n")) == set_up(LEVEL)


def test_y4_the_board_says_who_has_the_move_and_only_on_a_level_one_it_may_be_said() -> None:
    assert set_up(f"tournament {ROWS}") == set_up(f"tournament {ROWS} S")
    assert refusal(f"tournament {ROWS} G") == "Y4-tips"
    assert {actors(set_up(f"{LEVEL} {turn}")) for turn in "GS"} == {frozenset({GOLD}), frozenset({SILVER})}
    undecided = set_up(LEVEL)
    assert actors(undecided) == {CHANCE}
    assert actors(act(GAME, undecided, CHANCE, Lot(SILVER))) == {SILVER}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "yali-position"),
        (f"tournament {ROWS} S G", "yali-position"),
        (f"tournament {ROWS} gold", "yali-position"),
        (ROWS.replace("...S..", "...X.."), "yali-position"),
        (ROWS.replace("...S../", ""), "yali-position"),
        (f"tournament {ROWS.replace('...S..', '......')}", "Y2-marbles"),
        (f"tournament {ROWS.replace('SG..G.', '.G..G.')}", "Y2-side-marbles"),
        (f"tournament {ROWS.replace('S.....', 'G.....')}", "Y1-lane"),
        (ROWS, "Y2-side-marbles"),
        (f"two {LEVEL}", "yali-earned-base"),
    ],
)
def test_what_is_no_position_is_refused(text: str, code: str) -> None:
    assert refusal(text) == code


def test_two_marbles_on_one_cell_and_a_cell_that_is_not_there_are_refused() -> None:
    _, _, ((_, placed),) = place(LEVEL)
    assert isinstance(placed, Placed)
    gold, silver = placed.marbles
    for wrong, code in (((*silver[1:], gold[0]), "Y1-twice"), ((*silver[1:], "e4"), "Y1-no-cell")):
        with pytest.raises(IllegalMove) as caught:
            GAME.check(start(Options(), 2), CHANCE, msgspec.structs.replace(placed, marbles=(gold, wrong)))
        assert caught.value.code == code


def test_y2_a_position_stands_in_place_of_the_set_up_and_never_later() -> None:
    for state in (set_up(f"{LEVEL} G"), start(Options(first="gold"), 2)):
        for _, move in place(LEVEL)[2]:
            with pytest.raises(IllegalMove):
                GAME.check(state, CHANCE, move)


@given(walks())
@settings(max_examples=60)
def test_every_position_comes_back_from_its_text_and_what_goes_forward_there_goes_on(state: State) -> None:
    again = set_up(position(state))
    assert again.position == state.position
    seat = mover(state)
    # Y13, Y15: who was blocked by repetition alone is not blocked where nothing lies behind him
    if seat is not None and seat == mover(again):
        listed = list(legal_moves(again, seat))
        forward = [m for m in legal_moves(state, seat) if isinstance(m, Go) and not is_sideways(m)]
        assert [m for m in listed if isinstance(m, Go) and not is_sideways(m)] == forward

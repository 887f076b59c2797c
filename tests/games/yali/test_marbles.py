"""Y5-Y8: steps, jumps, chains and sideways moves, each drawn."""

import pytest
from tests.games.yali.drawn import board, draw, drawing, go, reach, refused

from ludotheque.game import Seat, act
from ludotheque.games.yali import GAME
from ludotheque.games.yali.types import GOLD, SILVER

MIDDLE = """
    l8 . | . . . S | . r8
    l7 . | . . . . | . r7
    l6 . | . . . . | . r6
    l5 . | . S . . | . r5
    l4 . | . G . . | . r4
    l3 . | . . . . | . r3
    l2 . | . . . . | . r2
    l1 . | G . . . | . r1
    """


def test_y5_a_marble_steps_forward_straight_or_diagonally() -> None:
    assert reach(board(MIDDLE, turn=SILVER), "b5") == drawing(
        """
        l8 . | . . . S | . r8
        l7 . | . . . . | . r7
        l6 . | . . . . | . r6
        l5 . | . S . . | . r5
        l4 . | x G x . | . r4
        l3 . | . x . . | . r3
        l2 . | . . . . | . r2
        l1 . | G . . . | . r1
        """
    )


@pytest.mark.parametrize(
    ("seat", "text", "code"),
    [
        (GOLD, "b4-b3", "Y5-backward"),
        (GOLD, "b4-a3", "Y5-backward"),
        (SILVER, "b5-b6", "Y5-backward"),
        (GOLD, "b4-b5", "Y5-occupied"),
        (GOLD, "b4-d5", "Y5-far"),
        (GOLD, "b4-b7", "Y5-far"),
        (GOLD, "b4-d4", "Y7-sideways"),
        (GOLD, "b4-c4", "Y7-sideways"),
        (GOLD, "c3-c4", "Y8-empty"),
        (GOLD, "b5-b4", "Y8-not-yours"),
        (GOLD, "b4", "Y8-no-move"),
    ],
)
def test_y5_y7_y8_what_a_marble_must_not_do(seat: Seat, text: str, code: str) -> None:
    assert refused(board(MIDDLE, turn=seat), seat, text) == code


CHAIN = """
    l8 . | . . . . | . r8
    l7 . | . . S . | . r7
    l6 . | . . . . | . r6
    l5 . | . G . . | . r5
    l4 . | . . . . | . r4
    l3 . | . S . . | . r3
    l2 . | . G . . | . r2
    l1 . | . . . . | . r1
    """


def test_y6_a_chain_jumps_marbles_of_either_colour_changes_direction_and_may_stop_after_any_jump() -> None:
    assert reach(board(CHAIN, turn=GOLD), "b2") == drawing(
        """
        l8 . | . . . x | . r8
        l7 . | . . S . | . r7
        l6 . | . x . . | . r6
        l5 . | . G . . | . r5
        l4 . | . x . . | . r4
        l3 . | x S x . | . r3
        l2 . | x G x . | . r2
        l1 . | . . . . | . r1
        """
    )


def test_y6_jumped_marbles_stay() -> None:
    after = act(GAME, board(CHAIN, turn=GOLD), GOLD, go("b2xb4xb6xd8"))
    assert draw(after) == drawing(
        """
        l8 . | . . . G | . r8
        l7 . | . . S . | . r7
        l6 . | . . . . | . r6
        l5 . | . G . . | . r5
        l4 . | . . . . | . r4
        l3 . | . S . . | . r3
        l2 . | . . . . | . r2
        l1 . | . . . . | . r1
        """
    )


def test_y6_two_marbles_in_a_row_cannot_be_jumped() -> None:
    state = board(
        """
        l8 . | . . . . | . r8
        l7 . | . . . . | . r7
        l6 . | . . . . | . r6
        l5 . | . . . . | . r5
        l4 . | . S . S | . r4
        l3 . | . S G . | . r3
        l2 . | . G . . | . r2
        l1 . | . . . . | . r1
        """,
        turn=GOLD,
    )
    assert reach(state, "b2") == drawing(
        """
        l8 . | . . . . | . r8
        l7 . | . . . . | . r7
        l6 . | . . . . | . r6
        l5 . | . . . . | . r5
        l4 . | . S . S | . r4
        l3 . | x S G . | . r3
        l2 . | x G x . | . r2
        l1 . | . . . . | . r1
        """
    )


ZONES = """
    l8 . | . . . . | . r8
    l7 . | . S . . | . r7
    l6 . | S . . . | . r6
    l5 . | G . S . | . r5
    l4 . | . S . . | . r4
    l3 . | G . . . | . r3
    l2 . | G S . . | . r2
    l1 . | . G . . | . r1
    """


def test_y7_a_marble_on_a_start_cell_steps_and_jumps_sideways_too() -> None:
    assert reach(board(ZONES, turn=GOLD), "a2") == drawing(
        """
        l8 . | . . . . | . r8
        l7 . | . S . . | . r7
        l6 . | S . . . | . r6
        l5 . | G . S . | . r5
        l4 . | x S . . | . r4
        l3 . | G x . . | . r3
        l2 . | G S x . | . r2
        l1 . | . G . . | . r1
        """
    )
    assert reach(board(ZONES, turn=GOLD), "b1") == drawing(
        """
        l8 . | . . . . | . r8
        l7 . | . S . . | . r7
        l6 . | S . . . | . r6
        l5 . | G x S . | . r5
        l4 . | . S . . | . r4
        l3 . | G x . . | . r3
        l2 . | G S x . | . r2
        l1 . | x G x . | . r1
        """
    )


def test_y7_in_a_chain_each_landing_cell_decides_whether_sideways_is_open() -> None:
    assert reach(board(ZONES, turn=GOLD), "a5") == drawing(
        """
        l8 . | . . . . | . r8
        l7 . | x S x . | . r7
        l6 . | S x . . | . r6
        l5 . | G . S . | . r5
        l4 . | . S . . | . r4
        l3 . | G . . . | . r3
        l2 . | G S . . | . r2
        l1 . | . G . . | . r1
        """
    )


def test_y7_a_start_cell_of_the_opponent_is_as_good_as_ones_own() -> None:
    state = board(
        """
        l6 . | . . S . | . r6
        l5 . | . G . . | . r5
        l4 . | . . . . | . r4
        l3 . | . . . . | . r3
        l2 . | . S . . | . r2
        l1 . | . . . . | . r1
        """,
        turn=SILVER,
    )
    assert reach(state, "b2") == drawing(
        """
        l6 . | . . S . | . r6
        l5 . | . G . . | . r5
        l4 . | . . . . | . r4
        l3 . | . . . . | . r3
        l2 . | x S x . | . r2
        l1 . | x x x . | . r1
        """
    )


@pytest.mark.parametrize(
    ("drawn", "text", "code"),
    [
        (CHAIN, "b5xb3", "Y6-backward"),
        (CHAIN, "b2xd4", "Y6-nothing-to-jump"),
        (CHAIN, "b2xb4-c5", "Y6-step-in-chain"),
        (CHAIN, "b2-a3xa5", "Y6-step-in-chain"),
        (CHAIN, "b2xb4xd4", "Y7-sideways"),
        (ZONES, "a3xc5", "Y6-occupied"),
        (ZONES, "a2xc2xa2", "Y6-start"),
        (ZONES, "a5xa7xc7xa7", "Y6-twice"),
        (ZONES, "a5xc5", "Y7-sideways"),
    ],
)
def test_y6_y7_what_a_jump_must_not_do(drawn: str, text: str, code: str) -> None:
    assert refused(board(drawn, turn=GOLD), GOLD, text) == code


def test_y8_only_one_marble_moves_and_then_the_board_decides() -> None:
    before = board(CHAIN, turn=GOLD)
    after = act(GAME, before, GOLD, go("b5-b6"))
    assert len(before.position.marbles[GOLD] - after.position.marbles[GOLD]) == 1
    assert before.position.marbles[SILVER] == after.position.marbles[SILVER]
    assert after.moves == 1

"""Y9-Y12: what earns a side move, and what a side move may do."""

from typing import Literal

import pytest
from tests.games.yali.drawn import board, draw, drawing, go, refused, sides

from ludotheque.game import act
from ludotheque.games.yali import GAME
from ludotheque.games.yali.listing import legal_moves
from ludotheque.games.yali.marbles import moved
from ludotheque.games.yali.types import GOLD, SILVER, Go

ARRIVING = """
    l8 . | . . . . | G r8
    l7 . | G . . . | G r7
    l6 . | . G . S | . r6
    l5 . | . . . . | G r5
    l4 S | . . G . | . r4
    l3 . | . . . . | . r3
    l2 S | . . . . | . r2
    l1 S | . S . . | . r1
    """


def test_y9_bringing_a_marble_from_outside_into_an_arrival_cell_earns_a_side_move() -> None:
    state = board(ARRIVING, turn=GOLD)
    assert sides(state, GOLD, "b6-b7") == {"", "r5-r4", "r7-r6", "r8-r6", "r8-r6-r4"}
    assert draw(act(GAME, state, GOLD, go("b6-c7/r8xr6"))) == drawing(
        """
        l8 . | . . . . | . r8
        l7 . | G . G . | G r7
        l6 . | . . . S | G r6
        l5 . | . . . . | G r5
        l4 S | . . G . | . r4
        l3 . | . . . . | . r3
        l2 S | . . . . | . r2
        l1 S | . S . . | . r1
        """
    )


def test_y9_moving_on_inside_the_arrival_cells_or_outside_them_earns_nothing() -> None:
    state = board(ARRIVING, turn=GOLD)
    assert sides(state, GOLD, "a7-a8") == {""}
    assert sides(state, GOLD, "a7-b7") == {""}
    assert sides(state, GOLD, "c4-c5") == {""}
    assert refused(state, GOLD, "a7-a8/r5-r4") == "Y9-not-earned"


def test_y9_with_the_option_only_the_very_last_row_counts() -> None:
    state = board(ARRIVING, arrival="last-row", turn=GOLD)
    assert sides(state, GOLD, "b6-b7") == {""}
    assert sides(state, GOLD, "a7-a8") == {"", "r5-r4", "r7-r6", "r8-r6", "r8-r6-r4"}
    assert sides(state, GOLD, "b6xb8") == set(), "nothing to jump on b7"


def test_y10_a_side_move_is_optional() -> None:
    state = board(ARRIVING, turn=GOLD)
    assert act(GAME, state, GOLD, go("b6-b7")).position.lanes == state.position.lanes


def test_y10_side_jumps_are_chained_over_single_side_marbles() -> None:
    state = board(
        """
        l8 . | . . . . | G r8
        l7 . | . . . . | G r7
        l6 . | G . . . | . r6
        l5 . | . . . . | G r5
        l4 . | . . . . | . r4
        l3 . | . . . . | G r3
        l2 . | . . . . | . r2
        l1 . | . . . S | . r1
        """,
        turn=GOLD,
    )
    assert sides(state, GOLD, "a6-a7") == {
        *("", "r7-r6", "r5-r4", "r3-r2", "r8-r6", "r8-r6-r4", "r8-r6-r4-r2")
    }


@pytest.mark.parametrize(
    ("side", "code"),
    [
        ("r5-r6", "Y10-backward"),
        ("r8-r7", "Y10-occupied"),
        ("r7xr5", "Y10-occupied"),
        ("r5xr3", "Y10-nothing-to-jump"),
        ("r8-r4", "Y10-far"),
        ("r8xr6-r5", "Y10-occupied"),
        ("r5-r4-r3", "Y10-step-in-chain"),
        ("r6-r5", "Y10-empty"),
        ("r5", "Y10-no-move"),
        ("r5-l4", "Y10-lane"),
        ("l4-l3", "Y10-not-yours"),
        ("r5-r0", "Y1-no-hollow"),
        ("b6-b7", "Y1-no-hollow"),
    ],
)
def test_y10_what_a_side_move_must_not_do(side: str, code: str) -> None:
    assert refused(board(ARRIVING, turn=GOLD), GOLD, f"b6-b7/{side}") == code


def test_y10_silver_moves_his_side_marbles_toward_his_own_end() -> None:
    state = board(
        """
        l6 . | . . . G | . r6
        l5 . | . . . . | . r5
        l4 . | . . . . | G r4
        l3 . | . . S . | . r3
        l2 S | . . . . | . r2
        l1 S | . . . . | . r1
        """,
        turn=SILVER,
    )
    assert sides(state, SILVER, "c3-c2") == {"", "l2-l3", "l1-l3"}
    assert refused(state, SILVER, "c3-c2/l2-l1") == "Y10-backward"


SKIRMISH = """
    l8 . | . . . . | G r8
    l7 . | . . . . | . r7
    l6 . | . S . . | . r6
    l5 . | . . . . | G r5
    l4 . | . S . . | . r4
    l3 S | . G G . | G r3
    l2 S | S . . . | . r2
    l1 S | G . . . | . r1
    """


def test_y11_jumping_an_enemy_between_the_zones_earns_a_side_move_in_the_tournament_only() -> None:
    assert sides(board(SKIRMISH, "base", turn=GOLD), GOLD, "b3xb5") == {""}
    state = board(SKIRMISH, "tournament", turn=GOLD)
    assert sides(state, GOLD, "b3xb5") == {"", "r8-r7", "r5-r4", "r3-r2"}
    assert sides(state, GOLD, "c3xa5") == {"", "r8-r7", "r5-r4", "r3-r2"}


def test_y11_two_enemies_in_one_move_earn_one_side_move() -> None:
    state = board(SKIRMISH, "tournament", turn=GOLD)
    assert sides(state, GOLD, "b3xb5xb7") == {"", "r8-r7", "r5-r4", "r3-r2"}
    assert refused(state, GOLD, "b3xb5xb7/r8-r7-r6") == "Y10-step-in-chain"


def test_y11_an_enemy_on_a_start_or_arrival_cell_or_a_marble_of_ones_own_does_not_count() -> None:
    state = board(SKIRMISH, "tournament", turn=GOLD)
    assert sides(state, GOLD, "a1xa3") == {""}
    assert refused(state, GOLD, "a1xa3/r8-r7") == "Y11-not-earned"


def test_y11_if_two_paths_lead_to_a_cell_the_one_that_earns_counts() -> None:
    crossing = board(
        """
        l8 . | . . . . | G r8
        l7 . | . . . . | G r7
        l6 . | . . . . | G r6
        l5 . | . G S . | . r5
        l4 . | . . . . | . r4
        l3 . | . G S . | . r3
        l2 . | . . G . | . r2
        l1 S | . . . . | . r1
        """,
        "tournament",
        turn=GOLD,
    )
    plain, earning = "c2xa4xc6", "c2xc4xc6"
    assert sides(crossing, GOLD, plain) == sides(crossing, GOLD, earning) == {"", "r6-r5", "r7-r5"}
    assert GAME.write(crossing, GOLD, go(f"{plain}/r6-r5")) == f"{earning}/r6-r5"
    assert act(GAME, crossing, GOLD, go(f"{plain}/r6-r5")).position.lanes[GOLD] == {"r8", "r7", "r5"}


BOTH = """
    l8 . | . . . . | G r8
    l7 . | . . . . | G r7
    l6 . | . . S . | G r6
    l5 . | . G . . | . r5
    l4 S | . . . . | . r4
    l3 S | . . . . | . r3
    l2 S | . . . . | . r2
    l1 . | . S . . | . r1
    """


def test_y10_with_the_option_a_move_that_arrives_and_jumps_an_enemy_earns_two_side_moves() -> None:
    singles = {"r6-r5", "r7-r5"}
    assert sides(board(BOTH, "tournament", turn=GOLD), GOLD, "b5xd7") == {"", *singles}
    state = board(BOTH, "tournament", turn=GOLD, earned="two")
    assert sides(state, GOLD, "b5xd7") == {
        *("", *singles, "r6-r5 r5-r4", "r6-r5 r8-r6", "r6-r5 r8-r6-r4", "r7-r5 r5-r4", "r7-r5 r6-r4"),
    }
    after = act(GAME, state, GOLD, go("b5xd7/r7xr5/r8-r7"))
    assert after.position.lanes[GOLD] == {"r7", "r6", "r5"}


def test_y10_whoever_only_arrives_or_only_jumps_an_enemy_has_one_side_move_all_the_same() -> None:
    state = board(BOTH.replace(". . S .", ". . G ."), "tournament", turn=GOLD, earned="two")
    assert sides(state, GOLD, "b5xd7") == {"", "r6-r5", "r7-r5"}
    assert refused(state, GOLD, "b5xd7/r6-r5/r7-r6") == "Y10-only-one"
    assert refused(state, GOLD, "b5-b6/r6-r5/r7-r6") == "Y11-not-earned"
    one = board(BOTH, "tournament", turn=GOLD)
    assert refused(one, GOLD, "b5xd7/r6-r5/r7-r6") == "Y10-only-one"


def test_y10_the_second_side_move_is_judged_on_the_lane_as_the_first_one_left_it() -> None:
    state = board(BOTH, "tournament", turn=GOLD, earned="two")
    assert refused(state, GOLD, "b5xd7/r6-r5/r6-r5") == "Y10-empty"
    assert refused(state, GOLD, "b5xd7/r6-r5/r5-r6") == "Y10-backward"


def test_y10_two_side_moves_that_leave_the_lanes_alike_are_one_move() -> None:
    state = board(BOTH, "tournament", turn=GOLD, earned="two")
    lanes = [
        moved(state.position, GOLD, move).lanes
        for move in legal_moves(state, GOLD)
        if isinstance(move, Go) and move.path[-1] == "d7"
    ]
    assert len(set(lanes)) == len(lanes)
    assert GAME.read(state, GOLD, "b5-d7/r6-r5/r7-r6") == GAME.read(state, GOLD, "b5xd7/r6-r5/r7-r6")


def test_y12_the_second_side_move_may_pull_the_opponents_once_the_first_came_home() -> None:
    state = board(
        """
        l8 . | . . . . | . r8
        l7 . | . . . . | . r7
        l6 S | . . S . | . r6
        l5 S | . G . . | . r5
        l4 . | . . . . | G r4
        l3 . | . . . . | . r3
        l2 S | . . . . | G r2
        l1 . | . . . S | G r1
        """,
        "tournament",
        turn=GOLD,
        earned="two",
    )
    assert sides(state, GOLD, "b5xd7") == {"", "r4-r3", "r4-r3 l2-l1", "r4-r3 l5-l4", "r4-r3 l6-l4"}


HOME = """
    l8 . | . . . . | . r8
    l7 . | . . . . | . r7
    l6 S | . . G . | . r6
    l5 S | . . . . | . r5
    l4 . | . . . . | . r4
    l3 . | . . . . | G r3
    l2 S | . . . . | G r2
    l1 . | . . . S | G r1
    """


def test_y12_with_all_side_marbles_home_a_side_move_may_pull_the_opponents() -> None:
    state = board(HOME, "tournament", turn=GOLD)
    assert sides(state, GOLD, "c6-c7") == {"", "l5-l4", "l6-l4", "l2-l1"}
    assert refused(state, GOLD, "c6-c7/l6-l7") == "Y10-backward"
    after = act(GAME, state, GOLD, go("c6-c7/l6xl4"))
    assert after.position.lanes[SILVER] == {"l5", "l4", "l2"}


@pytest.mark.parametrize(
    ("rules", "drawn", "code"),
    [
        ("base", HOME, "Y10-not-yours"),
        ("tournament", HOME.replace("G r3", ". r3").replace(". r4", "G r4"), "Y12-not-home"),
    ],
)
def test_y12_otherwise_the_opponents_lane_is_his(
    rules: Literal["base", "tournament"], drawn: str, code: str
) -> None:
    assert refused(board(drawn, rules, turn=GOLD), GOLD, "c6-c7/l5-l4") == code

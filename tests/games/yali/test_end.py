"""Y13-Y15: no repetition, the winner, and what happens to a player who is blocked."""

import pytest
from tests.games.yali.drawn import board, draw, drawing, go, refused

from ludotheque.game import IllegalMove, Outcome, act
from ludotheque.games.yali import GAME
from ludotheque.games.yali.checks import check
from ludotheque.games.yali.rules import actors, outcome
from ludotheque.games.yali.types import GOLD, SILVER
from ludotheque.games.yali.view import view

SHUFFLE = """
    l8 . | . . . . | . r8
    l7 . | . . . . | . r7
    l6 . | . . . . | . r6
    l5 . | . . . . | . r5
    l4 . | . . . . | . r4
    l3 . | . . . . | . r3
    l2 . | . . . . | . r2
    l1 . | G . G S | . r1
    """


def test_y13_a_move_that_recreates_an_earlier_position_is_not_legal() -> None:
    state = act(GAME, board(SHUFFLE), GOLD, go("a1-b1"))
    assert actors(state) == {GOLD}
    assert refused(state, GOLD, "b1-a1") == "Y13-repetition"
    assert go("b1-a1") not in set(GAME.legal_moves(state, GOLD))
    with pytest.raises(IllegalMove, match="Y13"):
        GAME.read(state, GOLD, "b1-a1")


def test_y13_marbles_of_a_colour_are_alike_so_a_detour_is_a_repetition_too() -> None:
    state = act(GAME, board(SHUFFLE), GOLD, go("a1-b1"))
    state = act(GAME, state, GOLD, go("c1xa1"))
    assert refused(state, GOLD, "b1-c1") == "Y13-repetition"


def test_y13_a_move_forward_makes_earlier_positions_impossible_and_they_are_forgotten() -> None:
    state = act(GAME, board(SHUFFLE), GOLD, go("a1-b1"))
    assert len(state.earlier) == 1
    state = act(GAME, state, GOLD, go("c1-c2"))
    assert state.earlier == ()
    check(state, GOLD, go("b1-a1"))


def test_y13_the_same_marbles_with_another_player_to_move_are_another_position() -> None:
    before, after = (
        f"""
        l6 . | {row} | . r6
        l5 . | . . . . | . r5
        l4 . | . . . . | . r4
        l3 . | . . . . | . r3
        l2 . | . . . . | . r2
        l1 . | S . . . | . r1
        """
        for row in (". . G .", ". G . .")
    )
    silver_had_it = board(after, turn=SILVER).position
    check(board(before, turn=GOLD, earlier=(silver_had_it,)), GOLD, go("c6-b6"))
    gold_had_it = board(after, turn=GOLD).position
    assert refused(board(before, turn=GOLD, earlier=(gold_had_it,)), GOLD, "c6-b6") == "Y13-repetition"


def test_y14_who_first_has_all_eight_marbles_on_arrival_cells_wins_at_once() -> None:
    state = board(
        """
        l6 . | G G . G | . r6
        l5 . | G G G G | . r5
        l4 . | . . G . | . r4
        l3 . | . S . . | . r3
        l2 S | S . S S | . r2
        l1 . | S S S S | . r1
        """,
        turn=GOLD,
    )
    assert outcome(state) is None
    state = act(GAME, state, GOLD, go("c4xc6"))
    assert outcome(state) == Outcome((GOLD,), "arrived", (8, 7))
    assert actors(state) == frozenset()
    assert view(state, None).mover is None
    assert refused(state, SILVER, "b3-b2") == "Y14-over"


BLOCKED = """
    l6 . | . . . S | . r6
    l5 . | . . . . | . r5
    l4 . | S S S . | G r4
    l3 . | S S S . | G r3
    l2 . | S S S . | G r2
    l1 . | G S S . | . r1
    """


def test_y15_if_the_player_who_has_the_move_is_blocked_the_other_one_moves_instead() -> None:
    state = board(BLOCKED)
    assert view(state, None).torque < 0
    assert (view(state, None).turn, view(state, None).mover) == (GOLD, SILVER)
    assert actors(state) == {SILVER}
    assert refused(state, GOLD, "a1-a2") == "Y15-blocked"
    after = act(GAME, state, SILVER, go("c1-d1"))
    assert actors(after) == {GOLD}, "then the board decides again"
    assert draw(after) == drawing(
        """
        l6 . | . . . S | . r6
        l5 . | . . . . | . r5
        l4 . | S S S . | G r4
        l3 . | S S S . | G r3
        l2 . | S S S . | G r2
        l1 . | G S . S | . r1
        """
    )


def test_y15_if_neither_can_move_the_player_with_more_marbles_on_arrival_cells_wins() -> None:
    state = board(
        """
        l6 . | G G G G | . r6
        l5 . | S S S S | . r5
        l4 . | S S S S | . r4
        l3 . | G G G G | . r3
        l2 . | G G G G | . r2
        l1 . | S S S S | . r1
        """,
        turn=GOLD,
    )
    assert outcome(state) == Outcome((), "blocked", (4, 4))
    assert actors(state) == frozenset()
    ahead = board(
        """
        l6 . | G G G G | . r6
        l5 . | G S S S | . r5
        l4 . | S S S S | . r4
        l3 . | G G G G | . r3
        l2 . | G G G G | . r2
        l1 . | S S S S | . r1
        """,
        turn=GOLD,
    )
    assert outcome(ahead) == Outcome((GOLD,), "blocked", (5, 4))

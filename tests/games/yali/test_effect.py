"""What a move does to the board, told before it is made (Y3, Y4, Y14, Y15)."""

from hypothesis import given
from tests.games.yali.drawn import board, go
from tests.games.yali.walks import walks

from ludotheque.games.yali.board import torque
from ludotheque.games.yali.effect import effect
from ludotheque.games.yali.listing import legal_moves
from ludotheque.games.yali.rules import actors, apply, can_move, unrepeated
from ludotheque.games.yali.types import GOLD, SILVER, Effect, State

OPEN = """
    l6 . | S . . . | . r6
    l5 . | . . . . | . r5
    l4 . | . . . . | . r4
    l3 . | . . . . | . r3
    l2 . | G . . . | . r2
    l1 . | . . G . | . r1
    """


def test_y4_a_move_tells_how_the_board_tips_then_and_to_whom_the_move_goes() -> None:
    state = board(OPEN)
    assert effect(state, GOLD, go("c1-d1")) == Effect(-3, GOLD)
    assert effect(state, GOLD, go("c1-c2")) == Effect(-1, GOLD)
    assert effect(apply(state, GOLD, go("c1-c2")), GOLD, go("a2-a3")) == Effect(1, SILVER)


def test_y14_after_the_last_marble_nobody_moves() -> None:
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
    assert effect(state, GOLD, go("c4xc6")).next is None


def test_y6_y9_a_move_tells_whose_marbles_it_jumps_and_whether_it_comes_home() -> None:
    state = board(
        """
        l6 . | . . . . | . r6
        l5 . | . . . . | . r5
        l4 . | . S . . | . r4
        l3 . | . . . . | . r3
        l2 . | . G . . | . r2
        l1 . | . G . S | . r1
        """,
        turn=GOLD,
    )
    jump = effect(state, GOLD, go("b1xb3xb5"))
    assert (jump.over, jump.home) == ((GOLD, SILVER), True)
    step = effect(state, GOLD, go("b2-b3"))
    assert (step.over, step.home) == ((), False)


@given(walks())
def test_it_is_what_the_rules_make_of_the_move(state: State) -> None:
    for seat in actors(state):
        for move in list(legal_moves(state, seat))[:8]:
            after = apply(state, seat, move)
            told = effect(state, seat, move)
            assert told.torque == torque(state.options.rows, after.position)
            assert ({told.next} if told.next is not None else set()) == actors(after)


@given(walks())
def test_y15_a_quick_look_for_a_step_finds_out_the_same_as_the_list(state: State) -> None:
    for seat in (GOLD, SILVER):
        assert can_move(state, seat) == any(True for _ in unrepeated(state, seat))

"""Y1-Y4: cells, set-up, weight, and whose move it is."""

from random import Random

import pytest
from tests.games.yali.drawn import board, draw, drawing, go, refused

from ludotheque.game import CHANCE, BadOptions, IllegalMove, act
from ludotheque.games.yali import GAME, VARIANTS
from ludotheque.games.yali.board import arrival_cells, cells, hollows, start_cells, torque
from ludotheque.games.yali.checks import check
from ludotheque.games.yali.rules import actors, apply, outcome, roll, start
from ludotheque.games.yali.types import GOLD, SILVER, Go, Lot, Options
from ludotheque.games.yali.view import view


def test_y1_the_board_has_four_columns_and_a_hollow_on_either_side_of_each_row() -> None:
    for options in (Options(rows=4), Options(rows=6), Options(), Options(rows=10)):
        assert len(cells(options)) == 4 * options.rows
        assert len(hollows(options.rows)) == 2 * options.rows


def test_y1_start_cells_are_the_two_rows_at_ones_end_and_arrival_cells_the_two_at_the_other() -> None:
    usual = Options()
    assert start_cells(usual, GOLD) == {"a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2"}
    assert arrival_cells(usual, GOLD) == start_cells(usual, SILVER)
    assert arrival_cells(usual, SILVER) == start_cells(usual, GOLD)


def test_y1_on_four_rows_one_row_at_each_end_is_enough() -> None:
    assert start_cells(Options(rows=4), GOLD) == {"a1", "b1", "c1", "d1"}
    assert arrival_cells(Options(rows=4), GOLD) == {"a4", "b4", "c4", "d4"}
    for options in (Options(rows=4), Options("tournament", rows=4)):
        assert draw(start(options, 2)) == drawing(
            """
            l4 . | S S S S | G r4
            l3 . | . . . . | . r3
            l2 . | . . . . | . r2
            l1 S | G G G G | . r1
            """
        )


def test_y1_places_off_the_board_are_refused() -> None:
    state = apply(start(Options(), 2), CHANCE, Lot(GOLD))
    assert refused(state, GOLD, "a2-e3") == "Y1-no-cell"
    assert refused(state, GOLD, "a2-a9") == "Y1-no-cell"
    assert refused(state, GOLD, "r8-r7") == "Y1-no-cell"


def test_y2_set_up_of_the_base_rules() -> None:
    assert draw(start(Options(), 2)) == drawing(
        """
        l8 . | S S S S | G r8
        l7 . | S S S S | G r7
        l6 . | . . . . | G r6
        l5 . | . . . . | G r5
        l4 S | . . . . | . r4
        l3 S | . . . . | . r3
        l2 S | G G G G | . r2
        l1 S | G G G G | . r1
        """
    )


def test_y2_set_up_of_the_tournament_rules() -> None:
    assert draw(start(Options("tournament"), 2)) == drawing(
        """
        l8 . | S S S S | G r8
        l7 . | S S S S | G r7
        l6 . | . . . . | G r6
        l5 . | . . . . | . r5
        l4 . | . . . . | . r4
        l3 S | . . . . | . r3
        l2 S | G G G G | . r2
        l1 S | G G G G | . r1
        """
    )


def test_y2_set_up_of_a_short_and_of_a_long_board() -> None:
    assert draw(start(Options(rows=6), 2)) == drawing(
        """
        l6 . | S S S S | G r6
        l5 . | S S S S | G r5
        l4 S | . . . . | G r4
        l3 S | . . . . | G r3
        l2 S | G G G G | . r2
        l1 S | G G G G | . r1
        """
    )
    assert draw(start(Options("tournament", rows=10), 2)) == drawing(
        """
        l10 . | S S S S | G r10
        l9  . | S S S S | G r9
        l8  . | . . . . | G r8
        l7  . | . . . . | . r7
        l6  . | . . . . | . r6
        l5  . | . . . . | . r5
        l4  . | . . . . | . r4
        l3  S | . . . . | . r3
        l2  S | G G G G | . r2
        l1  S | G G G G | . r1
        """
    )


@pytest.mark.parametrize("name", VARIANTS)
def test_y3_every_set_up_is_balanced(name: str) -> None:
    options = VARIANTS[name]
    assert torque(options.rows, start(options, 2).position) == 0


def test_y3_row_i_of_eight_counts_twice_i_less_nine_and_side_marbles_weigh_too() -> None:
    state = board(
        """
        l8 . | . S . . | . r8
        l7 . | . . . . | . r7
        l6 . | . . . . | G r6
        l5 . | . . . . | . r5
        l4 S | . . . . | . r4
        l3 . | . . . . | . r3
        l2 . | . . . . | . r2
        l1 . | . . G . | . r1
        """,
        turn=GOLD,
    )
    assert torque(8, state.position) == (16 - 9) + (12 - 9) + (8 - 9) + (2 - 9)


def test_y4_at_the_start_the_lot_decides() -> None:
    state = start(Options(), 2)
    assert actors(state) == {CHANCE}
    assert {roll(state, Random(seed)) for seed in range(20)} == {Lot(GOLD), Lot(SILVER)}
    assert actors(apply(state, CHANCE, Lot(SILVER))) == {SILVER}
    assert refused(state, GOLD, "a2-a3") == "Y4-lot-first"
    with pytest.raises(IllegalMove, match="lot-by-chance"):
        check(state, GOLD, Lot(GOLD))
    with pytest.raises(IllegalMove, match="lot-seat"):
        check(state, CHANCE, Lot(2))
    with pytest.raises(IllegalMove, match="lot-drawn"):
        check(apply(state, CHANCE, Lot(GOLD)), CHANCE, Lot(GOLD))


def test_y4_who_begins_may_be_agreed_instead_of_drawn() -> None:
    for first, seat in (("gold", GOLD), ("silver", SILVER)):
        state = start(Options(first=first), 2)  # type: ignore[arg-type]
        assert actors(state) == {seat}
        assert view(state, None).turn == seat


def test_y4_the_player_to_whose_side_the_board_tips_has_the_move_and_keeps_it() -> None:
    text = """
        l8 . | S S S S | G r8
        l7 . | . S S S | G r7
        l6 . | . . . . | G r6
        l5 . | S . . . | G r5
        l4 S | . . . . | . r4
        l3 S | . . . . | . r3
        l2 S | G G G G | . r2
        l1 S | G G G G | . r1
        """
    tipped = board(text)
    assert view(tipped, None).torque == -4
    assert actors(tipped) == {GOLD}
    again = act(GAME, tipped, GOLD, go("b2-b3"))
    assert view(again, None).torque == -2
    assert actors(again) == {GOLD}
    assert refused(again, SILVER, "b7-b6") == "Y4-not-your-move"


def test_y4_a_step_from_balance_tips_the_board_to_the_other_side() -> None:
    state = apply(start(Options(), 2), CHANCE, Lot(GOLD))
    after = act(GAME, state, GOLD, go("a2-a3"))
    assert view(after, None).torque == 2
    assert actors(after) == {SILVER}


def test_y4_in_perfect_balance_whoever_moved_last_keeps_the_move() -> None:
    state = apply(start(Options(), 2), CHANCE, Lot(GOLD))
    state = act(GAME, state, GOLD, go("a2-a3"))
    state = act(GAME, state, SILVER, go("d7-d6"))
    assert view(state, None).torque == 0
    assert actors(state) == {SILVER}


def test_options_and_numbers_of_players_that_are_not_offered_are_refused() -> None:
    for options, code in (
        (Options(rules="house"), "yali-rules"),  # type: ignore[arg-type]
        (Options(rows=7), "yali-rows"),  # type: ignore[arg-type]
        (Options(arrival="never"), "yali-arrival"),  # type: ignore[arg-type]
        (Options(earned="three"), "yali-earned"),  # type: ignore[arg-type]
        (Options(first="copper"), "yali-first"),  # type: ignore[arg-type]
    ):
        with pytest.raises(BadOptions) as caught:
            start(options, 2)
        assert caught.value.code == code
        assert "known" in caught.value.params
    with pytest.raises(BadOptions, match="yali-earned-base"):
        start(Options(earned="two"), 2)
    with pytest.raises(BadOptions, match="yali-players"):
        start(Options(), 3)


def test_the_view_shows_the_whole_table() -> None:
    state = apply(start(Options(), 2), CHANCE, Lot(GOLD))
    state = act(GAME, state, GOLD, go("a2-b3"))
    shown = view(state, SILVER)
    assert shown.marbles[GOLD] == ("a1", "b1", "c1", "d1", "b2", "c2", "d2", "b3")
    assert shown.lanes == (("r5", "r6", "r7", "r8"), ("l1", "l2", "l3", "l4"))
    assert (shown.turn, shown.mover, shown.last, shown.last_seat) == (SILVER, SILVER, Go(("a2", "b3")), GOLD)
    assert (shown.rows, shown.arrived, shown.moves) == (8, (0, 0), 1)
    assert outcome(state) is None

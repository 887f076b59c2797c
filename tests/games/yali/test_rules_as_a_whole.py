"""Counts, and what holds in every position that games reach."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from tests.games.yali.walks import walks

from ludotheque.game import CHANCE, IllegalMove
from ludotheque.games.yali import VARIANTS
from ludotheque.games.yali.board import cells, torque
from ludotheque.games.yali.checks import check_go
from ludotheque.games.yali.listing import legal_moves
from ludotheque.games.yali.marbles import candidates
from ludotheque.games.yali.rules import apply, mover, start
from ludotheque.games.yali.types import GOLD, SILVER, Go, Lot, State
from ludotheque.games.yali.view import seen, view

COUNTS = tomllib.loads((Path(__file__).parent / "perft.toml").read_text())


def perft(state: State, depth: int) -> int:
    """How many sequences of that many moves there are."""
    seat = mover(state)
    if seat is None:
        return 0
    moves = list(legal_moves(state, seat))
    return len(moves) if depth == 1 else sum(perft(apply(state, seat, m), depth - 1) for m in moves)


@pytest.mark.parametrize("rules", COUNTS)
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_the_number_of_move_sequences_is_as_counted(rules: str, depth: int) -> None:
    state = apply(start(VARIANTS[rules], 2), CHANCE, Lot(GOLD))
    assert perft(state, depth) == COUNTS[rules]["counts"][depth - 1]


@given(walks(longest=40))
@settings(max_examples=40)
def test_check_lets_pass_exactly_the_moves_that_are_listed(state: State) -> None:
    """Y5-Y7: of all steps and single jumps anybody could think of."""
    for seat in (GOLD, SILVER):
        listed = {(m.path[0], m.path[-1]) for m in candidates(state.options, state.position, seat)}
        for origin in state.position.marbles[seat]:
            for to in cells(state.options):
                try:
                    check_go(state.options, state.position, seat, Go((origin, to)))
                except IllegalMove:
                    continue
                assert (origin, to) in listed


@given(walks())
@settings(max_examples=60)
def test_marbles_never_vanish_and_the_board_decides_the_turn(state: State) -> None:
    each = 4 * state.options.start_rows
    assert [len(some) for some in state.position.marbles] == [each, each]
    assert [len(some) for some in state.position.lanes] == [state.options.side_marbles] * 2
    tip = torque(state.options.rows, state.position)
    if tip:
        assert state.position.turn == (SILVER if tip > 0 else GOLD)
    elif state.moves:
        assert state.position.turn == state.last_seat


@given(walks())
@settings(max_examples=60)
def test_a_view_tells_the_whole_state_and_the_same_to_everybody(state: State) -> None:
    assert view(state, GOLD) == view(state, SILVER) == view(state, None)
    assert seen(view(state, None)) == state

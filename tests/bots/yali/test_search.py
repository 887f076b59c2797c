"""The search: exact where the end is near, the same on every machine, and fair to whoever has the turn."""

import pytest
from hypothesis import given, settings
from tests.games.yali.drawn import board, go
from tests.games.yali.walks import walks

from ludotheque.bots.yali.search import SURE, WON, Limits, find
from ludotheque.game import CHANCE
from ludotheque.games.yali.kernel import BUFFER
from ludotheque.games.yali.listing import legal_moves
from ludotheque.games.yali.packed import pack_move, unpack_move
from ludotheque.games.yali.rules import apply, mover, outcome, start, winner
from ludotheque.games.yali.types import GOLD, Go, Lot, Options, State

NEARLY = """
    l6 . | G G . G | . r6
    l5 . | G G G G | . r5
    l4 . | . . G . | . r4
    l3 . | . S . . | . r3
    l2 S | S . S S | . r2
    l1 . | S S S S | . r1
    """


def exhaustive(state: State, depth: int) -> int:
    """By the readable rules: 1 if Gold can force a win within so many moves, -1 if Silver can, else 0."""
    won = winner(state)
    if won is not None:
        return 1 if won == GOLD else -1
    seat = mover(state)
    if seat is None:
        ended = outcome(state)
        return 0 if ended is None or not ended.winners else 1 - 2 * ended.winners[0]
    if depth == 0:
        return 0
    sign = 1 if seat == GOLD else -1
    best = -1
    for move in legal_moves(state, seat):
        best = max(best, sign * exhaustive(apply(state, seat, move), depth - 1))
        if best == 1:
            break
    return sign * best


def test_a_win_in_one_is_found_and_proved() -> None:
    state = board(NEARLY, turn=GOLD)
    found = find(state, Limits(nodes=1000))
    assert unpack_move(state, GOLD, found.move) == go("c4xc6")
    assert found.value == WON - 1


@given(walks(longest=90))
@settings(max_examples=25)
def test_what_two_moves_can_force_the_search_proves_and_nothing_else(state: State) -> None:
    if mover(state) is None:
        return
    forced = exhaustive(state, 2)
    value = find(state, Limits(nodes=10**9, depth=2)).value
    assert (value > SURE) - (value < -SURE) == forced


@given(walks(longest=50))
@settings(max_examples=30)
def test_the_search_answers_with_a_legal_move_and_always_the_same(state: State) -> None:
    seat = mover(state)
    if seat is None:
        return
    limits = Limits(nodes=2000, noise=300)
    found = find(state, limits, seed=5)
    assert unpack_move(state, seat, found.move) in set(legal_moves(state, seat))
    assert find(state, limits, seed=5) == found


@given(walks(longest=50))
@settings(max_examples=20)
def test_asked_to_choose_among_moves_it_chooses_one_of_them(state: State) -> None:
    seat = mover(state)
    if seat is None:
        return
    some = [pack_move(move) for move in legal_moves(state, seat) if isinstance(move, Go)][::3]
    assert find(state, Limits(nodes=3000), among=some).move in some


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_a_limit_of_depth_is_kept(depth: int) -> None:
    state = apply(start(Options(), 2), CHANCE, Lot(GOLD))
    assert find(state, Limits(nodes=10**9, depth=depth)).depth == depth


def test_a_budget_of_nodes_is_kept() -> None:
    state = apply(start(Options(), 2), CHANCE, Lot(GOLD))
    assert find(state, Limits(nodes=20_000)).nodes < 20_000 + BUFFER

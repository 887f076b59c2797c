"""Puzzles of YALi on the board that is solved: one move wins there, and every other one does not."""

from random import Random

from ludotheque import registry
from ludotheque.bots.yali.puzzles import CHOICES, holds, solved
from ludotheque.bots.yali.solving import solver
from ludotheque.bots.yali.thumb import moves_of
from ludotheque.games.yali.drawing import board
from ludotheque.games.yali.notation import write
from ludotheque.games.yali.puzzles import position
from ludotheque.games.yali.types import GOLD
from ludotheque.puzzles import Puzzle

SAMPLE = 4
WON_ANYWAY = """
    l4 . | G G G . | . r4
    l3 . | . . . G | . r3
    l2 . | S S S . | . r2
    l1 S | . . . S | G r1
"""


def on_four_rows() -> list[Puzzle]:
    wins = [one for one in registry.puzzles("yali", "en").values() if one.kind == "win"]
    return [one for one in wins if position(one.at).options.rows == 4]


def test_of_every_win_on_four_rows_the_solver_finds_one_move_only() -> None:
    """Y14, and exactly: what it says is proved against every reply."""
    for one in on_four_rows():
        state = position(one.at)
        moves = moves_of(state, GOLD)
        kept = solver(state.options).best(state, GOLD, moves)
        assert kept is not None
        winning, worth = kept
        assert (worth, [write(state, GOLD, move) for move in winning]) == (1, [one.solution[0]]), one
        assert len(moves) >= CHOICES


def test_a_win_on_four_rows_would_be_made_again() -> None:
    for one in Random(18).sample(on_four_rows(), SAMPLE):
        assert holds(one, "en"), one


def test_a_win_in_one_is_no_puzzle() -> None:
    assert solved(board(WON_ANYWAY, turn=GOLD)) is None

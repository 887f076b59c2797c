"""Boards drawn as text, so that a failing test shows what happened on the board."""

import re
from textwrap import dedent

import pytest

from ludotheque.game import IllegalMove, Seat
from ludotheque.games.yali.checks import check
from ludotheque.games.yali.drawing import board
from ludotheque.games.yali.listing import legal_moves
from ludotheque.games.yali.types import GOLD, SILVER, Cell, Go, State

__all__ = ["board", "draw", "drawing", "go", "reach", "refused", "sides"]


def draw(state: State, crosses: frozenset[Cell] = frozenset()) -> str:
    """The drawing of a state, Gold below; `crosses` are marked x."""
    marks = dict.fromkeys(crosses, "x")
    for pair in (state.position.marbles, state.position.lanes):
        for seat, some in enumerate(pair):
            marks |= dict.fromkeys(some, "GS"[seat])
    width = 2 if state.options.rows < 10 else 3
    lines = []
    for r in range(state.options.rows, 0, -1):
        on_board = " ".join(marks.get(f"{c}{r}", ".") for c in "abcd")
        left, right = marks.get(f"l{r}", "."), marks.get(f"r{r}", ".")
        lines.append(f"{f'l{r}':<{width}} {left} | {on_board} | {right} r{r}")
    return "\n".join(lines)


def drawing(text: str) -> str:
    """An expected drawing as it stands indented in a test."""
    return dedent(text).strip()


def reach(state: State, cell: Cell) -> str:
    """The board with a cross on every cell that the marble can go to."""
    seat = GOLD if cell in state.position.marbles[GOLD] else SILVER
    moves = [move for move in legal_moves(state, seat) if isinstance(move, Go)]
    return draw(state, frozenset(move.path[-1] for move in moves if move.path[0] == cell))


def sides(state: State, seat: Seat, text: str) -> set[str]:
    """The side moves that are legal with a move, `-` between hollows, a space between two; none: empty."""
    path = go(text).path
    moves = [move for move in legal_moves(state, seat) if isinstance(move, Go)]
    return {
        " ".join("-".join(side) for side in m.sides)
        for m in moves
        if (m.path[0], m.path[-1]) == (path[0], path[-1])
    }


def go(text: str) -> Go:
    """A move written out in full, taken as it stands, without asking the rules."""
    return Go(*(tuple(re.split("[-x]", part)) for part in text.split("/")))


def refused(state: State, seat: Seat, text: str) -> str:
    """The code with which a move is refused; fails if it is legal."""
    with pytest.raises(IllegalMove) as caught:
        check(state, seat, go(text))
    return caught.value.code

"""A position from a drawing, Gold below: what lessons and tests are written with; or its rows in a line.

For lessons, puzzles, positions as text and tests; drawings for people are made in `cli/faces`.
"""

import re
from collections.abc import Collection, Sequence
from typing import Literal

from ludotheque.game import CHANCE, Seat
from ludotheque.games.yali.board import COLUMNS, LANES, heavier
from ludotheque.games.yali.types import Cell, Options, Pair, Position, State

_ACROSS = f"l{COLUMNS}r"
_LINE = re.compile(r"\s*l(\d+) (\S) \| (\S) (\S) (\S) (\S) \| (\S) r(\d+)\s*")


def board(
    text: str,
    rules: Literal["base", "tournament"] = "base",
    arrival: Literal["zone", "last-row"] = "zone",
    turn: Seat | None = None,
    earlier: tuple[Position, ...] = (),
    earned: Literal["one", "two"] = "one",
) -> State:
    """The state that is drawn. The turn is as the board tips, unless it is given."""
    lines = [match for match in map(_LINE.fullmatch, text.splitlines()) if match]
    rows = len(lines)
    assert rows in (4, 6, 8, 10), "a board has 4, 6, 8 or 10 rows"
    for line, number in zip(lines, range(rows, 0, -1), strict=True):
        assert line[1] == line[8] == str(number), f"row {number} is numbered otherwise"
    position = Position(*laid(["".join(line.group(2, 3, 4, 5, 6, 7)) for line in lines]))
    if turn is None:
        turn = heavier(rows, position)
        assert turn is not None, "a balanced board needs to be told whose turn it is"
    if turn != CHANCE:
        position = Position(position.marbles, position.lanes, turn)
    return State(Options(rules, rows, arrival, earned), position, earlier)  # type: ignore[arg-type]


def laid(lines: Sequence[str]) -> tuple[Pair, Pair]:
    """The marbles on the board and those in the lanes, Gold's and Silver's, that `lined` tells."""
    numbered = list(zip(range(len(lines), 0, -1), lines, strict=True))

    def those(mark: str, names: str) -> frozenset[Cell]:
        return frozenset(
            f"{name}{number}"
            for number, line in numbered
            for name, there in zip(_ACROSS, line, strict=True)
            if there == mark and name in names
        )

    return (those("G", COLUMNS), those("S", COLUMNS)), (those("G", LANES), those("S", LANES))


def lined(gold: Collection[Cell], silver: Collection[Cell], rows: int) -> str:
    """The rows from the top, each as left lane, four columns and right lane: `.GSGSG/S.G...`."""
    return "/".join(
        "".join(
            "G" if (cell := f"{name}{number}") in gold else "S" if cell in silver else "." for name in _ACROSS
        )
        for number in range(rows, 0, -1)
    )

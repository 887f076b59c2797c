"""A position from a drawing, Gold below: what lessons and tests are written with."""

import re
from typing import Literal

from ludotheque.game import CHANCE, Seat
from ludotheque.games.yali.board import torque
from ludotheque.games.yali.types import GOLD, SILVER, Cell, Options, Position, State

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
    on: dict[str, list[list[Cell]]] = {"board": [[], []], "lane": [[], []]}
    for line in lines:
        number = line[1]
        assert number == line[8], f"row {number} is numbered differently on its right"
        places = zip(("l", *"abcd", "r"), (line[2], *line.group(3, 4, 5, 6), line[7]), strict=True)
        for name, mark in places:
            if mark != ".":
                seat = "GS".index(mark)
                on["lane" if name in "lr" else "board"][seat].append(f"{name}{number}")
    gold, silver = map(frozenset, on["board"])
    right, left = map(frozenset, on["lane"])
    position = Position((gold, silver), (right, left))
    rows = len(lines)
    assert rows in (4, 6, 8, 10), "a board has 4, 6, 8 or 10 rows"
    tip = torque(rows, position)
    if turn is None:
        assert tip, "a balanced board needs to be told whose turn it is"
        turn = SILVER if tip > 0 else GOLD
    if turn != CHANCE:
        position = Position(position.marbles, position.lanes, turn)
    return State(Options(rules, rows, arrival, earned), position, earlier)  # type: ignore[arg-type]

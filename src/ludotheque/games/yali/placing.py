"""A position as text, to set a board up with: what is agreed, the rows from the top, and who has the move.

`tournament .GSGS./…/SG..G. G`: in each row stand the left lane, the four columns and the right lane, dots
where there is nothing. Who has the move may be left out: then it is the one to whom the board tips, and on a
level board the lot decides. Reading is lenient: rows may stand below each other, the base game needs no word.
"""

import re
from collections.abc import Iterable
from typing import get_args

from msgspec import convert

from ludotheque.game import CHANCE, MalformedMove, Seat
from ludotheque.games.yali.board import heavier, in_order
from ludotheque.games.yali.drawing import laid, lined
from ludotheque.games.yali.rules import start
from ludotheque.games.yali.seats import SEATS
from ludotheque.games.yali.types import GOLD, SILVER, Move, Options, Pair, Placed, Position, State

_ROW = re.compile(r"[.GS]{6}")
_AGREED = {
    "base": ("rules", "base"),
    "tournament": ("rules", "tournament"),
    "last-row": ("arrival", "last-row"),
    "two": ("earned", "two"),
}


def position(state: State) -> str:
    """The position without the way that led there; `place` sets it up again."""
    options, there = state.options, state.position
    agreed: list[str] = [options.rules]
    agreed += ["last-row"] if options.arrival == "last-row" else []
    agreed += ["two"] if options.earned == "two" else []
    placed = _placed(there.marbles, there.lanes, there.turn)
    return " ".join((*agreed, write_placed(options.rows, placed)))


def place(text: str) -> tuple[Options, int, tuple[tuple[Seat, Move], ...]]:
    """Options, players and the move that sets it up, which `check` may still refuse; raises Refusal."""
    words = re.split(r"[\s/]+", text.strip())
    agreed = [word for word in words if word.lower() in _AGREED]
    rows = sum(_ROW.fullmatch(word.upper()) is not None for word in words)
    said = {field: value for word in agreed for field, value in (_AGREED[word.lower()],)}
    if rows not in get_args(Options.__annotations__["rows"]):
        raise MalformedMove("yali-position")
    options = convert({"rows": rows, **said}, Options)
    start(options, 2)
    return options, 2, ((CHANCE, read_placed(rows, [word for word in words if word not in agreed])),)


def write_placed(rows: int, move: Placed) -> str:
    """The rows, and whose move it is unless the lot is still to be drawn."""
    (gold, silver), (right, left) = move.marbles, move.lanes
    turn = [] if move.turn == CHANCE else [SEATS[move.turn]]
    return " ".join((lined({*gold, *right}, {*silver, *left}, rows), *turn))


def read_placed(rows: int, words: Iterable[str]) -> Placed:
    """The same from its words; raises MalformedMove unless there are so many rows and at most one seat."""
    found = [part for word in words for part in word.upper().split("/") if part]
    lines = [part for part in found if _ROW.fullmatch(part)]
    turns = [seat for part in found for seat in (GOLD, SILVER) if part == SEATS[seat]]
    if len(lines) != rows or len(turns) > 1 or len(lines) + len(turns) < len(found):
        raise MalformedMove("yali-position")
    marbles, lanes = laid(lines)
    tipped = heavier(rows, Position(marbles, lanes))
    turn = turns[0] if turns else CHANCE if tipped is None else tipped
    return _placed(marbles, lanes, turn)


def _placed(marbles: Pair, lanes: Pair, turn: Seat) -> Placed:
    (gold, silver), (right, left) = marbles, lanes
    return Placed((in_order(gold), in_order(silver)), (in_order(right), in_order(left)), turn)

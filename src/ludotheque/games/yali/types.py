"""The values of YALi: options, positions, moves and what everybody sees.

Frozen, and no more than values: what follows from them is worked out by `rules` and those beside it.
"""

from typing import Literal

from msgspec import Struct

from ludotheque.game import CHANCE, Seat

GOLD: Seat = 0
SILVER: Seat = 1

Cell = str
"""`a1` … `d10` on the board, `r1` … and `l1` … in the side lanes; Gold's right and Gold's left."""

Pair = tuple[frozenset[Cell], frozenset[Cell]]
"""Cells of Gold and cells of Silver."""


class Options(Struct, frozen=True):
    """Y1, Y2, Y9: which rules, how long the board is, which cells earn a side move on arrival, whether a move
    that earns twice has two (Y10), and who begins (Y4)."""

    rules: Literal["base", "tournament"] = "base"
    rows: Literal[4, 6, 8, 10] = 8
    arrival: Literal["zone", "last-row"] = "zone"
    earned: Literal["one", "two"] = "one"
    first: Literal["lot", "gold", "silver"] = "lot"

    @property
    def columns(self) -> int:
        """Y1."""
        return 4

    @property
    def start_rows(self) -> int:
        """Y1: how many rows at each end hold start cells; on the shortest board it is one."""
        return 1 if self.rows == 4 else 2

    @property
    def side_marbles(self) -> int:
        """Y2."""
        return 1 if self.rows == 4 else 4 if self.rules == "base" else 3


class Board(Options, frozen=True):
    """Any other board, by the same rules: nobody plays on it, it is solved."""

    columns: int = 4
    start_rows: int = 1
    side_marbles: int = 1


class Lot(Struct, frozen=True, tag="lot"):
    """Y4: the lot gives the first move to this seat."""

    seat: Seat


class Placed(Struct, frozen=True, tag="placed"):
    """A position in place of the set-up (Y2), on a board to try things on; told as in `View`."""

    marbles: tuple[tuple[Cell, ...], tuple[Cell, ...]]
    lanes: tuple[tuple[Cell, ...], tuple[Cell, ...]]
    turn: Seat
    """Who has the move; CHANCE on a level board: the lot is still to be drawn."""


class Go(Struct, frozen=True, tag="go"):
    """A step or a chain of jumps, cell by cell, and the side move that it earned, if taken.

    The second side move is made after the first one; only with `earned: two` there may be one (Y10).
    """

    path: tuple[Cell, ...]
    side: tuple[Cell, ...] = ()
    second: tuple[Cell, ...] = ()

    @property
    def sides(self) -> tuple[tuple[Cell, ...], ...]:
        """The side moves that were taken, in their order."""
        return tuple(side for side in (self.side, self.second) if side)


Move = Lot | Placed | Go


class Position(Struct, frozen=True):
    """What Y13 compares: the marbles, the side marbles, and to whom the board gives the move (Y4)."""

    marbles: Pair
    lanes: Pair
    turn: Seat = CHANCE


class State(Struct, frozen=True):
    """A game under way. `earlier` holds the positions that a sideways move could still recreate (Y13)."""

    options: Options
    position: Position
    earlier: tuple[Position, ...] = ()
    last: Go | None = None
    last_seat: Seat = CHANCE
    """Who moved last: what a level board goes by (Y4)."""
    moves: int = 0


class Effect(Struct, frozen=True):
    """What a move does to the board, to be seen before it is made."""

    torque: int
    """As in `View`, after the move."""
    next: Seat | None
    """Who then moves; None: the game is over."""
    over: tuple[Seat, ...] = ()
    """Whose marbles it jumps, one after the other (Y6)."""
    home: bool = False
    """Whether it brings a marble into the arrival cells from outside (Y9)."""


class View(Struct, frozen=True):
    """The table, open to everybody; cells are sorted, seats stand in the order Gold, Silver."""

    options: Options
    rows: int
    marbles: tuple[tuple[Cell, ...], tuple[Cell, ...]]
    lanes: tuple[tuple[Cell, ...], tuple[Cell, ...]]
    torque: int
    """In half rows; positive tips to Silver, negative to Gold (Y3)."""
    turn: Seat
    """To whom the board gives the move (Y4); CHANCE before the lot."""
    mover: Seat | None
    """Who makes the next move: `turn`, or the other one if `turn` is blocked (Y15). None: game over."""
    arrived: tuple[int, int]
    """Marbles on their arrival cells."""
    moves: int
    last: Go | None
    last_seat: Seat
    earlier: tuple[Position, ...]
    """Positions that must not be recreated (Y13)."""

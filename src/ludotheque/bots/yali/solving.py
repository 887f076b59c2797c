"""What a position of a small board is worth, exactly: for the best player, and for `ludotheque solve`.

Levels, puzzles and `BOTS.solve_board` ask it. Boards that are too large are refused, never estimated.
"""

from functools import cache
from typing import Any

from ludotheque.bots.bot import Search, Solved
from ludotheque.bots.yali import exact
from ludotheque.bots.yali.plain import plain_value
from ludotheque.bots.yali.proof import proved
from ludotheque.game import BadOptions, Seat
from ludotheque.games.yali.kernel import is_sideways, make, winner
from ludotheque.games.yali.packed import describe, pack, pack_earlier, pack_move
from ludotheque.games.yali.rules import set_up
from ludotheque.games.yali.types import Board, Go, Options, Position, State

_ROOM = 1 << 21
"""Entries of the table for play: more than a game on four rows ever needs at once."""
_LARGEST = 1 << 27
_GUIDE = 1 << 24
"""Entries for a search that only says what to try first."""
_EFFORT = 4
"""Positions that are looked at before a question counts as too hard, for each entry of the table."""


def solvable(options: Options) -> bool:
    """Whether the board that is played on is small enough to be solved within a move's time."""
    return options.rows == 4


class Solver:
    """Values of positions on one board; what was found stays known."""

    def __init__(self, options: Options, room: int = _ROOM) -> None:
        self._options, self._room = options, room
        self._desk = exact.desk(describe(options), room)

    @property
    def counts(self) -> tuple[int, int]:
        """Positions looked at, and those kept."""
        control = self._desk[2]
        return int(control[exact.POSITIONS]), int(control[exact.KEPT])

    def value(self, state: State) -> int | None:
        """1 if whoever has the turn wins, 0 for a draw, -1; None: the table is too small for that."""
        return self._solve(pack(self._options, state.position), *pack_earlier(state))

    def best(self, state: State, seat: Seat, moves: list[Go]) -> tuple[list[Go], int] | None:
        """Those of a seat's moves that keep what can be had, and what that is; None as above."""
        position = pack(self._options, state.position)
        past, now = pack_earlier(state)
        gold, silver, right, left, _, turn = position
        past[now] = gold | right << 40, silver | left << 40 | turn << 50
        values = []
        for move in moves:
            packed = pack_move(move)
            after = make(position, seat, packed)
            value = self._after(after, seat, past, now + 1 if is_sideways(packed) else 0)
            if value is None:
                return None
            values.append(value)
        most = max(values)
        return [move for move, value in zip(moves, values, strict=True) if value == most], most

    def _after(self, after: tuple[int, ...], seat: Seat, past: Any, now: int) -> int | None:
        first = winner(self._desk[0], after)
        if first >= 0:
            return 1 if first == seat else -1
        value = self._solve(after, past, now)
        return value if value is None or after[5] == seat else -value

    def _solve(self, position: tuple[int, ...], past: Any, now: int) -> int | None:
        control = self._desk[2]
        if 2 * control[exact.KEPT] > self._room:  # what was found in other games makes room
            self._desk[1][:] = 0
            control[exact.KEPT] = 0
        control[exact.TOO_MUCH], control[exact.POSITIONS] = 0, 0
        control[exact.BUDGET] = _EFFORT * self._room
        self._desk[3][:now] = past[:now]
        value = int(exact.solve(self._desk, position, 0, now, 0))
        return None if control[exact.TOO_MUCH] else value


@cache
def solver(options: Options) -> Solver:
    """The one that keeps what it found in this process."""
    return Solver(options)


def solve_board(asked: dict[str, Any], by: Search = "quick") -> Solved:
    """Who wins from the set-up of any board, the lot having been won; raises BadOptions.

    `plain` and `proof` ask the readable rules: the first move by move, the second told what to try first.
    """
    try:
        options = Board(**{name: value for name, value in asked.items() if value is not None}, first="gold")
    except TypeError:
        raise BadOptions("yali-board") from None
    _check(options)
    state = set_up(options)
    if by == "plain":
        return Solved(*plain_value(state))
    if by == "proof":
        told = Solver(options, _GUIDE)

        def guide(position: Position) -> int:
            return told.value(State(options, position)) or 0

        return Solved(*proved(options, state.position, guide))
    room = 1 << 18
    while room <= _LARGEST:
        one = Solver(options, room)
        found = one.value(state)
        if found is not None:
            return Solved(found, one.counts[0])
        room *= 8
    raise BadOptions("yali-board-large")


def _check(options: Board) -> None:
    """Raise BadOptions unless it is a board: its halves apart, its lanes long enough."""
    fits = (
        2 <= options.columns <= 4
        and options.start_rows >= 1
        and 2 * options.start_rows < options.rows <= 10
        and 0 <= options.side_marbles <= options.rows
        and options.rules in ("base", "tournament")
        and options.arrival in ("zone", "last-row")
        and options.earned in (("one", "two") if options.rules == "tournament" else ("one",))
    )
    if not fits:
        raise BadOptions("yali-board")

"""Moves as text: `a2-a3`, `b1xb3xd5`, `c6-c7/r5-r4`, `lot G`, `place …`. Read leniently, written strictly.

Others reach it through `GAME`. Whether what was read may be played is for `checks`.
"""

import re
from collections.abc import Iterable
from typing import NoReturn, assert_never

from ludotheque.game import CHANCE, AmbiguousMove, IllegalMove, MalformedMove, Seat
from ludotheque.games.yali.board import cells, hollows
from ludotheque.games.yali.checks import check, not_earned
from ludotheque.games.yali.listing import legal_moves
from ludotheque.games.yali.marbles import best_paths, is_jump, moved
from ludotheque.games.yali.placing import read_placed, write_placed
from ludotheque.games.yali.seats import SEATS
from ludotheque.games.yali.types import GOLD, SILVER, Cell, Go, Lot, Move, Placed, State

_CELL = r"[a-z]\d{1,2}"
_PATH = rf"{_CELL}(?:[-x]{_CELL})*"
_TEXT = re.compile(rf"({_PATH})(?:/(\?|{_PATH}))?(?:/({_PATH}))?")
_LOT = re.compile(r"(?:lot)?([gs])")


def write(state: State, seat: Seat, move: Move) -> str:
    """The move by its canonical path."""
    match move:
        case Lot(first):
            return f"lot {SEATS[first]}"
        case Placed():
            return f"place {write_placed(state.options.rows, move)}"
        case Go(path):
            path = best_paths(state.options, state.position, seat, path[0])[path[-1]][0]
            said = ("x" if is_jump(path[0], path[1]) else "-").join(path)
            return "/".join((said, *map(_write_side, move.sides)))
        case _:
            assert_never(move)


def _write_side(side: tuple[Cell, ...]) -> str:
    jump = abs(int(side[0][1:]) - int(side[1][1:])) == 2
    return ("x" if jump else "-").join(side)


def read(state: State, seat: Seat, text: str) -> Move:
    """The legal move that a text means.

    Understood are any legal path, origin and destination (`b1-d5`), a destination alone (`d5`), and for the
    side move also its first and last hollow, its first hollow alone (`/r5`) or `/?` for the only one.
    """
    plain = re.sub(r"\s", "", text.lower())
    if seat == CHANCE:
        given = _read_chance(state, text, plain)
        check(state, seat, given)
        return given
    match = _TEXT.fullmatch(plain)
    if not match:
        raise MalformedMove("yali-malformed", text=text)
    path = tuple(re.split("[-x]", match[1]))
    _known(cells(state.options), path)
    side: tuple[Cell, ...] | None = ()
    if match[2] == "?":
        side = None
    elif match[2]:
        side = tuple(re.split("[-x]", match[2]))
        _known(hollows(state.options.rows), side)
    if match[3] and side:
        second = tuple(re.split("[-x]", match[3]))
        _known(hollows(state.options.rows), second)
        return _twice(state, seat, path, side, second)
    if match[3]:
        raise MalformedMove("yali-malformed", text=text)
    return _resolve(state, seat, text, path, side)


def _read_chance(state: State, text: str, plain: str) -> Lot | Placed:
    if text.lower().startswith("place "):
        return read_placed(state.options.rows, text.split()[1:])
    drawn = _LOT.fullmatch(plain)
    if not drawn:
        raise MalformedMove("yali-lot", text=text)
    return Lot(GOLD if drawn[1] == "g" else SILVER)


def _twice(
    state: State, seat: Seat, path: tuple[Cell, ...], side: tuple[Cell, ...], second: tuple[Cell, ...]
) -> Move:
    """Y10: the listed move that leaves all marbles alike; both side moves are written in full."""
    meant = Go(path, side, second)
    check(state, seat, meant)
    result = moved(state.position, seat, meant)
    listed = (move for move in legal_moves(state, seat) if isinstance(move, Go))
    return next(m for m in listed if m.path[0] == path[0] and moved(state.position, seat, m) == result)


def _known(places: frozenset[Cell], path: Iterable[Cell]) -> None:
    for cell in path:
        if cell not in places:
            raise MalformedMove("yali-cell", cell=cell)


def _resolve(
    state: State, seat: Seat, text: str, path: tuple[Cell, ...], side: tuple[Cell, ...] | None
) -> Move:
    """The one legal move that fits. Where none does, `check` says why."""
    if len(path) > 2:
        check(state, seat, Go(path))
    listed = (move for move in legal_moves(state, seat) if isinstance(move, Go))
    going = [
        move for move in listed if move.path[-1] == path[-1] and (len(path) == 1 or move.path[0] == path[0])
    ]
    if not going:
        _refuse_path(state, seat, path)
    fits = [move for move in going if _fits_side(move, side)]
    if not fits:
        _refuse_side(state, seat, going[0].path, side)
    if len(fits) > 1:
        raise AmbiguousMove("yali-ambiguous", text=text, choices=[write(state, seat, move) for move in fits])
    return fits[0]


def _fits_side(move: Go, side: tuple[Cell, ...] | None) -> bool:
    if move.second:
        return False
    if side is None:
        return bool(move.side)
    if not side or not move.side or len(side) > 2:
        return side == move.side
    return move.side[0] == side[0] and (len(side) == 1 or move.side[-1] == side[-1])


def _refuse_path(state: State, seat: Seat, path: tuple[Cell, ...]) -> NoReturn:
    if len(path) == 1:
        raise IllegalMove("Y5", "unreachable", cell=path[0])
    reach = best_paths(state.options, state.position, seat, path[0])
    check(state, seat, Go(reach[path[1]][0] if path[1] in reach else path))
    raise AssertionError(f"{path} is legal but not listed")


def _refuse_side(state: State, seat: Seat, path: tuple[Cell, ...], side: tuple[Cell, ...] | None) -> NoReturn:
    if side is None:
        _, earned = best_paths(state.options, state.position, seat, path[0])[path[-1]]
        raise IllegalMove("Y10", "none") if earned else not_earned(state.options)
    check(state, seat, Go(path, side))
    raise AssertionError(f"{side} is legal but not listed")

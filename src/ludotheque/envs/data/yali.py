"""YALi verified by the compiled rules. It vouches for moves written out in full and knows nothing else."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from ludotheque.game import CHANCE
from ludotheque.games.yali import kernel
from ludotheque.games.yali.board import LANES, cells, column, forward, hollows, row, zones
from ludotheque.games.yali.jit import compiled
from ludotheque.games.yali.marbles import is_jump, over
from ludotheque.games.yali.packed import bits, describe, index, pack
from ludotheque.games.yali.rules import start
from ludotheque.games.yali.seats import SEATS
from ludotheque.games.yali.types import GOLD, SILVER, Options

_SIDE = r"(?:/([lr]\d{1,2}(?:[-x][lr]\d{1,2})+))?"
_MOVE = re.compile(rf"([GS]) ([a-d]\d{{1,2}}(?:[-x][a-d]\d{{1,2}})+){_SIDE}{_SIDE}", re.ASCII)
_NAMES = SEATS[GOLD], SEATS[SILVER]
_LOTS = {f"{SEATS[CHANCE]} lot {name}": seat for seat, name in enumerate(_NAMES)}
_PAST = 512
"""Sideways moves in a row that are remembered; longer games are left to the rules."""
_UNKNOWN = (-1, 0, 0)


class Twin:
    """Games with these options."""

    def __init__(self, options: Options, players: int) -> None:
        self._options, self._spec = options, describe(options)
        self._first = np.array(pack(options, start(options, players).position), np.int64)
        self._known: dict[str, tuple[int, int, int]] = {}
        self._ends: dict[tuple[int, int, int], str] = {}
        self._scratch = np.zeros(kernel.BUFFER, np.int64)
        self._past = np.zeros((_PAST, 2), np.int64)
        self._result = np.zeros(3, np.int64)

    def vouches(self, moves: Sequence[str], end: str) -> bool:
        """Whether it is sure that all of it is legal and the closing line true. False means nothing."""
        if not moves or moves[0] not in _LOTS:
            return not moves and end == "unfinished"
        known = self._known
        try:
            told = [known[move] for move in moves[1:]]
        except KeyError:
            for move in moves[1:]:
                if move not in known:
                    known[move] = self._meant(move)
            told = [known[move] for move in moves[1:]]
        self._first[5] = _LOTS[moves[0]]
        packed = np.array(told, np.int64).reshape(-1, 3)
        if not _legal(self._spec, self._first, packed, self._past, self._scratch, self._result):
            return False
        return end == self._end(*self._result.tolist())

    def _meant(self, text: str) -> tuple[int, int, int]:
        """The move as the kernel has it (with the seat in bit 32), and the cells that a chain of jumps needs
        full and empty; -1 for what the rules shall read."""
        found = _MOVE.fullmatch(text)
        if found is None:
            return _UNKNOWN
        seat = _NAMES.index(found[1])
        path = tuple(re.split("[-x]", found[2]))
        if not set(path) <= cells(self._options) or (len(path) > 2 and not self._chain(path, seat)):
            return _UNKNOWN
        packed = index(path[0]) | index(path[-1]) << 6 | seat << 32
        for said, shift in ((found[3], 12), (found[4], 22)):
            if said:
                side = self._side(tuple(re.split("[-x]", said)))
                if side < 0:
                    return _UNKNOWN
                packed |= side << shift | kernel.SIDE
        if len(path) == 2:
            return packed, 0, 0
        return packed, bits({over(a, b) for a, b in pairwise(path)}), bits(path[1:])

    def _side(self, side: tuple[str, ...]) -> int:
        """A side move as the kernel has it; -1 if by its shape alone it can be none."""
        far = {row(b) - row(a) for a, b in pairwise(side)}
        if not set(side) <= hollows(self._options.rows) or len({hollow[0] for hollow in side}) > 1:
            return -1
        if len(side) > 2 and far not in ({2}, {-2}):
            return -1
        return row(side[0]) - 1 | row(side[-1]) - 1 << 4 | LANES.index(side[0][0]) << 8

    def _chain(self, path: tuple[str, ...], seat: int) -> bool:
        """Whether the path could be a chain of jumps that gains rows, by its shape alone (Y6, Y7)."""
        ahead = forward(seat)
        return (
            len(set(path)) == len(path)
            and row(path[0]) != row(path[-1])
            and all(
                is_jump(a, b)
                and abs(column(a) - column(b)) in (0, 2)
                and (row(b) - row(a)) * ahead in (0, 2)
                and (row(a) != row(b) or a in zones(self._options))
                for a, b in pairwise(path)
            )
        )

    def _end(self, gold: int, silver: int, left: int) -> str:
        """The closing line of a position: both sides' marbles, and how many moves there are."""
        at = (gold, silver, left)
        if at not in self._ends:
            if len(self._ends) > 100_000:
                self._ends.clear()
            self._ends[at] = self._end_of(gold, silver, left)
        return self._ends[at]

    def _end_of(self, gold: int, silver: int, left: int) -> str:
        if left:
            return "unfinished"
        spec = self._spec
        arrived = [
            (marbles & int(spec[kernel.ARRIVAL + seat])).bit_count()
            for seat, marbles in enumerate((gold, silver))
        ]
        won = kernel.winner(spec, (gold, silver, 0, 0, 0, 0))
        reason = "arrived" if won >= 0 else "blocked"
        if won < 0 and arrived[0] != arrived[1]:
            won = arrived.index(max(arrived))
        winner = _NAMES[won] if won >= 0 else "nobody"
        return f"{winner} won, {reason}, {arrived[0]} {arrived[1]}"


@compiled
def _legal(spec: Any, first: Any, moves: Any, past: Any, scratch: Any, result: Any) -> bool:
    """Whether all moves are legal; then `result` holds both sides' marbles and how many moves there are."""
    pos: tuple[int, ...] = (first[0], first[1], first[2], first[3], first[4], first[5])
    now = 0
    count, mover = kernel.moves_now(spec, pos, past, 0, now, scratch)
    for number in range(len(moves)):
        move = moves[number, 0] & 0xFFFFFFFF
        if moves[number, 0] < 0 or moves[number, 0] >> 32 != mover:
            return False
        listed = False
        for i in range(count):
            if scratch[i] == move:
                listed = True
                break
        others = (pos[0] | pos[1]) & ~(1 << (move & 63))
        if not listed or moves[number, 1] & ~others or moves[number, 2] & others:
            return False
        if now + 1 >= len(past):
            return False
        kept, end = kernel.remember(pos, move, past, now)
        now = end if kept < 0 else 0
        pos = kernel.make(pos, mover, move)
        count, mover = kernel.moves_now(spec, pos, past, 0, now, scratch)
    result[0] = pos[0]
    result[1] = pos[1]
    result[2] = count
    return True

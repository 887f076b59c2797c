"""What is remembered of a game: the longest chain of jumps; and which games are compared with each other.

Asked as `GAME.facts` and `GAME.kind` for records and ratings; no rule asks here.
"""

from collections.abc import Sequence
from itertools import pairwise

from ludotheque.game import Facts, Milestone, Seat
from ludotheque.games.yali.marbles import is_jump
from ludotheque.games.yali.types import GOLD, SILVER, Go, Move, Options, State

MILESTONES = (Milestone("chain", "leap", {"chain": 4}),)


def kind(options: Options, _players: int) -> str:
    """The rules on the usual board; every other board is one of its own."""
    return options.rules if options == Options(options.rules) else "own"


def facts(_state: State, moves: Sequence[tuple[Seat, Move]]) -> tuple[Facts, ...]:
    longest = [
        max((_jumps(move) for mover, move in moves if mover == seat and isinstance(move, Go)), default=0)
        for seat in (GOLD, SILVER)
    ]
    return tuple(Facts(bests={"chain": jumps} if jumps else {}) for jumps in longest)


def _jumps(move: Go) -> int:
    return sum(is_jump(start, end) for start, end in pairwise(move.path))

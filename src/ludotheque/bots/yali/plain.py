"""The same values in the plainest way there is, to check them by: the readable rules, move by move.

Nothing is assumed of wandering or dead ends; the past is part of every position (Y13). For small boards.
"""

from typing import Any

from ludotheque.games.yali.listing import legal_moves
from ludotheque.games.yali.rules import apply, mover, outcome
from ludotheque.games.yali.types import State


def plain_value(state: State) -> tuple[int, int]:
    """1, 0 or -1 for the seat to move, and how many positions were looked at, each with its own past."""
    known: dict[Any, int] = {}
    return _value(state, known), len(known)


def _value(state: State, known: dict[Any, int]) -> int:
    key = (state.position, frozenset(state.earlier))
    if key in known:
        return known[key]
    seat = mover(state)
    assert seat is not None
    best = -1
    # what gains a row first: it forgets the past, and most games are won by it
    for move in sorted(legal_moves(state, seat), key=lambda move: move.path[0][1] == move.path[-1][1]):  # type: ignore[union-attr]
        after = apply(state, seat, move)
        ended = outcome(after)
        if ended is not None:
            value = 0 if not ended.winners else 1 if ended.winners[0] == seat else -1
        else:
            value = _value(after, known)
            value = value if mover(after) == seat else -value
        best = max(best, value)
        if best == 1:
            break
    known[key] = best
    return best

"""Compiling ahead of the first decision.

Run as `BOTS.warm` where bots think or are compiled, before anybody asks; what it decides is thrown away.
"""

from ludotheque.games.yali.rules import apply, roll, start
from ludotheque.games.yali.types import Options


def warm() -> None:
    """Compile the search, or load it from disk."""
    from random import Random

    from ludotheque.bots.yali.search import Limits, find
    from ludotheque.bots.yali.solving import solve_board
    from ludotheque.game import CHANCE

    state = start(Options(), 2)
    state = apply(state, CHANCE, roll(state, Random(0)))
    find(state, Limits(nodes=1000))
    solve_board({"rows": 3, "columns": 2})

"""Bots for YALi. They see the whole table, as everybody does, and search on the compiled rules."""

from ludotheque.bots.bot import Bots, Choice, Situation
from ludotheque.bots.yali.thumb import choose_random, choose_thumb
from ludotheque.games.yali.rules import apply, roll, start
from ludotheque.games.yali.types import Options
from ludotheque.games.yali.view import seen

LEVELS = ("1", "2", "3", "4", "5", "6", "7", "8")
"""More than in other games: that many steps of about one height lead from a beginner to the best."""


def choose(situation: Situation, level: str) -> Choice:
    """A legal move; the same one whenever the same question is asked. Raises KeyError for no level."""
    state = seen(situation.view)
    rng = situation.rng(level, state.moves)
    if level == "random":
        return Choice(choose_random(state, situation.seat, rng))
    if level == "thumb":
        return Choice(choose_thumb(state, situation.seat, rng))
    from ludotheque.bots.yali.levels import think

    move, found = think(situation, level)
    return Choice(move, think=f"{found.value / 1000:+.2f} at depth {found.depth}" if found else "")


def warm() -> None:
    """Compile the search, or load it from disk."""
    from random import Random

    from ludotheque.bots.yali.search import Limits, find
    from ludotheque.game import CHANCE

    state = start(Options(), 2)
    state = apply(state, CHANCE, roll(state, Random(0)))
    find(state, Limits(nodes=1000))


BOTS = Bots(levels=(*LEVELS, "random", "thumb"), choose=choose, warm=warm)

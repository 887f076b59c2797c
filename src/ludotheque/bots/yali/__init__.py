"""Bots for YALi. They see the whole table, as everybody does, and search on the compiled kernel."""

from ludotheque.bots.bot import LEVELS, Bots, Choice, Situation
from ludotheque.bots.yali.thumb import choose_random, choose_thumb
from ludotheque.games.yali.rules import seen


def choose(situation: Situation, level: str) -> Choice:
    """A legal move; the same one whenever the same question is asked."""
    state = seen(situation.view)
    rng = situation.rng(state.moves)
    if level == "random":
        return Choice(choose_random(state, situation.seat, rng))
    return Choice(choose_thumb(state, situation.seat, rng))


def warm() -> None:
    """Nothing to compile for the rule of thumb."""


BOTS = Bots(levels=(*LEVELS, "random", "thumb"), choose=choose, warm=warm)

"""From a situation to a move, for every level and the reference players.

Asked as `BOTS.choose`, with what a seat sees; the rules judge what it answers.
"""

from ludotheque.bots.bot import Choice, Situation
from ludotheque.bots.yali.thumb import choose_random, choose_thumb
from ludotheque.games.yali.view import seen


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

"""Bots for tests, of levels without a story.

They answer at once and need no file; no test of strength uses them.
"""

from ludotheque.bots.bot import Bots, Choose, Level


def company(choose: Choose, *ids: str) -> Bots:
    """Bots of these levels, the last of which advises."""
    levels = tuple(Level(one, one.title(), 800, "bot-pebbles-1") for one in ids)
    return Bots(levels=levels, usual=ids[0], adviser=ids[-1], choose=choose)

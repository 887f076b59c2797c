"""A shelf on which every bot of the little game is broken.

For tests of what a server does about bots that break; it is a `Library` like any other.
"""

from ludotheque.bots.bot import Bots, Choice, Situation
from tests.support import library
from tests.support.bots import company
from tests.support.library import GAME_IDS, course, game, guest_texts, puzzle_book, puzzle_lesson, puzzles

__all__ = ["GAME_IDS", "bots", "course", "game", "guest_texts", "puzzle_book", "puzzle_lesson", "puzzles"]


def _choose(_situation: Situation, _level: str) -> Choice:
    raise ValueError("this bot is broken")


BOTS = company(_choose, "low", "high")


def bots(game_id: str) -> Bots:
    return BOTS if game_id == "pebbles" else library.bots(game_id)

"""A shelf with BALI alone, whose best bot is a quick one and which nobody solves.

For tests of deals that must not wait for the real solver; it is a `Library` like any other.
"""

from dataclasses import replace
from pathlib import Path

from ludotheque import registry
from ludotheque.bots.bot import Bots, Level
from ludotheque.lessons import AnyLesson

GAME_IDS = ("bali",)
game = registry.game
puzzles = registry.puzzles
untaught = registry.untaught
puzzle_book = registry.puzzle_book
puzzle_lesson = registry.puzzle_lesson


def bots(game_id: str) -> Bots:
    quick = Level("greedy", "Quick", 800, "bot-bali-1")
    return replace(registry.bots(game_id), levels=(quick,), references=(), solve=None)


def course(_game_id: str, _lang: str) -> tuple[AnyLesson, ...]:
    return ()


def guest_texts(_game_id: str) -> Path | None:
    return None

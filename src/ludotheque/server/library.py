"""The games a server has: its library is a module that the settings name, `ludotheque.registry` as a rule.

The server asks for games and bots through a `Library` alone, so that tests and benches bring their own.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from ludotheque.bots.bot import Bots
from ludotheque.game import AnyGame
from ludotheque.lessons import AnyLesson, Untaught
from ludotheque.puzzles import Puzzle
from ludotheque.server.process.settings import Settings


class Library(Protocol):
    """The module that knows the games; `ludotheque.registry` is one."""

    GAME_IDS: tuple[str, ...]
    game: Callable[[str], AnyGame]
    bots: Callable[[str], Bots]
    course: Callable[[str, str], tuple[AnyLesson, ...]]
    untaught: Callable[[str, str], tuple[Untaught, ...]]
    puzzles: Callable[[str, str], Mapping[int, Puzzle]]
    puzzle_book: Callable[[str, str], str]
    puzzle_lesson: Callable[[str, Puzzle, str], AnyLesson]
    guest_texts: Callable[[str], Path | None]


def library_of(made: Settings) -> Library:
    """For whoever looks at the matches of a house, the server or a command beside it."""
    return cast(Library, import_module(made.library))

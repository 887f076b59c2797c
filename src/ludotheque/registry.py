"""The games that can be played. Only the server, the command line and the environments may look here.

A game is one line of `GAMES`. One of the house has its rules in `games/`, its bots in `bots/` and its texts
in `texts/`. A guest has all of it in one package: `GAME` in the package itself, `BOTS` in its module `bots`,
and a folder `texts` with `<lang>.ftl` and its rule page `<lang>.md`. One that teaches has a module `lessons`,
one with puzzles a module `puzzles`.
"""

from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ludotheque.bots.bot import Bots
from ludotheque.game import AnyGame, Param
from ludotheque.lessons import AnyLesson, Untaught
from ludotheque.puzzles import Puzzle
from ludotheque.puzzles import read as read_puzzles

GAMES = {
    "yali": "ludotheque.games.yali",
    "bali": "ludotheque.games.bali",
    "wordjam": "ludotheque.games.wordjam",
}
"""The package of each game by its id, in the order in which they stand on the shelf."""

GAME_IDS = tuple(GAMES)
_HOUSE = "ludotheque.games"


def game(game_id: str) -> AnyGame:
    """The game of that id; raises KeyError. Loaded on first use: no game pays for another."""
    loaded: AnyGame = import_module(GAMES[game_id]).GAME
    return loaded


def bots(game_id: str) -> Bots:
    """The bots of that game; raises KeyError."""
    folder, _, name = GAMES[game_id].rpartition(".")
    loaded: Bots = import_module(
        f"ludotheque.bots.{name}" if folder == _HOUSE else f"{GAMES[game_id]}.bots"
    ).BOTS
    return loaded


@cache
def course(game_id: str, lang: str) -> tuple[AnyLesson, ...]:
    """The lessons of that game in that language; none where it teaches nothing. Raises KeyError."""
    place = f"{GAMES[game_id]}.lessons"
    found: tuple[AnyLesson, ...] = import_module(place).course(lang) if find_spec(place) else ()
    return found


def untaught(game_id: str, lang: str) -> tuple[Untaught, ...]:
    """The rules that no lesson of that game shows, where it tells them. Raises KeyError."""
    place = f"{GAMES[game_id]}.lessons"
    tell = getattr(import_module(place), "untaught", None) if find_spec(place) else None
    found: tuple[Untaught, ...] = tell(lang) if tell else ()
    return found


def puzzle_kinds(game_id: str) -> tuple[str, ...]:
    """What kinds of puzzles that game has; none where it has no puzzles. Raises KeyError."""
    module = _puzzles(game_id)
    return tuple(module.KINDS) if module else ()


def puzzle_file(game_id: str, lang: str) -> Path | None:
    """Where the puzzles of that game stand, those with the words of that language if it is a game of words;
    None where it has no puzzles. Raises KeyError."""
    module = _puzzles(game_id)
    if module is None or module.__file__ is None:
        return None
    name = f"puzzles-{lang}.jsonl" if module.OF_WORDS else "puzzles.jsonl"
    return Path(module.__file__).parent / "data" / name


def puzzle_book(game_id: str, lang: str) -> str:
    """What the puzzles of that file are called: `yali`, `bali-de`. Raises KeyError."""
    module = _puzzles(game_id)
    return f"{game_id}-{lang}" if module is not None and module.OF_WORDS else game_id


@cache
def puzzles(game_id: str, lang: str) -> dict[int, Puzzle]:
    """The puzzles by their ids; raises KeyError, BadPuzzle."""
    file = puzzle_file(game_id, lang)
    return read_puzzles(file.read_bytes(), file.name) if file and file.exists() else {}


def puzzle_lesson(game_id: str, puzzle: Puzzle, lang: str) -> AnyLesson:
    """The puzzle as something to be tried."""
    module = _puzzles(game_id)
    assert module is not None
    made: AnyLesson = module.lesson(puzzle, lang)
    said: dict[str, Param] = {"points": puzzle.points, "moves": len(puzzle.solution)}
    return replace(made, text=f"puzzle-{game_id}-{puzzle.kind}", params=said | dict(made.params))


@cache
def _puzzles(game_id: str) -> Any:
    place = f"{GAMES[game_id]}.puzzles"
    return import_module(place) if find_spec(place) else None


@cache
def guest_texts(game_id: str) -> Path | None:
    """The folder in which a guest keeps its texts; None for a game of the house. Raises KeyError."""
    if GAMES[game_id].rpartition(".")[0] == _HOUSE:
        return None
    found = find_spec(GAMES[game_id])
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).with_name("texts")


def guest_folders() -> tuple[Path, ...]:
    """The texts of all guests, to be told together with those of the house."""
    return tuple(folder for game_id in GAMES if (folder := guest_texts(game_id)))

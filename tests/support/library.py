"""A shelf for tests: the little game that has everything, and YALi. Bots take the first legal move.

It is a `Library` like the registry; a server for tests is started with it.
"""

import time
from dataclasses import replace
from pathlib import Path

from examples import pebbles
from examples.pebbles.types import Guess, Take, View
from ludotheque import registry
from ludotheque.bots.bot import Bots, Choice, Situation
from ludotheque.game import AnyGame
from ludotheque.lessons import AnyLesson, Untaught
from ludotheque.puzzles import Puzzle
from tests.support.bots import company

GAME_IDS = ("pebbles", "yali")
PEBBLES_TEXTS = Path(pebbles.__file__).parent / "texts"


def game(game_id: str) -> AnyGame:
    return pebbles.GAME if game_id == "pebbles" else registry.game(game_id)


def bots(game_id: str) -> Bots:
    return BOTS if game_id == "pebbles" else registry.bots(game_id)


def course(game_id: str, lang: str) -> tuple[AnyLesson, ...]:
    return () if game_id == "pebbles" else registry.course(game_id, lang)


def untaught(game_id: str, lang: str) -> tuple[Untaught, ...]:
    return () if game_id == "pebbles" else registry.untaught(game_id, lang)


def puzzles(game_id: str, lang: str) -> dict[int, Puzzle]:
    return {} if game_id == "pebbles" else registry.puzzles(game_id, lang)


def puzzle_book(game_id: str, lang: str) -> str:
    return game_id if game_id == "pebbles" else registry.puzzle_book(game_id, lang)


def puzzle_lesson(game_id: str, puzzle: Puzzle, lang: str) -> AnyLesson:
    return registry.puzzle_lesson(game_id, puzzle, lang)


def guest_texts(game_id: str) -> Path | None:
    return PEBBLES_TEXTS if game_id == "pebbles" else None


def _choose(situation: Situation, level: str) -> Choice:
    if level == "slow":
        time.sleep(60)
    if level == "endless":
        while True:
            pass
    if level == "broken":
        raise ValueError("this bot is broken")
    if level == "greedy":
        hoard = [bytes(1 << 20) for _ in range(1 << 20)]
        return Choice(len(hoard))
    view: View = situation.view
    if view.heap:
        return Choice(Take(1))
    return Choice(Guess(1), at=0.2)


BOTS = replace(company(_choose, "first"), references=("slow", "endless", "broken", "greedy"))

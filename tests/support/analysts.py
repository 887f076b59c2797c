"""A shelf whose little game has an analyst: one of three tempers, by the number of pebbles in the heap.

For tests of analyses; the game itself is that of `library`.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from examples.pebbles.types import Options
from ludotheque.bots.bot import Bots, Progress, Remark, Review
from ludotheque.game import Seat
from tests.support import library
from tests.support.library import (
    GAME_IDS,
    course,
    game,
    guest_texts,
    puzzle_book,
    puzzle_lesson,
    puzzles,
)

__all__ = [
    "GAME_IDS",
    "bots",
    "course",
    "game",
    "guest_texts",
    "puzzle_book",
    "puzzle_lesson",
    "puzzles",
]

SLOW, BROKEN = 4, 5


def analyse(
    options: Options, players: int, moves: Sequence[tuple[Seat, Any]]
) -> Iterator[Review | Remark | Progress]:
    yield Progress(0.5)
    if options.heap == BROKEN:
        raise ValueError("this analyst is broken")
    if options.heap == SLOW:
        time.sleep(60)
    yield Remark("pebbles", {"players": players, "moves": len(moves)})


def bots(game_id: str) -> Bots:
    found = library.bots(game_id)
    return replace(found, analyse=analyse) if game_id == "pebbles" else found

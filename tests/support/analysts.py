"""A shelf whose little game has an analyst: one of three tempers, by the number of pebbles in the heap."""

import time
from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any, cast

from examples.pebbles.types import Options
from ludotheque import registry
from ludotheque.bots.insight import Insight, Progress, Remark, Review
from ludotheque.game import Seat
from tests.support.library import GAME_IDS, bots, game

__all__ = ["GAME_IDS", "bots", "game", "insight"]

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


def insight(game_id: str) -> Insight:
    return (
        cast(Insight, SimpleNamespace(analyse=analyse)) if game_id == "pebbles" else registry.insight(game_id)
    )

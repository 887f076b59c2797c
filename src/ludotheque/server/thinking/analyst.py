"""A process that analyses one finished game: the task on stdin, what is found on stdout, a line of JSON each.

`python -m ludotheque.server.thinking.analyst LIBRARY MEGABYTES`. It ends with its work; cancel by ending it.
"""

import os
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import chain
from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.bots.bot import Progress, Remark, Review
from ludotheque.server.http.bodies import AnalysisDone
from ludotheque.server.thinking.worker import limit


class Game(Struct, frozen=True):
    """A game that is over, as the store has it."""

    game: str
    options: Any
    players: int
    moves: list[tuple[int, Any]]


def findings(library: Any, task: Game) -> Iterator[Review | Remark | Progress]:
    """What the game's own analysis says."""
    game = library.game(task.game)
    options = msgspec.convert(task.options, game.options_type)
    moves = [(seat, msgspec.convert(move, game.move_type)) for seat, move in task.moves]
    yield from library.bots(task.game).analyse(options, task.players, moves)


def main() -> None:
    """Write as it comes; `done` is the last line unless something went wrong."""
    library = import_module(sys.argv[1])
    limit(int(sys.argv[2]))
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=Game)
    for found in chain(findings(library, task), (AnalysisDone(),)):
        out.write(msgspec.json.encode(found) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()

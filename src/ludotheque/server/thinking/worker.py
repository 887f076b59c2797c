"""A process that thinks: requests on stdin, answers on stdout, each a line of JSON.

`python -m ludotheque.server.thinking.worker LIBRARY MEGABYTES`. It knows no tables and no people:
a request holds what one seat sees, or a finished game of which everything may be told. Whatever is printed
meanwhile goes to stderr. An analysis is the last thing a process does; to cancel it is to end the process.
"""

import contextlib
import math
import os
import resource
import signal
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import msgspec
from msgspec import Raw, Struct

from ludotheque.bots.bot import Progress, Remark, Review, Situation
from ludotheque.game import Param
from ludotheque.server.http.bodies import AnalysisDone
from ludotheque.server.thinking.dealing import Deal, deal_out

NO_MOVE = Raw(b"null")


class Request(Struct, frozen=True, kw_only=True, tag="request"):
    """What a bot is asked: a move (`level`), or a hint (`step`)."""

    game: str
    level: str = ""
    step: int = 0
    options: Any
    players: int
    seat: int
    view: Any
    witnessed: tuple[tuple[int, Any], ...]
    seed: int
    elapsed: float
    seconds: float = 0.0
    """Processor time for the answer; then the process ends. 0: unlimited."""


class Finished(Struct, frozen=True, tag="finished"):
    """A game that is over, to be analysed."""

    game: str
    options: Any
    players: int
    moves: list[tuple[int, Any]]


class Load(Struct, frozen=True, tag="load"):
    """A part of what the first questions about that game would load, before they are asked; the answer says
    whether there is `more`."""

    game: str
    part: int = 0
    seconds: float = 0.0


class Answer(Struct, frozen=True):
    """A move and when; or a hint; or what went wrong."""

    move: Raw = NO_MOVE
    """As JSON: whoever asked knows what it means."""
    at: float = 0.0
    text: str = ""
    params: dict[str, Param] = {}
    more: bool = False
    error: str = ""


def answer(library: Any, request: Request) -> Answer:
    """Think."""
    game = library.game(request.game)
    situation = Situation(
        options=msgspec.convert(request.options, game.options_type),
        players=request.players,
        seat=request.seat,
        view=msgspec.convert(request.view, game.view_type),
        witnessed=tuple((seat, msgspec.convert(move, game.move_type)) for seat, move in request.witnessed),
        seed=request.seed,
        elapsed=request.elapsed,
    )
    if request.level:
        choice = library.bots(request.game).choose(situation, request.level)
        return Answer(Raw(msgspec.json.encode(choice.move)), choice.at)
    hint = library.bots(request.game).advise(situation, request.step)
    return Answer(Raw(msgspec.json.encode(hint.move)), 0.0, hint.text, hint.params, hint.more)


def limit(megabytes: int) -> None:
    """Bound the memory of this process, and let the server go first; Ctrl-C is its affair too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))
    with contextlib.suppress(OSError):
        os.nice(10)


def allow(seconds: float) -> None:
    """Let this process take so much more processor time; the system ends it (SIGXCPU) when that is spent."""
    spent = time.process_time()
    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(spent + seconds) if seconds else hard, hard))


def findings(library: Any, finished: Finished) -> Iterator[Review | Remark | Progress | AnalysisDone]:
    """What the game's own analysis says; `done` is the last unless something goes wrong."""
    game = library.game(finished.game)
    options = msgspec.convert(finished.options, game.options_type)
    moves = [(seat, msgspec.convert(move, game.move_type)) for seat, move in finished.moves]
    yield from library.bots(finished.game).judge(options, finished.players, moves)
    yield AnalysisDone()


def main() -> None:
    """Answer until stdin closes."""
    library = import_module(sys.argv[1])
    limit(int(sys.argv[2]))
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    decode = msgspec.json.Decoder(Request | Load | Finished | Deal).decode
    for line in sys.stdin.buffer:
        for said in _said(library, decode(line)):
            out.write(msgspec.json.encode(said) + b"\n")
            out.flush()


def _said(library: Any, asked: Request | Load | Finished | Deal) -> Iterator[Struct]:
    if isinstance(asked, Finished):
        yield from findings(library, asked)
        return
    if isinstance(asked, Deal):
        yield deal_out(library, asked)
        return
    allow(asked.seconds)
    try:
        if isinstance(asked, Load):
            parts = library.bots(asked.game).warm
            for load in parts[asked.part : asked.part + 1]:
                load()
            yield Answer(more=asked.part + 1 < len(parts))
        else:
            yield answer(library, asked)
    except MemoryError:
        yield Answer(error="memory")
    except Exception as error:  # a bot's mistake must not end the process for the others
        yield Answer(error=f"{type(error).__name__}: {error}"[:300])


if __name__ == "__main__":
    main()

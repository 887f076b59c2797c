"""BALI's first hint on a fresh server, by language: `python bench/bali_hints.py`.

A process that thinks is started as the server starts it and asked at once, as it would be by the first player
of the day. Kernels are compiled by then (`ludotheque.server.process.warming`); `loaded` says the same of a
second hint. Seconds on the wall, and of the processor in brackets, which other work does not stretch.
"""

import resource
import subprocess
import sys
import time
from random import Random

import msgspec

from ludotheque.game import CHANCE, act
from ludotheque.games.bali import GAME
from ludotheque.registry import bots
from ludotheque.server.thinking.worker import Answer, Request

LANGUAGES = ("en", "fr", "de")
COMMAND = (sys.executable, "-m", "ludotheque.server.thinking.worker", "ludotheque.registry", "2048")


def asked(language: str, players: int) -> Request:
    """For a hint right after the deal."""
    options = GAME.variants[f"solitaire-{language}"][0]
    state, rng = GAME.start(options, players), Random(5)
    while CHANCE in GAME.actors(state):
        state = act(GAME, state, CHANCE, GAME.roll(state, rng))
    seat = min(GAME.actors(state))
    return Request(
        game="bali",
        options=options,
        players=players,
        seat=seat,
        view=GAME.view(state, seat),
        witnessed=(),
        seed=1,
        elapsed=0.0,
    )


def first(request: Request) -> str:
    """How long the first and the second hint of a process took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    begun = time.monotonic()
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        line = msgspec.json.encode(request) + b"\n"
        seconds = []
        for _ in range(2):
            process.stdin.write(line)
            process.stdin.flush()
            said = msgspec.json.decode(process.stdout.readline(), type=Answer)
            assert said.text, said.error
            seconds.append(time.monotonic() - begun)
            begun = time.monotonic()
        process.stdin.close()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return f"{seconds[0]:>8.2f} ({spent:.2f}){seconds[1]:>10.2f}"


def main() -> None:
    """Print the table."""
    bots("bali").warm()
    print("first hint, s (both, s of the processor)    loaded")
    for players in (1, 2):
        for language in LANGUAGES:
            print(f"  {language}, {players:<12}{first(asked(language, players))}", flush=True)


if __name__ == "__main__":
    main()

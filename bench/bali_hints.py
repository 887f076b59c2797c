"""BALI's first hint on a fresh server, by language: `python bench/bali_hints.py`.

Processes that think are started as the server starts them. *At once*: the first question of a process that
has loaded nothing. *Ready*: of one that was told to load ahead, as the server does right after its start.
Kernels are compiled by then (`ludotheque.server.process.warming`). Seconds on the wall, and of the processor
in brackets, which other work does not stretch.
"""

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import msgspec

from ludotheque.game import CHANCE, act
from ludotheque.games.bali import GAME
from ludotheque.registry import GAME_IDS, bots
from ludotheque.server.thinking.worker import Answer, Load, Request

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


def spent(pid: int) -> float:
    """Seconds of the processor that a process took."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> str:
    """What a process holds, and its share where others hold the same."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8").splitlines()
    found = {line.split(":")[0]: int(line.split()[1]) >> 10 for line in lines[1:]}
    return f"{found['Rss']} MB, {found['Private_Dirty']} MB its own"


class Thinker:
    """A process that thinks."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, asked: Request | Load) -> str:
        """How long it took."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        before, begun = spent(self.process.pid), time.monotonic()
        self.process.stdin.write(msgspec.json.encode(asked) + b"\n")
        self.process.stdin.flush()
        said = msgspec.json.decode(self.process.stdout.readline(), type=Answer)
        assert not said.error, said.error
        return f"{time.monotonic() - begun:>8.2f} ({spent(self.process.pid) - before:.2f})"

    def close(self) -> None:
        """Nothing more is asked."""
        self.process.communicate()


def main() -> None:
    """Print the table."""
    for part in bots("bali").warm:
        part()
    ready = Thinker()
    for game in GAME_IDS:
        for part in range(len(bots(game).warm)):
            print(f"load {game:<10}{part}{ready.ask(Load(game, part))}", flush=True)
    print("first hint   at once         ready           second")
    for players in (1, 2):
        for language in LANGUAGES:
            question, fresh = asked(language, players), Thinker()
            row = [fresh.ask(question), ready.ask(question), ready.ask(question)]
            fresh.close()
            print(f"  {language}, {players}  " + " ".join(row), flush=True)
    print("a process that is ready holds", memory(ready.process.pid))
    ready.close()


if __name__ == "__main__":
    main()

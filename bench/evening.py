"""An evening of 32 bots on two processes that are killed in turn: `python bench/evening.py [--seed N]`.

Over PostgreSQL. While a round is played, and between two rounds, one of the two processes is killed without
mercy (`kill -9`) and started anew. In the end every round has its sixteen tables with a result, the victories
add up, both processes tell the same, and so does one that has read everything from the store.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT)]

from tests.support.databases import fresh_postgres  # noqa: E402
from tests.support.evenings import Told, look, opened, order, standing, until  # noqa: E402
from tests.support.postgres import postgres  # noqa: E402
from tests.support.process import Process  # noqa: E402
from tests.support.server import Visitor, make_settings  # noqa: E402

BOTS, ROUNDS = 32, 4
PAUSE = 0.5
"""Seconds before a bot moves, so that each kill meets a round."""


def decided(told: Told) -> int:
    """How many tables have ended so far."""
    return sum(table["over"] for round_ in told["played"] for table in round_["tables"])


async def evening(seed: int, url: str, folder: Path) -> int:
    """How often a process was killed before the evening was over."""
    rng, kills = Random(seed), 0
    made = make_settings(url, folder, secret="one evening", bot_seconds=5.0, bot_pause=PAUSE)
    processes = [Process(made, folder / f"log{n}").launch() for n in (1, 2)]
    try:
        for process in processes:
            await asyncio.to_thread(process.ready)
        host = await Visitor(processes[0].url).come_in("Host")
        told = await opened(
            host, form="swiss", rounds=ROUNDS, bots=BOTS, plays=False, interval=1, rated=False
        )
        name = told["id"]
        await order(host, name, "begin")
        tables = BOTS // 2
        marks = [tables * number + more for number in range(ROUNDS) for more in (rng.randrange(1, 12), 16)]
        for mark in marks[:-1]:  # in the middle of each round, and after all but the last
            told = await until(host, name, lambda now, mark=mark: decided(now) >= mark)
            assert told["status"] == "running", "nobody is killed after the end"
            victim = rng.choice(processes)
            await asyncio.to_thread(victim.kill)
            kills += 1
            survivor = next(one for one in processes if one is not victim)
            host = await _at(host, survivor)
            await order(
                host, name, "break"
            )  # the tables play on; no round is missed by a process that starts
            await asyncio.to_thread(victim.start)
            await order(host, name, "go-on")
        told = await until(host, name, lambda now: bool(now["status"] == "over"))
        assert [len(round_["tables"]) for round_ in told["played"]] == [tables] * ROUNDS
        assert all(table["over"] for round_ in told["played"] for table in round_["tables"])
        assert sum(points for _, points in standing(told)) == 2 * tables * ROUNDS
        for process in processes:
            host = await _at(host, process)
            assert (await look(host, name))["standings"] == told["standings"]
        await asyncio.to_thread(processes[0].kill)
        await asyncio.to_thread(processes[0].start)
        host = await _at(host, processes[0])
        assert (await look(host, name))["standings"] == told["standings"]
        await host.http.aclose()
    finally:
        for process in processes:
            process.kill()
    return kills


async def _at(host: Visitor, process: Process) -> Visitor:
    """The same person at another process."""
    other = Visitor(process.url)
    other.http.cookies = host.http.cookies
    await host.http.aclose()
    return other


def soaked(seed: int, url: str) -> None:
    """One evening; raises AssertionError if anything is missing."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        kills = asyncio.run(evening(seed, fresh_postgres(url), Path(folder)))
    spent = time.monotonic() - began
    print(
        f"an evening of {BOTS} bots and {ROUNDS} rounds: {kills} kills, nothing missing, {spent:.0f} s",
        flush=True,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(3), "big"))
    args = parser.parse_args()
    print(f"seed {args.seed}", flush=True)
    with postgres() as url:
        soaked(args.seed, url)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

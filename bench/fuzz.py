"""Sockets by grammar, for every game at once: `python bench/fuzz.py [--seconds N] [--seed N]`.

Every message has to be answered and none may break a table. It prints how many were said a minute, what they
cost in processor time on either side, and how long the server waited for a processor.
"""

import argparse
import asyncio
import re
import sys
import tempfile
import time
from pathlib import Path
from random import Random

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT)]

from tests.support.grammar import trouble  # noqa: E402
from tests.support.process import Process, Spent  # noqa: E402
from tests.support.server import make_settings, visitors  # noqa: E402

from ludotheque import registry  # noqa: E402  the checkout is the path

AT_ONCE = 12
"""Sockets of each game."""
ROUND = 100


async def say(url: str, seconds: float, seed: int) -> int:
    """How many messages were said; whatever failed on the way is told by the server itself."""
    deadline, said = time.monotonic() + seconds, 0

    async def keep(game_id: str, number: int) -> None:
        nonlocal said
        rng = Random(f"{seed} {game_id} {number}")
        while time.monotonic() < deadline:
            async with visitors(url, "Eve") as (eve,):
                await trouble(eve, game_id, rng, ROUND)
            said += ROUND

    await asyncio.gather(*(keep(one, number) for one in registry.GAME_IDS for number in range(AT_ONCE)))
    async with visitors(url, "") as (somebody,):
        told = (await somebody.http.get("/metrics")).text
    broken = re.findall(r"^ludotheque_errors_total\{.*\} [^0].*$", told, re.MULTILINE)
    assert not broken, broken
    return said


def fuzzed(seconds: float, seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        made = make_settings("", Path(folder), library="ludotheque.registry", messages_per_second=1e6)
        process = Process(made, Path(folder) / "log")
        process.start()
        began, ours, spent = time.monotonic(), time.process_time(), Spent(process.pid)
        try:
            said = asyncio.run(say(process.url, seconds, seed))
            theirs, waited = spent.since()
        finally:
            process.kill()
    took, ours = time.monotonic() - began, time.process_time() - ours
    games = ", ".join(registry.GAME_IDS)
    print(f"{said} messages by grammar ({games}), {said / took * 60:.0f} a minute: all answered")
    each = f"{theirs / said * 1000:.1f} ms of the server's time each, {ours / said * 1000:.1f} ms of ours"
    print(f"{each}; it waited for a processor {waited / took:.0%} of the time", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    fuzzed(args.seconds, args.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())

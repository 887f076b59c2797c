"""Kill, starve and flood a running server for minutes: `python bench/soak.py [--minutes N] [--seed N]`.

Each round starts servers (SQLite with one process, PostgreSQL with one or two), lets people play at many
tables beside clients that misbehave, kills a server without mercy, and checks that every acknowledged move
is there, that no table is stuck and that the clocks are right. Before that the power is cut (`power`),
messages are made up by grammar (`fuzz`), honest players are measured beside all who disturb (`abuse`), and an
evening is carried through by two processes that are killed in turn (`evening`).
"""

import argparse
import asyncio
import contextlib
import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random

ROOT = Path(__file__).parent.parent
CUTS = 200
sys.path[:0] = [str(Path(__file__).parent), str(ROOT)]

from tests.support.databases import fresh_postgres  # noqa: E402  the checkout is the path
from tests.support.load import Load, check  # noqa: E402
from tests.support.postgres import postgres  # noqa: E402
from tests.support.power import lost, recorded  # noqa: E402
from tests.support.process import Process  # noqa: E402
from tests.support.server import Visitor, make_settings  # noqa: E402

from abuse import abused  # noqa: E402  found beside this file
from evening import soaked  # noqa: E402
from fuzz import fuzzed  # noqa: E402


async def misbehave(url: str, table: str, cookies: dict[str, str], rng: Random, over: asyncio.Event) -> None:
    """Junk, floods, oversized messages, sockets that are dropped or never read."""
    rude = Visitor(url)
    rude.http.cookies.update(cookies)
    while not over.is_set():  # a client library may swallow a cancellation
        with contextlib.suppress(Exception):
            async with rude.at(table, hello=rng.random() < 0.8) as seat:
                match rng.randrange(4):
                    case 0:
                        for _ in range(rng.randrange(300)):
                            await seat.socket.send(rng.choice(("junk", "[]", '{"type":"move"}', "\0" * 1000)))
                    case 1:
                        await seat.socket.send("x" * 200_000)
                    case 2:
                        for _ in range(200):
                            await seat.say(type="legal", seat=0)
                    case _:
                        await asyncio.sleep(rng.random())
        await asyncio.sleep(0.05)


async def one_round(urls: list[str], kill: "list[Process]", rng: Random, tables: int) -> int:
    """Play until one of the processes is killed; how many moves were acknowledged before."""
    people = [await Visitor(url).come_in(f"Player {n}") for n, url in enumerate(urls)]
    games = [Load(person, 10**9) for person in people]
    for game in games:
        await game.start(tables // len(urls))
    cookies = dict(people[0].http.cookies)
    target = await people[0].open("yali", "me", "random")
    over = asyncio.Event()
    rude = [asyncio.create_task(misbehave(urls[0], target, cookies, Random(n), over)) for n in range(3)]
    await asyncio.sleep(rng.uniform(2.0, 6.0))
    for process in kill:
        await asyncio.to_thread(process.kill)
    over.set()
    for task in rude:
        task.cancel()
    await asyncio.gather(*rude, return_exceptions=True)
    for process in kill:
        await asyncio.to_thread(process.start)
    for game in games:
        for task in game._playing:
            task.cancel()
        await asyncio.gather(*game._playing, return_exceptions=True)
    for url, person, game in zip(urls, people, games, strict=True):
        await check(url, dict(person.http.cookies), game)
        await person.http.aclose()
    return sum(game.count for game in games)


async def soak(minutes: float, seed: int, url: str) -> int:
    """Rounds until the time is over; how many moves were checked."""
    rng, checked, began, number = Random(seed), 0, time.monotonic(), 0
    while time.monotonic() - began < minutes * 60:
        number += 1
        database = rng.choice(("sqlite", "postgresql"))
        count = rng.choice((1, 2)) if database == "postgresql" else 1
        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder)
            name = await asyncio.to_thread(fresh_postgres, url) if database == "postgresql" else ""
            made = make_settings(name, place, secret="soak", messages_per_second=200.0, bot_seconds=1.0)
            processes = [Process(made, place / f"log{n}") for n in range(count)]
            try:
                for process in processes:
                    await asyncio.to_thread(process.start)
                urls = [process.url for process in processes]
                moves = await one_round(urls, [rng.choice(processes)], rng, tables=rng.choice((4, 20)))
            finally:
                for process in processes:
                    process.kill()
        checked += moves
        said = f"round {number}: {database}, {count} process{'es' if count > 1 else ''}, {moves} moves kept"
        print(f"{time.monotonic() - began:6.0f} s  {said}", flush=True)
    return checked


def cut_the_power(seed: int) -> None:
    """A server with SQLite is played at; then its disk is left as power cuts may leave it."""
    with tempfile.TemporaryDirectory() as folder:
        house = Path(folder) / "house"
        house.mkdir()
        found = asyncio.run(recorded(house, tables=10, moves=25))
        if found is None:
            print("power cuts: this Python's SQLite is built in and cannot be looked under")
            return
        under, told = found
        missing = lost(under, told, CUTS, seed, Path(folder))
    print(
        f"{CUTS} power cuts in {len(under.log)} operations of the disk: {missing} of {len(told)} moves lost"
    )
    assert not missing


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(3), "big"))
    args = parser.parse_args()
    print(f"soak for {args.minutes:g} minutes, seed {args.seed}", flush=True)
    cut_the_power(args.seed)
    fuzzed(args.minutes * 12, args.seed)
    abused(tables=200, seconds=args.minutes * 12)
    with postgres() as url:
        soaked(args.seed, url)
        checked = asyncio.run(soak(args.minutes, args.seed, url))
    print(f"all {checked} acknowledged moves were there; no table was stuck")
    return 0


if __name__ == "__main__":
    sys.exit(main())

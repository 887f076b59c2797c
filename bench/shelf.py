"""The first screen in a house with many people and games: `GET /api/home` for people drawn at random.

Beside it, in the same run, the same request in a house with a hundredth of them: it should cost as much.
`python bench/shelf.py [PEOPLE] [GAMES]`; made-up people, made-up games, deals of the day among them. What the
server does anyway, asked or not, is measured first and taken off the processor time of each request.
"""

import asyncio
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from pathlib import Path

import msgspec

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT)]

from tests.support.server import make_settings, running  # noqa: E402

from ludotheque.game import Outcome  # noqa: E402
from ludotheque.matches import events as ev  # noqa: E402
from ludotheque.matches.summary import Summary, write_holders  # noqa: E402
from ludotheque.server.http.identity import COOKIE  # noqa: E402
from ludotheque.store.sessions import hashed  # noqa: E402
from ludotheque.tables.daily import day_of  # noqa: E402

ASKED = 400
DAYS = 400
IDLE = 15.0
"""Seconds in which the server is only watched."""


def fill(file: Path, people: int, games: int, now: float) -> None:
    """Everybody has a device; each game has two people, every tenth is public, every 500th goes on."""
    rng, db = random.Random(1), sqlite3.connect(file)
    db.execute("PRAGMA synchronous=OFF")
    person = "INSERT INTO people (id, name, name_key, look, created, seen) VALUES (?, ?, ?, ?, ?, ?)"
    db.executemany(person, ((f"p{n}", f"P {n}", f"p {n}", f"p {n}", now, now) for n in range(people)))
    session = (
        "INSERT INTO sessions (id, token, person, scope, label, created, seen, proved, link_until)"
        " VALUES (?, ?, ?, 'device', '', ?, ?, 0, 0)"
    )
    db.executemany(session, ((f"s{n}", hashed(f"token-{n}"), f"p{n}", now, now) for n in range(people)))
    db.executemany(
        "INSERT INTO tries (person, day, game, lang, match, late, begun, ended, score, result)"
        " VALUES (?, ?, 'bali', 'en', '', 0, 0, 1, 500, '')",
        ((f"p{n}", day_of(now - 86_400 * ago)) for n in range(people) for ago in range(rng.randrange(10))),
    )
    db.executemany(
        "INSERT INTO tries (person, day, game, lang, match, late, begun, ended, score, result)"
        " VALUES ('p0', ?, 'bali', 'fr', '', 0, 0, 1, 500, '')",
        ((day_of(now - 86_400 * ago),) for ago in range(DAYS)),
    )
    seats, rows = [], []
    for number in range(games):
        one, other = rng.randrange(people), rng.randrange(people)
        holders = (ev.Person(f"p{one}", f"P {one}"), ev.Person(f"p{other}", f"P {other}"))
        over = number % 500 > 0
        header = ev.Header(game="yali", options={}, seats=holders, stand_in="4")
        told = Summary(
            write_holders(holders), () if over else (0,), Outcome((0,), "goal", (1, 0)) if over else None
        )
        at = now - rng.random() * 1e8
        rows.append(
            (
                f"m{number}",
                ev.encode(header).decode(),
                "over" if over else "running",
                number % 10 == 0,
                f"p{one}",
                msgspec.json.encode(told).decode(),
                at,
                at,
                number if over else None,
            )
        )
        seats += [(f"m{number}", 0, f"p{one}"), (f"m{number}", 1, f"p{other}")]
    match = (
        "INSERT INTO matches (id, game, header, version, status, public, spectators, host, summary, created,"
        " changed, lease, code, counted) VALUES (?, 'yali', ?, 0, ?, ?, 1, ?, ?, ?, ?, 0, '', ?)"
    )
    db.executemany(match, rows)
    db.executemany("INSERT INTO seats (match, seat, person) VALUES (?, ?, ?)", seats)
    db.commit()
    db.close()


async def ask(address: str, people: int) -> list[tuple[float, float]]:
    """Milliseconds on the wall, and of processor time (the server's, and a little for asking), each time."""
    rng, took, idle = random.Random(2), [], await _idle()
    reader, writer = await asyncio.open_connection(*address.split(":"))
    for number in [0] * 20 + [rng.randrange(people) for _ in range(ASKED)]:
        headers = f"host: {address}\r\ncookie: {COOKIE}=token-{number}"
        began, worked = time.perf_counter(), time.process_time()
        writer.write(f"GET /api/home?games=false HTTP/1.1\r\n{headers}\r\n\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        told = await reader.readexactly(int(head.split("content-length: ")[1].split("\r\n")[0]))
        wall, processor = time.perf_counter() - began, time.process_time() - worked
        took.append((1000 * wall, 1000 * (processor - idle * wall)))
        assert msgspec.json.decode(told)["myself"]["me"]["id"] == f"p{number}", told
    writer.close()
    return took[20:]


async def _idle() -> float:
    """Seconds of processor time in a second in which nobody asks."""
    began, worked = time.perf_counter(), time.process_time()
    await asyncio.sleep(IDLE)
    return (time.process_time() - worked) / (time.perf_counter() - began)


def measure(people: int, games: int) -> list[str]:
    """What it took, as text; on a machine that is busy elsewhere only processor time means something."""
    with tempfile.TemporaryDirectory() as folder:
        made = make_settings("", Path(folder), library="tests.support.daily", daily_delay=1e6)
        with running(made):
            pass
        fill(Path(folder) / "ludotheque.sqlite", people, games, time.time())
        with running(made) as server:
            took = asyncio.run(ask(server.address, people))
    said = []
    for label, column in (("wall", 0), ("processor", 1)):
        times = sorted(one[column] for one in took)
        middle, worst = statistics.median(times), times[int(0.99 * len(times))]
        said.append(f"{label}: median {middle:.1f} ms, p99 {worst:.1f} ms")
    return said


def main() -> None:
    people, games = (int(given) for given in (*sys.argv[1:], "100000", "1000000")[:2])
    for many, played in ((people // 100, games // 100), (people, games)):
        print(f"shelf with {many} people and {played} games; {'; '.join(measure(many, played))}", flush=True)


if __name__ == "__main__":
    main()

"""The first screen in a house with many people and games: `GET /api/home` for people drawn at random.

    .venv/bin/python bench/shelf.py [--people 100000] [--games 1000000] [--asks 1000] [--keep FOLDER]

Made-up people and games, deals of the day among them, in SQLite; the server runs in a process of its own, as
`ludotheque serve` starts it. Beside it, in the same run, the same request in a house with a hundredth of
them: it should cost as much. `--keep` leaves the houses in that folder; the next run need not fill them.

What the server does anyway, asked or not, is measured first and taken off the processor time of each request.
The file is read once before, so that no time is spent waiting for a disk.
"""

import argparse
import contextlib
import os
import random
import re
import shutil
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import DEVNULL
from urllib.request import urlopen

import msgspec

from ludotheque.game import Outcome
from ludotheque.matches import events as ev
from ludotheque.matches.summary import Summary, write_holders
from ludotheque.server.http.identity import COOKIE
from ludotheque.store.sessions import hashed
from ludotheque.tables.daily import day_of

ROOT = Path(__file__).parent.parent
DAYS = 400
"""On which the most faithful of all played the deal of the day."""
WARM = 50
IDLE = 10.0
"""Seconds in which the server is only watched."""
FILE = "ludotheque.sqlite"
QUIET = {
    "LUDOTHEQUE_DAILY_DELAY": "1000000",
    "LUDOTHEQUE_LOAD_DELAY": "1000000",
    "LUDOTHEQUE_BACKUP_HOURS": "0",
    "LUDOTHEQUE_REQUESTS_PER_SECOND": "100000",
}
"""Nothing but the server itself runs beside what is measured."""


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
    played = (
        "INSERT INTO tries (person, day, game, lang, match, late, begun, ended, score, result)"
        " VALUES (?, ?, 'bali', ?, '', 0, 0, 1, 500, '')"
    )
    db.executemany(
        played,
        (
            (f"p{n}", day_of(now - 86_400 * ago), "en")
            for n in range(people)
            for ago in range(rng.randrange(10))
        ),
    )
    db.executemany(played, (("p0", day_of(now - 86_400 * ago), "fr") for ago in range(DAYS)))
    db.executemany(
        "INSERT INTO seats (match, seat, person) VALUES (?, ?, ?)", _matches(db, people, games, now)
    )
    db.commit()
    db.close()


def _matches(db: sqlite3.Connection, people: int, games: int, now: float) -> Iterator[tuple[str, int, str]]:
    """Writes them; who sits where."""
    rng = random.Random(2)
    match = (
        "INSERT INTO matches (id, game, header, version, status, public, spectators, host, summary, created,"
        " changed, lease, code, counted) VALUES (?, 'yali', ?, 0, ?, ?, 1, ?, ?, ?, ?, 0, '', ?)"
    )
    for number in range(games):
        one, other = rng.randrange(people), rng.randrange(people)
        holders = (ev.Person(f"p{one}", f"P {one}"), ev.Person(f"p{other}", f"P {other}"))
        over = number % 500 > 0
        header = ev.Header(game="yali", options={}, seats=holders, stand_in="4")
        told = Summary(
            write_holders(holders), () if over else (0,), Outcome((0,), "goal", (1, 0)) if over else None
        )
        at = now - rng.random() * 1e8
        db.execute(
            match,
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
            ),
        )
        yield f"m{number}", 0, f"p{one}"
        yield f"m{number}", 1, f"p{other}"


def freshen(file: Path, now: float) -> None:
    """A house that was left as it was: everybody was just here, and today's deals have their pars."""
    db = sqlite3.connect(file)
    db.execute("UPDATE sessions SET seen = ?", (now,))
    deal = (
        "INSERT OR IGNORE INTO deals (game, lang, day, seed, par, best, result, moves)"
        " VALUES ('bali', ?, ?, '', 500, 600, '', '')"
    )
    db.executemany(deal, ((lang, day_of(now)) for lang in ("en", "fr", "de")))
    db.commit()
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    with file.open("rb") as read:
        while read.read(1 << 24):
            pass


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[tuple[int, int]]:
    """A server of its own over that data: its process and its port."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "ludotheque", "serve", "--no-browser", "--data", str(folder)]
    server = subprocess.Popen(
        [*command, "--port", str(port), "--log", "error"],
        env={**os.environ, **QUIET},
        cwd=ROOT,
        stdout=DEVNULL,
        stderr=DEVNULL,
    )
    try:
        while True:
            assert server.poll() is None, "the server is gone"
            with contextlib.suppress(OSError), urlopen(f"http://127.0.0.1:{port}/readyz"):
                break
            time.sleep(0.1)
        yield server.pid, port
    finally:
        server.terminate()
        server.wait()


def worked(process: int) -> float:
    """Seconds of processor time that the process took so far, all of its threads."""
    spent = 0
    for task in Path(f"/proc/{process}/task").iterdir():
        with contextlib.suppress(FileNotFoundError):
            spent += int((task / "schedstat").read_text().split()[0])
    return spent / 1e9


def ask(process: int, port: int, people: int, asks: int) -> list[tuple[float, float]]:
    """Milliseconds on the wall, and of the server's processor time, each time."""
    began, before = time.perf_counter(), worked(process)
    time.sleep(IDLE)
    idle = (worked(process) - before) / (time.perf_counter() - began)
    rng, took = random.Random(3), []
    with socket.create_connection(("127.0.0.1", port)) as way:
        for number in [0] * WARM + [rng.randrange(people) for _ in range(asks)]:
            headers = f"host: 127.0.0.1:{port}\r\ncookie: {COOKIE}=token-{number}"
            before, began = worked(process), time.perf_counter()
            way.sendall(f"GET /api/home?games=false HTTP/1.1\r\n{headers}\r\n\r\n".encode())
            told = _answer(way)
            wall = time.perf_counter() - began
            took.append((1000 * wall, 1000 * (worked(process) - before - idle * wall)))
            assert msgspec.json.decode(told)["myself"]["me"]["id"] == f"p{number}", told
    return took[WARM:]


def _answer(way: socket.socket) -> bytes:
    """The body of the next answer."""
    got = b""
    while b"\r\n\r\n" not in got:
        got += _some(way)
    head, _, body = got.partition(b"\r\n\r\n")
    found = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
    assert found is not None, head
    while len(body) < int(found[1]):
        body += _some(way)
    return body


def _some(way: socket.socket) -> bytes:
    some = way.recv(1 << 20)
    assert some, "the server is gone"
    return some


def measure(kept: Path, people: int, games: int, asks: int) -> list[str]:
    """What it took, as text; on a machine that is busy elsewhere only processor time means something."""
    folder = kept / f"house-{people}-{games}"
    if not folder.exists():
        half = kept / f"half-{people}-{games}"
        shutil.rmtree(half, ignore_errors=True)
        half.mkdir(parents=True)
        with serving(half):
            pass
        fill(half / FILE, people, games, time.time())
        half.rename(folder)
    freshen(folder / FILE, time.time())
    with serving(folder) as (process, port):
        took = ask(process, port, people, asks)
    said = []
    for label, column in (("wall", 0), ("processor", 1)):
        times = sorted(one[column] for one in took)
        middle, worst = statistics.median(times), times[int(0.99 * len(times))]
        said.append(f"{label}: median {middle:.1f} ms, p99 {worst:.1f} ms, most {times[-1]:.1f} ms")
    return said


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--asks", type=int, default=1_000)
    parser.add_argument("--keep", type=Path)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        kept = args.keep or Path(folder)
        for people, games in ((args.people // 100, args.games // 100), (args.people, args.games)):
            said = "; ".join(measure(kept, people, games, args.asks))
            print(f"shelf with {people} people and {games} games; {said}", flush=True)


if __name__ == "__main__":
    main()

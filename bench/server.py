"""The server under load, beside boardgame.io in the same run: `python bench/server.py [--quick]`.

The game is the smallest one can think of, the same in both, so that servers are compared and not rules.
"""

import argparse
import asyncio
import contextlib
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent
sys.path[:0] = [str(HERE / "server"), str(ROOT)]

import loads  # noqa: E402  found beside this file
from tests.support.postgres import postgres  # noqa: E402
from wire import dial  # noqa: E402

PEER = ("boardgame.io@0.50.2", "node-persist@2.1.0")


def spent(pids: list[int]) -> float:
    """Seconds of processor time those processes have used."""
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> float:
    """Megabytes a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


@contextlib.contextmanager
def our_servers(folder: Path, database: str, count: int) -> Iterator[list[tuple[int, int]]]:
    """So many processes on one database; their ports and process ids."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(HERE / "server"))),
        "LUDOTHEQUE_LIBRARY": "counting",
        "LUDOTHEQUE_DATA": str(folder),
        "LUDOTHEQUE_DATABASE": database,
        "LUDOTHEQUE_SECRET": "bench",
        "LUDOTHEQUE_MESSAGES_PER_SECOND": "100000",
        "LUDOTHEQUE_REQUESTS_PER_SECOND": "100000",
        "LUDOTHEQUE_MAX_TABLES_PER_PERSON": "100000",
        "LUDOTHEQUE_MAX_SOCKETS": "100000",
        "LUDOTHEQUE_MAX_SOCKETS_PER_ADDRESS": "100000",
        "LUDOTHEQUE_BACKUP_HOURS": "0",
        "LUDOTHEQUE_LOAD_DELAY": "1e9",  # word lists and today's deals are made ready by nobody here
        "LUDOTHEQUE_DAILY_DELAY": "1e9",
        "LUDOTHEQUE_BOT_WORKERS": "1",
        "LUDOTHEQUE_LOG": "warning",
    }
    processes: list[subprocess.Popen[str]] = []
    try:
        found = []
        for _ in range(count):
            command = [sys.executable, "-c", "from ludotheque.cli import main; main()"]
            process = subprocess.Popen(
                [*command, "serve", "--port", "0", "--lang", "en"],
                env=environment, stdout=subprocess.PIPE, text=True,
            )  # fmt: skip
            processes.append(process)
            assert process.stdout is not None
            said = process.stdout.readline()
            found.append((int(said.rstrip().rstrip("/").rpartition(":")[2]), process.pid))
        yield found
    finally:
        for process in processes:
            process.terminate()
            process.wait(30)


@contextlib.contextmanager
def peer_server(modules: Path, kind: str) -> Iterator[tuple[int, int]]:
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(HERE / "server" / "peer.cjs", modules / "peer.cjs")
        process = subprocess.Popen(
            ["node", "peer.cjs", kind, folder], cwd=modules, stdout=subprocess.PIPE, text=True
        )
        try:
            assert process.stdout is not None
            port = next(int(line.split()[1]) for line in process.stdout if line.startswith("PORT"))
            yield port, process.pid
        finally:
            process.kill()
            process.wait()


class Figures:
    """One line of the table."""

    def __init__(self, rate: float, times: list[float], cpu: float) -> None:
        times = sorted(times)
        self.rate = rate
        self.p50 = times[len(times) // 2] * 1000
        self.p99 = times[int(len(times) * 0.99)] * 1000
        self.cpu = cpu / len(times) * 1e6

    def __str__(self) -> str:
        latency = f"p50 {self.p50:7.1f} ms   p99 {self.p99:7.1f} ms"
        return f"{self.rate:8.0f} moves/s   {latency}   {self.cpu:5.0f} µs CPU/move"


async def measure(setup: object, play: loads.Play, pids: list[int], seconds: float) -> Figures:
    boards, message = await setup  # type: ignore[misc]
    await play(boards, message, 1.0)
    before = spent(pids)
    rate, times = await play(boards, message, seconds)
    used = spent(pids) - before
    loads.hang_up(boards)
    return Figures(rate, times, used)


def ours(database: str, tables: int, processes: int, play: loads.Play, seconds: float) -> Figures:
    with tempfile.TemporaryDirectory() as folder, our_servers(Path(folder), database, processes) as servers:
        ports, pids = [port for port, _ in servers], [pid for _, pid in servers]
        return _run(measure(loads.ours(ports, tables, "count"), play, pids, seconds))


def peer(modules: Path, kind: str, tables: int, play: loads.Play, seconds: float) -> Figures:
    with peer_server(modules, kind) as (port, pid):
        return _run(measure(loads.peers(port, tables), play, [pid], seconds))


def side_by_side(modules: Path, tables: int, rounds: int, seconds: float) -> list[tuple[Figures, Figures]]:
    """Durable SQLite and boardgame.io in memory, both running, loaded in turns.

    A machine that grows faster or slower meanwhile does so for both.
    """

    async def alternate(port: int, pid: int, peer_port: int, peer_pid: int) -> list[tuple[Figures, Figures]]:
        sides = [
            (await loads.ours([port], tables, "count"), pid),
            (await loads.peers(peer_port, tables), peer_pid),
        ]
        found: list[list[Figures]] = []
        for number in range(rounds + 1):
            found.append([])
            for (boards, message), process in sides:
                before = spent([process])
                rate, times = await loads.as_fast_as_possible(boards, message, seconds if number else 1.0)
                found[-1].append(Figures(rate, times, spent([process]) - before))
        for (boards, _), _ in sides:
            loads.hang_up(boards)
        return [(mine, theirs) for mine, theirs in found[1:]]

    with (
        tempfile.TemporaryDirectory() as folder,
        our_servers(Path(folder), "", 1) as ((port, pid),),
        peer_server(modules, "memory") as (peer_port, peer_pid),
    ):
        return _run(alternate(port, pid, peer_port, peer_pid))


def _run(work: object) -> Any:
    try:
        import uvloop

        return uvloop.run(work)  # type: ignore[arg-type]
    except ImportError:
        return asyncio.run(work)  # type: ignore[arg-type]


async def idle(port: int, pid: int, count: int) -> float:
    """Megabytes with so many sockets that only listen, spread over a hundred tables."""
    base = f"http://127.0.0.1:{port}"
    _, cookie = loads.post(f"{base}/api/me", {"name": "Ada"})
    seats = [{"type": "me"}, {"type": "open"}]
    names = [
        loads.post(f"{base}/api/tables", {"game": "count", "options": {}, "seats": seats}, cookie)[0]["id"]
        for _ in range(100)
    ]
    greeted, refused = [0], list[bytes]()

    def heard(_wire: object, message: bytes) -> None:
        greeted[0] += message.startswith(b'{"type":"table"')
        if message.startswith((b'{"type":"bye"', b'{"type":"refused"')):
            refused.append(message)

    wires = []
    for number in range(count):
        path = f"/api/tables/{names[number % len(names)]}/socket"
        wire = await dial("127.0.0.1", port, path, cookie, heard)
        wire.send(b'{"type":"hello"}')
        wires.append(wire)
        if len(wires) % 100 == 0 or len(wires) == count:  # a busy machine shall not hang up on who waits
            await loads.until(lambda: bool(refused) or greeted[0] == len(wires))
            assert not refused, refused[0]
    held = resident(pid)
    for wire in wires:
        wire.close()
    return held


def install_peer(folder: Path) -> Path | None:
    """boardgame.io in a temporary folder; None where npm cannot fetch it."""
    print(f"· fetching {PEER[0]} with npm", flush=True)
    done = subprocess.run(
        ["npm", "install", "--no-audit", "--no-fund", "--silent", "--prefix", str(folder), *PEER],
        check=False, capture_output=True, text=True,
    )  # fmt: skip
    if done.returncode:
        print(f"  npm could not fetch it: {done.stderr.strip()[-300:]}")
        return None
    return folder


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="shorter runs, fewer combinations")
    parser.add_argument("--seconds", type=float, default=8.0)
    args = parser.parse_args()
    seconds = 3.0 if args.quick else args.seconds
    fast, calm = loads.as_fast_as_possible, loads.one_per_second

    def show(name: str, figures: Figures) -> None:
        print(f"{name:46} {figures}", flush=True)

    with contextlib.ExitStack() as stack:
        modules = install_peer(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        url = stack.enter_context(postgres())
        print("\nas fast as possible, two sockets per table, every move seen by both", flush=True)
        for tables in (50,) if args.quick else (50, 500):
            show(f"Ludothèque, SQLite, {tables} tables", ours("", tables, 1, fast, seconds))
            show(f"Ludothèque, PostgreSQL, {tables} tables", ours(_fresh(url), tables, 1, fast, seconds))
            show(
                f"Ludothèque, PostgreSQL, 2 processes, {tables} tables",
                ours(_fresh(url), tables, 2, fast, seconds),
            )
            if modules is not None:
                for kind in ("memory", "file"):
                    show(f"boardgame.io, {kind}, {tables} tables", peer(modules, kind, tables, fast, seconds))
        print("\none move per second at each of 500 tables", flush=True)
        show("Ludothèque, SQLite, 500 × 1/s", ours("", 500, 1, calm, seconds))
        show("Ludothèque, PostgreSQL, 500 × 1/s", ours(_fresh(url), 500, 1, calm, seconds))
        if modules is not None:
            show("boardgame.io, memory, 500 × 1/s", peer(modules, "memory", 500, calm, seconds))
        print("\ndurable SQLite against boardgame.io in memory, in turns: median of the rounds", flush=True)
        for tables in (50, 500) if modules is not None else ():
            rounds = side_by_side(modules, tables, 3 if args.quick else 9, seconds / 4)
            rates = [mine.rate / theirs.rate for mine, theirs in rounds]
            costs = [mine.cpu / theirs.cpu for mine, theirs in rounds]
            print(f"{tables:4} tables: {_told('moves/s', rates)}, {_told('CPU per move', costs)}", flush=True)
        sockets = 1000 if args.quick else 5000
        with tempfile.TemporaryDirectory() as folder, our_servers(Path(folder), "", 1) as ((port, pid),):
            print(f"\n{sockets} idle sockets: {asyncio.run(idle(port, pid, sockets)):.0f} MB", flush=True)
    return 0


def _told(what: str, ratios: list[float]) -> str:
    low, high = min(ratios), max(ratios)
    return f"{statistics.median(ratios):.2f} × ({low:.2f} to {high:.2f}) {what}"


def _fresh(url: str) -> str:
    from tests.support.databases import fresh_postgres

    return fresh_postgres(url)


if __name__ == "__main__":
    sys.exit(main())

"""Honest players beside everybody who has ever been found to disturb: `python bench/abuse.py [--seconds N]`.

A server with its usual limits; people at many tables, each of whom moves once a second or so; and clients, in
a process of their own, that keep doing what once hurt. It tells how long an honest move takes until it is
acknowledged, without them and beside them in the same run, and whether an acknowledged move is missing
afterwards. Beside that: how much of a processor the server used, and how long it waited for one. Where it
waited much, the times say more of the machine than of the server. With 200 tables it lasts about twice the
seconds and half a minute more.
"""

import argparse
import asyncio
import contextlib
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT)]

from tests.support.grammar import message  # noqa: E402
from tests.support.process import Process, Spent  # noqa: E402
from tests.support.server import Visitor, make_settings  # noqa: E402

from ludotheque import registry  # noqa: E402

TABLES, PAUSE = 200, 1.0
ONCE = 20.0
"""Seconds for which somebody disturbs before he begins anew."""
Misdeed = Callable[[str, Random], Awaitable[None]]


async def honest(
    url: str, number: int, seated: list[int], over: asyncio.Event, times: list[float]
) -> tuple[Visitor, str, int]:
    """Plays at a table of his own; the table, and the version that was acknowledged last."""
    rng = Random(number)
    person = await Visitor(url, f"10.0.{number // 250}.{number % 250}").come_in(f"Honest {number}")
    table, version = await person.open("yali", "me", "me"), 0
    seated.append(number)
    while not over.is_set():
        async with person.at(table) as seat:
            while seat.live["status"] == "running" and not over.is_set():
                await asyncio.sleep(rng.uniform(0.5, 1.5) * PAUSE)
                turn = seat.live["acting"][0]
                await seat.ask(type="hand", seat=turn)
                move = rng.choice(seat.live["seen"]["legal"])["move"]
                began = time.perf_counter()
                answer = await seat.move(turn, move)
                assert answer["type"] == "accepted", answer
                times.append(time.perf_counter() - began)
                version = answer["version"]
            if seat.live["status"] != "running":
                table, version = await person.open("yali", "me", "me"), 0
    return person, table, version


async def raw(url: str, said: bytes) -> None:
    """Say it and wait until one is hung up on, or for a moment."""
    host, port = url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    with contextlib.closing(writer):
        writer.write(said)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(reader.read(), 0.5)


def _handshake(path: str, origin: str, host: str = "x") -> bytes:
    return (
        f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode("latin-1")


async def malformed_handshakes(url: str, rng: Random) -> None:
    path = rng.choice(("/api/tables/x/socket", "/%00", "/" + "x" * 400, "/api/tables/%ff/socket"))
    await raw(
        url, _handshake(path, rng.choice(("http://[", "null", "x" * 300)), rng.choice(("[", "x y", "x")))
    )


async def malformed_bodies(url: str, rng: Random) -> None:
    body = rng.choice((b"[" * 20_000, b"\xff\xfe", b'{"name":"\\u0000"}', b"{", b'{"name":' + b"1" * 5_000))
    async with _somebody(url, "") as eve:
        await eve.http.post("/api/me", content=body, headers={"content-type": "application/json"})


def _frames(first: int, payload: bytes, count: int) -> bytes:
    return (bytes((first, 0x80 | len(payload))) + b"\0\0\0\0" + payload) * count


async def frames(url: str, rng: Random) -> None:
    """Pings, pongs, pieces of nothing, bytes."""
    async with _somebody(url) as eve, eve.at(await eve.open("yali", "me", "me")) as seat:
        flood = rng.choice(((0x89, b""), (0x8A, b"?"), (0x81, b""), (0x82, b"{}"), (0x00, b"")))
        if flood[0] == 0x00:  # pieces of a message that never ends
            seat.socket.transport.write(_frames(0x01, b"", 1))
        seat.socket.transport.write(_frames(*flood, 20_000))
        await asyncio.wait_for(seat.socket.wait_closed(), 5)


async def dear_questions(url: str, _rng: Random) -> None:
    async with _somebody(url) as eve:
        table = await eve.open("bali", "me", "me")
        async with eve.at(table, legal=False) as seat:
            turn = seat.live["acting"][0]
            for _ in range(100):
                page = await seat.ask(type="legal", seat=turn)
                moves = [one["move"] for one in page.get("moves", [])[:32]]
                await seat.ask(type="preview", seat=turn, moves=moves)


async def hellos(url: str, _rng: Random) -> None:
    async with _somebody(url) as eve:
        table = await eve.open("bali", "me", "me")
        for _ in range(100):
            async with eve.at(table):
                pass


async def lists(url: str, rng: Random) -> None:
    async with _somebody(url) as eve:
        table = await eve.open("yali", "me", "me")
        await eve.http.post(f"/api/tables/{table}/abort", json={})
        paths = ("/api/home", "/api/tables?list=open", "/api/tables?list=finished", "/api/tables?list=mine")
        paths += tuple(f"/api/tables/{table}/{what}" for what in ("replay", "text", "analysis", "qr.svg"))
        for _ in range(100):
            await eve.http.get(rng.choice(paths))


async def bot_tables(url: str, _rng: Random) -> None:
    async with _somebody(url) as eve:
        level = registry.bots("yali").usual
        for _ in range(20):
            seats = [{"type": "bot", "level": level}] * 2
            await eve.http.post("/api/tables", json={"game": "yali", "options": {}, "seats": seats})


async def chat(url: str, _rng: Random) -> None:
    """At a table that is closed to him."""
    async with _somebody(url) as ada, _somebody(url) as eve:
        table = await ada.open("yali", "me", "me", spectators=False)
        async with eve.at(table) as seat:
            for _ in range(100):
                await seat.ask(type="chat", text="let me in")


async def guesses(url: str, rng: Random) -> None:
    async with _somebody(url, "") as eve:
        for _ in range(20):
            body = {"name": "Honest 1", "passphrase": f"guess {rng.random()}"}
            await eve.http.post("/api/signin", json=body)


async def look_alikes(url: str, rng: Random) -> None:
    """Of a name that somebody owns."""
    name = f"Ilona {rng.randrange(10**6)}"
    async with _somebody(url, name) as owner:
        await owner.post("/api/me/claim", passphrase="only hers, for ever")
        async with _somebody(url, "") as eve:
            for letter in "Il1|Іӏ" * 5:
                await eve.post("/api/me", name=letter + name[1:])


async def prying(url: str, rng: Random) -> None:
    """For what is hidden: how a table answers to versions nobody has seen."""
    async with _somebody(url) as ada, _somebody(url) as eve:
        table = await ada.open("wordjam", *["me"] * 5)
        for _ in range(50):
            async with eve.at(table, since=rng.randrange(50), seat=0) as seat:
                await seat.ask(type="move", seat=0, move={"type": "none"}, version=rng.randrange(50))


async def grammar(url: str, rng: Random) -> None:
    name = rng.choice(registry.GAME_IDS)
    game = registry.game(name)
    players = next(players for _, players in game.variants.values() if players > 1)
    async with _somebody(url) as eve, eve.at(await eve.open(name, *["me"] * players)) as seat:
        for _ in range(200):
            await seat.socket.send(message(rng, game, [], 1), text=True)


async def coming_and_going(url: str, rng: Random) -> None:
    """At an evening, while its host calls one break after the other and everybody asks how it stands."""
    async with _somebody(url) as host, _somebody(url) as eve:
        wish = {"game": "yali", "form": "arena", "bots": 64, "level": registry.bots("yali").ids[0]}
        path = f"/api/evenings/{(await host.post('/api/evenings', **wish)).json()['id']}"
        await host.post(f"{path}/order", type="begin")
        for _ in range(50):
            await eve.post(f"{path}/{rng.choice(('enter', 'leave'))}")
            await host.post(f"{path}/order", type=rng.choice(("pause", "break", "go-on", "bots")))
            await eve.http.get(path + rng.choice(("", "/text", "/csv", "/qr.svg")))
        await host.post(f"{path}/order", type="end")


async def boards(url: str, rng: Random) -> None:
    """To try things on, one after the other, from a game and from its text."""
    async with _somebody(url) as eve, eve.at(table := await eve.open("yali", "me", "me")) as seat:
        for _ in range(20):
            await seat.ask(type="hand", seat=(turn := seat.live["acting"][0]))
            await seat.move(turn, rng.choice(seat.live["seen"]["legal"])["move"])
        text = (await eve.http.get(f"/api/tables/{table}/text")).text
        for at in range(50):
            await eve.post(f"/api/tables/{table}/try", at=at % 20)
            await eve.post("/api/try", text=text)


async def study(url: str, rng: Random) -> None:
    """Lessons, puzzles, deals, words: what is open to anybody."""
    async with _somebody(url, "") as eve:
        for _ in range(100):
            game, lang = rng.choice(registry.GAME_IDS), rng.choice(("en", "fr", "de"))
            await eve.post(f"/api/lessons/{game}", lang=lang, step=f"puzzle-{rng.randrange(200)}", show=True)
            paths = (f"/api/puzzles/{game}?lang={lang}", f"/api/lessons/{game}/positions?lang={lang}")
            paths += (f"/api/daily/{game}/{lang}/today", f"/api/words/{lang}/{rng.choice(('house', 'haus'))}")
            await eve.http.get(rng.choice(paths))


async def acquaintances(url: str, rng: Random) -> None:
    """Friends nobody has, programs nobody may have, profiles, all that is kept of oneself."""
    async with _somebody(url, f"Owner {rng.randrange(10**9)}") as eve:
        await eve.post("/api/me/claim", passphrase="mine alone, for ever")
        for _ in range(30):
            await eve.post("/api/friends", person="somebody", tie="follow")
            token = (await eve.post("/api/me/programs", name="Prog")).json().get("token", "x")
            await eve.http.get("/api/tables?list=open", headers={"Authorization": f"Bearer {token}"})
            for what in ("friends", "me/export", f"people/{eve.id}/profile", "me/milestones", "me/history"):
                await eve.http.get(f"/api/{what}")


MISDEEDS: tuple[Misdeed, ...] = (
    malformed_handshakes, malformed_bodies, frames, dear_questions, hellos, lists, bot_tables, prying, chat,
    guesses, look_alikes, grammar, coming_and_going, boards, study, acquaintances,
)  # fmt: skip


@contextlib.asynccontextmanager
async def _somebody(url: str, name: str = "Eve") -> AsyncIterator[Visitor]:
    """From one of a few addresses: whoever disturbs has several."""
    eve = Visitor(url, f"10.9.0.{Random().randrange(20)}")
    try:
        yield await eve.come_in(name) if name else eve
    finally:
        await eve.http.aclose()


async def disturb(url: str) -> None:
    """All of it at once, for ever; it says a line once each has been done."""
    never = set(MISDEEDS)

    async def keep(misdeed: Misdeed, seed: int) -> None:
        rng = Random(seed)
        while True:
            with contextlib.suppress(Exception):  # to be refused is what they are there for
                await asyncio.wait_for(misdeed(url, rng), ONCE)
            if misdeed in never:
                never.discard(misdeed)
                if not never:
                    print("all at it", flush=True)
            await asyncio.sleep(0.02)

    await asyncio.gather(*(keep(misdeed, seed) for misdeed in MISDEEDS for seed in range(2)))


class Phase(NamedTuple):
    """How long honest moves took, and what the server used and waited for meanwhile, of each second."""

    times: list[float]
    used: float
    waited: float

    def __str__(self) -> str:
        ordered = sorted(self.times)
        p50, p99 = (ordered[int(len(ordered) * part)] * 1000 for part in (0.5, 0.99))
        took = f"{len(ordered):6} moves   p50 {p50:6.1f} ms   p99 {p99:6.1f} ms"
        return f"{took}   processor {self.used:4.0%}, waited for it {self.waited:4.0%}"


async def measure(process: Process, tables: int, seconds: float) -> tuple[Phase, Phase, int, int]:
    """Without and with the others, acknowledged moves, and those of them that are missing."""
    url, over, seated, times = process.url, asyncio.Event(), list[int](), list[float]()
    players = [asyncio.create_task(honest(url, number, seated, over, times)) for number in range(tables)]
    while len(seated) < tables:  # noqa: ASYNC110  nobody is in a hurry here
        await asyncio.sleep(0.1)
    await asyncio.sleep(3.0)

    async def phase() -> Phase:
        times.clear()
        spent = Spent(process.pid)
        await asyncio.sleep(seconds)
        used, waited = spent.since()
        return Phase(times.copy(), used / seconds, waited / seconds)

    alone = await phase()
    bad = await asyncio.create_subprocess_exec(
        sys.executable, __file__, "--disturb", url, stdout=asyncio.subprocess.PIPE, start_new_session=True
    )
    try:
        assert bad.stdout is not None
        assert await bad.stdout.readline(), "they are not there"
        beside = await phase()
    finally:
        bad.kill()
        await bad.wait()
    over.set()
    missing = 0
    for person, table, version in await asyncio.gather(*players):
        async with person.at(table) as seat:
            missing += max(0, version - seat.live["version"])
        await person.http.aclose()
    return alone, beside, len(alone.times) + len(beside.times), missing


def abused(tables: int, seconds: float) -> None:
    """Prints the figures; no acknowledged move may be missing."""
    with tempfile.TemporaryDirectory() as folder:
        limits = {"requests_per_second": 20.0, "messages_per_second": 20.0, "library": "ludotheque.registry"}
        usual = {"bot_workers": 2, "bot_pause": 0.4, "daily_delay": 1e6}
        made = make_settings("", Path(folder), secret="abuse", **limits, **usual)
        process = Process(made, Path(folder) / "log")
        process.start()
        try:
            alone, beside, moves, missing = asyncio.run(measure(process, tables, seconds))
        finally:
            process.kill()
    print(f"{tables} honest tables alone           {alone}")
    print(f"{tables} honest tables beside {len(MISDEEDS)} misdeeds {beside}")
    print(f"{moves} honest moves acknowledged, {missing} lost", flush=True)
    assert not missing


def _give_way() -> None:
    """Whoever disturbs does so from machines of his own: here he has the processor that the server and honest
    people leave, and all of that."""
    os.nice(19)
    with contextlib.suppress(OSError):  # where Linux shares the processor by sessions
        Path("/proc/self/autogroup").write_text("19")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--disturb", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.disturb:
        _give_way()
        asyncio.run(disturb(args.disturb))
    abused(args.tables, args.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Killed without mercy in the middle of play: every acknowledged move is there, no table is stuck."""

import asyncio
import contextlib
import signal
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.support.databases import fresh_postgres
from tests.support.process import Process
from tests.support.server import Visitor, make_settings, visitors

pytestmark = pytest.mark.anyio

TABLES = 6
ACKNOWLEDGED = 40


class Load:
    """People who play at several tables at once and remember what was acknowledged."""

    def __init__(self, ada: Visitor) -> None:
        self.ada = ada
        self.acknowledged: dict[str, list[str]] = {}
        self.count = 0
        self.enough = asyncio.Event()

    async def play(self, table: str, seed: int) -> None:
        rng = Random(seed)
        known = self.acknowledged.setdefault(table, [])
        with contextlib.suppress(WebSocketException, OSError, TimeoutError, EOFError):
            async with self.ada.at(table) as seat:
                while seat.live["status"] == "running":
                    turn = seat.live["acting"][0]
                    await seat.ask(type="hand", seat=turn)
                    legal = seat.live["seen"]["legal"]
                    answer = await seat.move(turn, rng.choice(legal)["move"])
                    if answer["type"] == "accepted":
                        known[:] = [move["text"] for move in seat.moves]
                        self.count += 1
                        if self.count >= ACKNOWLEDGED:
                            self.enough.set()


async def check(url: str, cookies: Any, load: Load) -> None:
    """Everything acknowledged is there, and every table can be played on."""
    back = Visitor(url)
    back.http.cookies = httpx.Cookies(cookies)
    for table, known in load.acknowledged.items():
        async with back.at(table) as seat:
            texts = [move["text"] for move in seat.moves]
            assert texts[: len(known)] == known
            if seat.live["status"] == "running":
                turn = seat.live["acting"][0]
                await seat.ask(type="hand", seat=turn)
                assert (await seat.move(turn))["type"] == "accepted"
            if seat.live["status"] == "running":
                left = sum(face["left"] for face in seat.live["clocks"])
                gone = seat.live["time"] - seat.moves[0]["at"]
                assert left == pytest.approx(2 * 600 - gone, abs=0.01)
    await back.http.aclose()


async def start_load(ada: Visitor) -> tuple[Load, list["asyncio.Task[None]"]]:
    load = Load(ada)
    clock = {"type": "real-time", "seconds": 600}
    names = [await ada.open("yali", "me", "me", clock=clock) for _ in range(TABLES)]
    return load, [asyncio.create_task(load.play(name, n)) for n, name in enumerate(names)]


async def test_kill_9_with_sqlite_loses_nothing(tmp_path: Path) -> None:
    process = Process(make_settings("", tmp_path), tmp_path / "log").start()
    try:
        async with visitors(process.url, "Ada") as (ada,):
            with_bot = await ada.open("yali", "me", "random")
            load, playing = await start_load(ada)
            await asyncio.wait_for(load.enough.wait(), 60)
            await asyncio.to_thread(process.kill)
            await asyncio.gather(*playing)
            await asyncio.to_thread(process.start)
            await check(process.url, ada.http.cookies, load)
            async with ada.at(with_bot) as seat:
                for _ in range(3):
                    await seat.until_live(acting=[0])
                    await seat.move(0)
        assert await asyncio.to_thread(process.stop) in {0, -signal.SIGTERM}
    finally:
        process.kill()


async def test_kill_9_of_one_of_two_processes_with_postgresql_loses_nothing(
    tmp_path: Path, postgres_url: str
) -> None:
    url = await asyncio.to_thread(fresh_postgres, postgres_url)
    made = make_settings(url, tmp_path, secret="shared by both", bot_seconds=1.0)
    one, two = (Process(made, tmp_path / f"log{n}").start() for n in (1, 2))
    try:
        async with visitors(one.url, "Ada") as (ada,):
            with_bot = await ada.open("yali", "me", "random")
            load, playing = await start_load(ada)
            await asyncio.wait_for(load.enough.wait(), 60)
            await asyncio.to_thread(one.kill)
            await asyncio.gather(*playing)
            await check(two.url, ada.http.cookies, load)
            other = Visitor(two.url)
            other.http.cookies = httpx.Cookies(ada.http.cookies)
            async with other.at(with_bot) as seat:
                for _ in range(3):
                    await seat.until_live(acting=[0])
                    await seat.move(0)
            await other.http.aclose()
    finally:
        one.kill()
        two.kill()


async def test_two_processes_show_each_other_what_happens(tmp_path: Path, postgres_url: str) -> None:
    url = await asyncio.to_thread(fresh_postgres, postgres_url)
    made = make_settings(url, tmp_path, secret="shared by both")
    one, two = (Process(made, tmp_path / f"log{n}").start() for n in (1, 2))
    try:
        async with visitors(one.url, "Ada") as (ada,), visitors(two.url, "Bob") as (bob,):
            table = await ada.open("yali", "me", "open")
            async with ada.at(table) as first:
                assert (await bob.post(f"/api/tables/{table}/join")).status_code == 200
                await first.until_live(status="running")
                async with bob.at(table) as second:
                    await first.until("presence", online=[0, 1])
                    for _ in range(6):
                        turn = first.live["acting"][0]
                        mover, other = (first, second) if turn == 0 else (second, first)
                        done = await mover.move(turn)
                        await other.until_live(version=done["version"])
                        assert other.live["seen"]["view"] == mover.live["seen"]["view"]
                        assert other.moves == mover.moves
                    await second.ask(type="chat", text="good game")
                    assert (await first.until("chat"))["text"] == "good game"
                await first.until("presence", online=[0])
    finally:
        one.kill()
        two.kill()

"""Killed without mercy in the middle of play: every acknowledged move is there, no table is stuck."""

import asyncio
from pathlib import Path

import httpx
import pytest

from tests.support.databases import fresh_postgres
from tests.support.load import Load, check
from tests.support.process import Process
from tests.support.server import Visitor, make_settings, visitors

pytestmark = pytest.mark.anyio

TABLES = 6
ACKNOWLEDGED = 40


async def test_kill_9_with_sqlite_loses_nothing(tmp_path: Path) -> None:
    process = Process(make_settings("", tmp_path), tmp_path / "log").start()
    try:
        async with visitors(process.url, "Ada") as (ada,):
            with_bot = await ada.open("yali", "me", "random")
            load = Load(ada, ACKNOWLEDGED)
            await load.start(TABLES)
            await asyncio.wait_for(load.enough.wait(), 60)
            await asyncio.to_thread(process.kill)
            await load.over()
            await asyncio.to_thread(process.start)
            await check(process.url, ada.http.cookies, load)
            async with ada.at(with_bot) as seat:
                for _ in range(3):
                    await seat.until_live(acting=[0])
                    await seat.move(0)
        assert await asyncio.to_thread(process.stop) == 0
    finally:
        process.kill()


async def test_kill_9_of_one_of_two_processes_with_postgresql_loses_nothing(
    tmp_path: Path, postgres_url: str
) -> None:
    url = await asyncio.to_thread(fresh_postgres, postgres_url)
    made = make_settings(url, tmp_path, secret="shared by both", bot_seconds=1.0)
    one, two = (Process(made, tmp_path / f"log{n}").launch() for n in (1, 2))
    try:
        one.ready()
        two.ready()
        async with visitors(one.url, "Ada") as (ada,):
            with_bot = await ada.open("yali", "me", "random")
            load = Load(ada, ACKNOWLEDGED)
            await load.start(TABLES)
            await asyncio.wait_for(load.enough.wait(), 60)
            await asyncio.to_thread(one.kill)
            await load.over()
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
    one, two = (Process(made, tmp_path / f"log{n}").launch() for n in (1, 2))
    try:
        one.ready()
        two.ready()
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

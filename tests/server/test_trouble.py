"""Disk full, database gone and back, clocks set: a clear refusal, nothing lost, no restart needed."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.server.process.clock import Clock
from ludotheque.store import chat
from ludotheque.store.engine import write
from ludotheque.store.sqlite import SqliteAppender
from tests.support.databases import fresh_postgres
from tests.support.postgres import Cluster
from tests.support.server import PATIENCE, Running, Seat, make_settings, running, visitors

pytestmark = pytest.mark.anyio

T = TypeVar("T")


async def turn_of(seat: Seat) -> int:
    turn: int = seat.live["acting"][0]
    await seat.ask(type="hand", seat=turn)
    return turn


async def test_a_full_disk_refuses_moves_and_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    with running(make_settings("", tmp_path)) as server:
        async with visitors(server, "Ada") as (ada,):
            table = await ada.open("yali", "me", "me")
            async with ada.at(table) as seat:
                await seat.move(await turn_of(seat))
                version = seat.live["version"]
                writer = server.services.store.writer.appender
                assert isinstance(writer, SqliteAppender)
                await asyncio.to_thread(writer.pragma, "max_page_count=1")
                for _ in range(500):
                    refused = await seat.move(await turn_of(seat))
                    if refused["type"] == "refused":
                        break
                assert refused["code"] == "store-unavailable"
                version = seat.live["version"]
                assert (await seat.ask(type="ping"))["type"] == "pong"
                assert 'ludotheque_errors_total{where="store"} 1.0' in (await ada.http.get("/metrics")).text
                await asyncio.to_thread(writer.pragma, "max_page_count=1000000")
                assert (await seat.move(await turn_of(seat)))["type"] == "accepted"
                assert seat.live["version"] == version + 1
            async with ada.at(table) as again:
                assert again.live["version"] == version + 1


async def test_an_sqlite_file_that_cannot_grow_refuses_what_it_cannot_keep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def growing_no_more(engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
        def on_a_full_disk(db: Connection) -> T:
            db.exec_driver_sql("PRAGMA max_page_count=1")
            return work(db)

        return await write(engine, on_a_full_disk)

    with running(make_settings("", tmp_path)) as server:
        async with visitors(server, "Ada") as (ada,):
            table = await ada.open("yali", "me", "me")
            monkeypatch.setattr(chat, "write", growing_no_more)
            async with ada.at(table) as seat:
                codes = set()
                for _ in range(40):
                    answer = await seat.ask(type="chat", text="x" * 500)
                    codes.add(answer.get("code", answer["type"]))
                    if "store-unavailable" in codes:
                        break
                assert "store-unavailable" in codes
                kept = [line["text"] for line in seat.heard if line["type"] == "chat"]
            async with ada.at(table) as again:
                assert [line["text"] for line in again.heard[0]["chat"]] == kept


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own, to be taken away."""
    started = Cluster()
    started.start()
    yield started
    started.remove()


async def test_a_database_that_goes_and_comes_back_loses_nothing(cluster: Cluster, tmp_path: Path) -> None:
    url = await asyncio.to_thread(fresh_postgres, cluster.url)
    with running(make_settings(url, tmp_path)) as server:
        async with visitors(server, "Ada") as (ada,):
            table = await ada.open("yali", "me", "me")
            with_bot = await ada.open("pebbles", "me", "first", options={"heap": 30})
            async with ada.at(table) as seat:
                await seat.move(await turn_of(seat))
                known = [move["text"] for move in seat.moves]
                await asyncio.to_thread(cluster.stop)
                refused = await seat.move(await turn_of(seat))
                assert (refused["type"], refused["code"]) == ("refused", "store-unavailable")
                assert (await ada.http.get("/readyz")).status_code == 503
                assert (await ada.http.get("/healthz")).status_code == 200
                assert (await ada.post("/api/me", name="Bea")).status_code == 503
                await asyncio.to_thread(cluster.start)
                for _ in range(600):
                    answer = await seat.move(await turn_of(seat))
                    if answer["type"] == "accepted":
                        break
                    assert answer["code"] in {"store-unavailable", "stale"}
                    await asyncio.sleep(0.1)
                assert answer["type"] == "accepted"
                for _ in range(600):  # the store is asked once a second
                    if (ready := (await ada.http.get("/readyz")).status_code) == 200:
                        break
                    await asyncio.sleep(0.1)
                assert ready == 200
                texts = [move["text"] for move in seat.moves]
                assert texts[: len(known)] == known
            async with ada.at(table) as again:
                assert [move["text"] for move in again.moves] == texts
            async with ada.at(with_bot) as beside:
                for _ in range(2):
                    await beside.until_live(acting=[0])
                    assert (await beside.move(0, {"type": "Take", "pebbles": 1}))["type"] == "accepted"


async def test_a_backup_is_made_and_restored_while_people_play(either: Running, tmp_path: Path) -> None:
    file = tmp_path / "saved.sqlite"
    place = ["--database", either.services.settings.database_url(), "--lang", "en"]
    async with visitors(either, "Ada") as (ada,):
        table = await ada.open("yali", "me", "me")
        async with ada.at(table) as seat:
            await seat.move(await turn_of(seat))
            saved = [move["text"] for move in seat.moves]
            assert await asyncio.to_thread(_command, "backup", str(file), *place) == 0
            assert file.stat().st_mode & 0o777 == 0o600
            await seat.move(await turn_of(seat))
            assert await asyncio.to_thread(_command, "restore", str(file), "--replace", *place) == 0
            await seat.until("bye", code="restored")
            await asyncio.wait_for(seat.socket.wait_closed(), PATIENCE)
            assert seat.socket.close_code == 4010
        async with ada.at(table, since=1000) as back:
            assert [move["text"] for move in back.moves] == saved
            assert (await back.move(await turn_of(back)))["type"] == "accepted"


def _command(*argv: str) -> int:
    from ludotheque.cli import main

    return main(list(argv))


class Times:
    """A wall clock that somebody sets, and a steady one."""

    def __init__(self) -> None:
        self.wall, self.steady = 1000.0, 5.0
        self.clock = Clock(lambda: self.wall, lambda: self.steady)

    def go(self, seconds: float, jump: float = 0.0) -> float:
        self.steady += seconds
        self.wall += seconds + jump
        self.clock.look()
        return self.clock.told


def test_a_wall_clock_that_is_set_does_not_make_time_jump() -> None:
    times = Times()
    assert times.go(1.0) == pytest.approx(1001.0)
    assert times.go(1.0, jump=3600.0) == pytest.approx(1002.0)
    assert times.go(10.0) == pytest.approx(1012.5)
    assert times.clock.off() > 3000
    told = [times.go(0.5, jump=-7200.0), *(times.go(0.5) for _ in range(100))]
    assert told == sorted(told)
    assert told[-1] - told[0] == pytest.approx(50 * 0.95)


def test_small_corrections_of_the_wall_clock_are_followed_without_going_back() -> None:
    times = Times()
    assert times.go(1.0, jump=0.4) == pytest.approx(1001.4)
    told = [times.go(1.0, jump=-0.5), *(times.go(1.0) for _ in range(20))]
    assert told == sorted(told)
    assert told[0] == pytest.approx(1002.4)
    assert told[-1] == pytest.approx(times.wall, abs=0.001)

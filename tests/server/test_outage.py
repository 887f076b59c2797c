"""Downtime is nobody's fault: killed, without its database or overslept, the house takes no time away."""

import asyncio
import json
import os
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import text

from ludotheque.server.process import heartbeat
from ludotheque.store import outages
from ludotheque.store.engine import writing
from ludotheque.store.store import open_store, prepare
from tests.support.databases import fresh_postgres
from tests.support.postgres import Cluster
from tests.support.process import Process
from tests.support.server import Seat, Visitor, make_settings, running, visitors

pytestmark = pytest.mark.anyio

BLITZ = {"type": "real-time", "base": 10}
OUTAGE = 14.0
EVENTS, BEAT = "SELECT match, number, body FROM events", "SELECT value FROM meta WHERE key = 'beat'"


async def let_time_pass(url: str, seconds: float) -> None:
    """As if all that is stored had happened so much earlier."""
    rows: list[Any]
    if url.startswith("sqlite"):
        db = sqlite3.connect(url.removeprefix("sqlite:///"))
        rows = (
            db.execute(EVENTS).fetchall() + db.execute("SELECT match, number, body FROM journal").fetchall()
        )
        for match, number, body in rows:
            for place in ("events", "journal"):
                change = f"UPDATE {place} SET body = ? WHERE match = ? AND number = ?"
                db.execute(change, (_earlier(body, seconds), match, number))
        for place in ("matches", "journal"):
            db.execute(f"UPDATE {place} SET due = due - ?, lease = 0", (seconds,))
        ((beat,),) = db.execute(BEAT)
        db.execute("UPDATE meta SET value = ? WHERE key = 'beat'", (repr(float(beat) - seconds),))
        db.commit()
        db.close()
        return
    connection = await asyncpg.connect(url)
    for match, number, body in await connection.fetch(EVENTS):
        change = "UPDATE events SET body = $1 WHERE match = $2 AND number = $3"
        await connection.execute(change, _earlier(body, seconds), match, number)
    await connection.execute("UPDATE matches SET due = due - $1, lease = 0", seconds)
    beat = await connection.fetchval(BEAT)
    await connection.execute("UPDATE meta SET value = $1 WHERE key = 'beat'", repr(float(beat) - seconds))
    await connection.close()


def _earlier(body: str, seconds: float) -> str:
    event = json.loads(body)
    return json.dumps({**event, "at": event["at"] - seconds})


async def eventually(happened: Callable[[], bool]) -> None:
    for _ in range(1000):
        if happened():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not happen")


async def begun(ada: Visitor) -> str:
    """A game of ten seconds each, in which somebody's clock runs."""
    table = await ada.open("yali", "me", "me", clock=BLITZ)
    async with ada.at(table) as seat:
        assert (await made(seat))["type"] == "accepted"
    return table


async def made(seat: Seat) -> dict[str, Any]:
    turn = seat.live["acting"][0]
    await seat.ask(type="hand", seat=turn)
    return await seat.move(turn)


async def test_a_game_of_ten_seconds_survives_fourteen_in_which_the_house_is_dead(
    database_url: str, tmp_path: Path
) -> None:
    process = Process(make_settings(database_url, tmp_path, secret="kept"), tmp_path / "log").start()
    try:
        async with visitors(process.url, "Ada") as (ada,):
            table = await begun(ada)
            await asyncio.to_thread(process.kill)
            await let_time_pass(database_url, OUTAGE)
            await asyncio.to_thread(process.start)
            async with ada.at(table) as seat:
                assert seat.live["status"] == "running"
                assert (await made(seat))["type"] == "accepted"
                assert min(face["left"] for face in seat.live["clocks"]) > 0
                assert (await seat.ask(type="resign", seat=0))["type"] == "accepted"
            replay = (await ada.http.get(f"/api/tables/{table}/replay")).json()
            assert replay["table"]["outcome"]["reason"] == "resigned"
    finally:
        process.kill()


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    started = Cluster()
    started.start()
    yield started
    started.remove()


async def test_a_database_that_is_away_takes_no_time_from_those_who_sit_there(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = await asyncio.to_thread(fresh_postgres, cluster.url)
    with running(make_settings(url, tmp_path)) as server:
        async with visitors(server, "Ada") as (ada,):
            table = await begun(ada)
            async with ada.at(table) as seat:
                await asyncio.to_thread(cluster.stop)
                clock = server.services.live.clock
                server.call(lambda: setattr(clock, "told", clock.told + OUTAGE))
                monkeypatch.setattr(outages, "_TIME", text(f"{outages._TIME.text} + {OUTAGE}"))
                await eventually(lambda: server.services.heartbeat._failed)
                await asyncio.to_thread(cluster.start)
                told = await seat.until("update")
                assert [one["kind"] for one in told["happened"]] == ["interrupted"]
                assert told["live"]["status"] == "running"
                assert min(face["left"] for face in told["live"]["clocks"]) > 0


async def test_a_process_that_is_only_busy_is_no_outage(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeat, "GRACE", 0.5)
    monkeypatch.setattr(heartbeat, "BEAT", 0.05)
    with running(make_settings(database_url, tmp_path)) as server:
        async with visitors(server, "Ada") as (ada,):
            table = await begun(ada)
            engine = server.services.store.engine
            before = await server.do(outages.known(engine))
            server.call(lambda: time.sleep(1.2))
            await server.do(server.services.heartbeat._once())
            assert await server.do(outages.known(engine)) == before
            async with ada.at(table) as seat:
                assert seat.live["status"] == "running"


@pytest.mark.parametrize("starving", [False, True])
async def test_a_write_that_waits_for_the_database_is_an_outage_and_one_that_waits_for_a_processor_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, starving: bool
) -> None:
    monkeypatch.setattr(heartbeat, "GRACE", 0.5)
    monkeypatch.setattr(heartbeat, "BEAT", 0.05)
    monkeypatch.setattr(heartbeat, "process_time", lambda: 0.0)
    monkeypatch.setattr(heartbeat.Pulse, "stood_still", lambda _: 0.0)
    monkeypatch.setattr(heartbeat, "starved", time.monotonic if starving else lambda: 0.0)
    with running(make_settings("", tmp_path)) as server:
        engine = server.services.store.engine
        await server.do(server.services.heartbeat._once())
        before = await server.do(outages.known(engine))

        async def hold() -> None:
            async with writing(engine):
                await asyncio.sleep(1.5)

        await server.do(hold())
        await server.do(server.services.heartbeat._once())
        assert (await server.do(outages.known(engine)) == before) is starving


@pytest.mark.parametrize("starving", [False, True])
async def test_a_process_without_a_sign_of_life_was_stopped_unless_it_waited_for_a_processor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, starving: bool
) -> None:
    monkeypatch.setattr(heartbeat, "GRACE", 0.5)
    monkeypatch.setattr(heartbeat, "BEAT", 1.0)
    monkeypatch.setattr(heartbeat, "process_time", lambda: 0.0)
    monkeypatch.setattr(heartbeat, "starved", time.monotonic if starving else lambda: 0.0)
    monkeypatch.setattr(heartbeat.Pulse, "stood_still", lambda _: 1.0)
    with running(make_settings("", tmp_path)) as server:
        engine = server.services.store.engine

        async def stop_beating() -> None:
            beats = server.services.heartbeat._task
            assert beats is not None
            beats.cancel()

        await server.do(stop_beating())  # no beat that began before the stop is taken for the one after it
        await server.do(server.services.heartbeat._once())
        before = await server.do(outages.known(engine))
        server.call(lambda: time.sleep(1.2))
        await server.do(server.services.heartbeat._once())
        assert (await server.do(outages.known(engine)) == before) is starving


async def test_a_process_that_was_stopped_takes_no_time_from_anybody(
    database_url: str, tmp_path: Path
) -> None:
    process = Process(make_settings(database_url, tmp_path, secret="kept"), tmp_path / "log").start()
    store = open_store(database_url)
    try:
        async with visitors(process.url, "Ada") as (ada,):
            await begun(ada)
            before = await outages.known(store.engine)
            os.kill(process.pid, signal.SIGSTOP)
            await asyncio.sleep(heartbeat.GRACE + 0.5)
            os.kill(process.pid, signal.SIGCONT)
            for _ in range(400):
                if await outages.known(store.engine) != before:
                    return
                await asyncio.sleep(0.05)
            raise AssertionError("nobody noticed")
    finally:
        process.kill()
        await store.engine.dispose()


async def test_the_house_is_open_as_long_as_one_process_is_there(database_url: str) -> None:
    one, two = open_store(database_url), open_store(database_url)

    async def later(seconds: float) -> None:
        if one.shared:  # there the database's own clock counts
            await let_time_pass(database_url, seconds)

    try:
        await prepare(one.engine)
        assert await outages.beat(one.engine, lambda: 1000.0, lambda: 3.0, 8.0) == 0, (
            "nothing is known of what was before"
        )
        await later(2.0)
        assert await outages.beat(two.engine, lambda: 1002.0, lambda: 3.0, 8.0) == 0
        await later(2.0)
        assert await outages.beat(two.engine, lambda: 1004.0, lambda: 3.0, 8.0) == 0, (
            "the first one is dead meanwhile"
        )
        await later(14.0)
        both = await asyncio.gather(
            *(outages.beat(store.engine, lambda: 1018.0, lambda: 3.0, 8.0) for store in (one, two))
        )
        assert both == [1, 1], "one outage, and both know of it"
        ((since, until),) = await outages.known(two.engine)
        assert abs(since - 1004.0) < 2.0
        assert until == 1026.0
    finally:
        await one.engine.dispose()
        await two.engine.dispose()

"""Several worker processes behind one address: one house for those who play, and none left behind."""

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

from tests.support.databases import fresh_postgres
from tests.support.process import Process
from tests.support.server import Seat, Visitor, make_settings, visitors

pytestmark = pytest.mark.anyio


@pytest.fixture
async def workers(tmp_path: Path, postgres_url: str) -> AsyncIterator[Process]:
    url = await asyncio.to_thread(fresh_postgres, postgres_url)
    made = make_settings(url, tmp_path, workers=2, bot_seconds=2.0)
    process = await asyncio.to_thread(Process(made, tmp_path / "log").start)
    yield process
    process.kill()


async def numbers(visitor: Visitor, name: str) -> dict[str, float]:
    """That number for each worker process."""
    text = (await visitor.http.get("/metrics")).text
    return {
        sample.labels["process"]: sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if sample.name == name
    }


async def at_either(
    stack: contextlib.AsyncExitStack, visitor: Visitor, table: str, gone: str = ""
) -> dict[str, Seat]:
    """Sockets at one table, in each of the two processes that are there."""
    for _ in range(600):
        if len((await numbers(visitor, "ludotheque_sockets")).keys() - {gone}) == 2:
            break
        await asyncio.sleep(0.1)
    seats: dict[str, Seat] = {}
    while len(seats) < 2:
        before = await numbers(visitor, "ludotheque_sockets")
        seat = await stack.enter_async_context(visitor.at(table))
        after = await numbers(visitor, "ludotheque_sockets")
        where = next((process for process in after if after[process] > before[process]), None)
        if where is None or where in seats:
            await seat.socket.close()
        else:
            seats[where] = seat
    return seats


async def nobody_left(group: int) -> None:
    """No process of that group is there any more: no worker, no bot."""
    for _ in range(1200):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        await asyncio.sleep(0.05)
    raise AssertionError("somebody is left")


async def test_a_table_is_one_in_all_workers_and_outlives_the_death_of_one(workers: Process) -> None:
    async with contextlib.AsyncExitStack() as stack:
        (ada,) = await stack.enter_async_context(visitors(workers.url, "Ada"))
        table = await ada.open("yali", "me", "me")
        with_bot = await ada.open("pebbles", "me", "first", options={"heap": 30})
        seats = await at_either(stack, ada, table)
        one, two = seats.values()
        for mover, other in ((one, two), (two, one), (one, two)):
            turn = mover.live["acting"][0]
            await mover.ask(type="hand", seat=turn)
            done = await mover.move(turn)
            await other.until_live(version=done["version"])
            assert other.moves == mover.moves
        await one.ask(type="chat", text="good game")
        assert (await two.until("chat"))["text"] == "good game"
        assert sum((await numbers(ada, "ludotheque_moves_total")).values()) >= 3
        assert [one["id"] for one in (await ada.http.get("/api/tables?list=mine")).json()["tables"]] == [
            table,
            with_bot,
        ]

        victim, survivor = seats
        os.kill(int(victim), signal.SIGKILL)
        with pytest.raises(ConnectionClosed):
            await seats[victim].until("bye")
        turn = seats[survivor].live["acting"][0]
        await seats[survivor].ask(type="hand", seat=turn)
        done = await seats[survivor].move(turn)
        again = await at_either(stack, ada, table, gone=victim)
        assert set(again) - {survivor, victim}, "another took its place"
        assert all(seat.live["version"] == done["version"] for seat in again.values())
        async with ada.at(with_bot) as seat:
            for _ in range(3):
                await seat.until_live(acting=[0])
                assert (await seat.move(0, {"type": "Take", "pebbles": 1}))["type"] == "accepted"

        group = workers.pid
        stopping = asyncio.create_task(asyncio.to_thread(workers.stop))
        for seat in again.values():
            with pytest.raises(ConnectionClosed) as closed:
                await seat.until("nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert await stopping == 0
        await nobody_left(group)


async def test_workers_whose_parent_is_killed_go_too(workers: Process) -> None:
    async with visitors(workers.url, "Ada") as (ada,):
        table = await ada.open("pebbles", "me", "first", options={"heap": 30})
        async with ada.at(table) as seat:
            await seat.until_live(acting=[0])
            await seat.move(0, {"type": "Take", "pebbles": 1})
            await seat.until_live(acting=[0])
    os.kill(workers.pid, signal.SIGKILL)
    await asyncio.to_thread(workers.wait)
    await nobody_left(workers.pid)

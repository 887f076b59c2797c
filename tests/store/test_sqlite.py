"""What only SQLite has: a lock for all of it, and indexes that are chosen by what a question says."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from ludotheque.store import engine as store_engine
from ludotheque.store import matches
from ludotheque.store.engine import PATIENT, SQLITE_PRAGMAS, reading, sqlite_url, writing
from ludotheque.store.schema import LISTED, OVER
from ludotheque.store.store import open_store
from ludotheque.store.turn import Turn
from tests.store.conftest import events_of
from tests.store.test_store import append, row

pytestmark = pytest.mark.anyio


async def test_an_append_waits_for_another_writer_and_the_loop_does_not(tmp_path: Path) -> None:
    store = open_store(sqlite_url(tmp_path))
    await store.start(lambda _: None, lambda: None)
    await matches.create(store.engine, row("m"), (), {})
    other = sqlite3.connect(tmp_path / "ludotheque.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    asked = asyncio.create_task(store.writer.append(append("m", 0, '"x"')))
    for _ in range(20):
        await asyncio.sleep(0.01)
    assert not asked.done()
    other.execute("ROLLBACK")
    other.close()
    await asked
    assert await events_of(store.engine, "m", 0) == ['"x"']
    await store.close()


async def test_writers_take_turns_however_long_one_of_them_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite's own lock is given up at once here, as after five seconds on a busy machine."""
    hasty = ["busy_timeout=0" if pragma == PATIENT else pragma for pragma in SQLITE_PRAGMAS]
    monkeypatch.setattr(store_engine, "SQLITE_PRAGMAS", hasty)
    store, order = open_store(sqlite_url(tmp_path)), list[int]()
    await store.start(lambda _: None, lambda: None)

    async def write(number: int) -> None:
        async with writing(store.engine) as db:
            await db.execute(text("DELETE FROM meta WHERE key = 'nobody'"))
            for _ in range(5):
                await asyncio.sleep(0.01)
            order.append(number)

    await asyncio.gather(*map(write, range(5)))
    assert order == list(range(5))
    await store.close()


async def test_a_game_that_is_played_comes_before_all_who_wait_to_write(tmp_path: Path) -> None:
    store, order = open_store(sqlite_url(tmp_path)), list[str]()
    await store.start(lambda _: None, lambda: None)
    await matches.create(store.engine, row("m"), (), {})
    begun = asyncio.Event()

    async def write(number: int) -> None:
        async with writing(store.engine) as db:
            begun.set()
            await db.execute(text("DELETE FROM meta WHERE key = 'nobody'"))
            await asyncio.sleep(0.05)
            order.append(str(number))

    writers = [asyncio.create_task(write(number)) for number in range(5)]
    await begun.wait()
    await store.writer.append(append("m", 0, '"x"'))
    order.append("move")
    await asyncio.gather(*writers)
    assert order.index("move") <= 1, order
    assert [one for one in order if one != "move"] == [str(number) for number in range(5)]
    await store.close()


async def test_whoever_gives_up_waiting_for_his_turn_leaves_it_to_the_next() -> None:
    turn, order = Turn(), list[str]()

    async def take(name: str, first: bool) -> None:
        async with turn.take(first=first):
            await asyncio.sleep(0.01)
            order.append(name)

    tasks = {
        name: asyncio.create_task(take(name, name.startswith("first"))) for name in ("a", "b", "first", "c")
    }
    await asyncio.sleep(0)
    tasks["b"].cancel()
    await asyncio.wait(tasks.values())
    assert order == ["a", "first", "c"]
    async with asyncio.timeout(1), turn.take():
        pass


@pytest.mark.parametrize(
    ("question", "index"),
    [
        ("SELECT id FROM matches WHERE due <= 5 AND lease <= 5", "matches_waiting"),
        (f"SELECT id FROM matches WHERE {LISTED} ORDER BY changed DESC LIMIT 5", "matches_listed"),
        (f"SELECT id FROM matches WHERE {OVER} ORDER BY changed DESC LIMIT 5", "matches_over"),
    ],
)
async def test_lists_and_due_work_are_found_by_their_index(tmp_path: Path, question: str, index: str) -> None:
    store = open_store(sqlite_url(tmp_path))
    await store.start(lambda _: None, lambda: None)
    async with reading(store.engine) as db:
        plan = (await db.execute(text(f"EXPLAIN QUERY PLAN {question}"))).all()
    assert index in str(plan)
    await store.close()

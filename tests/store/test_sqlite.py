"""What only SQLite has: a lock for all of it, and indexes that are chosen by what a question says."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from ludotheque.store import matches
from ludotheque.store.engine import reading, sqlite_url
from ludotheque.store.schema import LISTED, OVER
from ludotheque.store.store import open_store
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

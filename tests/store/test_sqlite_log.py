"""SQLite's log is written back beside the appends, so that it stays short and nobody waits."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from ludotheque.store import matches, sqlite
from ludotheque.store.engine import sqlite_url
from ludotheque.store.store import open_store
from tests.store.test_store import append, row

pytestmark = pytest.mark.anyio


async def test_what_was_appended_reaches_the_database_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "LONG", 5)
    store = open_store(sqlite_url(tmp_path))
    await store.start(lambda _: None, lambda: None)
    await matches.create(store.engine, row("m"), (), {})
    for number in range(6):
        await store.writer.append(append("m", number, '"x"'))
    for _ in range(200):
        if _without_its_log(tmp_path) == 5:
            break
        await asyncio.sleep(0.05)
    assert _without_its_log(tmp_path) == 5
    await store.close()


async def test_the_log_stays_short_however_much_is_appended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "LONG", 5)
    monkeypatch.setattr(sqlite, "LOG_PAGES", 30)
    store = open_store(sqlite_url(tmp_path))
    await store.start(lambda _: None, lambda: None)
    await matches.create(store.engine, row("m"), (), {})
    body = '"' + "x" * 9_000 + '"'
    for number in range(200):
        await store.writer.append(append("m", number, body))
    assert (tmp_path / "ludotheque.sqlite-wal").stat().st_size < 3_000_000
    await store.close()


def _without_its_log(folder: Path) -> int:
    """How many events the database file holds by itself."""
    alone = folder / "alone.sqlite"
    alone.write_bytes((folder / "ludotheque.sqlite").read_bytes())
    with sqlite3.connect(alone) as db:
        try:
            count: int = db.execute("SELECT count(*) FROM events").fetchone()[0]
        except sqlite3.DatabaseError:
            count = 0
    db.close()
    alone.unlink()
    return count

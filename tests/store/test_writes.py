"""Transactions on SQLite that wait share one, and none is concerned by what becomes of another."""

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import OperationalError

from ludotheque.game import Refusal
from ludotheque.store import matches, writes
from ludotheque.store.engine import Unavailable, carry_out, reading, sqlite_url, turn_of, write
from ludotheque.store.front import front
from ludotheque.store.schema import meta
from ludotheque.store.store import Store, open_store
from tests.store.test_store import row

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = open_store(sqlite_url(tmp_path))
    await opened.start(lambda _: None, lambda: None)
    yield opened
    await opened.close()


def keep(key: str, then: Exception | None = None) -> writes.Work:
    def work(db: Connection) -> str:
        db.execute(insert(meta).values(key=key, value="kept"))
        if then is not None:
            raise then
        return key

    return work


async def kept(store: Store) -> set[str]:
    async with reading(store.engine) as db:
        return {key for (key,) in await db.execute(select(meta.c.key).where(meta.c.value == "kept"))}


async def test_all_that_waits_is_one_transaction_done_outside_the_loop(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    groups, threads = list[int](), set[int]()
    commit = writes.Writes._commit

    def counted(self: writes.Writes, works: list[writes.Work]) -> list[tuple[object, Exception | None]]:
        groups.append(len(works))
        threads.add(threading.get_ident())
        return commit(self, works)

    monkeypatch.setattr(writes.Writes, "_commit", counted)
    monkeypatch.setattr(writes, "LONG", 60.0)
    async with turn_of(store.engine).take():
        asked = [asyncio.create_task(write(store.engine, keep(f"{n}"))) for n in range(10)]
        await asyncio.sleep(0.01)
        assert not groups, "somebody else is writing"
    assert await asyncio.gather(*asked) == [f"{n}" for n in range(10)]
    assert groups == [10]
    assert threads
    assert threading.get_ident() not in threads
    assert await kept(store) == {f"{n}" for n in range(10)}


async def test_what_is_refused_keeps_nothing_and_concerns_nobody_else(store: Store) -> None:
    async with turn_of(store.engine).take():
        asked = [
            asyncio.create_task(write(store.engine, work))
            for work in (keep("a"), keep("b", Refusal("no-table")), keep("a", None), keep("c"))
        ]
        await asyncio.sleep(0.01)
    done = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(one).__name__ for one in done] == ["str", "Refusal", "IntegrityError", "str"]
    assert await kept(store) == {"a", "c"}


async def test_trouble_with_the_disk_keeps_nothing_of_all_that_shared_it(store: Store) -> None:
    async with turn_of(store.engine).take():
        full = OperationalError("INSERT", {}, Exception("database or disk is full"))
        asked = [
            asyncio.create_task(write(store.engine, work)) for work in (keep("a"), keep("b", full), keep("c"))
        ]
        await asyncio.sleep(0.01)
    done = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(one) for one in done] == [Unavailable] * 3
    assert await kept(store) == set()
    assert await write(store.engine, keep("d")) == "d", "it goes on when the trouble is over"


async def test_who_gave_up_in_line_writes_nothing(store: Store) -> None:
    async with turn_of(store.engine).take():
        given_up = asyncio.create_task(write(store.engine, keep("a")))
        other = asyncio.create_task(write(store.engine, keep("b")))
        await asyncio.sleep(0.01)
        given_up.cancel()
    await other
    with pytest.raises(asyncio.CancelledError):
        await given_up
    assert await kept(store) == {"b"}


async def test_after_what_took_long_moves_come_before_the_rest(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writes, "LONG", 0.0)
    order: list[str] = []

    async def noted(key: str) -> None:
        order.append(await write(store.engine, keep(key)))

    async def move() -> None:
        async with turn_of(store.engine).take(first=True):
            order.append("move")

    async with turn_of(store.engine).take():
        asked = [asyncio.create_task(noted(f"{n}")) for n in range(5)]
        await asyncio.sleep(0.01)
    asked.append(asyncio.create_task(move()))
    await asyncio.gather(*asked)
    assert order.index("move") <= 2
    assert [one for one in order if one != "move"] == [f"{n}" for n in range(5)]


async def test_several_statements_are_one_transaction(store: Store) -> None:
    one = insert(meta).values(key="a", value="kept")
    with pytest.raises(Exception, match="UNIQUE"):
        await carry_out(store.engine, one, one)
    assert await kept(store) == set()


async def test_what_is_written_here_is_on_the_first_screen_at_once(store: Store) -> None:
    """What everybody sees there is kept until another connection commits: so readers never write."""
    for number in range(20):
        shown = await front(store, "", "2026-01-01", 50)
        assert len(shown.open) == number
        await matches.create(store.engine, row(f"m{number}"), (), {})

"""Evenings in the store, over SQLite and PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from ludotheque.store import evenings
from ludotheque.store.append import Conflict
from ludotheque.store.backup import backup, restore
from ludotheque.store.matches import CodeTaken
from ludotheque.store.store import Store, open_store

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    opened = open_store(database_url)
    await opened.start(lambda _: None, lambda: None)
    yield opened
    await opened.close()


def row(evening: str, code: str = "CDFHJ", version: int = 0) -> evenings.Row:
    return evenings.Row(evening, code, "ada", "{}", version, "open", 1.0, 1.0)


def asked(evening: str, expected: int, *events: str, due: float | None = None) -> evenings.EveningAppend:
    return evenings.EveningAppend(evening, expected, events, "running", 2.0, due)


async def test_events_come_back_in_the_order_they_were_appended(store: Store) -> None:
    await evenings.create(store.engine, row("e", version=1), ['"first"'], ["bob"])
    await evenings.append(store.engine, asked("e", 1, '"a"', '"b"'))
    found = await evenings.load(store.engine, "e")
    assert found is not None
    assert (found[0].version, found[0].status) == (3, "running")
    assert found[1] == ['"first"', '"a"', '"b"']
    later = await evenings.load(store.engine, "e", since=2)
    assert later is not None
    assert later[1] == ['"b"']


async def test_an_append_that_expects_another_version_is_a_conflict_and_stores_nothing(store: Store) -> None:
    await evenings.create(store.engine, row("e"), [], [])
    await evenings.append(store.engine, asked("e", 0, '"a"'))
    for evening, expected in (("e", 0), ("e", 7), ("nowhere", 0)):
        with pytest.raises(Conflict):
            await evenings.append(store.engine, asked(evening, expected, '"b"'))
    found = await evenings.load(store.engine, "e")
    assert found is not None
    assert found[1] == ['"a"']


async def test_of_two_who_append_at_once_one_wins(store: Store) -> None:
    await evenings.create(store.engine, row("e"), [], [])
    for version in range(10):
        both = (asked("e", version, '"one"'), asked("e", version, '"two"'))
        answers = await asyncio.gather(
            *(evenings.append(store.engine, one) for one in both), return_exceptions=True
        )
        assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "NoneType"]


async def test_a_code_belongs_to_one_evening_as_long_as_it_lives(store: Store) -> None:
    await evenings.create(store.engine, row("e"), [], [])
    with pytest.raises(CodeTaken):
        await evenings.create(store.engine, row("f"), [], [])
    await evenings.append(store.engine, replace(asked("e", 0, '"end"'), status="over"))
    await evenings.create(store.engine, row("f"), [], [])
    found = await evenings.by_code(store.engine, "CDFHJ")
    assert found is not None
    assert found.id == "f"
    assert await evenings.by_code(store.engine, "XXXXX") is None


async def test_what_is_due_is_looked_at_by_one_and_by_another_if_that_one_dies(store: Store) -> None:
    await evenings.create(store.engine, row("e"), [], [])
    await evenings.append(store.engine, asked("e", 0, '"a"', due=5.0))
    assert await evenings.claim_due(store.engine, 4.0, 1.0) == []
    assert await evenings.claim_due(store.engine, 5.0, 1.0) == ["e"]
    assert await evenings.claim_due(store.engine, 5.5, 1.0) == []
    assert await evenings.claim_due(store.engine, 6.0, 1.0) == ["e"]
    await evenings.append(store.engine, asked("e", 1, '"b"'))
    assert await evenings.claim_due(store.engine, 99.0, 1.0) == []


async def test_everybody_finds_his_own_evenings(store: Store) -> None:
    await evenings.create(store.engine, row("e"), [], ["bob"])
    await evenings.append(store.engine, replace(asked("e", 0, '"a"'), people=frozenset({"bob", "cleo"})))
    for person, known in (("ada", ["e"]), ("bob", ["e"]), ("cleo", ["e"]), ("dora", [])):
        assert [one.id for one in await evenings.of_person(store.engine, person)] == known
    await evenings.append(store.engine, replace(asked("e", 1, '"end"'), status="over"))
    assert await evenings.of_person(store.engine, "bob") == []
    assert [one.id for one in await evenings.of_person(store.engine, "bob", over=True)] == ["e"]


async def test_what_nobody_began_goes_and_what_was_played_stays(store: Store) -> None:
    await evenings.create(store.engine, row("e"), ['"x"'], ["bob"])
    await evenings.create(store.engine, row("f", code="CDFHK"), [], [])
    await evenings.append(store.engine, asked("f", 0, '"a"'))
    assert await evenings.never_begun(store.engine, 0.5) == []
    assert await evenings.never_begun(store.engine, 100.0) == ["e"]
    assert await evenings.load(store.engine, "e") is None
    assert await evenings.load(store.engine, "f") is not None


async def test_a_backup_holds_evenings(store: Store, tmp_path_factory: pytest.TempPathFactory) -> None:
    await evenings.create(store.engine, row("e", version=1), ['"x"'], ["bob"])
    file = tmp_path_factory.mktemp("backup") / "kept.sqlite"
    await backup(store.engine, file)
    await evenings.append(store.engine, asked("e", 1, '"lost"'))
    await restore(store.engine, file, replace=True)
    found = await evenings.load(store.engine, "e")
    assert found is not None
    assert found[1] == ['"x"']
    assert [one.id for one in await evenings.of_person(store.engine, "bob")] == ["e"]

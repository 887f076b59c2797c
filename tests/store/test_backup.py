"""Backup and restore, from and into both databases."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludotheque.cli import main
from ludotheque.game import Refusal
from ludotheque.store import chat, matches, people
from ludotheque.store.append import Append
from ludotheque.store.backup import backup, restore
from ludotheque.store.store import Store, generation, open_store

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    opened = open_store(database_url)
    await opened.start(lambda _: None, lambda: None)
    await people.add(opened.engine, "1", "Ada", 1.0)
    row = matches.Row("m", "yali", "{}", 0, "open", True, True, "1", "{}", 1.0, 1.0)
    await matches.create(opened.engine, row, (), {0: "1"})
    await opened.writer.append(Append("m", 0, ('"a"', '"b"'), "running", "{}", 2.0, 5.0, 99.0))
    await chat.say(opened.engine, "m", chat.Line(0, 1.0, "1", "Ada", 0, "«hello»"))
    yield opened
    await opened.close()


async def test_a_backup_is_restored_into_either_database(
    store: Store, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    saved = tmp_path / "saved.sqlite"
    await backup(store.engine, saved)
    await store.writer.append(Append("m", 2, ('"later"',), "over", "{}", 3.0))
    other = open_store(f"sqlite:///{tmp_path / 'other.sqlite'}")
    for target in (other, store):
        before = await generation(target.engine) if target is store else ""
        assert await restore(target.engine, saved, replace=True) == 1
        loaded = await matches.load(target.engine, "m")
        assert loaded is not None
        assert (loaded[0].version, loaded[1]) == (2, ['"a"', '"b"'])
        assert [line.text for line in await chat.lines(target.engine, "m")] == ["«hello»"]
        assert await matches.claim_due(target.engine, 6.0, 1.0, 9) == ["m"]
        assert await generation(target.engine) != before
    await other.engine.dispose()


async def test_a_running_writer_hears_of_a_restore(store: Store, tmp_path: Path) -> None:
    saved = tmp_path / "saved.sqlite"
    await backup(store.engine, saved)
    restored: list[bool] = []
    store.writer.on_restored = lambda: restored.append(True)
    await store.writer.append(Append("m", 2, ('"later"',), "over", "{}", 3.0))
    assert restored == []
    await restore(store.engine, saved, replace=True)
    await store.writer.append(Append("m", 2, ('"other"',), "over", "{}", 3.0))
    assert restored == [True]


async def test_what_is_no_backup_is_refused_and_nothing_changes(store: Store, tmp_path: Path) -> None:
    junk = tmp_path / "junk"
    junk.write_bytes(b"no database at all" * 100)
    foreign = tmp_path / "foreign.sqlite"
    with sqlite3.connect(foreign) as db:
        db.execute("CREATE TABLE cats (name)")
    db.close()
    newer = tmp_path / "newer.sqlite"
    await backup(store.engine, newer)
    with sqlite3.connect(newer) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    db.close()
    for file, code in (
        (junk, "restore-file"),
        (foreign, "restore-file"),
        (tmp_path / "nowhere", "restore-file"),
        (newer, "schema-newer"),
    ):
        with pytest.raises(Refusal) as refused:
            await restore(store.engine, file, replace=True)
        assert refused.value.code == code
    with pytest.raises(Refusal) as refused:
        await backup(store.engine, newer)
    assert refused.value.code == "backup-exists"
    assert (await matches.load(store.engine, "m")) is not None


def test_the_command_line_saves_and_brings_back(
    database_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved, place = str(tmp_path / "saved.sqlite"), ["--database", database_url, "--lang", "en"]

    async def fill() -> None:
        opened = open_store(database_url)
        await opened.start(lambda _: None, lambda: None)
        await people.add(opened.engine, "1", "Ada", 1.0)
        await opened.close()

    import asyncio

    asyncio.run(fill())
    assert main(["backup", saved, *place]) == 0
    assert main(["backup", saved, *place]) == 2
    assert main(["restore", saved, *place]) == 2
    assert "not empty" in capsys.readouterr().err
    assert main(["restore", saved, "--replace", *place]) == 0
    assert "0 games" in capsys.readouterr().out

"""Backups by themselves, and a doctor who looks a house over."""

import asyncio
import os
import sqlite3
import time
from pathlib import Path

import pytest

from ludotheque.cli import main
from ludotheque.server.process import backups
from ludotheque.server.process.settings import Settings
from ludotheque.store.engine import open_engine
from ludotheque.store.store import open_store, prepare, take_turn
from tests.cli.console import piped
from tests.support.databases import fresh_postgres
from tests.support.process import ROOT
from tests.support.server import make_settings, running, visitors

pytestmark = pytest.mark.anyio
REAL = "ludotheque.registry"


async def doctor(made: Settings) -> tuple[int, str]:
    """In a process of its own, as an operator calls it beside a running server."""
    place = ("--data", str(made.data), "--database", made.database_url(), "--lang", "en")
    done = await asyncio.to_thread(piped, "doctor", *place)
    return done.returncode, done.stdout


async def test_a_server_makes_a_checked_backup_by_itself_and_throws_old_ones_away(
    database_url: str, tmp_path: Path
) -> None:
    made = make_settings(database_url, tmp_path, backup_hours=24.0, backups_kept=2, library=REAL)
    old = [made.backup_folder() / f"ludotheque-2020-01-0{day}T000000Z.sqlite" for day in (1, 2, 3)]
    made.backup_folder().mkdir()
    for file in old:
        file.touch()
    with running(made) as house:
        async with visitors(house, "Ada") as (ada,):
            await ada.open("yali", "me", "me")
            for _ in range(600):
                newest = backups.newest_backup(made)
                if newest not in old and not old[0].exists():
                    break
                await asyncio.sleep(0.1)
            assert newest is not None
            assert newest.stat().st_mode & 0o777 == 0o600
            assert sorted(made.backup_folder().iterdir()) == [old[2], newest]
            assert "ludotheque_backup_time" in (await ada.http.get("/metrics")).text


async def test_a_house_with_a_library_of_its_own_has_good_backups_and_a_clean_bill(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(ROOT), str(ROOT / "src"))))
    made = make_settings(database_url, tmp_path, backup_hours=24.0)
    with running(made) as house:
        async with visitors(house, "Ada") as (ada,):
            await ada.open("pebbles", "me", "me")
            backup = None
            for _ in range(600):
                backup = backups.newest_backup(made)
                if backup is not None:
                    break
                assert not list(made.backup_folder().glob("*.broken"))
                await asyncio.sleep(0.1)
            assert backup is not None
            monkeypatch.setenv("LUDOTHEQUE_LIBRARY", made.library)
            code, said = await doctor(made)
            assert code == 0, said
            copy = tmp_path / "copy.sqlite"
            place = ["--database", made.database_url(), "--data", str(tmp_path), "--lang", "en"]
            assert await asyncio.to_thread(main, ["backup", str(copy), "--check", *place]) == 0


async def test_a_backup_that_does_not_replay_is_told_and_not_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = make_settings("", tmp_path, library=REAL)
    with running(made) as house:
        async with visitors(house, "Ada") as (ada,):
            table = await ada.open("yali", "me", "me")
    with sqlite3.connect(tmp_path / "ludotheque.sqlite") as db:
        db.execute("UPDATE events SET body = '{}' WHERE match = ?", (table,))
    db.close()
    copy = tmp_path / "copy.sqlite"
    command = ["backup", str(copy), "--check", "--data", str(tmp_path), "--lang", "en"]
    assert await asyncio.to_thread(main, command) == 2
    assert table in capsys.readouterr().err
    assert not copy.exists()
    assert copy.with_name("copy.sqlite.broken").exists()
    code, said = await doctor(made)
    assert code == 1
    assert f"cannot be replayed: {table}" in said


async def test_one_of_all_processes_makes_the_backup(database_url: str) -> None:
    one, two = open_store(database_url), open_store(database_url)
    try:
        await prepare(one.engine)
        turns = await asyncio.gather(
            *(take_turn(store.engine, "backup", 1000.0, 60.0) for store in (one, two) * 4)
        )
        assert sorted(turns) == [False] * 7 + [True]
        assert not await take_turn(two.engine, "backup", 1059.0, 60.0)
        assert await take_turn(two.engine, "backup", 1060.0, 60.0)
        assert await take_turn(two.engine, "backup", 10.0, 60.0), "a clock that was set back stops nothing"
    finally:
        await one.engine.dispose()
        await two.engine.dispose()


async def test_the_doctor_finds_nothing_where_all_is_well_and_says_what_to_do_where_not(
    database_url: str, tmp_path: Path
) -> None:
    made = make_settings(database_url, tmp_path, library=REAL)
    code, said = await doctor(made)
    assert code == 1
    assert "There is no database yet" in said
    with running(made) as house:
        async with visitors(house, "Ada") as (ada,):
            await ada.open("yali", "me", "me")
        made.backup_folder().mkdir()
        backup = made.backup_folder() / "ludotheque-2026-01-01T000000Z.sqlite"
        backup.touch(mode=0o600)
        code, said = await doctor(made)
        assert code == 0, said
        assert said.count("✓") == 9
        backup.chmod(0o644)
        os.utime(backup, (time.time() - 90 * 3600,) * 2)
        code, said = await doctor(made)
    assert code == 1
    assert "Others may read ludotheque-2026" in said
    assert "is 90 hours old. Look in" in said


async def test_a_database_that_may_forget_at_a_power_cut_is_told_of(
    postgres_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    made = make_settings(await asyncio.to_thread(fresh_postgres, postgres_url), tmp_path, library=REAL)
    engine = open_engine(made.database_url())
    async with engine.connect() as db:
        await db.exec_driver_sql(f'ALTER DATABASE "{engine.url.database}" SET synchronous_commit = off')
        await db.commit()
    await engine.dispose()
    with running(made):
        code, said = await doctor(made)
    assert code == 1
    assert "A power cut may lose moves that were told: synchronous_commit = off in PostgreSQL" in said
    assert "a power cut may lose moves" in caplog.text

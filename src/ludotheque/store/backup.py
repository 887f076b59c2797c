"""Backup and restore while the server runs. A backup is one SQLite file, whatever the database.

So a backup of one kind of database may be restored into the other. A restore is one transaction; servers
that run notice the new `generation` and forget what they had in memory.
"""

import secrets
import shutil
import sqlite3
import tempfile
from pathlib import Path

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludotheque.game import Refusal
from ludotheque.store.engine import Unavailable, open_engine, reading, writing
from ludotheque.store.schema import GENERATION, matches, meta, metadata, people
from ludotheque.store.sqlite import settle
from ludotheque.store.store import prepare

CHUNK = 1_000


async def backup(engine: AsyncEngine, file: Path) -> None:
    """Write everything, as it stood at one moment, to a new file that only its owner reads.

    Raises Refusal `backup-exists` or `backup-file`.
    """
    if file.exists():  # noqa: ASYNC240  a command line has nothing else to do meanwhile
        raise Refusal("backup-exists", file=str(file))
    unfinished = file.with_name(file.name + ".part")
    unfinished.unlink(missing_ok=True)
    try:
        unfinished.touch(mode=0o600)
        if engine.dialect.name == "sqlite":
            _copy_file(Path(str(engine.url.database)), unfinished)
        else:
            await _copy_rows(engine, unfinished)
        unfinished.rename(file)
    except OSError as error:
        raise Refusal("backup-file", file=str(file), why=error.strerror or str(error)) from error
    finally:
        unfinished.unlink(missing_ok=True)


def _copy_file(source: Path, target: Path) -> None:
    if not source.exists():
        raise Refusal("backup-nothing", file=str(source))
    from_db, to_db = sqlite3.connect(source), sqlite3.connect(target)
    try:
        from_db.backup(to_db)
        to_db.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise Unavailable from error
    finally:
        from_db.close()
        to_db.close()


async def _copy_rows(engine: AsyncEngine, target: Path) -> None:
    copied = open_engine(f"sqlite:///{target}")
    try:
        await prepare(copied)
        async with reading(engine) as source:
            await source.execution_options(isolation_level="REPEATABLE READ")
            async with writing(copied) as sink:
                await _pour(source, sink)
        async with copied.connect() as connection:
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        await copied.dispose()


async def _pour(source: AsyncConnection, sink: AsyncConnection) -> None:
    """Replace all rows of the sink by those of the source, children after parents."""
    for table in reversed(metadata.sorted_tables):
        await sink.execute(delete(table))
    for table in metadata.sorted_tables:
        rows = await source.stream(select(table))
        async for chunk in rows.mappings().partitions(CHUNK):
            await sink.execute(insert(table), [dict(row) for row in chunk])


async def restore(engine: AsyncEngine, file: Path, *, replace: bool) -> int:
    """Put a backup in place of what is there; how many matches it held.

    Raises Refusal `restore-not-empty` unless `replace`, `restore-file` for what is no backup, and
    `schema-newer` for one made by a newer program. Nothing changes then.
    """
    if not file.is_file():  # noqa: ASYNC240  as above
        raise Refusal("restore-file", file=str(file))
    await prepare(engine)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite"
        shutil.copyfile(file, copy)
        saved = open_engine(f"sqlite:///{copy}")
        try:
            await _check(saved, file)
            async with reading(saved) as source, writing(engine) as sink:
                if not replace and (await sink.execute(select(people.c.id).limit(1))).first() is not None:
                    raise Refusal("restore-not-empty")
                await _pour(source, sink)
                await sink.execute(update(matches).values(lease=0.0))
                await sink.execute(
                    update(meta).where(meta.c.key == GENERATION).values(value=secrets.token_hex(8))
                )
                held = await sink.execute(select(func.count()).select_from(matches))
                return held.scalar_one()
        finally:
            await saved.dispose()


async def _check(saved: AsyncEngine, file: Path) -> None:
    try:
        async with saved.connect() as connection:
            known = await connection.exec_driver_sql("SELECT count(*) FROM matches")
            known.scalar_one()
    except DatabaseError as error:
        raise Refusal("restore-file", file=str(file)) from error
    await prepare(saved)
    await settle(saved)

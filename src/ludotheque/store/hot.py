"""The append itself, once for each database: store a group, say which appends met the version they expect."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.store.engine import PATIENT, SQLITE_PRAGMAS, Unavailable, writing

if TYPE_CHECKING:
    from ludotheque.store.writer import Append

T = TypeVar("T")

CHANNEL = "ludotheque"
GENERATION = "generation"
"""The `meta` key that a restore changes, so that running servers forget what they had in memory."""

Committed = tuple[set[str], str | None]
"""The matches that had gone on, of which nothing was stored; and which restore the data stems from."""

_SQLITE_VERSIONS = "SELECT id, version FROM matches WHERE id IN (SELECT value FROM json_each(?))"
_SQLITE_EVENTS = "INSERT INTO events (match, number, body) VALUES (?, ?, ?)"
_SQLITE_MATCH = (
    "UPDATE matches SET version = ?, status = ?, summary = ?, changed = ?, due = ?, lease = ? "
    "WHERE id = ? AND version = ?"
)
_GENERATION = f"SELECT value FROM meta WHERE key = '{GENERATION}'"


IMPATIENT = "busy_timeout=0"
TIDY = 4_000
"""After so many appends the log is written back into the database."""
LOG_PAGES = 20_000
"""A log this long is written back by whoever appends, if nobody has come to it before."""


class SqliteAppender:
    """The loop writes the rows, into memory; a thread does what may have to wait: for a lock, for the disk.

    Rows in a thread of their own would cost more in changes of threads than in work. Another thread writes
    the log back, so that no append waits for it.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._file = str(engine.url.database)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._tidying = ThreadPoolExecutor(1, thread_name_prefix="store-tidy")
        self._untidy = 0
        self._db: sqlite3.Connection | None = None

    async def commit(self, group: Sequence["Append"]) -> Committed:
        try:
            db = self._db if self._db is not None else await self._beside(self._open)
            try:
                committed = await self._commit(db, group)
            except BaseException:
                if db.in_transaction:
                    db.execute("ROLLBACK")
                raise
        except sqlite3.Error as error:
            raise Unavailable from error
        self._untidy += len(group)
        if self._untidy >= TIDY:
            self._untidy = 0
            self._tidying.submit(self._tidy)
        return committed

    async def _commit(self, db: sqlite3.Connection, group: Sequence["Append"]) -> Committed:
        """Nearly always all versions are as expected; if not, begin again and see which are.

        A savepoint to go back to would have SQLite keep a copy of every page it changes.
        """
        await self._begin(db)
        behind: set[str] = set()
        if db.executemany(_SQLITE_MATCH, _match_rows(group)).rowcount != len(group):
            db.execute("ROLLBACK")
            await self._begin(db)
            ids = msgspec.json.encode([append.match for append in group]).decode()
            versions = dict(db.execute(_SQLITE_VERSIONS, (ids,)).fetchall())
            behind = {append.match for append in group if versions.get(append.match) != append.expected}
            group = [append for append in group if append.match not in behind]
            db.executemany(_SQLITE_MATCH, _match_rows(group))
        db.executemany(_SQLITE_EVENTS, _event_rows(group))
        generation = db.execute(_GENERATION).fetchone()
        await self._beside(db.execute, "COMMIT")
        return behind, generation[0] if generation is not None else None

    def _beside(self, work: Callable[..., T], *args: object) -> Awaitable[T]:
        """In the thread that may wait."""
        return asyncio.get_running_loop().run_in_executor(self._thread, work, *args)

    async def close(self) -> None:
        await self._beside(self._drop)
        self._thread.shutdown()
        self._tidying.shutdown()

    def pragma(self, setting: str) -> None:
        """Set something on the connection."""
        self._thread.submit(lambda: self._open().execute(f"PRAGMA {setting}").fetchall()).result()

    def _open(self) -> sqlite3.Connection:
        if self._db is None:
            self._db = sqlite3.connect(
                self._file, isolation_level=None, cached_statements=16, check_same_thread=False
            )
            for pragma in (*SQLITE_PRAGMAS, f"wal_autocheckpoint={LOG_PAGES}", IMPATIENT):
                self._db.execute(f"PRAGMA {pragma}")
        return self._db

    async def _begin(self, db: sqlite3.Connection) -> None:
        """At once, or when nobody else is writing any more."""
        try:
            db.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            await self._beside(self._begin_after, db)

    def _begin_after(self, db: sqlite3.Connection) -> None:
        """Wait until nobody else is writing."""
        db.execute(f"PRAGMA {PATIENT}")
        try:
            db.execute("BEGIN IMMEDIATE")
        finally:
            db.execute(f"PRAGMA {IMPATIENT}")

    def _tidy(self) -> None:
        """Never waits for anybody, and never makes an append wait: what is left over is for the next time."""
        with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(self._file)) as db:
            db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()

    def _drop(self) -> None:
        db, self._db = self._db, None
        if db is not None:
            db.close()


_POSTGRES = text(f"""
WITH asked AS (
    SELECT * FROM unnest(
        CAST(:ids AS text[]), CAST(:expected AS int[]), CAST(:versions AS int[]), CAST(:statuses AS text[]),
        CAST(:summaries AS text[]), CAST(:changed AS float8[]), CAST(:due AS float8[]),
        CAST(:leases AS float8[])
    ) AS t(id, expected, version, status, summary, changed, due, lease)
), locked AS (
    SELECT m.id FROM matches m JOIN asked a ON a.id = m.id AND a.expected = m.version
    ORDER BY m.id FOR UPDATE OF m
), stored AS (
    UPDATE matches m
    SET version = a.version, status = a.status, summary = a.summary, changed = a.changed, due = a.due,
        lease = a.lease
    FROM asked a JOIN locked l ON l.id = a.id
    WHERE m.id = a.id AND m.version = a.expected
    RETURNING m.id, m.version
), written AS (
    INSERT INTO events (match, number, body)
    SELECT e.match, e.number, e.body
    FROM unnest(CAST(:matches AS text[]), CAST(:numbers AS int[]), CAST(:bodies AS text[]))
        AS e(match, number, body)
    JOIN stored s ON s.id = e.match
)
SELECT id, pg_notify('{CHANNEL}', 'm ' || id || ' ' || version),
    (SELECT value FROM meta WHERE key = '{GENERATION}')
FROM stored
""")


class PostgresAppender:
    """One statement; the rows are locked in the order of their ids, so two groups cannot deadlock."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def commit(self, group: Sequence["Append"]) -> Committed:
        rows = _event_rows(group)
        asked = {
            "ids": [a.match for a in group],
            "expected": [a.expected for a in group],
            "versions": [a.expected + len(a.events) for a in group],
            "statuses": [a.status for a in group],
            "summaries": [a.summary for a in group],
            "changed": [a.changed for a in group],
            "due": [a.due for a in group],
            "leases": [a.lease for a in group],
            "matches": [row[0] for row in rows],
            "numbers": [row[1] for row in rows],
            "bodies": [row[2] for row in rows],
        }
        async with writing(self._engine) as connection:
            stored = (await connection.execute(_POSTGRES, asked)).all()
        return {a.match for a in group} - {row[0] for row in stored}, stored[0][2] if stored else None

    async def close(self) -> None:
        """Nothing of its own is open."""


def _match_rows(group: Sequence["Append"]) -> list[tuple[object, ...]]:
    return [
        (a.expected + len(a.events), a.status, a.summary, a.changed, a.due, a.lease, a.match, a.expected)
        for a in group
    ]


def _event_rows(group: Sequence["Append"]) -> list[tuple[str, int, str]]:
    return [
        (append.match, append.expected + offset, body)
        for append in group
        for offset, body in enumerate(append.events)
    ]


Appender = SqliteAppender | PostgresAppender


def appender(engine: AsyncEngine) -> Appender:
    return SqliteAppender(engine) if engine.dialect.name == "sqlite" else PostgresAppender(engine)

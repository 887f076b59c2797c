"""How SQLite keeps an append: in a journal first, in its place when somebody asks or the journal is long.

A match's events and its row lie on pages of their own, and every page that changes has to be written: a group
of moves at many tables would write as many pages. The journal is a table that only grows at its end, and a
group fills a page or two of it. It is as durable as the rest. To *settle* it is to put all that it holds in
its place: three statements, one transaction.

Nobody reads matches or events past the journal: `matches` settles it before it reads.
"""

import asyncio
import contextlib
import secrets
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.store.append import Append, Committed
from ludotheque.store.engine import PATIENT, SQLITE_PRAGMAS, Unavailable, read, turn_of, write
from ludotheque.store.schema import APPENDER, GENERATION

T = TypeVar("T")

IMPATIENT = "busy_timeout=0"
_OWN = (IMPATIENT, "wal_autocheckpoint=0", "foreign_keys=OFF")
"""Of the connection that appends: it does not wait, writes the log back when it wants to, and has checked."""
LONG = 8_000
"""After so many appends the journal is settled, and SQLite's own log written back into the database."""
MANY = 100_000
"""So many versions are remembered at most."""
LOG_PAGES = 20_000
"""A log this long is written back before anything more is appended."""
QUICK = 0.003
"""Seconds a commit may take in the loop. Most are quicker by far, on a disk that is none of the slow ones."""
STRIKES = 4
"""Once so many more were slow than were quick, a thread commits…"""
AWAY = 500
"""… for so many times; then the loop tries again."""

_KEEP = (
    "INSERT INTO journal (match, number, body, status, summary, changed, due, lease) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
_SETTLE = (
    "INSERT INTO events (match, number, body) SELECT match, number, body FROM journal",
    "UPDATE matches SET version = last.number + 1, status = last.status, summary = last.summary, "
    "changed = last.changed, due = last.due, lease = last.lease FROM journal AS last "
    "WHERE last.id IN (SELECT max(id) FROM journal GROUP BY match) AND matches.id = last.match",
    "DELETE FROM journal",
)
_REMEMBER = (
    "INSERT OR IGNORE INTO past_seats (match, person) SELECT match, person FROM seats "
    "WHERE match = ? AND person NOT IN (SELECT value FROM json_each(?))"
)
_STAND_UP = "DELETE FROM seats WHERE match = ?"
_SIT_DOWN = "INSERT INTO seats (match, seat, person) VALUES (?, ?, ?)"
_VERSIONS = "SELECT id, version FROM matches WHERE id IN (SELECT value FROM json_each(?))"
_MARKS = f"SELECT value FROM meta WHERE key IN ('{APPENDER}', '{GENERATION}') ORDER BY key DESC"
_SIGN = f"INSERT OR REPLACE INTO meta (key, value) VALUES ('{APPENDER}', ?)"


async def settle(engine: AsyncEngine) -> None:
    """Put in its place what the journal holds; nothing to do with PostgreSQL."""
    if engine.dialect.name != "sqlite":
        return
    if not await read(engine, settled):
        await write(engine, settle_in)


def settled(connection: Connection) -> bool:
    """Whether the journal holds nothing."""
    if connection.dialect.name != "sqlite":
        return True
    return connection.exec_driver_sql("SELECT id FROM journal LIMIT 1").first() is None


def settle_in(connection: Connection) -> None:
    """The same inside a transaction."""
    if connection.dialect.name == "sqlite":
        _settle(connection.exec_driver_sql)


def _settle(execute: Callable[[str], object]) -> None:
    for statement in _SETTLE:
        execute(statement)


class SqliteAppender:
    """The loop does everything itself as long as that is quick: to let a thread commit and to hear of it
    costs several times what the commit does. A thread does what may take longer: waiting for a lock or for a
    slow disk, settling, which begins once a group is stored and is over before the next. Another thread
    writes the log back, so that no append waits for it.

    Versions are looked up only if they cannot be known. They are, for a match that this appender has appended
    to, as long as nobody else has appended anything and nothing was restored: the marks in `meta` tell.
    """

    pause = 0.0
    """Seconds in which more appends may come: none, a commit costs little."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._file = str(engine.url.database)
        self._turn = turn_of(engine)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._tidying = ThreadPoolExecutor(1, thread_name_prefix="store-tidy")
        self._kept = 0
        self._log = 0
        self._strikes = 0
        self._away = 0
        self._name = secrets.token_hex(8)
        self._generation = ""
        self._sure: dict[str, int] = {}
        self._db: sqlite3.Connection | None = None
        self._settling: Awaitable[None] | None = None

    async def commit(self, group: Sequence[Append]) -> Committed:
        try:
            if (settling := self._settling) is not None:
                self._settling = None
                await settling
            db = self._db if self._db is not None else await self._beside(self._open)
            if self._log >= LOG_PAGES:
                await self._beside(self._tidy)
                self._log = 0
            turn = self._turn  # as `take` does, but called only where somebody waits: all moves come by
            if turn.taken:
                await turn.wait(first=True)
            turn.taken = True
            try:
                behind = await self._commit(db, group)
            except BaseException:
                self._sure.clear()
                if db.in_transaction:
                    db.execute("ROLLBACK")
                raise
            finally:
                if turn.waiting:
                    turn.pass_on()
                else:
                    turn.taken = False
        except sqlite3.Error as error:
            raise Unavailable from error
        self._kept += len(group)
        if self._kept >= LONG:
            self._settling = asyncio.create_task(self._settle_in_turn(db), name="settling")
        return behind, self._generation

    async def _commit(self, db: sqlite3.Connection, group: Sequence[Append]) -> set[str]:
        """Store what fits; the matches that had gone on."""
        await self._begin(db)
        self._read_marks(db)
        sure = self._sure
        unsure = [append for append in group if sure.get(append.match) != append.expected]
        behind: set[str] = set()
        if unsure:
            await self._beside(_settle, db.execute)
            ids = msgspec.json.encode([append.match for append in unsure]).decode()
            versions = dict(db.execute(_VERSIONS, (ids,)).fetchall())
            behind = {append.match for append in unsure if versions.get(append.match) != append.expected}
            group = [append for append in group if append.match not in behind]
        db.executemany(_KEEP, _rows(group))
        for append in group:
            sure[append.match] = append.expected + len(append.events)
            if append.persons is not None:
                stay = msgspec.json.encode(list(append.persons.values())).decode()
                db.execute(_REMEMBER, (append.match, stay))
                db.execute(_STAND_UP, (append.match,))
                db.executemany(_SIT_DOWN, [(append.match, *held) for held in append.persons.items()])
        if unsure or self.elsewhere:
            self._away = max(0, self._away - 1)
            await self._beside(db.execute, "COMMIT")
        else:
            self._commit_here(db)
        return behind

    @property
    def elsewhere(self) -> bool:
        """Whether a thread commits, because the disk is slow."""
        return self._away > 0

    def _commit_here(self, db: sqlite3.Connection) -> None:
        """In the loop, and find out if it should."""
        began = time.perf_counter()
        db.execute("COMMIT")
        slow = time.perf_counter() - began > QUICK
        self._strikes = self._strikes + 1 if slow else max(0, self._strikes - 1)
        if self._strikes == STRIKES:
            self._strikes, self._away = 0, AWAY

    def _read_marks(self, db: sqlite3.Connection) -> None:
        """Has anybody else been here? Then nothing is sure, and others shall know that we were."""
        generation, *appender = (value for (value,) in db.execute(_MARKS))
        if appender != [self._name] or generation != self._generation or len(self._sure) > MANY:
            self._sure.clear()
            db.execute(_SIGN, (self._name,))
            self._generation = generation

    def _beside(self, work: Callable[..., T], *args: object) -> Awaitable[T]:
        """In the thread that may wait."""
        return asyncio.get_running_loop().run_in_executor(self._thread, work, *args)

    async def _settle_in_turn(self, db: sqlite3.Connection) -> None:
        async with self._turn.take(first=True):
            await self._beside(self._put_in_place, db)

    def _put_in_place(self, db: sqlite3.Connection) -> None:
        """Settle while the loop tells what was appended; if somebody else writes, after the next group."""
        try:
            db.execute("BEGIN IMMEDIATE")
            _settle(db.execute)
            db.execute("COMMIT")
            self._kept = 0
        except sqlite3.Error:
            if db.in_transaction:
                db.execute("ROLLBACK")
        self._tidying.submit(self._tidy)

    async def close(self) -> None:
        if self._settling is not None:
            await self._settling
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
            for pragma in (*SQLITE_PRAGMAS, *_OWN):
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
        self._log = 0
        with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(self._file)) as db:
            _, self._log, _ = db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()

    def _drop(self) -> None:
        db, self._db = self._db, None
        if db is not None:
            db.close()


def _rows(group: Sequence[Append]) -> list[tuple[object, ...]]:
    """The last event of each append carries what is to be known of the match."""
    rows: list[tuple[object, ...]] = []
    for append in group:
        match, events, number = append.match, append.events, append.expected
        if len(events) > 1:
            for body in events[:-1]:
                rows.append((match, number, body, None, None, None, None, None))
                number += 1
        status, summary, changed = append.status, append.summary, append.changed
        rows.append((match, number, events[-1], status, summary, changed, append.due, append.lease))
    return rows

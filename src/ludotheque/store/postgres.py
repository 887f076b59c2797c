"""PostgreSQL: how a group of appends is stored, and how processes tell each other of it (LISTEN/NOTIFY).

A notice is a short text (`m <match> <version>`, `c <match> <line>`, `p …`). It may be lost or come twice:
whoever hears one reads the tables, and after a reconnection everything is looked at again.
"""

import asyncio
import contextlib
from collections.abc import Callable, Sequence

import asyncpg
from sqlalchemy import URL, Connection, delete, insert, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.store.append import Append, Committed
from ludotheque.store.engine import write
from ludotheque.store.schema import GENERATION, past_seats, seats

CHANNEL = "ludotheque"

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

    pause = 0.001
    """Seconds in which more appends may come: asking another process costs more than they do."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def commit(self, group: Sequence[Append]) -> Committed:
        asked = {
            "ids": [a.match for a in group],
            "expected": [a.expected for a in group],
            "versions": [a.version for a in group],
            "statuses": [a.status for a in group],
            "summaries": [a.summary for a in group],
            "changed": [a.changed for a in group],
            "due": [a.due for a in group],
            "leases": [a.lease for a in group],
            "matches": [a.match for a in group for _ in a.events],
            "numbers": [a.expected + n for a in group for n in range(len(a.events))],
            "bodies": [body for a in group for body in a.events],
        }

        def work(db: Connection) -> Committed:
            stored = db.execute(_POSTGRES, asked).all()
            kept = {row[0] for row in stored}
            for append in group:
                if append.persons is not None and append.match in kept:
                    _seat(db, append.match, append.persons)
            return {a.match for a in group} - kept, stored[0][2] if stored else None

        return await write(self._engine, work)

    async def close(self) -> None:
        """Nothing of its own is open."""


def _seat(db: Connection, match: str, persons: dict[int, str]) -> None:
    standing_up = select(seats.c.match, seats.c.person).where(
        seats.c.match == match, seats.c.person.not_in(persons.values())
    )
    remember = postgresql.insert(past_seats).from_select(["match", "person"], standing_up)
    db.execute(remember.on_conflict_do_nothing())
    db.execute(delete(seats).where(seats.c.match == match))
    if persons:
        db.execute(insert(seats), [{"match": match, "seat": s, "person": p} for s, p in persons.items()])


_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :notice)")


def notify(db: Connection, notice: str) -> None:
    """Send a notice when the transaction commits; nothing to do with SQLite."""
    if db.dialect.name == "postgresql":
        db.execute(_NOTIFY, {"notice": notice})


async def shout(engine: AsyncEngine, notice: str) -> None:
    """Send a notice at once."""
    if engine.dialect.name == "postgresql":
        await write(engine, lambda db: notify(db, notice))


class Ear:
    """Listens on one connection of its own and comes back after every loss."""

    def __init__(self, url: URL, heard: Callable[[str], None], lost: Callable[[], None]) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._lost = lost
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="store-ear")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        pause = 0.1
        while True:
            try:
                await self._listen()
                pause = 0.1
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                pause = min(5.0, pause * 2)
            await asyncio.sleep(pause)

    async def _listen(self) -> None:
        connection = await asyncpg.connect(self._dsn, timeout=5)
        gone = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: gone.set())
            await connection.add_listener(
                CHANNEL, lambda _c, _pid, _channel, notice: self._heard(str(notice))
            )
            self._lost()
            await gone.wait()
        finally:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(connection.close(), 1)

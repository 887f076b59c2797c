"""The append itself, once for each database: store a group, say which appends met the version they expect."""

from collections.abc import Sequence

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.store.append import Append, Committed
from ludotheque.store.engine import writing
from ludotheque.store.schema import GENERATION
from ludotheque.store.sqlite import SqliteAppender

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
        rows = _event_rows(group)
        asked = {
            "ids": [a.match for a in group],
            "expected": [a.expected for a in group],
            "versions": [a.version for a in group],
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


def _event_rows(group: Sequence[Append]) -> list[tuple[str, int, str]]:
    return [
        (append.match, append.expected + offset, body)
        for append in group
        for offset, body in enumerate(append.events)
    ]


Appender = SqliteAppender | PostgresAppender


def appender(engine: AsyncEngine) -> Appender:
    return SqliteAppender(engine) if engine.dialect.name == "sqlite" else PostgresAppender(engine)

"""The append itself, once for each database: store a group, say which appends met the version they expect."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

if TYPE_CHECKING:
    from ludotheque.store.writer import Append

CHANNEL = "ludotheque"
GENERATION = "generation"
"""The `meta` key that a restore changes, so that running servers forget what they had in memory."""

Committed = tuple[set[str], str | None]

_SQLITE_VERSIONS = "SELECT id, version FROM matches WHERE id IN (SELECT value FROM json_each(?))"
_SQLITE_EVENTS = "INSERT INTO events (match, number, body) VALUES (?, ?, ?)"
_SQLITE_MATCH = (
    "UPDATE matches SET version = ?, status = ?, summary = ?, changed = ?, due = ?, lease = ? WHERE id = ?"
)
_GENERATION = f"SELECT value FROM meta WHERE key = '{GENERATION}'"


async def commit_sqlite(connection: AsyncConnection, group: Sequence["Append"]) -> Committed:
    """Inside BEGIN IMMEDIATE nobody else writes, so looking at the versions first is enough."""
    ids = msgspec.json.encode([append.match for append in group]).decode()
    found = (await connection.exec_driver_sql(_SQLITE_VERSIONS, (ids,))).all()
    versions = {row.id: row.version for row in found}
    good = [append for append in group if versions.get(append.match) == append.expected]
    if good:
        await connection.exec_driver_sql(_SQLITE_EVENTS, _event_rows(good))
        await connection.exec_driver_sql(
            _SQLITE_MATCH,
            [
                (a.expected + len(a.events), a.status, a.summary, a.changed, a.due, a.lease, a.match)
                for a in good
            ],
        )
    generation = (await connection.exec_driver_sql(_GENERATION)).scalar()
    return {append.match for append in good}, generation


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


async def commit_postgres(connection: AsyncConnection, group: Sequence["Append"]) -> Committed:
    """One statement; the rows are locked in the order of their ids, so two groups cannot deadlock."""
    rows = _event_rows(group)
    result = await connection.execute(
        _POSTGRES,
        {
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
        },
    )
    stored = result.all()
    return {row[0] for row in stored}, stored[0][2] if stored else None


def _event_rows(group: Sequence["Append"]) -> list[tuple[str, int, str]]:
    return [
        (append.match, append.expected + offset, body)
        for append in group
        for offset, body in enumerate(append.events)
    ]


COMMIT: dict[str, Callable[[AsyncConnection, Sequence["Append"]], Awaitable[Committed]]] = {
    "sqlite": commit_sqlite,
    "postgresql": commit_postgres,
}

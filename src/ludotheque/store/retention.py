"""What nobody will ask for again is thrown away, a few rows at a time. A game that was finished is kept.

`process/retention` decides when; no request waits for it.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Select, and_, delete, func, not_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludotheque.store.engine import writing
from ludotheque.store.postgres import notify
from ludotheque.store.schema import APPENDER, chat, matches, meta, people, reports, seats, sessions
from ludotheque.store.sessions import tell
from ludotheque.store.sqlite import settle_in

BITE = 100
"""Rows that go in one transaction, so that no move waits long."""
CALLED_OFF = matches.c.summary.like('%"reason":"aborted"%')
"""In a name the quotes would be written otherwise."""

STUDY = matches.c.header.like('%"study":{%')
"""A board on which somebody tried something out; likewise."""

Bite = Callable[[AsyncEngine, float], Awaitable[list[str]]]
"""Throws away at most `BITE` of what was last touched before that time; the ids of what went."""


async def guests(engine: AsyncEngine, before: float) -> list[str]:
    """Guests never seen again who sit at no table that is not over; their finished games keep their names."""
    sits = (
        select(seats.c.person).join(matches, matches.c.id == seats.c.match).where(matches.c.status != "over")
    )
    hosts = select(matches.c.host).where(matches.c.status != "over")
    gone = and_(
        people.c.passphrase.is_(None),
        people.c.seen < before,
        people.c.id.not_in(sits),
        people.c.id.not_in(hosts),
    )
    async with writing(engine) as db:
        await db.run_sync(settle_in)
        return await _delete(db, people, select(people.c.id).where(gone))


async def never_begun(engine: AsyncEngine, before: float) -> list[str]:
    return await _matches(engine, and_(matches.c.status == "open", matches.c.changed < before))


async def called_off(engine: AsyncEngine, before: float) -> list[str]:
    return await _matches(engine, and_(matches.c.status == "over", CALLED_OFF, matches.c.changed < before))


async def studies(engine: AsyncEngine, before: float) -> list[str]:
    return await _matches(engine, and_(STUDY, matches.c.changed < before))


async def surplus_studies(engine: AsyncEngine, person: str, keep: int) -> list[str]:
    """All but the last so many that this person made."""
    mine = and_(STUDY, matches.c.host == person)
    kept = select(matches.c.id).where(mine).order_by(matches.c.created.desc()).limit(keep)
    return await _matches(engine, and_(mine, matches.c.id.not_in(kept)))


async def _matches(engine: AsyncEngine, wanted: Any) -> list[str]:
    async with writing(engine) as db:
        await db.run_sync(settle_in)
        gone = await _delete(db, matches, select(matches.c.id).where(wanted))
        if gone:
            # whoever appends to SQLite has to look what there is
            await db.execute(delete(meta).where(meta.c.key == APPENDER))
        for match in gone:
            await notify(db, f"r {match} 0")
    return gone


async def old_chat(engine: AsyncEngine, before: float) -> list[str]:
    """By table: lines said long ago, whatever became of the game."""
    async with writing(engine) as db:
        found = select(chat.c.match).where(chat.c.at < before).distinct().limit(BITE)
        tables: list[str] = [row[0] for row in await db.execute(found)]
        await db.execute(delete(chat).where(chat.c.match.in_(tables), chat.c.at < before))
    return tables


async def settled_reports(engine: AsyncEngine, before: float) -> list[str]:
    """What was looked into long ago, with what was said; the newest stays, so that no number comes twice."""
    newest = select(func.max(reports.c.number)).scalar_subquery()
    old = select(reports.c.number).where(reports.c.settled < before, reports.c.number < newest)
    async with writing(engine) as db:
        gone = [row[0] for row in await db.execute(old.limit(BITE))]
        await db.execute(delete(reports).where(reports.c.number.in_(gone)))
    return [str(number) for number in gone]


async def stale_sessions(engine: AsyncEngine, before: float) -> list[str]:
    async with writing(engine) as db:
        gone = await _delete(db, sessions, select(sessions.c.id).where(sessions.c.seen < before))
        await tell(db, "-", gone)
    return gone


async def _delete(db: AsyncConnection, table: Any, found: Select[Any]) -> list[str]:
    ids = [row[0] for row in await db.execute(found.limit(BITE))]
    if ids:
        await db.execute(delete(table).where(table.c.id.in_(ids)))
    return ids


PLAYED = not_(STUDY)
"""Lists leave out what was only tried…"""
WORTH_SHOWING = and_(PLAYED, not_(CALLED_OFF))
"""… and games that were called off before anybody moved."""

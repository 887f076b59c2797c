"""What nobody will ask for again is thrown away, a few rows at a time. A game that was finished is kept.

`process/retention` decides when; no request waits for it.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Connection, Select, and_, delete, func, not_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.store.engine import write
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

    def work(db: Connection) -> list[str]:
        settle_in(db)
        return _delete(db, people, select(people.c.id).where(gone))

    return await write(engine, work)


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
    def work(db: Connection) -> list[str]:
        settle_in(db)
        gone = _delete(db, matches, select(matches.c.id).where(wanted))
        if gone:
            # whoever appends to SQLite has to look what there is
            db.execute(delete(meta).where(meta.c.key == APPENDER))
        for match in gone:
            notify(db, f"r {match} 0")
        return gone

    return await write(engine, work)


async def old_chat(engine: AsyncEngine, before: float) -> list[str]:
    """By table: lines said long ago, whatever became of the game."""

    def work(db: Connection) -> list[str]:
        found = select(chat.c.match).where(chat.c.at < before).distinct().limit(BITE)
        tables: list[str] = [row[0] for row in db.execute(found)]
        db.execute(delete(chat).where(chat.c.match.in_(tables), chat.c.at < before))
        return tables

    return await write(engine, work)


async def settled_reports(engine: AsyncEngine, before: float) -> list[str]:
    """What was looked into long ago, with what was said; the newest stays, so that no number comes twice."""
    newest = select(func.max(reports.c.number)).scalar_subquery()
    old = select(reports.c.number).where(reports.c.settled < before, reports.c.number < newest)

    def work(db: Connection) -> list[str]:
        gone = [row[0] for row in db.execute(old.limit(BITE))]
        db.execute(delete(reports).where(reports.c.number.in_(gone)))
        return [str(number) for number in gone]

    return await write(engine, work)


async def stale_sessions(engine: AsyncEngine, before: float) -> list[str]:
    def work(db: Connection) -> list[str]:
        gone = _delete(db, sessions, select(sessions.c.id).where(sessions.c.seen < before))
        tell(db, "-", gone)
        return gone

    return await write(engine, work)


def _delete(db: Connection, table: Any, found: Select[Any]) -> list[str]:
    ids = [row[0] for row in db.execute(found.limit(BITE))]
    if ids:
        db.execute(delete(table).where(table.c.id.in_(ids)))
    return ids


PLAYED = not_(STUDY)
"""Lists leave out what was only tried…"""
WORTH_SHOWING = and_(PLAYED, not_(CALLED_OFF))
"""… and games that were called off before anybody moved."""

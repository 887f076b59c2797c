"""What people say at a table, line by line. Kept beside the events: replay and records know nothing of it.

Who may read or say it is for the caller to know.
"""

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.store.engine import first_of, rows, write
from ludotheque.store.postgres import notify
from ludotheque.store.schema import chat, matches


class Line(Struct, frozen=True):
    number: int
    at: float
    person: str
    name: str
    seat: int | None
    text: str
    guest: bool = False
    """Whether the name belonged to nobody."""


_COLUMNS = tuple(chat.c[name] for name in Line.__struct_fields__)


async def say(engine: AsyncEngine, match: str, line: Line) -> Line:
    """Store a line; its number is given here, by the order of arrival."""

    def work(db: Connection) -> int:
        if db.dialect.name == "postgresql":
            db.execute(select(matches.c.id).where(matches.c.id == match).with_for_update())
        last = select(func.coalesce(func.max(chat.c.number), -1)).where(chat.c.match == match)
        number = db.execute(last).scalar_one() + 1
        db.execute(insert(chat).values(match=match, **{**msgspec.structs.asdict(line), "number": number}))
        notify(db, f"c {match} {number}")
        return int(number)

    return msgspec.structs.replace(line, number=await write(engine, work))


async def lines(engine: AsyncEngine, match: str, since: int = 0, limit: int = 100) -> list[Line]:
    """The last lines from number `since` on, oldest first."""
    query = (
        select(*_COLUMNS)
        .where(chat.c.match == match, chat.c.number >= since)
        .order_by(chat.c.number.desc())
        .limit(limit)
    )
    return [Line(*row) for row in await rows(engine, query)][::-1]


async def line(engine: AsyncEngine, match: str, number: int) -> Line | None:
    query = select(*_COLUMNS).where(chat.c.match == match, chat.c.number == number)
    row = await first_of(engine, query)
    return Line(*row) if row is not None else None


async def said_by(engine: AsyncEngine, person: str) -> list[Line]:
    """All that a person said anywhere, for the export."""
    query = select(*_COLUMNS).where(chat.c.person == person).order_by(chat.c.at)
    return [Line(*row) for row in await rows(engine, query)]

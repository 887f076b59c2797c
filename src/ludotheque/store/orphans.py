"""Rows that belong to nobody any more; there should be none."""

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.store.engine import reading
from ludotheque.store.schema import chat, events, links, matches, people, push, seats, sessions
from ludotheque.store.sqlite import settle


async def orphans(engine: AsyncEngine) -> dict[str, int]:
    """How many rows of each table name a match or a person that is not there; only what there is."""
    await settle(engine)
    found: dict[str, int] = {}
    async with reading(engine) as db:
        for table in (events, seats, chat):
            lost = table.c.match.not_in(select(matches.c.id))
            found[table.name] = (await db.execute(select(func.count()).where(lost))).scalar_one()
        for table in (sessions, links, push):
            lost = table.c.person.not_in(select(people.c.id))
            found[table.name] = (await db.execute(select(func.count()).where(lost))).scalar_one()
    return {name: count for name, count in found.items() if count}

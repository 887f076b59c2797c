"""Rows that belong to nobody any more; there should be none.

`ludotheque doctor` counts them and nobody throws them away: if there are any, a program has made a mistake.
"""

from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.store.engine import read
from ludotheque.store.schema import (
    chat,
    evening_events,
    evening_people,
    evenings,
    events,
    invitations,
    links,
    matches,
    mutes,
    past_seats,
    people,
    push,
    results,
    seats,
    sessions,
    ties,
    tries,
)
from ludotheque.store.sqlite import settle

OF_MATCHES = (events, seats, past_seats, chat, results, invitations)
OF_PEOPLE = (sessions, links, push, mutes, ties, tries)
OF_EVENINGS = (evening_events, evening_people)


async def orphans(engine: AsyncEngine) -> dict[str, int]:
    """How many rows of each table name a match, a person or an evening that is none; only what there is."""
    await settle(engine)
    lost = [(table, table.c.match.not_in(select(matches.c.id))) for table in OF_MATCHES]
    lost += [(table, table.c.person.not_in(select(people.c.id))) for table in OF_PEOPLE]
    lost += [(table, table.c.evening.not_in(select(evenings.c.id))) for table in OF_EVENINGS]
    found: dict[str, int] = {}

    def work(db: Connection) -> None:
        for table, gone in lost:
            found[table.name] = db.execute(select(func.count()).select_from(table).where(gone)).scalar_one()

    await read(engine, work)
    return {name: count for name, count in found.items() if count}

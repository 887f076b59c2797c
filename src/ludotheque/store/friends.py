"""People one played with: following, keeping away, inviting. Nobody else is ever named here.

Routes of friends, tables and evenings ask; whom somebody may be shown is judged here.
"""

from collections.abc import Collection
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.store.engine import carry_out, rows, write
from ludotheque.store.people import COLUMNS, Somebody
from ludotheque.store.schema import invitations, matches, people, seats, ties
from ludotheque.store.sqlite import settle

RECENT = 200
"""So many games back one is asked with whom one played."""
FOLLOW, BLOCK = "follow", "block"


class Place(Struct, frozen=True):
    """Where somebody plays just now."""

    person: str
    match: str
    game: str
    open: bool
    """Whether others may look on."""


class Invitation(Struct, frozen=True):
    match: str
    game: str
    by: str
    name: str
    face: str


async def met(engine: AsyncEngine, person: str) -> list[Somebody]:
    """People he played with lately or has a tie to, himself and programs left out."""
    await settle(engine)
    mine = (
        select(seats.c.match)
        .join(matches, matches.c.id == seats.c.match)
        .where(seats.c.person == person, matches.c.status != "open")
        .order_by(matches.c.changed.desc())
        .limit(RECENT)
    )
    others = select(seats.c.person).where(seats.c.match.in_(mine))
    tied = select(ties.c.other).where(ties.c.person == person)
    asked = select(*COLUMNS).where(
        people.c.id.in_(others.union(tied)), people.c.id != person, people.c.owner == ""
    )
    return [Somebody(*row) for row in await rows(engine, asked.order_by(people.c.name_key))]


async def ties_of(engine: AsyncEngine, person: str) -> dict[str, str]:
    found = await rows(engine, select(ties.c.other, ties.c.kind).where(ties.c.person == person))
    return {row.other: row.kind for row in found}


async def blocked_by(engine: AsyncEngine, other: str) -> frozenset[str]:
    """Who keeps that person away."""
    asked = select(ties.c.person).where(ties.c.other == other, ties.c.kind == BLOCK)
    return frozenset(row[0] for row in await rows(engine, asked))


async def blocks(engine: AsyncEngine, person: str, other: str) -> bool:
    return (await ties_of(engine, person)).get(other) == BLOCK


async def tie(engine: AsyncEngine, person: str, other: str, kind: str) -> None:
    """An empty kind unties."""

    def work(db: Connection) -> None:
        db.execute(delete(ties).where(ties.c.person == person, ties.c.other == other))
        if kind:
            db.execute(insert(ties).values(person=person, other=other, kind=kind))
        if kind == BLOCK:
            db.execute(delete(invitations).where(invitations.c.person == person, invitations.c.by == other))

    await write(engine, work)


async def show(engine: AsyncEngine, person: str, *, visible: bool) -> None:
    await carry_out(engine, update(people).where(people.c.id == person).values(visible=visible))


async def places(engine: AsyncEngine, persons: Collection[str], since: float) -> dict[str, Place]:
    """Where those people play, as far as something happened there since then."""
    asked = (
        select(seats.c.person, matches.c.id, matches.c.game, matches.c.public & matches.c.spectators)
        .join(matches, matches.c.id == seats.c.match)
        .where(seats.c.person.in_(persons), matches.c.status == "running", matches.c.changed > since)
    )
    return {row[0]: Place(row[0], row[1], row[2], bool(row[3])) for row in await rows(engine, asked)}


async def invite(engine: AsyncEngine, person: str, match: str, by: str, at: float) -> None:
    def work(db: Connection) -> None:
        same = (invitations.c.person == person) & (invitations.c.match == match)
        db.execute(delete(invitations).where(same))
        db.execute(insert(invitations).values(person=person, match=match, by=by, at=at))

    await write(engine, work)


def invited_of(person: Any) -> Select[Any]:
    """The invitations of somebody to tables that still wait for people, the newest first."""
    return (
        select(matches.c.id, matches.c.game, people.c.id, people.c.name, people.c.face)
        .select_from(invitations)
        .join(matches, matches.c.id == invitations.c.match)
        .join(people, people.c.id == invitations.c.by)
        .where(invitations.c.person == person, matches.c.status == "open")
        .order_by(invitations.c.at.desc())
        .limit(10)
    )


async def decline(engine: AsyncEngine, person: str, match: str) -> None:
    def work(db: Connection) -> None:
        this = (invitations.c.person == person) & (invitations.c.match == match)
        db.execute(delete(invitations).where(this))

    await write(engine, work)

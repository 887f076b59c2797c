"""Identities: guests, claimed names, one-time links, who mutes whom."""

import hashlib

from msgspec import Struct
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludotheque.game import Refusal
from ludotheque.store.engine import reading, writing
from ludotheque.store.schema import chat, links, mutes, people, seats


class Somebody(Struct, frozen=True):
    """A person as stored; `passphrase` is a salted hash, or None for a guest."""

    id: str
    name: str
    passphrase: str | None
    created: float
    seen: float


def name_key(name: str) -> str:
    """Names that differ only in case are one name."""
    return name.casefold()


_COLUMNS = (people.c.id, people.c.name, people.c.passphrase, people.c.created, people.c.seen)


async def person(engine: AsyncEngine, person_id: str) -> Somebody | None:
    async with reading(engine) as db:
        row = (await db.execute(select(*_COLUMNS).where(people.c.id == person_id))).first()
    return Somebody(*row) if row is not None else None


async def claimed(engine: AsyncEngine, name: str) -> Somebody | None:
    """Who has claimed that name."""
    found = select(*_COLUMNS).where(people.c.name_key == name_key(name), people.c.passphrase.is_not(None))
    async with reading(engine) as db:
        row = (await db.execute(found)).first()
    return Somebody(*row) if row is not None else None


async def add(engine: AsyncEngine, person_id: str, name: str, now: float) -> Somebody:
    """A new guest; raises Refusal `name-taken` for a name that somebody has claimed."""
    somebody = Somebody(person_id, name, None, now, now)
    async with writing(engine) as db:
        await _free(db, name)
        await db.execute(
            insert(people).values(
                id=person_id, name=name, name_key=name_key(name), passphrase=None, created=now, seen=now
            )
        )
    return somebody


async def rename(engine: AsyncEngine, person_id: str, name: str) -> None:
    """Raises Refusal `name-taken`."""
    async with writing(engine) as db:
        await _free(db, name, person_id)
        await db.execute(
            update(people).where(people.c.id == person_id).values(name=name, name_key=name_key(name))
        )


async def _free(db: AsyncConnection, name: str, but: str = "") -> None:
    found = select(people.c.id).where(
        people.c.name_key == name_key(name), people.c.passphrase.is_not(None), people.c.id != but
    )
    if (await db.execute(found)).first() is not None:
        raise Refusal("name-taken", name=name)


async def claim(engine: AsyncEngine, person_id: str, name: str, passphrase: str) -> None:
    """Protect the name with a hashed passphrase; raises Refusal `name-taken`."""
    try:
        async with writing(engine) as db:
            await db.execute(update(people).where(people.c.id == person_id).values(passphrase=passphrase))
    except IntegrityError:
        raise Refusal("name-taken", name=name) from None


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


async def add_link(engine: AsyncEngine, person_id: str, token: str, now: float, expires: float) -> None:
    """Only the hash of the token is kept; an older link of the same person is void."""
    async with writing(engine) as db:
        await db.execute(delete(links).where((links.c.expires < now) | (links.c.person == person_id)))
        await db.execute(insert(links).values(token=_hashed(token), person=person_id, expires=expires))


async def use_link(engine: AsyncEngine, token: str, now: float) -> str | None:
    """Whose link that was; it works once."""
    async with writing(engine) as db:
        gone = delete(links).where(links.c.token == _hashed(token)).returning(links.c.person, links.c.expires)
        row = (await db.execute(gone)).first()
    return row[0] if row is not None and row[1] >= now else None


async def mute(engine: AsyncEngine, person_id: str, other: str, *, muted: bool) -> None:
    async with writing(engine) as db:
        await db.execute(delete(mutes).where(mutes.c.person == person_id, mutes.c.muted == other))
        if muted:
            many = await db.execute(
                select(func.count()).select_from(mutes).where(mutes.c.person == person_id)
            )
            if many.scalar_one() >= 1000:
                raise Refusal("too-many-mutes")
            await db.execute(insert(mutes).values(person=person_id, muted=other))


async def muted_by(engine: AsyncEngine, person_id: str) -> list[str]:
    async with reading(engine) as db:
        rows = await db.execute(select(mutes.c.muted).where(mutes.c.person == person_id))
        return sorted(row[0] for row in rows)


async def erase(engine: AsyncEngine, person_id: str) -> None:
    """Forget a person: identity, links, mutes, chat. Seats must have been given up before."""
    async with writing(engine) as db:
        for gone in (
            delete(chat).where(chat.c.person == person_id),
            delete(mutes).where((mutes.c.person == person_id) | (mutes.c.muted == person_id)),
            delete(links).where(links.c.person == person_id),
            delete(seats).where(seats.c.person == person_id),
            delete(people).where(people.c.id == person_id),
        ):
            await db.execute(gone)

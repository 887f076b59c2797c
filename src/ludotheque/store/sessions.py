"""Who is signed in where: one row for each device, kept as the hash of what its cookie says.

To end a session is to delete its row. Every process is told of it in the same transaction, so that open
sockets go too.
"""

import hashlib
import secrets
from collections.abc import Collection

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.store.engine import carry_out, read, rows, write
from ludotheque.store.people import COLUMNS, Somebody
from ludotheque.store.postgres import notify
from ludotheque.store.schema import people, sessions

DEVICE = "device"
"""The scope of a browser: everything."""
PROGRAM = "program"
"""The scope of an access token: to open tables, sit down and play; nothing that concerns an account."""
SIGN = "ludotheque_"
"""What access tokens begin with, so that one that got somewhere it should not be is known for what it is."""
MOST = 50
"""Sessions one person may have; those not seen for longest make room."""
_TOLD = 100
"""Sessions in one notice; a notice has room for 8,000 bytes."""


class Session(Struct, frozen=True, kw_only=True):
    """A device as its owner sees it listed."""

    id: str
    person: str
    scope: str
    label: str
    created: float
    seen: float
    proved: float
    """When whoever is here last gave the passphrase; 0: never."""
    link_until: float
    """Until then the link that opened this session stands in for the old passphrase."""


def hashed(token: str) -> str:
    """As it is kept: whoever reads the database cannot sign in with it."""
    return hashlib.sha256(token.encode()).hexdigest()


def of_person(person: str) -> str:
    """What is kept for cookies of 0.1.0, which named the person alone."""
    return f"person:{person}"


_COLUMNS = tuple(sessions.c[name] for name in Session.__struct_fields__)


_FOUND = (
    select(*_COLUMNS, *COLUMNS)
    .join_from(sessions, people, sessions.c.person == people.c.id)
    .where(sessions.c.token == bindparam("kept"))
)


async def find(engine: AsyncEngine, kept: str) -> tuple[Session, Somebody] | None:
    """Whose session that is, by what is kept of its token (`hashed`, `of_person`)."""
    row = await read(engine, lambda db: db.execute(_FOUND, {"kept": kept}).first())
    if row is None:
        return None
    return _session(row[: len(_COLUMNS)]), Somebody(*row[len(_COLUMNS) :])


def _session(row: Collection[object]) -> Session:
    return Session(**dict(zip(Session.__struct_fields__, row, strict=True)))  # type: ignore[arg-type]  # as selected


async def add(
    engine: AsyncEngine,
    person: str,
    now: float,
    *,
    label: str = "",
    scope: str = DEVICE,
    proved: float = 0.0,
    link_until: float = 0.0,
) -> tuple[str, Session, list[str]]:
    """A new session: its token, which is kept nowhere, and the sessions that had to make room for it."""
    token = (SIGN if scope == PROGRAM else "") + secrets.token_urlsafe(32)
    made = Session(
        id=secrets.token_urlsafe(12),
        person=person,
        scope=scope,
        label=label,
        created=now,
        seen=now,
        proved=proved,
        link_until=link_until,
    )

    def work(db: Connection) -> list[str]:
        values = {name: getattr(made, name) for name in Session.__struct_fields__}
        db.execute(insert(sessions).values(token=hashed(token), **values))
        recent = select(sessions.c.id).where(sessions.c.person == person, sessions.c.scope == scope)
        crowd = recent.order_by(sessions.c.seen.desc(), sessions.c.id).offset(MOST)
        surplus = [row[0] for row in db.execute(crowd.limit(_TOLD))]
        if surplus:
            _end(db, person, surplus)
        return surplus

    return token, made, await write(engine, work)


async def of(engine: AsyncEngine, person: str) -> list[Session]:
    """All of a person's sessions, the ones seen last first."""
    query = select(*_COLUMNS).where(sessions.c.person == person).order_by(sessions.c.seen.desc())
    return [_session(row) for row in await rows(engine, query)]


async def programs(engine: AsyncEngine, owner: str) -> list[tuple[Session, Somebody]]:
    """The access tokens that somebody made and has not revoked, with the programs that play by them."""
    query = (
        select(*_COLUMNS, *COLUMNS)
        .join_from(sessions, people, sessions.c.person == people.c.id)
        .where(people.c.owner == owner, sessions.c.scope == PROGRAM)
        .order_by(sessions.c.created)
    )
    found = await rows(engine, query)
    return [(_session(row[: len(_COLUMNS)]), Somebody(*row[len(_COLUMNS) :])) for row in found]


async def end(engine: AsyncEngine, person: str, *, only: str | None = None, but: str = "") -> list[str]:
    """End one of a person's sessions, or all but one; the ids of those that are no more."""
    wanted = select(sessions.c.id).where(sessions.c.person == person, sessions.c.id != but)
    if only is not None:
        wanted = wanted.where(sessions.c.id == only)

    def work(db: Connection) -> list[str]:
        found = [row[0] for row in db.execute(wanted)]
        _end(db, person, found)
        return found

    return await write(engine, work)


def _end(db: Connection, person: str, ids: list[str]) -> None:
    db.execute(delete(sessions).where(sessions.c.id.in_(ids)))
    tell(db, person, ids)


def tell(db: Connection, person: str, ids: list[str]) -> None:
    """Have every process close what these sessions hold open."""
    for first in range(0, len(ids), _TOLD):
        notify(db, f"s {person} {','.join(ids[first : first + _TOLD])}")


async def prove(engine: AsyncEngine, session: str, now: float) -> None:
    """The passphrase was given here."""
    await carry_out(
        engine, update(sessions).where(sessions.c.id == session).values(proved=now, link_until=0.0)
    )


async def touch(engine: AsyncEngine, session: Session, now: float) -> None:
    """The device was here, and so was the person."""
    await carry_out(
        engine,
        update(sessions).where(sessions.c.id == session.id).values(seen=now),
        update(people).where(people.c.id == session.person).values(seen=now),
    )


async def ended(engine: AsyncEngine, ids: Collection[str]) -> set[str]:
    """Which of these sessions are no more."""
    found = await rows(engine, select(sessions.c.id).where(sessions.c.id.in_(ids)))
    return set(ids) - {row[0] for row in found}

"""Identities: guests, claimed names, one-time links, who mutes whom.

Passphrases come hashed and are compared elsewhere (`server/http/identity`); nobody is let in here.
"""

import hashlib
import secrets
from collections.abc import Collection

from msgspec import Struct
from sqlalchemy import Connection, Update, delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.game import Refusal
from ludotheque.store import statistics
from ludotheque.store.engine import carry_out, first_of, read, rows, write
from ludotheque.store.names import look, name_key
from ludotheque.store.schema import (
    audit,
    chat,
    invitations,
    links,
    mutes,
    past_seats,
    people,
    push,
    reports,
    seats,
    thumbs,
    ties,
)

NAMING = 7_265_135
"""Any number, the same in every process: who holds this PostgreSQL lock takes a name alone."""
NAMELESS = "?"
"""How the log calls an operator who was erased; an empty name is that of whoever sits at the machine."""


class Somebody(Struct, frozen=True):
    """A person as stored; `passphrase` is a salted hash, or None for a guest."""

    id: str
    name: str
    passphrase: str | None
    created: float
    seen: float
    face: str = ""
    """As it was chosen; empty: the one that is drawn for the id."""
    research: bool = False
    """Whether finished games may be given to research, without names."""
    settings: str = ""
    """JSON, as the page knows them; empty: none yet."""
    owner: str = ""
    """Whose program this is; empty for people."""
    public: bool = False
    """Whether others may see what he has played."""
    operator: bool = False
    silent: float = 0.0
    banned: float = 0.0
    """Until when nobody hears him, until when he is not let in; an operator said so."""
    visible: bool = False
    """Whether friends may see at which table he is."""

    @property
    def guest(self) -> bool:
        """Whether his name is nobody's own."""
        return self.passphrase is None and not self.owner


COLUMNS = tuple(people.c[name] for name in Somebody.__struct_fields__)
"""Of `Somebody`."""


async def person(engine: AsyncEngine, person_id: str) -> Somebody | None:
    row = await first_of(engine, select(*COLUMNS).where(people.c.id == person_id))
    return Somebody(*row) if row is not None else None


async def persons(engine: AsyncEngine, ids: Collection[str]) -> list[Somebody]:
    """Those of them who are known."""
    return [Somebody(*row) for row in await rows(engine, select(*COLUMNS).where(people.c.id.in_(ids)))]


async def claimed(engine: AsyncEngine, name: str) -> Somebody | None:
    """Who has claimed that name."""
    found = select(*COLUMNS).where(people.c.name_key == name_key(name), people.c.passphrase.is_not(None))
    row = await first_of(engine, found)
    return Somebody(*row) if row is not None else None


async def add(
    engine: AsyncEngine, person_id: str, name: str, now: float, *, owner: Somebody | None = None
) -> Somebody:
    """A new guest, or somebody's program, which is heard where he is; raises Refusal `name-taken` for a name
    that is claimed."""
    whose, silent = ("", 0.0) if owner is None else (owner.id, owner.silent)
    somebody = Somebody(person_id, name, None, now, now, owner=whose, silent=silent)

    def work(db: Connection) -> None:
        _free(db, name, change=True)
        db.execute(
            insert(people).values(
                id=person_id,
                passphrase=None,
                created=now,
                seen=now,
                face="",
                research=False,
                owner=whose,
                silent=silent,
                **_named(name),
            )
        )

    await write(engine, work)
    return somebody


async def programs_of(engine: AsyncEngine, owner: str) -> list[Somebody]:
    """All that somebody ever made, those whose tokens were revoked too."""
    found = await rows(engine, select(*COLUMNS).where(people.c.owner == owner).order_by(people.c.created))
    return [Somebody(*row) for row in found]


async def rename(engine: AsyncEngine, person_id: str, name: str) -> None:
    """Raises Refusal `name-taken`."""

    def work(db: Connection) -> None:
        rename_in(db, person_id, name)

    await write(engine, work)


def rename_in(db: Connection, person_id: str, name: str) -> None:
    """The same inside a transaction."""
    _free(db, name, person_id, change=True)
    db.execute(_signed(person_id).values(who=name))
    db.execute(update(people).where(people.c.id == person_id).values(**_named(name)))


async def keep_settings(engine: AsyncEngine, person_id: str, settings: str) -> None:
    await carry_out(engine, update(people).where(people.c.id == person_id).values(settings=settings))


async def change_face(engine: AsyncEngine, person_id: str, face: str) -> None:
    await carry_out(engine, update(people).where(people.c.id == person_id).values(face=face))


async def consent(engine: AsyncEngine, person_id: str, *, research: bool) -> None:
    await carry_out(engine, update(people).where(people.c.id == person_id).values(research=research))


async def consenting(engine: AsyncEngine) -> frozenset[str]:
    """Everybody whose games may be given away; a program does what its owner does."""
    agreed = select(people.c.id).where(people.c.research)
    found = await rows(engine, select(people.c.id).where(people.c.research | people.c.owner.in_(agreed)))
    return frozenset(row[0] for row in found)


async def free(engine: AsyncEngine, name: str, but: str) -> None:
    """Raises Refusal `name-taken` if somebody else has claimed that name, or one that looks like it."""
    await read(engine, lambda db: _free(db, name, but))


def _named(name: str) -> dict[str, str]:
    return {"name": name, "name_key": name_key(name), "look": look(name)}


def _free(db: Connection, name: str, but: str = "", *, change: bool = False) -> None:
    if change and db.dialect.name == "postgresql":  # SQLite has one writer at a time anyway
        db.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": NAMING})
    same = or_(people.c.name_key == name_key(name), people.c.look == look(name))
    found = select(people.c.id).where(same, people.c.passphrase.is_not(None), people.c.id != but)
    if db.execute(found.limit(1)).first() is not None:
        raise Refusal("name-taken", name=name)


async def claim(engine: AsyncEngine, person_id: str, name: str, passphrase: str) -> None:
    """Protect the name with a hashed passphrase; raises Refusal `name-taken`.

    Guests who wear it, or one that looks like it, are told apart by a number from now on.
    """

    def work(db: Connection) -> None:
        mine = select(people.c.id).where(people.c.id == person_id, people.c.passphrase.is_not(None))
        if db.execute(mine).first() is None:
            _free(db, name, person_id, change=True)
        db.execute(update(people).where(people.c.id == person_id).values(passphrase=passphrase))
        alike = select(people.c.id, people.c.name).where(
            people.c.look == look(name), people.c.passphrase.is_(None)
        )
        for other, worn in db.execute(alike).all():
            db.execute(update(people).where(people.c.id == other).values(**_named(_numbered(worn))))

    await write(engine, work)


def _numbered(name: str) -> str:
    return f"{name[:20]} {100 + secrets.randbelow(900)}"


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


async def add_link(
    engine: AsyncEngine, person_id: str, token: str, now: float, expires: float, *, proves: bool
) -> None:
    """Only the hash of the token is kept; an older link of the same person is void.

    `proves`: whoever made it has just shown who he is, so that it may stand in for the passphrase.
    """
    kept = {"token": _hashed(token), "person": person_id, "expires": expires, "proves": proves}
    await carry_out(
        engine,
        delete(links).where((links.c.expires < now) | (links.c.person == person_id)),
        insert(links).values(**kept),
    )


async def use_link(engine: AsyncEngine, token: str, now: float) -> tuple[str, bool] | None:
    """Whose link that was, and whether it proves who uses it; it works once."""
    gone = delete(links).where(links.c.token == _hashed(token))

    used = gone.returning(links.c.person, links.c.expires, links.c.proves)
    row = await write(engine, lambda db: db.execute(used).first())
    return (row[0], row[2]) if row is not None and row[1] >= now else None


async def mute(engine: AsyncEngine, person_id: str, other: str, *, muted: bool) -> None:
    def work(db: Connection) -> None:
        db.execute(delete(mutes).where(mutes.c.person == person_id, mutes.c.muted == other))
        if muted:
            many = db.execute(select(func.count()).select_from(mutes).where(mutes.c.person == person_id))
            if many.scalar_one() >= 1000:
                raise Refusal("too-many-mutes")
            db.execute(insert(mutes).values(person=person_id, muted=other))

    await write(engine, work)


async def muted_by(engine: AsyncEngine, person_id: str) -> list[str]:
    found = await rows(engine, select(mutes.c.muted).where(mutes.c.person == person_id))
    return sorted(row[0] for row in found)


def _signed(person_id: str) -> Update:
    """What somebody did as an operator; nobody else has a name that is claimed."""
    name = select(people.c.name).where(people.c.id == person_id, people.c.passphrase.is_not(None))
    return update(audit).where(audit.c.who == name.scalar_subquery())


async def erase(engine: AsyncEngine, person_id: str) -> None:
    """Forget a person: identity, links, mutes, calls, chat, reports; the log keeps what was done, to nobody.

    Seats and sessions must have been given up before.
    """

    def work(db: Connection) -> None:
        for gone in (
            delete(reports).where(reports.c.person == person_id),
            update(reports).where(reports.c.by == person_id).values(by=""),
            update(audit).where(audit.c.person == person_id).values(person="", detail=""),
            _signed(person_id).values(who=NAMELESS),
            delete(chat).where(chat.c.person == person_id),
            delete(mutes).where((mutes.c.person == person_id) | (mutes.c.muted == person_id)),
            delete(ties).where(ties.c.other == person_id),
            delete(invitations).where(invitations.c.by == person_id),
            delete(links).where(links.c.person == person_id),
            delete(push).where(push.c.person == person_id),
            delete(thumbs).where(thumbs.c.person == person_id),
            delete(seats).where(seats.c.person == person_id),
            delete(past_seats).where(past_seats.c.person == person_id),
            delete(people).where(people.c.id == person_id),
        ):
            db.execute(gone)
        statistics.erase_in(db, person_id)

    await write(engine, work)

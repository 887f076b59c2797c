"""Evenings: events that are only ever appended, like those of matches, and when somebody has to look at one.

Their appends are few, so each is a transaction of its own. The version that is expected decides between two
who append at once, as with matches.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import BindParameter, Connection, Select, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.store.append import Conflict
from ludotheque.store.engine import first_of, read, rows, write
from ludotheque.store.matches import CodeTaken
from ludotheque.store.postgres import notify
from ludotheque.store.schema import evening_events, evening_people, evenings

BITE = 100


class Row(Struct, frozen=True):
    """An evening as it is found; `plan` is JSON, `status` one of `open`, `running`, `over`."""

    id: str
    code: str
    host: str
    plan: str
    version: int
    status: str
    created: float
    changed: float


class EveningAppend(Struct, frozen=True):
    """Events for one evening, who entered with them, and when somebody has to look at it again."""

    evening: str
    expected: int
    events: tuple[str, ...]
    status: str
    changed: float
    due: float | None
    people: frozenset[str] = frozenset()


_COLUMNS = tuple(evenings.c[name] for name in Row.__struct_fields__)


async def create(engine: AsyncEngine, row: Row, bodies: Sequence[str], people: Collection[str]) -> None:
    """A new evening with its first events; raises CodeTaken if a living one has its code."""
    try:

        def work(db: Connection) -> None:
            values = {name: getattr(row, name) for name in Row.__struct_fields__}
            db.execute(insert(evenings).values(**values, due=None))
            _write(db, row.id, 0, bodies, people)

        await write(engine, work)
    except IntegrityError as error:
        raise CodeTaken from error


async def append(engine: AsyncEngine, asked: EveningAppend) -> None:
    """Durable when this returns; raises Conflict if somebody else was faster, and then nothing is stored."""
    expected = and_(evenings.c.id == asked.evening, evenings.c.version == asked.expected)
    values = {
        "version": asked.expected + len(asked.events),
        "status": asked.status,
        "changed": asked.changed,
        "due": asked.due,
    }

    def work(db: Connection) -> None:
        done = db.execute(update(evenings).where(expected).values(**values).returning(evenings.c.id))
        if done.first() is None:
            raise Conflict
        _write(db, asked.evening, asked.expected, asked.events, asked.people)
        notify(db, f"e {asked.evening} {asked.expected + len(asked.events)}")

    await write(engine, work)


def _write(db: Connection, evening: str, start: int, bodies: Sequence[str], people: Collection[str]) -> None:
    rows = [{"evening": evening, "number": start + n, "body": body} for n, body in enumerate(bodies)]
    if rows:
        db.execute(insert(evening_events), rows)
    if people:
        known = select(evening_people.c.person).where(evening_people.c.evening == evening)
        new = set(people) - {row[0] for row in db.execute(known)}
        if new:
            entered = [{"evening": evening, "person": person} for person in sorted(new)]
            db.execute(insert(evening_people), entered)


async def load(engine: AsyncEngine, evening: str, since: int = 0) -> tuple[Row, list[str]] | None:
    """An evening and its events from that number on, in one view of the database."""

    def work(db: Connection) -> tuple[Row, list[str]] | None:
        row = db.execute(select(*_COLUMNS).where(evenings.c.id == evening)).first()
        if row is None:
            return None
        found, number = Row(*row), evening_events.c.number
        asked = select(evening_events.c.body).where(
            evening_events.c.evening == evening, number >= since, number < found.version
        )
        return found, [body for (body,) in db.execute(asked.order_by(number))]

    return await read(engine, work)


async def ids(engine: AsyncEngine, after: str) -> list[str]:
    """Some evenings, those that follow that id in their order."""
    query = select(evenings.c.id).where(evenings.c.id > after).order_by(evenings.c.id).limit(BITE)
    return [row[0] for row in await rows(engine, query)]


async def by_code(engine: AsyncEngine, code: str) -> Row | None:
    """The evening of that code: the one that lives, else the last that had it."""
    called = select(*_COLUMNS).where(evenings.c.code == code)
    newest = called.order_by(evenings.c.status == "over", evenings.c.created.desc()).limit(1)
    row = await first_of(engine, newest)
    return Row(*row) if row is not None else None


async def of_person(engine: AsyncEngine, person: str, *, over: bool = False) -> list[Row]:
    """Evenings that person holds or takes part in, newest first; with `over` those that have ended too."""
    return [Row(*row) for row in await rows(engine, attended(person, over=over))]


def attended(person: str | BindParameter[str], *, over: bool = False) -> Select[Any]:
    """The statement for `of_person`."""
    entered = select(evening_people.c.evening).where(evening_people.c.person == person)
    wanted: Any = (evenings.c.host == person) | evenings.c.id.in_(entered)
    if not over:
        wanted = and_(wanted, evenings.c.status != "over")
    return select(*_COLUMNS).where(wanted).order_by(evenings.c.created.desc())


async def claim_due(engine: AsyncEngine, now: float, again: float) -> list[str]:
    """Evenings that somebody has to look at; nobody else does before `now + again`."""
    waiting = evenings.c.due <= now
    if await first_of(engine, select(evenings.c.id).where(waiting).limit(1)) is None:
        return []
    chosen = select(evenings.c.id).where(waiting)
    if engine.dialect.name == "postgresql":
        chosen = chosen.with_for_update(skip_locked=True)

    def work(db: Connection) -> list[str]:
        claimed = db.execute(
            update(evenings).where(evenings.c.id.in_(chosen)).values(due=now + again).returning(evenings.c.id)
        )
        return [evening for (evening,) in claimed]

    return await write(engine, work)


async def rewrite(
    engine: AsyncEngine, evening: str, *, host: str, person: str, known_as: str, bodies: Mapping[int, str]
) -> None:
    """Only to erase or rename a person: the same evening that knows him otherwise."""

    def work(db: Connection) -> None:
        db.execute(update(evenings).where(evenings.c.id == evening).values(host=host))
        for number, body in bodies.items():
            this = and_(evening_events.c.evening == evening, evening_events.c.number == number)
            db.execute(update(evening_events).where(this).values(body=body))
        if known_as != person:
            his = and_(evening_people.c.evening == evening, evening_people.c.person == person)
            db.execute(delete(evening_people).where(his))
        notify(db, f"e {evening} -1")

    await write(engine, work)


async def never_begun(engine: AsyncEngine, before: float) -> list[str]:
    """Throw away evenings that nobody began."""
    old = and_(evenings.c.status == "open", evenings.c.changed < before)

    def work(db: Connection) -> list[str]:
        ids = [row[0] for row in db.execute(select(evenings.c.id).where(old).limit(BITE))]
        if ids:
            db.execute(delete(evenings).where(evenings.c.id.in_(ids)))
        return ids

    return await write(engine, work)

"""Reports from players, what operators did about them, and a log of it. Each act is one transaction.

`server.moderation` calls it; who is an operator is for callers to look at before.
"""

from typing import assert_never

from msgspec import Struct
from sqlalchemy import Connection, Table, Update, case, delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.game import Refusal
from ludotheque.store import people as persons
from ludotheque.store.engine import first_of, rows, write
from ludotheque.store.names import look, name_key
from ludotheque.store.people import COLUMNS, Somebody
from ludotheque.store.postgres import notify
from ludotheque.store.schema import audit, chat, matches, people, reports, withdrawn
from ludotheque.store.sqlite import settle
from ludotheque.tables import moderating as acts

SHOWN = 100
NUMBERING = 7_265_137
"""Any number, the same in every process: who holds this PostgreSQL lock gives the next number."""


class Report(Struct, frozen=True):
    """What somebody complained of, as it was then; `number` is given here."""

    at: float
    by: str
    kind: str
    """`chat`, `name` or `table`."""
    table: str
    person: str
    """Whom it is about."""
    text: str
    """What was said, or the name."""
    number: int = 0


class Withdrawn(Struct, frozen=True):
    kind: str
    id: str
    at: float


class Counts(Struct, frozen=True):
    """Of the whole house."""

    running: int
    waiting: int
    ended: int
    """Games that ended since then."""


_REPORT = (
    reports.c.at,
    reports.c.by,
    reports.c.kind,
    reports.c.match,
    reports.c.person,
    reports.c.text,
    reports.c.number,
)
_ENTRY = (
    audit.c.at,
    audit.c.who,
    audit.c.act,
    audit.c.person,
    audit.c.match,
    audit.c.detail,
    audit.c.number,
)


async def report(engine: AsyncEngine, said: Report) -> None:
    """Keep it; the same again by the same person while nobody has looked is one report."""
    same = select(reports.c.number).where(
        reports.c.by == said.by,
        reports.c.kind == said.kind,
        reports.c.match == said.table,
        reports.c.person == said.person,
        reports.c.text == said.text,
        reports.c.settled.is_(None),
    )

    def work(db: Connection) -> None:
        if db.execute(same.limit(1)).first() is None:
            values = {"at": said.at, "by": said.by, "kind": said.kind, "match": said.table}
            values |= {"person": said.person, "text": said.text, "number": _number(db, reports)}
            db.execute(insert(reports).values(**values))

    await write(engine, work)


def _number(db: Connection, table: Table) -> int:
    """The next one: a sequence would not know of rows that came from a backup."""
    if db.dialect.name == "postgresql":
        db.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": NUMBERING})
    return int(db.execute(select(func.coalesce(func.max(table.c.number), 0))).scalar_one()) + 1


async def open_reports(engine: AsyncEngine) -> list[Report]:
    """Those that nobody has settled, oldest first."""
    query = select(*_REPORT).where(reports.c.settled.is_(None)).order_by(reports.c.number).limit(SHOWN)
    return [Report(*row) for row in await rows(engine, query)]


async def log(engine: AsyncEngine, limit: int = SHOWN) -> list[acts.Entry]:
    """What was done, newest first."""
    found = await rows(engine, select(*_ENTRY).order_by(audit.c.number.desc()).limit(limit))
    return [acts.Entry(*row) for row in found]


async def newest(engine: AsyncEngine) -> int:
    """The number of the newest entry of the log."""
    return int((await first_of(engine, select(func.coalesce(func.max(audit.c.number), 0))))[0])


async def since(engine: AsyncEngine, number: int) -> list[acts.Entry]:
    """What was done after that entry, in its order."""
    query = select(*_ENTRY).where(audit.c.number > number).order_by(audit.c.number).limit(SHOWN)
    return [acts.Entry(*row) for row in await rows(engine, query)]


async def restricted(engine: AsyncEngine, now: float) -> list[Somebody]:
    """Who is muted or banned now."""
    wanted = or_(people.c.banned > now, people.c.silent > now)
    found = await rows(engine, select(*COLUMNS).where(wanted).order_by(people.c.name_key).limit(SHOWN))
    return [Somebody(*row) for row in found]


async def operators(engine: AsyncEngine) -> list[Somebody]:
    found = await rows(engine, select(*COLUMNS).where(people.c.operator).order_by(people.c.name_key))
    return [Somebody(*row) for row in found]


async def named(engine: AsyncEngine, name: str) -> list[Somebody]:
    """Everybody of that name, or of one that looks like it; whoever was here last first."""
    wanted = or_(people.c.name_key == name_key(name), people.c.look == look(name), people.c.id == name)
    found = await rows(engine, select(*COLUMNS).where(wanted).order_by(people.c.seen.desc()).limit(SHOWN))
    return [Somebody(*row) for row in found]


async def list_withdrawn(engine: AsyncEngine) -> list[Withdrawn]:
    """All that shall not be offered any more."""
    columns = (withdrawn.c.kind, withdrawn.c.id, withdrawn.c.at)
    return [Withdrawn(*row) for row in await rows(engine, select(*columns).order_by(withdrawn.c.at.desc()))]


async def withdrawn_words(engine: AsyncEngine) -> list[str]:
    """Those with which no new table plays."""
    found = await rows(engine, select(withdrawn.c.id).where(withdrawn.c.kind == "word"))
    return [row[0] for row in found]


async def counts(engine: AsyncEngine, start: float) -> Counts:
    await settle(engine)
    kinds = [
        func.coalesce(func.sum(case((wanted, 1), else_=0)), 0)
        for wanted in (
            matches.c.status == "running",
            matches.c.status == "open",
            (matches.c.status == "over") & (matches.c.changed > start),
        )
    ]
    return Counts(*(int(count) for count in await first_of(engine, select(*kinds))))


async def apply(engine: AsyncEngine, act: acts.Act, told: acts.Entry) -> None:
    """Do it and write down who did; every process hears of it. What happens at a table is stored there.

    Raises Refusal `no-person`, `act-on-operator`, `no-report`, `name-taken`.
    """

    def work(db: Connection) -> None:
        _apply(db, act, told.at)
        values = {"at": told.at, "who": told.who, "act": told.act, "person": told.person}
        values |= {"match": told.table, "detail": told.detail, "number": _number(db, audit)}
        db.execute(insert(audit).values(**values))
        notify(db, f"o {told.act} -")

    await write(engine, work)


def _apply(db: Connection, act: acts.Act, now: float) -> None:
    match act:
        case acts.Silence(person):
            _check(db, person)
            db.execute(_with_programs(person).values(silent=acts.until(act, now)))
        case acts.Ban(person):
            _check(db, person)
            db.execute(_with_programs(person).values(banned=acts.until(act, now)))
        case acts.Rename(person, name):
            _check(db, person)
            persons.rename_in(db, person, name)
            db.execute(update(chat).where(chat.c.person == person).values(name=name))
        case acts.Appoint(person):
            _changed(db, update(people).where(people.c.id == person).values(operator=True))
        case acts.Dismiss(person):
            _changed(db, update(people).where(people.c.id == person).values(operator=False))
        case acts.Withdraw(kind, what) | acts.Readmit(kind, what):
            db.execute(delete(withdrawn).where(withdrawn.c.kind == kind, withdrawn.c.id == what))
            if isinstance(act, acts.Withdraw):
                db.execute(insert(withdrawn).values(kind=kind, id=what, at=now))
        case acts.Settle(report):
            unsettled = reports.c.settled.is_(None)
            done = update(reports).where(reports.c.number == report, unsettled).values(settled=now)
            _changed(db, done, "no-report")
        case acts.Remove() | acts.Close():
            pass
        case _:
            assert_never(act)


def _with_programs(person: str) -> Update:
    """A change of somebody and of the programs that play for him."""
    return update(people).where((people.c.id == person) | (people.c.owner == person))


def _check(db: Connection, person: str) -> None:
    """Operators are dismissed on the machine before anything else is done to them."""
    found = db.execute(select(people.c.operator).where(people.c.id == person)).first()
    if found is None:
        raise Refusal("no-person")
    if found[0]:
        raise Refusal("act-on-operator")


def _changed(db: Connection, change: Update, otherwise: str = "no-person") -> None:
    if not db.execute(change).rowcount:
        raise Refusal(otherwise)

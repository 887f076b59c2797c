"""Matches: create, load, list; and due work, claimed by whoever comes first.

The server and its lists ask here. Events are appended by `writer` alone.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from msgspec import Struct
from sqlalchemy import Connection, Select, and_, func, insert, or_, select, text, union, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.store.engine import first_of, read, rows, write
from ludotheque.store.postgres import notify
from ludotheque.store.retention import PLAYED, WORTH_SHOWING
from ludotheque.store.schema import (
    LISTED,
    OVER,
    SHOWN,
    UNDER_WAY,
    events,
    journal,
    matches,
    past_seats,
    seats,
)
from ludotheque.store.sqlite import settle, settle_in, settled
from ludotheque.tables.messages import Status
from ludotheque.tables.table import Terms

T = TypeVar("T")


class Row(Struct, frozen=True):
    """A match as lists know it; `header` and `summary` are JSON."""

    id: str
    game: str
    header: str
    version: int
    status: Status
    public: bool
    spectators: bool
    host: str
    summary: str
    created: float
    changed: float
    code: str = ""
    """By which others find the table while it lives."""

    @property
    def terms(self) -> Terms:
        return Terms(self.id, self.host, self.public, self.spectators, self.created, self.code)


class CodeTaken(Exception):
    """Another living table has that code."""


COLUMNS = tuple(matches.c[name] for name in Row.__struct_fields__)


async def whole(engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
    """`read` for matches and events: everything that was appended is in its place."""

    def if_settled(db: Connection) -> tuple[bool, T | None]:
        return (True, work(db)) if settled(db) else (False, None)  # and so it stays in what it sees

    there, found = await read(engine, if_settled)
    if there:
        return cast(T, found)
    await settle(engine)
    return await read(engine, work)


async def create(engine: AsyncEngine, row: Row, bodies: tuple[str, ...], held: dict[int, str]) -> None:
    """Store a new match with its first events; `held` says who holds which seat. Raises CodeTaken."""
    try:
        await _create(engine, row, bodies, held)
    except IntegrityError as error:
        raise CodeTaken from error


async def _create(engine: AsyncEngine, row: Row, bodies: tuple[str, ...], held: dict[int, str]) -> None:
    def work(db: Connection) -> None:
        values = {name: getattr(row, name) for name in Row.__struct_fields__}
        db.execute(insert(matches).values(**values, due=row.changed, lease=0.0))
        if bodies:
            db.execute(
                insert(events),
                [{"match": row.id, "number": n, "body": body} for n, body in enumerate(bodies)],
            )
        if held:
            db.execute(insert(seats), [{"match": row.id, "seat": s, "person": p} for s, p in held.items()])

    await write(engine, work)


async def load(engine: AsyncEngine, match: str) -> tuple[Row, list[str]] | None:
    """A match and its events, in one view of the database."""

    def work(db: Connection) -> tuple[Row, list[str]] | None:
        row = db.execute(select(*COLUMNS).where(matches.c.id == match)).first()
        if row is None:
            return None
        found = Row(*row)
        bodies = db.execute(
            select(events.c.body)
            .where(events.c.match == match, events.c.number < found.version)
            .order_by(events.c.number)
        )
        return found, [body for (body,) in bodies]

    return await whole(engine, work)


async def by_code(engine: AsyncEngine, code: str) -> Row | None:
    """The table of that code: the one that lives, else the last that had it."""
    called = select(*COLUMNS).where(matches.c.code == code)
    newest = called.order_by(matches.c.status == "over", matches.c.created.desc()).limit(1)
    row = await whole(engine, lambda db: db.execute(newest).first())
    return Row(*row) if row is not None else None


async def ids(engine: AsyncEngine, after: str = "", limit: int = 1_000) -> list[str]:
    """Matches in the order of their ids, from the one after that on."""
    following = select(matches.c.id).where(matches.c.id > after).order_by(matches.c.id).limit(limit)
    return [row[0] for row in await rows(engine, following)]


_GAPS = text(
    "SELECT e.match, e.body FROM events e "
    "JOIN unnest(CAST(:ids AS text[]), CAST(:versions AS int[])) AS g(id, version) "
    "ON e.match = g.id AND e.number >= g.version ORDER BY e.match, e.number"
)
_GAP = text("SELECT match, body FROM events WHERE match = :match AND number >= :version ORDER BY number")


async def gaps(engine: AsyncEngine, known: dict[str, int]) -> dict[str, list[str]]:
    """What was appended to each of those matches after the version that is known."""

    def work(db: Connection) -> list[Any]:
        if engine.dialect.name == "postgresql":
            return list(db.execute(_GAPS, {"ids": list(known), "versions": list(known.values())}))
        asked = [{"match": match, "version": version} for match, version in known.items()]
        return [row for one in asked for row in db.execute(_GAP, one)]

    found: dict[str, list[str]] = {match: [] for match in known}
    for match, body in await whole(engine, work):
        found[match].append(body)
    return found


async def newest(engine: AsyncEngine) -> float:
    """When something last happened at any match."""
    last = select(func.coalesce(func.max(matches.c.changed), 0.0))
    return float(await whole(engine, lambda db: db.execute(last).scalar_one()))


async def versions(engine: AsyncEngine, ids: list[str]) -> dict[str, int]:
    """The versions of those matches, to find gaps."""
    asked = select(matches.c.id, matches.c.version).where(matches.c.id.in_(ids))
    return {row.id: row.version for row in await whole(engine, lambda db: db.execute(asked).all())}


async def rewrite(
    engine: AsyncEngine, match: str, *, header: str, summary: str, host: str, bodies: dict[int, str]
) -> None:
    """Only to erase a person: the same match without his name. Every process is told to load it anew."""

    def work(db: Connection) -> None:
        settle_in(db)
        db.execute(
            update(matches).where(matches.c.id == match).values(header=header, summary=summary, host=host)
        )
        for number, body in bodies.items():
            db.execute(
                update(events).where(events.c.match == match, events.c.number == number).values(body=body)
            )
        notify(db, f"r {match} 0")

    await write(engine, work)


Before = tuple[float, str] | None
"""Where the former page of a list ended."""


async def mine(engine: AsyncEngine, person: str, before: Before, limit: int) -> list[Row]:
    """Tables where that person sits (or that he opened) and that are not over, newest first."""
    return await _page(engine, mine_of(person), before, limit)


def mine_of(person: Any) -> Select[Any]:
    sits = select(seats.c.match).where(seats.c.person == person)
    opened = select(matches.c.id).where(matches.c.host == person, UNDER_WAY)
    wanted = and_(matches.c.status != "over", matches.c.id.in_(sits.union(opened)))
    return select(*COLUMNS).where(wanted, PLAYED)


async def open_tables(engine: AsyncEngine, before: Before, limit: int) -> list[Row]:
    """Public tables that wait for people, or run and may be watched."""
    return await _page(engine, OPEN, before, limit)


OPEN = select(*COLUMNS).where(LISTED, or_(matches.c.status == "open", matches.c.spectators))


async def finished(engine: AsyncEngine, person: str, before: Before, limit: int) -> list[Row]:
    """Games that are over: public ones that may be watched, and one's own."""
    return await _page(engine, finished_of(person, before, limit), before, limit)


def finished_of(person: Any, before: Before, limit: Any) -> Select[Any]:
    # each part by an index of its own: together they would be looked for among all games there are
    parts = [
        paged(one.with_only_columns(matches.c.id), before, limit).subquery()
        for one in (SHOWN_ROWS, over_of(person))
    ]
    ids = union(*(select(part.c.id) for part in parts))
    return select(*COLUMNS).where(matches.c.id.in_(ids))


SHOWN_ROWS = select(*COLUMNS).where(SHOWN, WORTH_SHOWING)
"""Games that are over and that anybody may watch."""


def over_of(person: Any) -> Select[Any]:
    """One's own games that are over."""
    sat = select(seats.c.match).where(seats.c.person == person)
    return select(*COLUMNS).where(OVER, matches.c.id.in_(sat), WORTH_SHOWING)


async def played_by(engine: AsyncEngine, person: str, game: str, before: float, limit: int) -> list[Row]:
    """That person's games that are over and began before that time, the last ones first."""
    sat = select(seats.c.match).where(seats.c.person == person)
    wanted = and_(OVER, matches.c.game == game, matches.c.created < before, matches.c.id.in_(sat))
    return await _page(engine, select(*COLUMNS).where(wanted), None, limit)


async def over(engine: AsyncEngine, before: Before, limit: int) -> list[Row]:
    """Every game that is over, newest first: for whoever runs the server."""
    return await _page(engine, select(*COLUMNS).where(OVER, PLAYED), before, limit)


async def held_by(engine: AsyncEngine, person: str) -> list[Row]:
    """Every table that knows the person, whatever its state, and though he may have stood up again."""
    sits = select(seats.c.match).where(seats.c.person == person)
    sat = select(past_seats.c.match).where(past_seats.c.person == person)
    wanted = or_(matches.c.id.in_(sits), matches.c.id.in_(sat), matches.c.host == person)
    return await _page(engine, select(*COLUMNS).where(wanted), None, 100_000)


async def _page(engine: AsyncEngine, query: Select[Any], before: Before, limit: int) -> list[Row]:
    page = paged(query, before, limit)
    return [Row(*row) for row in await whole(engine, lambda db: db.execute(page).all())]


def paged(query: Select[Any], before: Before, limit: Any) -> Select[Any]:
    """The page of a list that comes after the former one."""
    if before is not None:
        at, match = before
        query = query.where(or_(matches.c.changed < at, and_(matches.c.changed == at, matches.c.id < match)))
    return query.order_by(matches.c.changed.desc(), matches.c.id.desc()).limit(limit)


async def claim_due(engine: AsyncEngine, now: float, lease: float, limit: int) -> list[str]:
    """Matches in which something is due and nobody is at it; they are ours until `now + lease`."""
    waiting = and_(matches.c.due <= now, matches.c.lease <= now)
    found = select(matches.c.id).where(waiting)
    appended = select(journal.c.match).where(journal.c.due <= now, journal.c.lease <= now)
    if await first_of(engine, found.union_all(appended).limit(1)) is None:
        return []
    chosen = select(matches.c.id).where(waiting).order_by(matches.c.due).limit(limit)
    if engine.dialect.name == "postgresql":
        chosen = chosen.with_for_update(skip_locked=True)

    def work(db: Connection) -> list[str]:
        settle_in(db)
        claimed = db.execute(
            update(matches).where(matches.c.id.in_(chosen)).values(lease=now + lease).returning(matches.c.id)
        )
        return [match for (match,) in claimed]

    return await write(engine, work)


async def release_due(engine: AsyncEngine) -> None:
    """Nobody is at any work: for a process that starts and knows that it is alone."""

    def work(db: Connection) -> None:
        settle_in(db)
        db.execute(update(matches).where(matches.c.lease > 0).values(lease=0.0))

    await write(engine, work)

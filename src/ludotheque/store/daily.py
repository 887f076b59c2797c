"""Deals of the day and tries at them. What a try scored is written down once its match is over.

For `server.daily` and its routes; what a deal is like is not known here.
"""

from collections.abc import Collection

from msgspec import Struct
from sqlalchemy import Connection, and_, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.store.engine import carry_out, first_of, read, rows, write
from ludotheque.store.matches import whole
from ludotheque.store.schema import UNENDED, deals, matches, people, tries

RANKED = 20
"""So many are named on the list of a day."""


class Deal(Struct, frozen=True):
    """What is known of the deal of a day; `result` and `moves` (of the best way found) are JSON."""

    game: str
    lang: str
    day: str
    seed: str
    par: int
    best: int
    result: str
    moves: str


class Try(Struct, frozen=True):
    """Somebody's try that counts; `score` is None while it is under way, `result` is JSON."""

    person: str
    day: str
    game: str
    lang: str
    match: str
    late: bool
    begun: float
    ended: float | None = None
    score: int | None = None
    result: str = ""


class Rank(Struct, frozen=True):
    """A line of the list of a day."""

    person: str
    name: str
    face: str
    guest: bool
    score: int
    result: str


_DEAL = tuple(deals.c[name] for name in Deal.__struct_fields__)
TRY = tuple(tries.c[name] for name in Try.__struct_fields__)


async def keep(engine: AsyncEngine, deal: Deal) -> None:
    """Unless another process was faster: it found the same."""
    values = {name: getattr(deal, name) for name in Deal.__struct_fields__}
    try:

        def work(db: Connection) -> None:
            db.execute(insert(deals).values(**values))

        await write(engine, work)
    except IntegrityError:
        pass


async def deal(engine: AsyncEngine, game: str, lang: str, day: str) -> Deal | None:
    asked = select(*_DEAL).where(deals.c.game == game, deals.c.lang == lang, deals.c.day == day)
    row = await first_of(engine, asked)
    return Deal(*row) if row is not None else None


async def known(engine: AsyncEngine, days: Collection[str]) -> dict[tuple[str, str, str], int]:
    """The pars of those days, by game, language and day."""
    asked = select(deals.c.game, deals.c.lang, deals.c.day, deals.c.par).where(deals.c.day.in_(days))
    return {(game, lang, day): par for game, lang, day, par in await rows(engine, asked)}


async def first(engine: AsyncEngine, game: str, lang: str) -> str | None:
    """The first day of which anything is known."""
    asked = select(func.min(deals.c.day)).where(deals.c.game == game, deals.c.lang == lang)
    found = await read(engine, lambda db: db.execute(asked).scalar())
    return str(found) if found is not None else None


async def begin(engine: AsyncEngine, new: Try) -> Try:
    """Write down that this try begins; if there is one already it is that one."""
    values = {name: getattr(new, name) for name in Try.__struct_fields__}
    try:

        def work(db: Connection) -> None:
            db.execute(insert(tries).values(**values))

        await write(engine, work)
    except IntegrityError:
        found = await tried(engine, new.person, new.game, new.lang, new.day)
        assert found is not None
        return found
    return new


async def tried(engine: AsyncEngine, person: str, game: str, lang: str, day: str) -> Try | None:
    asked = select(*TRY).where(
        tries.c.person == person, tries.c.day == day, tries.c.game == game, tries.c.lang == lang
    )
    row = await first_of(engine, asked)
    return Try(*row) if row is not None else None


async def tries_of(engine: AsyncEngine, person: str, start: str = "", end: str = "9") -> list[Try]:
    """All that somebody tried in those days, both included."""
    asked = select(*TRY).where(tries.c.person == person, tries.c.day.between(start, end))
    return [Try(*row) for row in await rows(engine, asked.order_by(tries.c.day))]


async def days_of(engine: AsyncEngine, person: str) -> list[str]:
    """On which days somebody played the deal of that day to its end."""
    asked = select(tries.c.day).where(tries.c.person == person, tries.c.ended.is_not(None), ~tries.c.late)
    return [row[0] for row in await rows(engine, asked.distinct())]


async def unsettled(
    engine: AsyncEngine, *, person: str = "", deal: tuple[str, str, str] | None = None
) -> list[Try]:
    """Tries whose matches are over and of which that is not written down: somebody's, or those at a deal."""
    asked = select(*TRY).join(matches, and_(matches.c.id == tries.c.match, matches.c.status == "over"))
    asked = asked.where(UNENDED)
    if person:
        asked = asked.where(tries.c.person == person)
    if deal is not None:
        game, lang, day = deal
        asked = asked.where(tries.c.game == game, tries.c.lang == lang, tries.c.day == day)
    return [Try(*row) for row in await whole(engine, lambda db: db.execute(asked.limit(200)).all())]


async def end(engine: AsyncEngine, done: Try) -> None:
    """What came of it."""
    this = and_(
        tries.c.person == done.person,
        tries.c.day == done.day,
        tries.c.game == done.game,
        tries.c.lang == done.lang,
    )
    values = {"ended": done.ended, "score": done.score, "result": done.result}
    await carry_out(engine, update(tries).where(this).values(**values))


async def ranked(
    engine: AsyncEngine, game: str, lang: str, day: str, score: int | None
) -> tuple[list[Rank], int, int]:
    """The best of a day, how many played it, and how many scored more than that."""
    counted = and_(tries.c.game == game, tries.c.lang == lang, tries.c.day == day)
    counted = and_(counted, tries.c.score.is_not(None), ~tries.c.late)
    best = (
        select(people.c.id, people.c.name, people.c.face, people.c.passphrase, tries.c.score, tries.c.result)
        .join(people, people.c.id == tries.c.person)
        .where(counted)
        .order_by(tries.c.score.desc(), tries.c.ended)
        .limit(RANKED)
    )
    count = select(func.count()).select_from(tries).where(counted)

    def work(db: Connection) -> tuple[list[Rank], int, int]:
        named = [
            Rank(who, name, face or who, passphrase is None, points, result)
            for who, name, face, passphrase, points, result in db.execute(best)
        ]
        players = int(db.execute(count).scalar_one())
        if score is None:
            return named, players, 0
        return named, players, int(db.execute(count.where(tries.c.score > score)).scalar_one())

    return await read(engine, work)

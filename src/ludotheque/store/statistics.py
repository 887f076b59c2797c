"""What is known of finished games: counting each of them once, and what is asked about them.

`server.counting` writes it, profiles read it; ratings themselves are reckoned in `ludotheque.statistics`.
"""

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import asdict
from sqlalchemy import (
    Connection,
    Select,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.matches.erasing import NOBODY
from ludotheque.statistics.ratings import Rating
from ludotheque.statistics.results import Counted, Ladder, Line, Word
from ludotheque.store.engine import carry_out, first_of, read, rows, write
from ludotheque.store.schema import UNCOUNTED, journal, matches, people, ratings, results, words
from ludotheque.store.sqlite import settle, settle_in

COUNTING = 7_265_137
"""Any number, the same in every process: who holds this PostgreSQL lock counts a match."""
PAGE = 200
LATEST = 12
"""So many words are told."""

Work = Callable[[dict[Ladder, Rating]], Counted]
"""What a match adds, given the ratings before it."""


async def uncounted(engine: AsyncEngine, limit: int) -> list[str]:
    """Matches that are over and not counted, in the order in which they ended."""
    found = select(matches.c.id).where(UNCOUNTED)
    appended = select(journal.c.match).where(journal.c.status == "over")
    if await first_of(engine, found.union_all(appended).limit(1)) is None:
        return []
    await settle(engine)
    ended = found.order_by(matches.c.changed, matches.c.id).limit(limit)
    return [row[0] for row in await rows(engine, ended)]


async def behind(engine: AsyncEngine) -> int:
    """How many are not counted."""
    many = select(func.count()).select_from(matches).where(UNCOUNTED)
    return int(await read(engine, lambda db: db.execute(many).scalar_one()))


async def count(engine: AsyncEngine, match: str, ladders: Sequence[Ladder], work: Work) -> bool:
    """Count it, all or nothing and once; whether it was us."""

    def counting(db: Connection) -> bool:
        if db.dialect.name == "postgresql":
            db.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": COUNTING})
        settle_in(db)
        waits = select(matches.c.id).where(matches.c.id == match, UNCOUNTED)
        if db.execute(waits).first() is None:
            return False
        last = db.execute(select(func.max(matches.c.counted))).scalar()
        counted = work(_known(db, ladders))
        _put(db, match, counted)
        _rate(db, counted.ratings)
        db.execute(update(matches).where(matches.c.id == match).values(counted=(last or 0) + 1))
        return True

    return await write(engine, counting)


def _known(db: Connection, ladders: Sequence[Ladder]) -> dict[Ladder, Rating]:
    found: dict[Ladder, Rating] = {}
    for ladder in ladders:
        row = db.execute(_ratings().where(_is(ladder))).first()
        if row is not None:
            found[ladder] = Rating(*row[3:])
    return found


def _ratings() -> Select[Any]:
    kept = ratings.c
    return select(kept.person, kept.game, kept.kind, kept.mean, kept.deviation, kept.at, kept.games)


def _is(ladder: Ladder) -> Any:
    person, game, kind = ladder
    return and_(ratings.c.person == person, ratings.c.game == game, ratings.c.kind == kind)


def _put(db: Connection, match: str, counted: Counted) -> None:
    """In place of whatever was known of that match."""
    db.execute(delete(results).where(results.c.match == match))
    if counted.lines:
        db.execute(insert(results), [_row(line) for line in counted.lines])
    if counted.words:
        make = postgresql.insert if db.dialect.name == "postgresql" else sqlite.insert
        new = make(words)
        earlier = new.excluded.first < words.c.first
        least, most = (func.least, func.greatest) if db.dialect.name == "postgresql" else (func.min, func.max)
        kept = new.on_conflict_do_update(
            index_elements=["person", "game", "word"],
            set_={
                "match": case((earlier, new.excluded.match), else_=words.c.match),
                "first": least(words.c.first, new.excluded.first),
                "best": most(words.c.best, new.excluded.best),
            },
        )
        db.execute(kept, [asdict(word) for word in counted.words])


def _row(line: Line) -> dict[str, Any]:
    return asdict(line) | {
        "counts": msgspec.json.encode(line.counts, order="sorted").decode(),
        "bests": msgspec.json.encode(line.bests, order="sorted").decode(),
    }


def _rate(db: Connection, new: dict[Ladder, Rating]) -> None:
    for ladder, rating in new.items():
        db.execute(delete(ratings).where(_is(ladder)))
        person, game, kind = ladder
        db.execute(insert(ratings).values(person=person, game=game, kind=kind, **asdict(rating)))


async def counted_matches(engine: AsyncEngine) -> AsyncIterator[tuple[str, int]]:
    """Matches that were counted, in that order, with their numbers."""
    number = 0
    while True:
        wanted = select(matches.c.id, matches.c.counted).where(matches.c.counted > number)
        page = await rows(engine, wanted.order_by(matches.c.counted).limit(PAGE))
        for row in page:
            yield row[0], row[1]
        if not page:
            return
        number = page[-1][1]


async def erased_before(engine: AsyncEngine, match: str) -> dict[int, Rating]:
    """What was believed of people who are erased, by seat: their games are nobody's now, but were played."""
    wanted = select(results.c.seat, results.c.before, results.c.before_deviation)
    found = await rows(engine, wanted.where(results.c.match == match, results.c.person == NOBODY.id))
    return {seat: Rating(mean, deviation) for seat, mean, deviation in found}


async def forget_words(engine: AsyncEngine) -> None:
    await carry_out(engine, delete(words))


async def recount(engine: AsyncEngine, match: str, counted: Counted) -> None:
    """What a match that was counted before adds; ratings are put in place at the end."""

    def work(db: Connection) -> None:
        _put(db, match, counted)

    await write(engine, work)


async def replace_ratings(engine: AsyncEngine, all_of: dict[Ladder, Rating], last: int) -> bool:
    """Unless more than that many matches were counted meanwhile."""

    def work(db: Connection) -> bool:
        if db.dialect.name == "postgresql":
            db.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": COUNTING})
        if (db.execute(select(func.max(matches.c.counted))).scalar() or 0) > last:
            return False
        db.execute(delete(ratings))
        rows = [
            {"person": person, "game": game, "kind": kind, **asdict(rating)}
            for (person, game, kind), rating in all_of.items()
        ]
        if rows:
            db.execute(insert(ratings), rows)
        return True

    return await write(engine, work)


async def lines_of(engine: AsyncEngine, person: str) -> list[Line]:
    """All of somebody's lines, in the order of time."""
    wanted = select(results).where(results.c.person == person)
    found = await rows(engine, wanted.order_by(results.c.at, results.c.match, results.c.seat))
    return [_line(row) for row in found]


_NONE: dict[str, int] = {}
_COUNTS = msgspec.json.Decoder(dict[str, int])


def _line(row: Any) -> Line:
    told: list[Any] = list(row)
    told[10] = _COUNTS.decode(told[10]) if told[10] != "{}" else _NONE
    told[11] = _COUNTS.decode(told[11]) if told[11] != "{}" else _NONE
    return Line(*told)


async def history(
    engine: AsyncEngine,
    person: str,
    *,
    game: str = "",
    kind: str | None = None,
    result: str = "",
    words: Sequence[str] = (),
    rivals: Sequence[str] = (),
    before: tuple[float, str] | None = None,
    limit: int,
) -> list[Line]:
    """Somebody's games, the last ones first; one of `words` or of `rivals`, if any is asked for."""
    wanted = select(results).where(results.c.person == person)
    if game:
        wanted = wanted.where(results.c.game == game)
    if kind is not None:
        wanted = wanted.where(results.c.kind == kind)
    if result:
        wanted = wanted.where(results.c.result == result)
    if words or rivals:
        found = [results.c.rivals.contains(f" {rival} ", autoescape=True) for rival in rivals]
        found += [results.c.words.contains(word, autoescape=True) for word in words]
        wanted = wanted.where(or_(*found))
    if before is not None:
        at, match = before
        wanted = wanted.where(or_(results.c.at < at, and_(results.c.at == at, results.c.match < match)))
    wanted = wanted.order_by(results.c.at.desc(), results.c.match.desc(), results.c.seat).limit(limit)
    return [_line(row) for row in await rows(engine, wanted)]


async def rivals_of(engine: AsyncEngine, person: str) -> set[tuple[str, str]]:
    """Everybody somebody has met, and in which game."""
    met = select(results.c.rivals, results.c.game).where(results.c.person == person).distinct()
    return {(rival, game) for rivals, game in await rows(engine, met) for rival in rivals.split()}


async def lines_at(engine: AsyncEngine, match: str) -> list[Line]:
    found = await rows(engine, select(results).where(results.c.match == match).order_by(results.c.seat))
    return [_line(row) for row in found]


async def words_of(engine: AsyncEngine, person: str) -> tuple[int, dict[str, list[Word]]]:
    """How many different words somebody has played; the longest, the best and those that were new last."""
    mine = select(words).where(words.c.person == person)
    orders = {
        "longest": (func.length(words.c.word).desc(), words.c.first),
        "best": (words.c.best.desc(), words.c.first),
        "newest": (words.c.first.desc(), words.c.word),
    }

    def work(db: Connection) -> tuple[int, dict[str, list[Word]]]:
        many = db.execute(select(func.count()).select_from(words).where(words.c.person == person))
        told = {
            name: [Word(*row) for row in db.execute(mine.order_by(*order).limit(LATEST))]
            for name, order in orders.items()
        }
        return int(many.scalar_one()), told

    return await read(engine, work)


async def all_words(engine: AsyncEngine, person: str) -> list[Word]:
    found = await rows(engine, select(words).where(words.c.person == person).order_by(words.c.first))
    return [Word(*row) for row in found]


async def ratings_of(engine: AsyncEngine, persons: Sequence[str]) -> dict[Ladder, Rating]:
    found = await rows(engine, _ratings().where(ratings.c.person.in_(persons)))
    return {(row[0], row[1], row[2]): Rating(*row[3:]) for row in found}


async def ladder(
    engine: AsyncEngine, game: str, kind: str, *, programs: bool, limit: int
) -> list[tuple[str, str, str, bool, Rating]]:
    """The highest of a ladder: id, name, face, whether it is a guest, rating; people or programs."""
    kept = ratings.c
    guest = people.c.passphrase.is_(None) & (people.c.owner == "")
    known = (people.c.id, people.c.name, people.c.face, guest)
    wanted = (
        select(*known, kept.mean, kept.deviation, kept.at, kept.games)
        .join(people, people.c.id == kept.person)
        .where(kept.game == game, kept.kind == kind, (people.c.owner != "") == programs)
        .order_by((kept.mean - kept.deviation).desc(), people.c.id)
        .limit(limit)
    )
    return [(*row[:3], bool(row[3]), Rating(*row[4:])) for row in await rows(engine, wanted)]


async def show(engine: AsyncEngine, person: str, *, public: bool) -> None:
    await carry_out(engine, update(people).where(people.c.id == person).values(public=public))


def erase_in(db: Connection, person: str) -> None:
    """His results are nobody's; words and ratings go."""
    met = select(results.c.match).where(results.c.person == person)
    there = results.c.rivals.contains(f" {person} ", autoescape=True)
    renamed = func.replace(results.c.rivals, bindparam("him"), f" {NOBODY.id} ")
    changed = update(results).where(results.c.match.in_(met), there).values(rivals=renamed)
    db.execute(changed, {"him": f" {person} "})
    nobodys = {"person": NOBODY.id, "words": "", "counts": "{}", "bests": "{}"}
    db.execute(update(results).where(results.c.person == person).values(**nobodys))
    db.execute(delete(words).where(words.c.person == person))
    db.execute(delete(ratings).where(ratings.c.person == person))

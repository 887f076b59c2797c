"""All that the first screen shows of the store, read in one go: everybody asks for it, every few seconds.

Only `GET /api/home` may ask. What is the same for everybody is read anew when something in the database has
changed, which SQLite tells for nothing; PostgreSQL is asked each time. The statements are made once: to make
one of them takes longer than to run it. Nothing is written here but what waits in SQLite's journal.
"""

from typing import Any

from msgspec import Struct
from sqlalchemy import BindParameter, Connection, bindparam, or_, select

from ludotheque.store import evenings as gatherings
from ludotheque.store import matches as tables
from ludotheque.store.daily import TRY, Try
from ludotheque.store.friends import Invitation, invited_of
from ludotheque.store.matches import Row, whole
from ludotheque.store.schema import (
    UNENDED,
    deals,
    evening_people,
    evenings,
    invitations,
    matches,
    tries,
)
from ludotheque.store.store import Store


class Everybodys(Struct, frozen=True):
    """What is the same whoever looks; `pars` of the day's deals, by game and language."""

    open: list[Row]
    finished: list[Row]
    pars: dict[tuple[str, str], int]


class Front(Struct, frozen=True, kw_only=True):
    """As somebody is shown it; to a stranger nothing is his own."""

    open: list[Row]
    finished: list[Row]
    pars: dict[tuple[str, str], int]
    mine: list[Row] = []
    tries: list[Try] = []
    """At the day's deals."""
    days: list[str] = []
    """On which he played a deal of that day."""
    unsettled: bool = False
    """Whether a try of his is over and nobody wrote down what came of it."""
    invitations: list[Invitation] = []
    evenings: list[gatherings.Row] = []
    """That are not over, and that he holds or takes part in."""


_PERSON: BindParameter[str] = bindparam("person")
_DAY: BindParameter[str] = bindparam("day")
_LIMIT: BindParameter[int] = bindparam("limit")
_OPEN, _SHOWN, _MINE, _OVER = (
    tables.paged(one, None, _LIMIT)
    for one in (
        tables.OPEN,
        tables.SHOWN_ROWS,
        tables.mine_of(_PERSON),
        tables.over_of(_PERSON).where(matches.c.changed >= bindparam("since")),
    )
)
_PARS = select(deals.c.game, deals.c.lang, deals.c.par).where(deals.c.day == _DAY)
_TRIES = select(*TRY).where(tries.c.person == _PERSON, or_(tries.c.day == _DAY, UNENDED))
_DAYS = select(tries.c.day).where(tries.c.person == _PERSON, tries.c.ended.is_not(None), ~tries.c.late)
_UNSETTLED = (
    select(tries.c.match)
    .join(matches, matches.c.id == tries.c.match)
    .where(tries.c.person == _PERSON, UNENDED, matches.c.status == "over")
    .limit(1)
)
_ASKED_FOR = select(
    select(invitations.c.match).where(invitations.c.person == _PERSON).exists(),
    or_(
        select(evening_people.c.evening).where(evening_people.c.person == _PERSON).exists(),
        select(evenings.c.id).where(evenings.c.host == _PERSON).exists(),
    ),
)
"""Most people are invited to nothing and were at no evening: that is found out in one go."""
_INVITED = invited_of(_PERSON)
_EVENINGS = gatherings.attended(_PERSON)


async def front(store: Store, person: str, day: str, limit: int) -> Front:
    """For that person (empty: a stranger) and day, so many of each list."""
    asked = {"person": person, "day": day, "limit": limit}
    return await whole(store.engine, lambda db: _read(db, asked))


def _read(db: Connection, asked: dict[str, Any]) -> Front:
    shared = _everybodys(db, asked)
    if not asked["person"]:
        return Front(open=shared.open, finished=shared.finished, pars=shared.pars)
    shown, limit = shared.finished, asked["limit"]
    since = shown[-1].changed if len(shown) == limit else 0.0
    own = [Row(*row) for row in db.execute(_OVER, {**asked, "since": since})]
    tried = [Try(*row) for row in db.execute(_TRIES, asked)]
    under_way = any(one.ended is None for one in tried)
    invited, gathered = db.execute(_ASKED_FOR, asked).one()
    return Front(
        open=shared.open,
        finished=_newest(shown, own, limit),
        pars=shared.pars,
        mine=[Row(*row) for row in db.execute(_MINE, asked)],
        tries=[one for one in tried if one.day == asked["day"]],
        days=[day for (day,) in db.execute(_DAYS, asked)],
        unsettled=under_way and db.execute(_UNSETTLED, asked).first() is not None,
        invitations=_invitations(db, asked) if invited else [],
        evenings=[gatherings.Row(*row) for row in db.execute(_EVENINGS, asked)] if gathered else [],
    )


def _everybodys(db: Connection, asked: dict[str, Any]) -> Everybodys:
    """Kept with the connection, which is told of whatever another one has committed."""
    state = (_committed(db), asked["day"], asked["limit"])
    kept = db.info.get("front")
    if kept is not None and kept[0] == state and state[0] is not None:
        found: Everybodys = kept[1]
        return found
    read = Everybodys(
        [Row(*row) for row in db.execute(_OPEN, asked)],
        [Row(*row) for row in db.execute(_SHOWN, asked)],
        {(game, lang): par for game, lang, par in db.execute(_PARS, asked)},
    )
    db.info["front"] = (state, read)
    return read


def _committed(db: Connection) -> int | None:
    """Another number after every change that others made; None where nobody knows."""
    if db.dialect.name != "sqlite":
        return None
    return int(db.exec_driver_sql("PRAGMA data_version").scalar_one())


def _newest(shown: list[Row], own: list[Row], limit: int) -> list[Row]:
    """Both in the order of lists. What everybody is shown stays the same object."""
    both = {row.id: row for row in (*own, *shown)}
    return sorted(both.values(), key=lambda row: (row.changed, row.id), reverse=True)[:limit]


def _invitations(db: Connection, asked: dict[str, Any]) -> list[Invitation]:
    return [
        Invitation(match, game, by, name, face or by)
        for match, game, by, name, face in db.execute(_INVITED, asked)
    ]

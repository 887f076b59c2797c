"""All that the first screen shows of the store, read in one go: everybody asks for it, every few seconds.

The statements are made once. To make one of them takes longer than to run it.
"""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import BindParameter, Connection, bindparam, select

from ludotheque.store import evenings as gatherings
from ludotheque.store import matches as tables
from ludotheque.store.daily import TRY, Try
from ludotheque.store.friends import Invitation, invited_of
from ludotheque.store.matches import Row
from ludotheque.store.schema import UNENDED, deals, matches, tries
from ludotheque.store.sqlite import settle, settled_in
from ludotheque.store.store import Store


class Front(Struct, frozen=True, kw_only=True):
    """As somebody is shown it; to a stranger nothing is his own."""

    open: list[Row]
    finished: list[Row]
    pars: dict[tuple[str, str], int]
    """Of the day's deals, by game and language."""
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
_MINE, _OPEN, _FINISHED = (
    tables.paged(one, None, _LIMIT)
    for one in (tables.mine_of(_PERSON), tables.OPEN, tables.finished_of(_PERSON, None, _LIMIT))
)
_PARS = select(deals.c.game, deals.c.lang, deals.c.par).where(deals.c.day == _DAY)
_TRIES = select(*TRY).where(tries.c.person == _PERSON, tries.c.day == _DAY)
_DAYS = select(tries.c.day).where(tries.c.person == _PERSON, tries.c.ended.is_not(None), ~tries.c.late)
_UNSETTLED = (
    select(tries.c.match)
    .join(matches, matches.c.id == tries.c.match)
    .where(tries.c.person == _PERSON, UNENDED, matches.c.status == "over")
    .limit(1)
)
_INVITED = invited_of(_PERSON)
_EVENINGS = gatherings.attended(_PERSON)


async def front(store: Store, person: str, day: str, limit: int) -> Front:
    """For that person (empty: a stranger) and day, so many of each list."""
    asked = {"person": person, "day": day, "limit": limit}
    while (found := await store.reader.read(lambda db: _read(db, asked))) is None:
        await settle(store.engine)
    return found


def _read(db: Connection, asked: dict[str, Any]) -> Front | None:
    """None: something that was appended is not in its place yet."""
    if not settled_in(db):
        return None
    everybodys = Front(
        open=[Row(*row) for row in db.execute(_OPEN, asked)],
        finished=[Row(*row) for row in db.execute(_FINISHED, asked)],
        pars={(game, lang): par for game, lang, par in db.execute(_PARS, asked)},
    )
    if not asked["person"]:
        return everybodys
    return replace(
        everybodys,
        mine=[Row(*row) for row in db.execute(_MINE, asked)],
        tries=[Try(*row) for row in db.execute(_TRIES, asked)],
        days=[day for (day,) in db.execute(_DAYS, asked)],
        unsettled=db.execute(_UNSETTLED, asked).first() is not None,
        invitations=[
            Invitation(match, game, by, name, face or by)
            for match, game, by, name, face in db.execute(_INVITED, asked)
        ],
        evenings=[gatherings.Row(*row) for row in db.execute(_EVENINGS, asked)],
    )

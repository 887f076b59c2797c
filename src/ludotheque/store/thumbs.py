"""Thumbs up and down for puzzles: one of each person for each puzzle, the last one counts.

Routes of puzzles ask here; whether somebody solved it they have looked at before.
"""

from msgspec import Struct
from sqlalchemy import Connection, case, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.store.engine import rows, write
from ludotheque.store.schema import thumbs, withdrawn

SHOWN = 20


class Liking(Struct, frozen=True):
    id: str
    up: int
    down: int


async def give(engine: AsyncEngine, puzzle: str, person: str, now: float, *, up: bool) -> None:
    def work(db: Connection) -> None:
        same = (thumbs.c.puzzle == puzzle) & (thumbs.c.person == person)
        db.execute(delete(thumbs).where(same))
        db.execute(insert(thumbs).values(puzzle=puzzle, person=person, up=up, at=now))

    await write(engine, work)


async def disliked(engine: AsyncEngine) -> list[Liking]:
    """Puzzles that are still offered, those with the most thumbs down first."""
    ups, downs = (func.sum(case((thumbs.c.up == said, 1), else_=0)) for said in (True, False))
    gone = select(withdrawn.c.id).where(withdrawn.c.kind == "puzzle")
    query = select(thumbs.c.puzzle, ups, downs).where(thumbs.c.puzzle.not_in(gone)).group_by(thumbs.c.puzzle)
    query = query.having(downs > 0).order_by(downs.desc(), thumbs.c.puzzle).limit(SHOWN)
    return [Liking(row[0], int(row[1]), int(row[2])) for row in await rows(engine, query)]


async def withdrawn_puzzles(engine: AsyncEngine) -> frozenset[str]:
    """Those that count for nobody."""
    query = select(withdrawn.c.id).where(withdrawn.c.kind == "puzzle")
    return frozenset(row[0] for row in await rows(engine, query))

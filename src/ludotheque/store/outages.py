"""When somebody served: a heartbeat of every server process, and the gaps in it.

One row for all processes: it goes on as long as one of them can write.
"""

from collections.abc import Callable

from sqlalchemy import Connection, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.store.engine import rows, write
from ludotheque.store.schema import BEAT, meta, outages

_HERE = meta.c.key == BEAT
_FIRST = text(f"INSERT INTO meta (key, value) VALUES ('{BEAT}', :at) ON CONFLICT (key) DO NOTHING")
_TIME = text("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS float8)")


async def beat(
    engine: AsyncEngine, clock: Callable[[], float], grace: Callable[[], float], back: float
) -> int:
    """Write down that somebody is there; the number of the newest outage (0: there was none).

    A gap of more than `grace` seconds since the last beat is an outage; it lasts `back` seconds longer, in
    which people find their way back. Both are asked once something can be written. Processes on several
    machines go by the database's clock.
    """

    def work(db: Connection) -> int:
        now = clock()
        here = float(db.execute(_TIME).scalar_one()) if db.dialect.name == "postgresql" else now
        db.execute(_FIRST, {"at": repr(here)})
        last = float(db.execute(select(meta.c.value).where(_HERE).with_for_update()).scalar_one())
        db.execute(update(meta).where(_HERE).values(value=repr(here)))
        newest = db.execute(select(func.coalesce(func.max(outages.c.number), 0))).scalar_one()
        if here - last > grace():
            newest += 1
            row = {"number": newest, "since": now - (here - last), "until": now + back}
            db.execute(insert(outages).values(row))
        return int(newest)

    return await write(engine, work)


async def known(engine: AsyncEngine) -> tuple[tuple[float, float], ...]:
    """Every outage, from when until when, oldest first."""
    found = await rows(engine, select(outages.c.since, outages.c.until).order_by(outages.c.number))
    return tuple((float(since), float(until)) for since, until in found)

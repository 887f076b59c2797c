"""Devices that asked to be called while nobody sits in front of them: one row for each.

They are only kept here; `server/process/push` sends.
"""

from collections.abc import Collection

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.store.engine import carry_out, rows, write
from ludotheque.store.schema import push

MOST = 20
"""Devices of one person that are called, the newest ones."""


class PushDevice(Struct, frozen=True):
    """Where a device is called, with the keys by which only it reads what is said; `kinds`: what it wants."""

    session: str
    person: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    kinds: str
    created: float


_COLUMNS = tuple(push.c[name] for name in PushDevice.__struct_fields__)


async def keep(engine: AsyncEngine, device: PushDevice) -> None:
    """In place of what was known of that device, whoever used it then."""
    values = {name: getattr(device, name) for name in PushDevice.__struct_fields__}

    def work(db: Connection) -> None:
        old = (push.c.session == device.session) | (push.c.endpoint == device.endpoint)
        db.execute(delete(push).where(old))
        db.execute(insert(push).values(**values))

    await write(engine, work)


async def of(engine: AsyncEngine, persons: Collection[str]) -> list[PushDevice]:
    """All devices of these people, the newest first."""
    query = select(*_COLUMNS).where(push.c.person.in_(persons)).order_by(push.c.created.desc())
    return [PushDevice(*row) for row in await rows(engine, query)]


async def drop(engine: AsyncEngine, session: str, endpoint: str | None = None) -> None:
    """That device wants no more calls, or cannot be reached there any more."""
    gone = delete(push).where(push.c.session == session)
    await carry_out(engine, gone if endpoint is None else gone.where(push.c.endpoint == endpoint))

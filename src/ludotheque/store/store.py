"""One object that holds the database open: engine, writer, ear.

A server opens one, a command of the command line too; the functions beside this module are given its engine.
"""

import asyncio
import contextlib
import fcntl
import os
import secrets
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from sqlalchemy import Connection, bindparam, delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.game import Refusal
from ludotheque.store.engine import carry_out, first_of, lent, open_engine, write, writing
from ludotheque.store.migrate import migrate
from ludotheque.store.names import RULE, look
from ludotheque.store.postgres import Ear, PostgresAppender
from ludotheque.store.schema import GENERATION, LOOKS, PROBE, meta, people
from ludotheque.store.sqlite import SqliteAppender
from ludotheque.store.writer import NOTHING, Observe, Writer

TURNS = 7_265_136
"""Any number, the same in every process: who holds this PostgreSQL lock looks whose turn it is."""
GOING = 2.0
"""Seconds to wait for a server that is going."""
LENT = 500
"""Hundredths of a second to wait, at the end, for connections that somebody still holds."""


_WRITE = text(
    "INSERT INTO meta (key, value) VALUES (:key, :value) "
    "ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)


class Store:
    """Open while a server runs. `engine` and `reader` are for the functions beside this module, `writer` for
    appends.
    """

    def __init__(self, engine: AsyncEngine, observe: Observe = NOTHING) -> None:
        self.engine = engine
        appender = PostgresAppender(engine) if self.shared else SqliteAppender(engine)
        self.writer = Writer(appender, observe)
        self.ear: Ear | None = None

    @property
    def shared(self) -> bool:
        """Whether other processes may be at the same database."""
        return self.engine.dialect.name == "postgresql"

    async def start(self, heard: Callable[[str], None], lost: Callable[[], None]) -> None:
        """Migrate, then begin to write and to listen."""
        await prepare(self.engine)
        self.writer.heard(await generation(self.engine))
        self.writer.start()
        if self.shared:
            self.ear = Ear(self.engine.url, heard, lost)
            self.ear.start()

    async def close(self) -> None:
        """Store what waits, then let go of the database."""
        await self.writer.close()
        if self.ear is not None:
            await self.ear.close()
        await self._given_back()
        await self.engine.dispose()

    async def _given_back(self) -> None:
        """What comes back after the engine was let go of would be closed by nobody."""
        for _ in range(LENT):
            if not lent(self.engine):
                break
            await asyncio.sleep(0.01)

    async def check(self) -> None:
        """Raises Unavailable when nothing can be written: the database is away, full or for reading only."""
        async with writing(self.engine) as db:
            await db.execute(_WRITE, {"key": PROBE, "value": secrets.token_hex(8)})


async def prepare(engine: AsyncEngine) -> None:
    """Create or upgrade the schema; raises Refusal `schema-newer`."""
    await write(engine, _prepare)


def _prepare(connection: Connection) -> None:
    migrate(connection)
    if connection.execute(select(meta.c.value).where(meta.c.key == GENERATION)).first() is None:
        connection.execute(insert(meta).values(key=GENERATION, value="1"))
    if connection.execute(select(meta.c.value).where(meta.c.key == LOOKS)).scalar() != RULE:
        _look_anew(connection)


def _look_anew(connection: Connection) -> None:
    """Work out how all names look, by the present rule."""
    looks = [{"who": row.id, "seen_as": look(row.name)} for row in connection.execute(select(people))]
    if looks:
        connection.execute(
            update(people).where(people.c.id == bindparam("who")).values(look=bindparam("seen_as")), looks
        )
    connection.execute(delete(meta).where(meta.c.key == LOOKS))
    connection.execute(insert(meta).values(key=LOOKS, value=RULE))


async def generation(engine: AsyncEngine) -> str:
    """Which restore the data stems from."""
    found = await first_of(engine, select(meta.c.value).where(meta.c.key == GENERATION))
    return str(found[0])


async def take_turn(engine: AsyncEngine, what: str, now: float, every: float) -> bool:
    """Whether that is due again and nobody else is at it; then it is written down that we are."""
    key = meta.c.key == f"turn {what}"

    def work(db: Connection) -> bool:
        if db.dialect.name == "postgresql":
            db.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": TURNS})
        last = db.execute(select(meta.c.value).where(key)).scalar()
        if last is not None and float(last) <= now < float(last) + every:
            return False
        db.execute(delete(meta).where(key))
        db.execute(insert(meta).values(key=f"turn {what}", value=repr(now)))
        return True

    return await write(engine, work)


async def end_turn(engine: AsyncEngine, what: str) -> None:
    """It is due again at once: whoever took the turn is done."""
    await carry_out(engine, delete(meta).where(meta.c.key == f"turn {what}"))


def open_store(url: str, observe: Observe = NOTHING) -> Store:
    """A store for a database URL. An SQLite file, and its folder if there is none, is for its owner alone."""
    engine = open_engine(url)
    if engine.dialect.name == "sqlite" and engine.url.database:
        _keep_private(Path(engine.url.database))
    return Store(engine, observe)


def _keep_private(file: Path) -> None:
    """Whatever the folder's mode; SQLite gives the files beside it the same one."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    for part in (file, *(file.with_name(file.name + more) for more in ("-wal", "-shm"))):
        with contextlib.suppress(FileNotFoundError):
            part.chmod(0o600)


@contextlib.contextmanager
def alone(url: str) -> Iterator[None]:
    """While this lasts nobody else serves the same SQLite file; raises Refusal `database-served`.

    A backup or a restore may come beside it. PostgreSQL serves as many as like.
    """
    engine = open_engine(url)
    if engine.dialect.name != "sqlite":
        yield
        return
    file = Path(str(engine.url.database))
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    held = os.open(file.with_name(file.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _lock(held, file)
        yield
    finally:
        os.close(held)


def _lock(held: int, file: Path) -> None:
    """One that was just ended may take a moment to go."""
    deadline = time.monotonic() + GOING
    while True:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > deadline:
                raise Refusal("database-served", file=str(file)) from None
            time.sleep(0.1)
        else:
            return

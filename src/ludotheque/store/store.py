"""One object that holds the database open: engine, writer, ear."""

from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, insert, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.store.engine import open_engine, reading, writing
from ludotheque.store.migrate import migrate
from ludotheque.store.postgres import Ear, PostgresAppender
from ludotheque.store.schema import GENERATION, meta
from ludotheque.store.sqlite import SqliteAppender
from ludotheque.store.writer import NOTHING, Observe, Writer


class Store:
    """Open while a server runs. `engine` is for the functions beside this module, `writer` for appends."""

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
        await self.engine.dispose()

    async def check(self) -> None:
        """Raises Unavailable when the database cannot be read."""
        async with reading(self.engine) as db:
            await db.execute(text("SELECT 1"))


async def prepare(engine: AsyncEngine) -> None:
    """Create or upgrade the schema; raises Refusal `schema-newer`."""
    async with writing(engine) as db:
        await db.run_sync(_prepare)


def _prepare(connection: Connection) -> None:
    migrate(connection)
    if connection.execute(select(meta.c.value).where(meta.c.key == GENERATION)).first() is None:
        connection.execute(insert(meta).values(key=GENERATION, value="1"))


async def generation(engine: AsyncEngine) -> str:
    """Which restore the data stems from."""
    async with reading(engine) as db:
        return str((await db.execute(select(meta.c.value).where(meta.c.key == GENERATION))).scalar_one())


def open_store(url: str, observe: Observe = NOTHING) -> Store:
    """A store for a database URL. The folder of an SQLite file is made, for its owner alone."""
    engine = open_engine(url)
    if engine.dialect.name == "sqlite" and engine.url.database:
        Path(engine.url.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return Store(engine, observe)

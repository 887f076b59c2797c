"""Connections: SQLite kept durable and ready for one writer beside many readers, or PostgreSQL.

Whoever opens a database begins here; statements are written by the modules beside it.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from sqlalchemy import URL, Connection, Engine, Executable, QueuePool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludotheque.game import Refusal
from ludotheque.store.turn import Turn
from ludotheque.store.writes import Writes

PATIENT = "busy_timeout=5000"
SQLITE_PRAGMAS = (
    PATIENT,
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "cache_size=-16000",
)

T = TypeVar("T")

READERS = 4
"""Threads that read an SQLite file: one long list does not hold up the others."""
POOL_SECONDS = 60
"""How long somebody waits for a connection: after a restart everybody comes back at once."""


class Unavailable(Refusal):
    """The database can keep nothing at present: gone, full or overloaded. Try again later."""

    def __init__(self) -> None:
        super().__init__("store-unavailable")


def sqlite_url(folder: Path) -> str:
    """The database inside a data folder."""
    return f"sqlite:///{folder / 'ludotheque.sqlite'}"


def open_engine(url: str) -> AsyncEngine:
    """An engine for a `sqlite:` or `postgresql:` URL; the driver is ours to name. Connects lazily."""
    try:
        named = make_url(url)
    except ArgumentError:
        raise Refusal("database-url") from None
    match named.get_backend_name():
        case "sqlite":
            if not named.database or named.database == ":memory:":
                raise Refusal("database-url")
            engine = create_async_engine(
                named.set(drivername="sqlite+aiosqlite"),
                pool_size=6,
                max_overflow=0,
                pool_timeout=POOL_SECONDS,
            )
            _prepare_sqlite(engine.sync_engine)
            _BESIDE[engine] = _Beside(engine, named.set(drivername="sqlite"))
            return engine
        case "postgresql":
            return create_async_engine(
                named.set(drivername="postgresql+asyncpg"),
                pool_size=8,
                max_overflow=0,
                pool_timeout=POOL_SECONDS,
                pool_pre_ping=True,
                connect_args={"timeout": 5, "command_timeout": 15},
            )
        case _:
            raise Refusal("database-url")


def _prepare_sqlite(engine: Engine) -> None:
    event.listen(engine, "connect", _sqlite_connected)
    event.listen(engine, "begin", _sqlite_begin)


def _sqlite_connected(connection: Any, _record: object) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _sqlite_begin(connection: Connection) -> None:
    write = connection.get_execution_options().get("write", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")


class _Beside:
    """The same SQLite file for threads, who may write to it now in this process, and who does.

    Whoever reads never writes by his connection: what he keeps with it is forgotten when another one commits.
    """

    def __init__(self, engine: AsyncEngine, url: URL) -> None:
        self.engines = [create_engine(url, pool_size=size, max_overflow=0) for size in (READERS, 1)]
        self._reading, writing = self.engines
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-readers")
        self.turn = Turn()
        self.writes = Writes(writing, self.turn)
        for beside in self.engines:
            _prepare_sqlite(beside)
            event.listen(engine.sync_engine, "engine_disposed", lambda _, one=beside: one.dispose())

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._reading.connect() as connection:
            return work(connection)


_BESIDE: WeakKeyDictionary[AsyncEngine, _Beside] = WeakKeyDictionary()


async def read(engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
    """What `work` read, in one view of the database; trouble with it is `Unavailable`.

    SQLite is read in a thread, in one go: to send each statement there from the loop and to hear of it costs
    several times what the statement does.
    """
    with _trouble():
        if engine in _BESIDE:
            return await _BESIDE[engine].read(work)
        async with engine.connect() as connection:
            return await connection.run_sync(work)


async def rows(engine: AsyncEngine, statement: Executable) -> Sequence[Any]:
    """All that this one statement finds."""
    return await read(engine, lambda db: db.execute(statement).all())


async def first_of(engine: AsyncEngine, statement: Executable) -> Any:
    """The first row that it finds; None: there is none."""
    return await read(engine, lambda db: db.execute(statement).first())


async def write(engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
    """What `work` returns; all it does is one transaction, committed at its end or rolled back whole.

    `work` asks nobody else and is quick: with SQLite others wait for it.
    """
    with _trouble():
        if engine in _BESIDE:
            done: T = await _BESIDE[engine].writes.do(work)
            return done
        async with engine.begin() as connection:
            return await connection.run_sync(work)


async def carry_out(engine: AsyncEngine, *statements: Executable) -> None:
    """These, in one transaction."""

    def work(db: Connection) -> None:
        for statement in statements:
            db.execute(statement)

    await write(engine, work)


@contextlib.asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """For whoever writes elsewhere what he reads, as a backup does; `read` is for all others."""
    with _trouble():
        async with engine.connect() as connection:
            yield connection


@contextlib.asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A long transaction that reads elsewhere meanwhile, as a restore does; `write` is for all others."""
    turn = turn_of(engine).take() if engine in _BESIDE else contextlib.nullcontext()
    with _trouble():
        async with turn, engine.connect() as connection:
            await connection.execution_options(write=True)
            async with connection.begin():
                yield connection


def turn_of(engine: AsyncEngine) -> Turn:
    """Whose turn it is to write to an SQLite file, of those in this process."""
    return _BESIDE[engine].turn


def lent(engine: AsyncEngine) -> int:
    """How many connections somebody holds."""
    engines = [engine.sync_engine, *(_BESIDE[engine].engines if engine in _BESIDE else ())]
    return sum(one.pool.checkedout() for one in engines if isinstance(one.pool, QueuePool))


@contextlib.contextmanager
def _trouble() -> Any:
    try:
        yield
    except IntegrityError:
        raise
    except (OperationalError, InterfaceError, PoolTimeout, OSError, TimeoutError) as error:
        raise Unavailable from error
    except DBAPIError as error:
        if error.connection_invalidated or "asyncpg" in type(error.orig).__module__:
            raise Unavailable from error
        raise

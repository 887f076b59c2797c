"""Connections: SQLite kept durable and ready for one writer beside many readers, or PostgreSQL.

Whoever opens a database begins here; statements are written by the modules beside it.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
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

READERS = 2
"""Threads that read in one go."""
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


@contextlib.asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection for reading; trouble with the database is `Unavailable`."""
    with _trouble():
        async with engine.connect() as connection:
            yield connection


class _Beside:
    """The same SQLite file for whoever works in a thread, and who may write to it now, of this process."""

    def __init__(self, engine: AsyncEngine, url: URL) -> None:
        self.engine = create_engine(url, pool_size=READERS + 1, max_overflow=0)
        _prepare_sqlite(self.engine)
        self.turn = Turn()
        self.writes = Writes(self.engine, self.turn)
        event.listen(engine.sync_engine, "engine_disposed", lambda _: self.engine.dispose())


_BESIDE: WeakKeyDictionary[AsyncEngine, _Beside] = WeakKeyDictionary()


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
    pools = [engine.pool, *([_BESIDE[engine].engine.pool] if engine in _BESIDE else [])]
    return sum(pool.checkedout() for pool in pools if isinstance(pool, QueuePool))


class Reader:
    """Reads several things in one go, over one connection.

    SQLite is read in a thread, by a connection of its own: to send each statement there from the loop and to
    hear of it costs several times what the statement does. PostgreSQL is asked as always.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._beside = _BESIDE[engine].engine if engine in _BESIDE else None

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What `work` read; trouble with the database is `Unavailable`."""
        with _trouble():
            if self._beside is not None:
                return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, work)
            async with self._engine.connect() as connection:
                return await connection.run_sync(work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        assert self._beside is not None
        with self._beside.connect() as connection:
            return work(connection)

    def close(self) -> None:
        self._threads.shutdown()


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

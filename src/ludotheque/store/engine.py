"""Connections: SQLite kept durable and ready for one writer beside many readers, or PostgreSQL."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludotheque.game import Refusal

PATIENT = "busy_timeout=5000"
SQLITE_PRAGMAS = (
    PATIENT,
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "cache_size=-16000",
)

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
            event.listen(engine.sync_engine, "connect", _sqlite_connected)
            event.listen(engine.sync_engine, "begin", _sqlite_begin)
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


@contextlib.asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction that is committed at the end, or rolled back whole."""
    with _trouble():
        async with engine.connect() as connection:
            await connection.execution_options(write=True)
            async with connection.begin():
                yield connection


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

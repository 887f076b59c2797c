"""Hints between processes: PostgreSQL's LISTEN/NOTIFY. With SQLite there is one process and no need.

A hint is a short text (`m <match> <version>`, `c <match> <line>`, `p …`). It may be lost or come twice:
whoever hears one reads the tables, and after a reconnection everything is looked at again.
"""

import asyncio
import contextlib
from collections.abc import Callable

import asyncpg
from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludotheque.store.engine import writing
from ludotheque.store.postgres import CHANNEL

_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :hint)")


async def notify(db: AsyncConnection, hint: str) -> None:
    """Send a hint when the transaction commits; nothing to do with SQLite."""
    if db.dialect.name == "postgresql":
        await db.execute(_NOTIFY, {"hint": hint})


async def shout(engine: AsyncEngine, hint: str) -> None:
    """Send a hint at once."""
    if engine.dialect.name == "postgresql":
        async with writing(engine) as db:
            await db.execute(_NOTIFY, {"hint": hint})


class Ear:
    """Listens on one connection of its own and comes back after every loss."""

    def __init__(self, url: URL, heard: Callable[[str], None], lost: Callable[[], None]) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._lost = lost
        self._task: asyncio.Task[None] | None = None
        self.listening = asyncio.Event()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="store-ear")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        pause = 0.1
        while True:
            try:
                await self._listen()
                pause = 0.1
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                pause = min(5.0, pause * 2)
            self.listening.clear()
            await asyncio.sleep(pause)

    async def _listen(self) -> None:
        connection = await asyncpg.connect(self._dsn, timeout=5)
        gone = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: gone.set())
            await connection.add_listener(CHANNEL, lambda _c, _pid, _channel, hint: self._heard(str(hint)))
            self.listening.set()
            self._lost()
            await gone.wait()
        finally:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(connection.close(), 1)

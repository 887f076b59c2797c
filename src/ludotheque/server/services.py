"""Everything one process of the server holds, put together once and taken down in order."""

import asyncio
import resource
from collections.abc import Mapping
from importlib import import_module
from typing import Any, cast

from uvicorn.middleware.proxy_headers import _TrustedHosts

from ludotheque.server.due import DueWork
from ludotheque.server.http.identity import COOKIE, signed
from ludotheque.server.live import Library, LiveTables
from ludotheque.server.process.limits import Buckets, Doors
from ludotheque.server.process.logs import alarm, note
from ludotheque.server.process.metrics import Metrics
from ludotheque.server.process.peers import Peers
from ludotheque.server.process.settings import Settings, secret_key
from ludotheque.server.sockets.answers import Answers
from ludotheque.server.sockets.connection import Connection
from ludotheque.server.sockets.presence import Presence
from ludotheque.server.thinking.analyses import Analyses
from ludotheque.server.thinking.runner import BotRunner
from ludotheque.store import matches, people
from ludotheque.store.people import Somebody
from ludotheque.store.store import open_store

TROUBLE = 10.0
"""Seconds between two complaints that the store fails."""
FILES_BESIDE = 200
"""Open files that are no connections: databases, bots, logs."""


def _callers(settings: Settings) -> tuple[int, int]:
    """As many connections as there may be sockets, and as many again; never more than files can be open."""
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0] - FILES_BESIDE
    return min(settings.max_sockets * 2, max(files, 1)), settings.max_sockets_per_address * 2


class Services:
    """Built in `create_app`; `open` and `close` belong to the application's life."""

    def __init__(self, settings: Settings, peers: str = "") -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.peers = Peers(peers, self.metrics)
        self.library = cast(Library, import_module(settings.library))
        self.key = b""
        self.callers = Doors(*_callers(settings), _TrustedHosts(settings.trust_proxy).__contains__)
        """Connections of any kind, from the moment they are accepted."""
        self.doors = Doors(settings.max_sockets, settings.max_sockets_per_address)
        """Sockets among them, by the address that the proxy names."""
        self.metrics.callers.set_function(lambda: self.callers.all)
        self.metrics.sockets.set_function(lambda: self.doors.all)
        self.requests = Buckets(settings.requests_per_second, settings.requests_per_second * 5)
        self.sign_ins = Buckets(0.1, 10)
        self.connections: set[Connection] = set()
        self.ready = False
        self._told_of_trouble = 0.0

    async def open(self) -> None:
        """Raises Refusal when the database cannot be used by this program."""
        self.key = secret_key(self.settings)
        self.store = open_store(
            self.settings.database_url(), (self.metrics.group.observe, self.metrics.append.observe)
        )
        self.live = LiveTables(self.settings, self.library, self.store, self.metrics, self.key)
        self.now = self.live.now
        bots = BotRunner(
            self.settings.library,
            self.settings.bot_workers,
            self.settings.bot_seconds,
            self.settings.bot_memory,
        )
        self.analyses = Analyses(self.settings.library, self.settings.bot_memory)
        self.presence = Presence(self.live)
        self.answers = Answers(self.live, bots, self.presence)
        self.due = DueWork(self.live, bots)
        await self.store.start(self.answers.notice, self.answers.look_again)
        if not self.store.shared:
            await matches.release_due(self.store.engine)
        self.store.writer.on_restored = self.live.forget_all
        self.store.writer.on_failed = self._not_stored
        await self.peers.open()
        self.due.start()
        self.presence.start()
        self.ready = True
        note("open", database=self.store.engine.dialect.name)

    async def close(self) -> None:
        """Tell everybody, store what is under way, then go."""
        self.ready = False
        for connection in list(self.connections):
            connection.close(4000, "going-down")
        for _ in range(20):
            if not self.connections:
                break
            await asyncio.sleep(0.05)
        await self.peers.close()
        await self.analyses.close()
        await self.due.close()
        await self.presence.close()
        await self.live.close()
        await self.store.close()
        note("closed")

    def _not_stored(self, error: Exception) -> None:
        """The operator shall hear of it, but not once for every move."""
        self.metrics.errors.labels("store").inc()
        if self.now() - self._told_of_trouble > TROUBLE:
            self._told_of_trouble = self.now()
            cause = error.__cause__ or error
            why = getattr(cause, "orig", None) or cause  # SQLAlchemy's own message tells the parameters too
            alarm("nothing can be stored", cause, why=str(why)[:200])

    async def somebody(self, cookies: Mapping[str, Any]) -> Somebody | None:
        """Whose cookie that is, if that person is still known."""
        person = signed(self.key, cookies.get(COOKIE))
        return await people.person(self.store.engine, person) if person is not None else None

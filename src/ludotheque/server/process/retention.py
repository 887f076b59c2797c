"""Throws away what has been kept long enough, in small bites beside play; one process of all does it.

Started with the process; which rows are old enough `store/retention` knows.
"""

import asyncio
import time
from collections.abc import Collection

from ludotheque.game import Refusal
from ludotheque.server.live import LiveTables
from ludotheque.server.process.logs import note
from ludotheque.server.process.settings import Settings
from ludotheque.store import evenings, retention
from ludotheque.store.retention import Bite
from ludotheque.store.store import take_turn

TURN = "retention"
EVERY = 3600.0
BREATH = 0.2
"""Seconds between two bites."""
DAY = 86_400.0


class Retention:
    """Looks once an hour; a setting of 0 days keeps everything of its kind."""

    def __init__(self, made: Settings, live: LiveTables) -> None:
        self._live = live
        self._kinds: dict[str, tuple[float, Bite]] = {
            "tables never begun": (made.keep_never_begun_days, retention.never_begun),
            "evenings never begun": (made.keep_never_begun_days, evenings.never_begun),
            "tables called off": (made.keep_called_off_days, retention.called_off),
            "tables to try things on": (made.keep_studies_days, retention.studies),
            "chat": (made.keep_chat_days, retention.old_chat),
            "reports": (made.keep_chat_days, retention.settled_reports),
            "sessions": (made.keep_sessions_days, retention.stale_sessions),
            "guests": (made.keep_guests_days, retention.guests),
        }
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="retention")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                if await take_turn(self._live.store.engine, TURN, time.time(), EVERY):
                    await self.tidy(self._live.now())
            except Refusal:
                pass  # the database is away; it is asked again
            await asyncio.sleep(60.0)

    async def tidy(self, now: float) -> dict[str, int]:
        """How much went of each kind."""
        went: dict[str, int] = {}
        for what, (days, bite) in self._kinds.items():
            while days > 0 and (gone := await self._bite(what, bite, now - days * DAY)):
                went[what] = went.get(what, 0) + len(gone)
                await asyncio.sleep(BREATH)
        if went:
            note("thrown away", **went)
        return went

    async def _bite(self, what: str, bite: Bite, before: float) -> Collection[str]:
        began = time.perf_counter()
        gone = await bite(self._live.store.engine, before)
        self._live.metrics.retention.observe(time.perf_counter() - began)
        self._live.metrics.thrown_away.labels(what).inc(len(gone))
        if what.startswith("tables"):
            for table in gone:
                self._live.forget(table)
        return gone

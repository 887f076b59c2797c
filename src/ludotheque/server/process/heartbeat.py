"""Says every second that the house is open, and sees to it that no clock ran while it was not."""

import asyncio
from functools import partial

from ludotheque.game import Refusal
from ludotheque.server.live import LiveTable, LiveTables
from ludotheque.server.process.logs import note
from ludotheque.store import outages
from ludotheque.tables import deciding

BEAT = 1.0
GRACE = 3.0
"""Seconds without a beat after which nobody was there: a busy second is no outage."""
BACK = 8.0
"""Seconds in which people come back: as long as a page waits at most before it knocks again."""
RETRY = 0.2


class Heartbeat:
    """One per process. Whatever takes time away from somebody asks first that it is `fresh`."""

    def __init__(self, live: LiveTables) -> None:
        self._live = live
        self._beaten: float | None = None
        self._newest = 0
        self._outages: tuple[tuple[float, float], ...] = ()
        self._beating: asyncio.Task[None] | None = None
        self._task: asyncio.Task[None] | None = None
        live.on_loaded = self._catch_up

    async def start(self) -> None:
        """Raises Refusal. Who is alone at the database knows that nobody was there before."""
        await self._beat(GRACE if self._live.store.shared else 0.0)
        self._task = asyncio.create_task(self._run(), name="heartbeat")

    async def close(self) -> None:
        """The last beat says when the house closed."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            if self._beating is not None:
                await asyncio.gather(self._beating, return_exceptions=True)
            await asyncio.gather(self._beat(GRACE), return_exceptions=True)

    async def fresh(self) -> None:
        """Every outage up to now is known; raises Refusal while nothing can be written."""
        if self._beaten is None or self._live.now() - self._beaten > GRACE:
            await self._once()

    async def _run(self) -> None:
        while True:
            try:
                await self._once()
            except Refusal:
                await asyncio.sleep(RETRY)
            else:
                await asyncio.sleep(BEAT)

    async def _once(self) -> None:
        """One beat at a time; whoever stops waiting for it does not break it off in the middle."""
        if self._beating is None or self._beating.done():
            self._beating = asyncio.create_task(self._beat(GRACE), name="beat")
        await asyncio.shield(self._beating)

    async def _beat(self, grace: float) -> None:
        now = self._live.now()
        newest = await outages.beat(self._live.store.engine, now, grace, BACK)
        if newest != self._newest:
            self._outages, self._newest = await outages.known(self._live.store.engine), newest
            note("nobody could play", seconds=round(now - self._outages[-1][0], 1) if self._outages else 0)
            for live in list(self._live.tables.values()):
                self._live.submit(live, partial(deciding.interrupted, self._outages), lambda _: None)
        self._beaten = now

    async def _catch_up(self, live: LiveTable) -> None:
        """A table comes from the store: it may not know yet that nobody could play."""
        try:
            await self._live.change(live.table.id, partial(deciding.interrupted, self._outages))
        except Refusal:
            self._live.tables.pop(live.table.id, None)
            raise

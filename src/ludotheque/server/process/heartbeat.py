"""Says every second that somebody serves, and sees to it that no clock ran while nobody did.

Whoever lets time run out asks `fresh` first, so that no time runs out in a gap.
"""

import asyncio
import math
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Event, Thread
from time import monotonic, process_time

from ludotheque.game import Refusal
from ludotheque.server.live import LiveTables
from ludotheque.server.live_table import LiveTable
from ludotheque.server.process.logs import note
from ludotheque.store import outages
from ludotheque.tables import deciding

BEAT = 1.0
GRACE = 3.0
"""Seconds without a beat after which nobody was there, unless whoever beats was only busy."""
BACK = 8.0
"""Seconds in which people come back: as long as a page waits at most before it knocks again."""
RETRY = 0.2
TICK = 0.25


def starved() -> float:
    """Seconds in which threads of this process were ready and had no processor; 0 where it is not told."""
    nanoseconds = 0
    for told in Path("/proc/self/task").glob("*/schedstat"):
        with suppress(OSError, ValueError, IndexError):  # a thread that has ended meanwhile
            nanoseconds += int(told.read_text().split()[1])
    return nanoseconds / 1e9


def _spent() -> float:
    """Seconds in which this process computed or would have."""
    return process_time() + starved()


class Pulse:
    """Whether this process is alive, however busy: a thread that does nothing else notices when it stands
    still, since then all of it does."""

    def __init__(self) -> None:
        self._end = Event()
        self._stood = 0.0
        self._ticked = monotonic()
        self._thread = Thread(target=self._run, name="pulse", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._end.set()

    def stood_still(self) -> float:
        """The longest time without a sign of life since somebody asked."""
        longest, self._stood = max(self._stood, monotonic() - self._ticked), 0.0
        return longest

    def _run(self) -> None:
        self._ticked = monotonic()
        while not self._end.wait(TICK):
            now = monotonic()
            self._stood = max(self._stood, now - self._ticked)
            self._ticked = now


class Heartbeat:
    """One per process. Whatever takes time away from somebody asks first that it is `fresh`."""

    def __init__(self, live: LiveTables) -> None:
        self._live = live
        self._beaten: float | None = None
        self._failed = False
        """Whether nothing could be written since."""
        self._busy = 0.0
        """What we had computed and waited for a processor when the last beat began."""
        self._pulse = Pulse()
        self._newest = 0
        self._outages: tuple[tuple[float, float], ...] = ()
        self._beating: asyncio.Task[None] | None = None
        self._task: asyncio.Task[None] | None = None
        live.on_loaded = self._catch_up

    async def start(self) -> None:
        """Raises Refusal. Who is alone at the database knows that nobody was there before."""
        self._pulse.start()
        await self._beat(GRACE if self._live.store.shared else 0.0)
        self._task = asyncio.create_task(self._run(), name="heartbeat")

    async def close(self) -> None:
        """The last beat says when the house closed."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            if self._beating is not None:
                await asyncio.gather(self._beating, return_exceptions=True)
            await asyncio.gather(self._beat(), return_exceptions=True)
        self._pulse.stop()

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
            self._beating = asyncio.create_task(self._beat(), name="beat")
        await asyncio.shield(self._beating)

    def _patience(self, began: float, busy: float) -> float:
        """How long nobody may have beaten: for ever, if we were here and could have written all the time.

        A write that waits long waits for the database, and a process that gives no sign of life was stopped,
        unless it computed meanwhile or would have, had others left it a processor.
        """
        waited, still, spent = monotonic() - began, self._pulse.stood_still(), _spent()
        away = waited > GRACE and spent - busy < waited / 2
        stood = still > GRACE and spent - self._busy < still / 2
        return GRACE if away or stood or self._failed or self._beaten is None else math.inf

    async def _beat(self, grace: float | None = None) -> None:
        now, busy = self._live.now(), _spent()
        asked = partial(self._patience, monotonic(), busy)
        patience = asked if grace is None else lambda: grace
        try:
            newest = await outages.beat(self._live.store.engine, self._live.now, patience, BACK)
        except BaseException:
            self._failed = True
            raise
        self._failed, self._busy = False, busy
        if newest != self._newest:
            self._outages, self._newest = await outages.known(self._live.store.engine), newest
            lasted = self._live.now() - self._outages[-1][0] if self._outages else 0.0
            note("nobody could play", seconds=round(lasted, 1))
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

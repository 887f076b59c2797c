"""The group-commit writer: all appends that wait are stored in one transaction, then told to their senders.

An append names the version it expects. A match that has gone on meanwhile is a `Conflict` for that append
alone; trouble with the database is `Unavailable` for all of the group, and nothing of it is stored.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence

from ludotheque.game import Refusal
from ludotheque.store.append import Append, Appender, Conflict
from ludotheque.store.engine import Unavailable

GROUP = 500
"""At most so many appends share a transaction."""
QUIET = 4
"""Appends gather until so many turns of the loop brought none: a commit costs more than a look around…"""
SOON, FEW = 0.001, 4
"""… but on a busy loop turns are long: after so many seconds until one of them brings fewer than that."""

Observe = tuple[Callable[[float], None], Callable[[float], None]]
"""Told how many appends shared a transaction, and how many seconds it took."""
NOTHING: Observe = (lambda _: None, lambda _: None)

Told = Callable[[Refusal | None], None]


class Writer:
    """Runs while the server runs; `append` returns once the events are durable."""

    def __init__(self, appender: Appender, observe: Observe = NOTHING) -> None:
        self.appender = appender
        self._observe = observe
        self._group: dict[str, _Waiting] = {}
        """What is stored next: at most one append per match."""
        self._later: list[_Waiting] = []
        """What has no place in it."""
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self.generation = ""
        self.on_restored: Callable[[], None] | None = None
        self.on_failed: Callable[[Exception], None] | None = None

    def start(self) -> None:
        """Begin to write; call inside the running loop."""
        self._task = asyncio.create_task(self._run(), name="store-writer")

    async def close(self) -> None:
        """Store what is queued, then stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self.appender.close()

    def add(self, append: Append, told: Told) -> None:
        """Calls `told` once the events are durable, with nothing, or with a Conflict or Unavailable if they
        were not stored. Raises Unavailable if it is too late to ask."""
        if self._closing or self._task is None:
            raise Unavailable
        if not self._group:
            self._wake.set()
        self._put((append, told))

    def _put(self, waiting: "_Waiting") -> None:
        group, match = self._group, waiting[0].match
        if match in group or len(group) >= GROUP:
            self._later.append(waiting)
        else:
            group[match] = waiting

    async def append(self, append: Append) -> None:
        """Durable when this returns; raises Conflict or Unavailable, and then nothing was stored."""
        future: asyncio.Future[Refusal | None] = asyncio.get_running_loop().create_future()
        self.add(append, lambda trouble: None if future.done() else future.set_result(trouble))
        trouble = await future
        if trouble is not None:
            raise trouble

    async def _run(self) -> None:
        while self._group or not self._closing:
            await self._wake.wait()
            await self._gather()
            self._wake.clear()
            if self._group:
                await self._store(self._taken())

    async def _gather(self) -> None:
        await asyncio.sleep(self.appender.pause)
        soon, quiet, known = time.perf_counter() + SOON, 0, len(self._group)
        while quiet < QUIET and known < GROUP:
            await asyncio.sleep(0)
            brought, known = len(self._group) - known, len(self._group)
            if brought < FEW and time.perf_counter() > soon:
                break
            quiet = 0 if brought else quiet + 1

    def _taken(self) -> list["_Waiting"]:
        """The group, for which the next one makes room."""
        group, later = list(self._group.values()), self._later
        self._group, self._later = {}, []
        for waiting in later:
            self._put(waiting)
        if later:
            self._wake.set()
        return group

    async def _store(self, group: Sequence["_Waiting"]) -> None:
        began = time.perf_counter()
        try:
            behind, generation = await self.appender.commit([append for append, _ in group])
        except Exception as error:
            if self.on_failed is not None:
                self.on_failed(error)
            refusal = error if isinstance(error, Unavailable) else Unavailable()
            refusal.__cause__ = refusal.__cause__ or error
            for _, told in group:
                told(refusal)
            return
        appends, seconds = self._observe
        appends(len(group))
        seconds(time.perf_counter() - began)
        for append, told in group:
            told(Conflict() if append.match in behind else None)
        if generation != self.generation:
            self.heard(generation)

    def heard(self, generation: str | None) -> None:
        """Which restore the data stems from; another than before means that all caches are void."""
        if generation is not None and generation != self.generation:
            known, self.generation = self.generation, generation
            if known and self.on_restored is not None:
                self.on_restored()


_Waiting = tuple[Append, Told]

"""Transactions on SQLite beside the loop: whole, one after the other, and what waits shares one.

A transaction holds up everybody who writes, so it never waits for the loop in between; and a commit waits for
the disk, so ten of them had better be one. `engine.write` is the way here.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from ludotheque.store.turn import Turn

MOST = 50
LONG = 0.005
"""Seconds after which a transaction takes up nothing more: moves wait for it."""

Work = Callable[[Connection], Any]
_Waiting = tuple[Work, "asyncio.Future[Any]"]
_Outcome = tuple[Any, Exception | None]


class Writes:
    """One per engine."""

    def __init__(self, engine: Engine, turn: Turn) -> None:
        self._engine = engine
        self._turn = turn
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store-writes")
        self._waiting: deque[_Waiting] = deque()
        self._task: asyncio.Task[None] | None = None

    async def do(self, work: Work) -> Any:
        """What `work` returns, once it is durable. If it raises, nothing of it is kept; others are not
        concerned."""
        mine = asyncio.get_running_loop().create_future()
        self._waiting.append((work, mine))
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="store-writes")
        return await mine

    async def _run(self) -> None:
        """A task of its own: whoever gives up does not break off what others share with him."""
        try:
            while self._waiting:
                async with self._turn.take():
                    await self._store([self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))])
        finally:
            self._task = None

    async def _store(self, asked: list[_Waiting]) -> None:
        wanted = [one for one in asked if not one[1].done()]
        loop = asyncio.get_running_loop()
        try:
            outcomes = await loop.run_in_executor(self._thread, self._commit, [work for work, _ in wanted])
        except Exception as trouble:
            outcomes = [(None, trouble)] * len(wanted)
        for (_, told), (value, error) in zip(wanted, outcomes, strict=False):
            if error is None and not told.done():
                told.set_result(value)
            elif error is not None and not told.done():
                told.set_exception(error)
        self._waiting.extendleft(reversed(wanted[len(outcomes) :]))

    def _commit(self, works: list[Work]) -> list[_Outcome]:
        """What became of each, in their order; of the first ones only, if they took long."""
        outcomes: list[_Outcome] = []
        began = time.perf_counter()
        with self._engine.connect() as db:
            db.execution_options(write=True)
            with db.begin():
                for work in works:
                    outcomes.append(_done(db, work))
                    if time.perf_counter() - began > LONG:
                        break
        return outcomes


def _done(db: Connection, work: Work) -> _Outcome:
    try:
        with db.begin_nested():
            return work(db), None
    except OperationalError:
        raise  # of the disk or the file: nothing of all this is kept
    except Exception as error:
        return None, error

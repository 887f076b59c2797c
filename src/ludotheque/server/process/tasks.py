"""Work that goes on beside: its errors are logged and counted, not lost, and it ends with the process.

Whoever would write `asyncio.create_task` and forget the task asks `Tasks.spawn` instead.
"""

import asyncio
from collections.abc import Coroutine

from ludotheque.game import Refusal
from ludotheque.server.process.logs import alarm
from ludotheque.server.process.metrics import Metrics


class Tasks:
    """One set per process."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[object, object, None], name: str) -> "asyncio.Task[None]":
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):
            self._metrics.errors.labels(task.get_name()).inc()
            alarm("task failed", error, task=task.get_name())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

"""Questions that take longer than a move: answered beside the loop, one at a time, paid by their asker."""

import asyncio
from collections.abc import Callable
from time import thread_time
from typing import TypeVar

from ludotheque.game import Refusal
from ludotheque.server.process.limits import Buckets

SHARE, BURST = 0.1, 1.0
"""Seconds of processor time that one asker may have: in each second, and at once."""
DEPOSIT = 0.02
"""What is taken before it is known what a question costs, so that nobody asks fifty at once."""

T = TypeVar("T")


class DearQuestions:
    """For the whole process. An asker is a person, or the address of somebody without a name."""

    def __init__(self, now: Callable[[], float], share: float = SHARE, burst: float = BURST) -> None:
        self._now = now
        self._budget = Buckets(share, burst)
        self._turn = asyncio.Lock()

    async def ask(self, asker: str, work: Callable[[], T]) -> T:
        """What `work` returns; raises Refusal `too-fast` for who has used up his share."""
        if not self._budget.take(asker, self._now(), DEPOSIT):
            raise Refusal("too-fast")
        try:
            async with self._turn:
                answer, cost = await asyncio.to_thread(_measured, work)
        finally:
            self._budget.give_back(asker, DEPOSIT)
        self.charge(asker, cost)
        return answer

    def check(self, asker: str) -> None:
        """Raises Refusal `too-fast` for who has nothing left, before something is done for him that costs."""
        if not self._budget.take(asker, self._now(), 0.0):
            raise Refusal("too-fast")

    def charge(self, asker: str, seconds: float) -> None:
        self._budget.owe(asker, seconds)


def _measured(work: Callable[[], T]) -> tuple[T, float]:
    """How busy the machine is beside it is not the asker's fault: processor time counts."""
    began = thread_time()
    answer = work()
    return answer, thread_time() - began

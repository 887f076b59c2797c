"""Questions that take longer than a move: answered beside the loop, one at a time, paid by their asker.

Routes and sockets that would hold up the loop ask by it, in the name of whoever asks.
"""

import asyncio
from collections.abc import Callable
from time import thread_time
from typing import NamedTuple, TypeVar

from ludotheque.game import Refusal
from ludotheque.server.process.lateness import Lateness
from ludotheque.server.process.limits import Buckets

SHARE, BURST = 0.1, 1.0
"""Seconds of processor time that one asker may have: in each second, and at once."""
AT_ONE_ADDRESS = 5
"""So many times as much all have together who ask from one address: nobody gains by being many guests."""
DEPOSIT = 0.02
"""What is taken before it is known what a question costs, so that nobody asks fifty at once."""

T = TypeVar("T")


class Asker(NamedTuple):
    """Who pays for a question: a person (empty: somebody without a name), and the address he asks from."""

    person: str
    address: str


class DearQuestions:
    """For the whole process."""

    def __init__(
        self, now: Callable[[], float], late: Lateness, share: float = SHARE, burst: float = BURST
    ) -> None:
        self._now = now
        self._late = late
        self._budget = Buckets(share, burst)
        self._addresses = Buckets(share * AT_ONE_ADDRESS, burst * AT_ONE_ADDRESS)
        self._turn = asyncio.Lock()

    async def ask(self, asker: Asker, work: Callable[[], T]) -> T:
        """What `work` returns; raises Refusal `too-fast` for who has used up his share."""
        self._take(asker, DEPOSIT)
        try:
            async with self._turn:
                await asyncio.sleep(self._late.wait_for(1.0))
                answer, cost = await asyncio.to_thread(_measured, work)
        finally:
            self.charge(asker, -DEPOSIT)
        self.charge(asker, cost)
        return answer

    def check(self, asker: Asker) -> None:
        """Raises Refusal `too-fast` for who has nothing left, before something is done for him that costs."""
        self._take(asker, 0.0)

    def charge(self, asker: Asker, seconds: float) -> None:
        self._budget.owe(asker.person or asker.address, seconds)
        self._addresses.owe(asker.address, seconds)

    def _take(self, asker: Asker, seconds: float) -> None:
        key, now = asker.person or asker.address, self._now()
        if not self._budget.take(key, now, seconds):
            raise Refusal("too-fast")
        if not self._addresses.take(asker.address, now, seconds):
            self._budget.give_back(key, seconds)
            raise Refusal("too-fast")


def _measured(work: Callable[[], T]) -> tuple[T, float]:
    """How busy the machine is beside it is not the asker's fault: processor time counts."""
    began = thread_time()
    return work(), thread_time() - began

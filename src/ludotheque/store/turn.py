"""Whose turn it is to write to SQLite, of those in one process: games that are being played come first.

SQLite has one writer at a time, and its own lock favours nobody: whoever finds it taken looks again after a
while, up to a tenth of a second. So everybody in this process stands in line here first.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator


class Turn:
    """A lock with two lines before it. One per engine, for the loop that uses it.

    Everybody uses `take`, but for the one who appends moves: where nobody waits he looks and sets `taken`
    himself.
    """

    def __init__(self) -> None:
        self.taken = False
        self.waiting = 0
        """How many stand in line, those who gave up included until they would be next."""
        self._first: deque[asyncio.Future[None]] = deque()
        self._others: deque[asyncio.Future[None]] = deque()

    @contextlib.asynccontextmanager
    async def take(self, *, first: bool = False) -> AsyncIterator[None]:
        """Wait until nobody else writes, or only until whoever writes now has done so."""
        if self.taken:
            await self.wait(first=first)
        self.taken = True
        try:
            yield
        finally:
            self.pass_on()

    async def wait(self, *, first: bool) -> None:
        """For one's turn; it then has to be passed on."""
        mine = asyncio.get_running_loop().create_future()
        self.waiting += 1
        (self._first if first else self._others).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.pass_on()
            raise

    def pass_on(self) -> None:
        """It stays taken while somebody is given it, so that nobody comes between."""
        for line in (self._first, self._others):
            while line:
                following = line.popleft()
                self.waiting -= 1
                if not following.done():
                    following.set_result(None)
                    return
        self.taken = False

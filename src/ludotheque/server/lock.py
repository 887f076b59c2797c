"""One at a time, in the order of asking."""

import asyncio
from collections import deque


class Lock:
    """Like asyncio's, but whoever need not wait can have it without a coroutine."""

    __slots__ = ("_waiting", "locked")

    def __init__(self) -> None:
        self.locked = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Whether it was free; then it is taken."""
        if self.locked:
            return False
        self.locked = True
        return True

    def release(self) -> None:
        """Hand it over to the next who waits, without its ever being free between them."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.locked = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was handed over, and at the same moment given up
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()

"""One step of a request in each turn of the loop: whoever asks stands in line for it, who plays does not.

A request's work is cut into steps by whatever it waits for. The guard and visits let each of them pass here
first; moves at tables never do. So a turn of the loop is as short as one step is, however much is asked.
"""

import asyncio

from ludotheque.server.thinking.turns import Place, Turns


class Steps:
    """One per process. Addresses take turns, so that nobody gets on faster by asking more."""

    def __init__(self) -> None:
        self._line: Turns[asyncio.Future[None]] = Turns()
        self._taken = False
        """Whether somebody has taken a step in this turn of the loop, or is about to in the next."""

    def __len__(self) -> int:
        """How many stand in line."""
        return len(self._line)

    def wait(self, address: str) -> asyncio.Future[None] | None:
        """What to wait for before the next step; None: take it now."""
        loop = asyncio.get_running_loop()
        if not self._taken:
            self._taken = True
            loop.call_soon(self._next)
            return None
        mine = loop.create_future()
        self._line.put(Place(person=address), mine)
        return mine

    def _next(self) -> None:
        while self._line:
            following = self._line.take()
            if not following.done():
                following.set_result(None)
                asyncio.get_running_loop().call_soon(self._next)
                return
        self._taken = False

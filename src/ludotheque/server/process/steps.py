"""One step of a request in a few turns of the loop: whoever asks stands in line for it, who plays does not.

A request's work is cut into steps by whatever it waits for. The guard and visits let each of them pass here
first; moves at tables never do. So the turns that a move needs are short, however much is asked.
"""

import asyncio

from ludotheque.server.thinking.turns import Place, Turns

TURNS = 5
"""One of so many turns of the loop has a step, while somebody stands in line; the others are over soon."""


class Steps:
    """One per process. Addresses take turns, so that nobody gets on faster by asking more."""

    def __init__(self) -> None:
        self._line: Turns[asyncio.Future[None]] = Turns()
        self._wait = 0
        """Turns of the loop before the next step may be taken."""

    def __len__(self) -> int:
        """How many stand in line."""
        return len(self._line)

    def wait(self, address: str) -> asyncio.Future[None] | None:
        """What to wait for before the next step; None: take it now."""
        loop = asyncio.get_running_loop()
        if not self._wait:
            self._wait = TURNS
            loop.call_soon(self._turn)
            return None
        mine = loop.create_future()
        self._line.put(Place(person=address), mine)
        return mine

    def _turn(self) -> None:
        self._wait -= 1
        while not self._wait and self._line:
            following = self._line.take()
            if not following.done():
                following.set_result(None)
                self._wait = TURNS
        if self._wait:
            asyncio.get_running_loop().call_soon(self._turn)

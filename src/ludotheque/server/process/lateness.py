"""How late the loop is, and who then waits: never a move at a table, but whoever has asked much lately.

Questions, requests and new sockets wait by it; moves never do.
"""

import asyncio
from time import monotonic

TICK = 0.02
FADING = 0.9
"""What of a lateness is remembered at the next tick: a tenth of it after half a second."""
ENOUGH = 0.005
"""Seconds of lateness that nobody notices."""
PATIENCE = 20.0
"""So many times as long as the loop is late waits whoever has used up all that he may ask."""
LONGEST = 1.0


class Lateness:
    """One per process. Asks the loop for a moment now and then and sees how long it takes to be given it."""

    def __init__(self) -> None:
        self.seconds = 0.0
        """How long something has lately waited for its turn."""
        self._due = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self._due = monotonic() + TICK
        self._timer = asyncio.get_running_loop().call_later(TICK, self._tick)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _tick(self) -> None:
        self.seconds = max(monotonic() - self._due, self.seconds * FADING)
        self.start()

    def wait_for(self, used: float) -> float:
        """Seconds to wait for somebody who has used up that part of what he may ask for."""
        return min(LONGEST, self.seconds * PATIENCE * used) if self.seconds > ENOUGH else 0.0

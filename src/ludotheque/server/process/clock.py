"""The time the server goes by: the wall clock, but never jumping while the process runs.

`LiveTables.now` tells it to everybody; nobody reads the wall clock where a match is concerned.
"""

import time
from collections.abc import Callable

JUMP = 1.0
"""A wall clock that is further off than this was set by somebody; it is approached slowly."""
CREEP = 0.05
"""Seconds approached per second gone."""


class Clock:
    """Goes with the monotonic clock: now is `told + (steady - since) * rate`. It follows the wall clock by
    going a little faster or slower, and never goes back."""

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall = wall
        self._steady = steady
        self.since = steady()
        self.told = wall()
        self.rate = 1.0

    def look(self) -> None:
        """Compare with the wall clock; call it every second or so."""
        off, steady = self.off(), self._steady()
        self.told += (steady - self.since) * self.rate
        self.since = steady
        if abs(off) > JUMP:
            self.rate = 1 + CREEP if off > 0 else 1 - CREEP
        else:
            self.told += max(0.0, off)
            self.rate = 1 + min(0.0, off / 2)

    def off(self) -> float:
        """How far the wall clock is away, for metrics."""
        return self._wall() - self.told - (self._steady() - self.since) * self.rate

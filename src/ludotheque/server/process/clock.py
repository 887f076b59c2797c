"""The time the server goes by: the wall clock, but never jumping while the process runs."""

import time
from collections.abc import Callable

JUMP = 1.0
"""A wall clock that is further off than this was set by somebody; it is approached slowly."""
CREEP = 0.05
"""Seconds approached per second gone."""
LOOK = 0.01
"""The wall clock is looked at no more often."""


class Clock:
    """Goes with the monotonic clock; small corrections of the wall clock are followed at once."""

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._last = steady()
        self._offset = wall() - self._last

    def now(self) -> float:
        """Seconds since the epoch; never earlier than what was told before."""
        steady = self._steady()
        gone = steady - self._last
        if gone < LOOK:
            return steady + self._offset
        self._last = steady
        off = self._wall() - steady - self._offset
        if abs(off) <= JUMP:
            self._offset += max(off, -gone)
        else:
            step = min(abs(off), gone * CREEP)
            self._offset += step if off > 0 else -step
        return steady + self._offset

    def off(self) -> float:
        """How far the wall clock is away, for metrics."""
        return self._wall() - self._steady() - self._offset

"""The arithmetic of players' clocks. A clock that jumps back neither gives time nor takes any.

`match` and `commands` reckon with it; nobody else changes a clock.
"""

from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.game import Seat
from ludotheque.matches.events import Control, Correspondence, RealTime, Untimed

DAY = 86_400.0


class Clocks(Struct, frozen=True):
    """Seconds left for each seat as they stood at `since`, and whose time has run from then on."""

    left: tuple[float, ...]
    running: frozenset[Seat] = frozenset()
    since: float = 0.0


def full(control: Control, players: int) -> Clocks | None:
    """The clocks as the match starts; None where nobody is timed."""
    match control:
        case Untimed():
            return None
        case RealTime(base=seconds):
            return Clocks((seconds,) * players)
        case Correspondence(days):
            return Clocks((days * DAY,) * players)
        case _:
            assert_never(control)


def elapsed(since: float, now: float) -> float:
    """Seconds from `since` to `now`, none if the clock was set back meanwhile."""
    return max(0.0, now - since)


def gap(running_since: float, since: float, until: float) -> float:
    """Seconds of a pause that fall into a time that has run from `running_since` on."""
    return elapsed(max(running_since, since), until)


def left_at(clocks: Clocks, now: float) -> tuple[float, ...]:
    """Seconds left for each seat now, never less than none."""
    gone = elapsed(clocks.since, now)
    return tuple(
        max(0.0, left - gone) if seat in clocks.running else left for seat, left in enumerate(clocks.left)
    )


def switch(
    control: Control, clocks: Clocks, moved: Seat | None, running: frozenset[Seat], now: float
) -> Clocks:
    """Clocks after something happened: time gone is taken off, a move is paid for, others start to run."""
    left = list(left_at(clocks, now))
    match control:
        case RealTime(increment=increment):
            if moved is not None and moved in clocks.running:
                left[moved] += increment
        case Correspondence(days):
            for seat in running:
                if seat == moved or seat not in clocks.running:
                    left[seat] = days * DAY
        case Untimed():
            pass
        case _:
            assert_never(control)
    return replace(clocks, left=tuple(left), running=running, since=now)


def deadline(since: float, seconds: float, now: float) -> float:
    """When a time that started at `since` is over, as seen from a `now` that may lie before it."""
    return min(since, now) + seconds


def flagged(clocks: Clocks, now: float) -> tuple[Seat, ...]:
    """The seats whose time has run out, lowest first."""
    left = left_at(clocks, now)
    return tuple(seat for seat in sorted(clocks.running) if left[seat] <= 0)

"""What the search has found, as a chance to win.

For hints, analyses and puzzles, which speak to people; the search itself counts in its own units.
"""

import math

from ludotheque.bots.yali.search import SURE, Found
from ludotheque.bots.yali.weights import UNIT
from ludotheque.game import Seat
from ludotheque.games.yali.types import GOLD


def is_won(found: Found, seat: Seat) -> bool:
    return (found.value if seat == GOLD else -found.value) > SURE


def chance(value: int) -> float:
    """A value of the search as Gold's chance to win."""
    if abs(value) > SURE:
        return 1.0 if value > 0 else 0.0
    return 1 / (1 + math.exp(-value / UNIT))


def for_seat(seat: Seat, gold: float) -> float:
    return gold if seat == GOLD else 1 - gold

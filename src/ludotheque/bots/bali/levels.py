"""What tells the levels apart: the words they know, how they judge and search, and what they doubt.

Whoever decides for a level asks here by its id; nothing is decided here.
"""

from typing import NamedTuple

LEAST_ZIPF = {"1": 3.4, "2": 3.2, "3": 2.0}
"""The rarest word a level knows among others; higher levels know them all."""
DOUBTS = {"1": 0.15, "2": 0.3, "3": 0.5}
"""How often a level challenges what it knows no word for: it may be wrong itself; higher levels are not."""


class Alone(NamedTuple):
    """What a level can do in a solitaire: which words it knows, how it judges, how much it searches."""

    least_zipf: float = 0.0
    """The rarest word it knows."""
    blur: float = 0.0
    """Standard deviation of the error in its judgement, in points of a game that a Bali doubles."""
    hasty: float = 0.0
    """Points it thinks a finished word in the hand is worth beyond what it counts."""
    width: int = 0
    budget: int = 0
    depth: int = 0


ALONE = {
    "1": Alone(least_zipf=3.0, blur=20, hasty=20),
    "2": Alone(least_zipf=2.0, blur=12),
    "3": Alone(blur=20),
    "4": Alone(),
    "5": Alone(width=10, budget=120, depth=7),
}


class AmongOthers(NamedTuple):
    """What a level can do among others."""

    least_zipf: float = 0.0
    """The rarest word it knows."""
    longest: int = 16
    """Columns it can join in its head."""
    width: int = 0
    """Moves it tries; 0: the plain policy."""
    games: int = 0
    plies: int = 0


AMONG_OTHERS = {
    "1": AmongOthers(least_zipf=LEAST_ZIPF["1"], longest=3),
    "2": AmongOthers(least_zipf=LEAST_ZIPF["2"], longest=4),
    "3": AmongOthers(least_zipf=LEAST_ZIPF["3"], longest=6),
    "4": AmongOthers(width=4, games=2, plies=4),
    "5": AmongOthers(width=7, games=5, plies=7),
}

"""What a bot is asked and what it answers. The same for every game."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from msgspec import Struct

from ludotheque.game import Seat

LEVELS = ("1", "2", "3", "4", "5")
"""From "a child can win" to "as strong as we can"; a level means the same on every machine."""


@dataclass(frozen=True, kw_only=True)
class Situation:
    """All a bot is given: what its seat sees and has witnessed, never a state."""

    options: Any
    players: int
    seat: Seat
    view: Any
    witnessed: tuple[tuple[Seat, Any], ...] = ()
    """The moves so far as this seat saw them (`Game.witness`), CHANCE and CLOCK included."""
    seed: int = 0
    """The same for all questions of one match and seat: mix it with the phase for steady plans."""
    elapsed: float = 0.0
    """Seconds since the present phase began, for games against the clock."""

    def rng(self, *mix: object) -> Random:
        """Dice that fall the same way whenever the same question is asked."""
        return Random(f"{self.seed}|{self.seat}|{'|'.join(map(str, mix))}")


class Choice(Struct, frozen=True):
    """A move, and when: seconds since the phase began (0: at once). No move: content to wait."""

    move: Any | None
    at: float = 0.0
    think: str = ""
    """A few words for logs and analysis (an evaluation, a word in mind); never shown during play."""


@dataclass(frozen=True, kw_only=True)
class Bots:
    """The bots of one game."""

    levels: tuple[str, ...]
    """`LEVELS`, and reference players with names (`random`, `greedy`, `thumb`) for the arena."""
    choose: Callable[[Situation, str], Choice]
    """What a bot of that level does; deterministic in the situation and the level."""
    warm: Callable[[], None]
    """Compile or load what the first decision needs."""

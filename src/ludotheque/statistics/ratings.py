"""How strong somebody is, by whom he has beaten. Pure: ratings in, ratings out; docs/ratings.md has figures.

The model is Weng and Lin's (`openskill`), on the scale of the bots' ratings: 400 points more win ten times as
often. Bots are rated by the arena and hold the scale: nobody's result changes theirs.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec import Struct

MEAN = 1200.0
DEVIATION = 300.0
"""What is believed of somebody who has never played."""
LEAST = 45.0
"""Nobody is known better than that: people have better and worse days."""
SCALE = 173.7178 / 2**0.5
"""So that a difference of 400 points means ten to one."""
DAY = 86_400.0
FORGOTTEN = 2.0 * 365 * DAY
"""After so long without a game as little is known as of a newcomer."""
MODEL = "BradleyTerryPart"
LEARNING = 1.5
"""How much surer a result makes; chosen by measurement (`bench/ratings.py`)."""


class Rating(Struct, frozen=True):
    """Where somebody stands, how sure that is (one standard deviation), and when he last played."""

    mean: float = MEAN
    deviation: float = DEVIATION
    at: float = 0.0
    games: int = 0

    def on(self, now: float) -> "Rating":
        """The same as it is believed at that time: certainty fades."""
        idle = max(0.0, now - self.at) if self.games else 0.0
        faded = (self.deviation**2 + (DEVIATION**2 - LEAST**2) * idle / FORGOTTEN) ** 0.5
        return Rating(self.mean, min(DEVIATION, faded), self.at, self.games)


class Player(Struct, frozen=True):
    """Somebody at a table; `fixed`: a bot, whose rating no result changes."""

    rating: Rating
    fixed: bool = False


def anchor(points: float) -> Player:
    """A bot of that strength."""
    return Player(Rating(float(points), 1.0), fixed=True)


@cache
def _model(name: str, learning: float | None) -> Any:
    from openskill import models

    gamma = {} if learning is None else {"gamma": lambda *_args, **_more: learning}
    return getattr(models, name)(mu=MEAN, sigma=DEVIATION, beta=SCALE, kappa=0.0001, tau=0.0, **gamma)


def after(
    sides: Sequence[Sequence[Player]],
    places: Sequence[int],
    now: float,
    model: str = MODEL,
    learning: float | None = LEARNING,
) -> list[list[Rating]]:
    """Everybody's rating after a game in which those sides came in at those places, 0 the best."""
    judge = _model(model, learning)
    believed = [[one.rating.on(now) for one in side] for side in sides]
    teams = [[judge.rating(mu=one.mean, sigma=one.deviation) for one in side] for side in believed]
    rated = judge.rate(teams, ranks=[float(place) for place in places])
    return [
        [_moved(one, new, now) for one, new in zip(side, team, strict=True)]
        for side, team in zip(sides, rated, strict=True)
    ]


def _moved(player: Player, new: Any, now: float) -> Rating:
    if player.fixed:
        return player.rating
    deviation = min(DEVIATION, max(LEAST, float(new.sigma)))
    return Rating(round(float(new.mu), 4), round(deviation, 4), now, player.rating.games + 1)


def chance(one: Sequence[Rating], other: Sequence[Rating]) -> float:
    """How likely the first side is to beat the second, by what is believed of both."""
    both = (*one, *other)
    spread = (len(both) * SCALE**2 + sum(each.deviation**2 for each in both)) ** 0.5
    lead = sum(each.mean for each in one) - sum(each.mean for each in other)
    return float(1.0 / (1.0 + 2.718281828459045 ** (-lead / spread)))

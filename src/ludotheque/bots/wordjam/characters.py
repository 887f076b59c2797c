"""Of what nerve a player is: for a whole match, whatever his level, and another one than his neighbours.

For `bets` and `estimates`. It follows from the first cards alone, so the same player is always the same.
"""

from random import Random

from msgspec import Struct

from ludotheque.bots.bot import Situation
from ludotheque.games.wordjam.types import View


class Character(Struct, frozen=True, kw_only=True):
    """What speaks for the Thieves beside the odds, in parts of the yellow number."""

    name: str
    nerve: float = 0.0
    """Always."""
    envy: float = 0.0
    """When Ali Baba has more points than he; against them when he has fewer."""
    mood: float = 0.3
    """Now and then: how far it goes up and down from bet to bet."""


CHARACTERS = (
    Character(name="bold", nerve=1.1),
    Character(name="careful", nerve=-0.4),
    Character(name="loyal", nerve=-0.8),
    Character(name="jealous", nerve=0.35, envy=0.8),
    Character(name="moody", nerve=0.2, mood=1.0),
    Character(name="sly", nerve=0.6, mood=0.5),
)
SPREAD = 0.8
"""How far feelings differ from player to player: what everybody expects of the others."""
LAST = 0.05
"""What of it is left in the last round, where everybody fights for himself."""


def character(situation: Situation) -> Character:
    """The same through the whole match, dealt round the table from a pack.

    Drawn for each seat alone, several of a kind would meet and bet as one. The pack is shuffled by the first
    cards on the table, which everybody knows.
    """
    view: View = situation.view
    first = view.results[0].consonants if view.results else view.consonants
    pack = Random(f"characters {first}").sample(CHARACTERS, len(CHARACTERS))
    return pack[situation.seat % len(pack)]


def feeling(situation: Situation) -> float:
    """What speaks for the Thieves in this bet, in parts of the yellow number."""
    view: View = situation.view
    own = character(situation)
    felt = own.nerve + situation.rng("mood", view.number).gauss(0, own.mood)
    if view.ali_baba is None:
        return LAST * felt
    ahead = view.scores[view.ali_baba.seat] - view.scores[situation.seat]
    return felt + own.envy * ((ahead > 0) - (ahead < 0))

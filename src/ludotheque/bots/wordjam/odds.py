"""What a word is worth against the others: the chance to be beaten, and which camp pays."""

import math
from functools import lru_cache

from ludotheque.bots.wordjam.mind import Mind

_STEPS = 12


def found(head: Mind, bar: int, finds: float, seconds: float) -> float:
    """The chance that one player with such a head finds a word worth more than `bar` in that time.

    Words come one by one, each as likely as it draws: none of n finds is better with exp(-n * share).
    """
    better = head.dearer[bar] if bar < len(head.dearer) else 0.0
    return 1 - math.exp(-finds * seconds / 20 * better)


@lru_cache(maxsize=1 << 14)
def thieves(p: float, others: int, red: int, yellow: int) -> float:
    """How large a part of the others will be Thieves when each finds a better word with chance `p`.

    A balance: each leans to the camp that pays, the more so the more it pays.
    """
    share = 0.4
    for _ in range(_STEPS):
        gain = gain_of_stealing(p, p, share * max(0, others - 1), red, yellow)
        share += (1 / (1 + math.exp(-gain / (0.25 * yellow))) - share) / 2
    return share


def gain_of_stealing(
    mine: float, p: float, rivals: float, red: int, yellow: int, before: float = 0.5
) -> float:
    """What joining the Thieves pays more than trusting Ali Baba, with so many other Thieves.

    `mine` is the own chance to find a better word, `p` that of each rival; `before` is the part of the
    other Thieves who speak first.
    """
    none_of_them = math.pow(1 - p, rivals)
    chief = mine * math.pow(1 - p, rivals * before)
    follower = (1 - (1 - mine) * none_of_them) - chief
    return chief * red + follower * yellow - none_of_them * yellow


def stands(p: float, others: int, red: int, yellow: int) -> float:
    """The chance that a word nobody disputes is not beaten."""
    return math.pow(1 - p, others * thieves(p, others, red, yellow))

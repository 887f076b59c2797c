"""What a word is worth against the others: the chance to be beaten, and which camp pays.

Pure arithmetic for bets, advice and analyses: no word, no view and no table is known here.
"""

import math
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

SURE = 0.97
"""A word at hand beats Ali Baba's unless it is disputed."""
_STEPS = 12


def found(dearer: Sequence[float], bar: int, finds: float, seconds: float) -> float:
    """The chance that somebody finds a word worth more than `bar` in that time.

    `dearer[n]` is the chance that the next idea is worth more than n. Words come one by one, each as
    likely as it draws: none of n finds is better with exp(-n * share).
    """
    return 1 - math.exp(-finds * seconds / 20 * share_above(dearer, bar))


def share_above(dearer: Sequence[float], bar: int) -> float:
    """The chance that the next idea is worth more than `bar`; anything is worth more than -1."""
    return 1.0 if bar < 0 else dearer[bar] if bar < len(dearer) else 0.0


class Kind(Struct, frozen=True):
    """One kind of player against the word on the table, and how he judges."""

    at_hand: float
    """The chance that he has a better word when he bets."""
    later: float
    """The chance that, if not, he finds one while the sand runs."""
    proud: float
    """What he takes that chance for."""
    wavers: float
    reads: float


@lru_cache(maxsize=1 << 13)
def robbers(
    kinds: tuple[Kind, ...], parts: tuple[float, ...], rivals: int, red: int, yellow: int
) -> tuple[float, ...]:
    """By kind, the chance that a player joins the Thieves and has a better word.

    The others are `rivals`, of these kinds in these parts. A balance: each leans to the camp that pays, the
    more so the more it pays, and takes the others for what he reads in them or else for his own kind.
    """
    rob = [0.2] * len(kinds)
    for _ in range(_STEPS):
        usual = sum(part * chance for part, chance in zip(parts, rob, strict=True))
        for index, kind in enumerate(kinds):
            expected = kind.reads * usual + (1 - kind.reads) * rob[index]
            none = math.pow(1 - expected, rivals)
            none_before = math.sqrt(none)
            ready = dares(gain_of_stealing(SURE, none_before, none, red, yellow), kind.wavers * yellow)
            hopes = dares(gain_of_stealing(kind.proud, none_before, none, red, yellow), kind.wavers * yellow)
            chance = SURE * (kind.at_hand * ready + (1 - kind.at_hand) * kind.later * hopes)
            rob[index] += (chance - rob[index]) / 2
    return tuple(rob)


def dares(gain: float, wavers: float) -> float:
    """How likely it is that a gain is taken for one when the judgement may be that far off."""
    return 0.5 * (1 + math.erf(gain / max(1e-9, wavers * math.sqrt(2))))


def gain_of_stealing(mine: float, none_before: float, none: float, red: int, yellow: int) -> float:
    """What joining the Thieves pays more than trusting Ali Baba (W12).

    `mine` is the own chance to find a better word; `none_before` that none of the Thieves who speak earlier
    does, `none` that none of the others does at all.
    """
    chief = mine * none_before
    robbed = 1 - (1 - mine) * none
    return chief * red + (robbed - chief) * yellow - none * yellow


def stands(kind: Kind, others: int, red: int, yellow: int) -> float:
    """The chance that a word nobody disputes is not beaten by others of that kind."""
    (rob,) = robbers((kind,), (1.0,), others - 1, red, yellow)
    return math.pow(1 - rob, others)

"""What a player makes of the others: which level each of them seems to be, by what they have said.

For bets, plans and what is told to people; it goes by what everybody heard and asks nobody his level.
"""

import math
from functools import lru_cache
from itertools import dropwhile

from ludotheque.bots.wordjam.characters import SPREAD
from ludotheque.bots.wordjam.levels import LEVELS, SKILLS, Skill
from ludotheque.bots.wordjam.mind import typical
from ludotheque.bots.wordjam.odds import Kind, found, share_above
from ludotheque.game import Seat
from ludotheque.games.wordjam.cards import LAST_ROUND
from ludotheque.games.wordjam.types import Result

SAND = 20.0
"""Seconds, as the rulebook has it."""
HESITATES = 2.25
"""Seconds, beside his slowness, that a player takes for a bet."""
THINKING = 26.0
"""Seconds a Thief has, bets and sand together."""
_LEAST = 0.003
"""Nothing that anybody says is less likely than this."""
_CHOSEN = 0.3
"""How much the worth of a word tells that was picked among several."""

Parts = tuple[float, ...]
"""How likely each of the levels is."""


def kind_of(skill: Skill, finds: float, heads: tuple[float, ...], bar: int, sand: float = SAND) -> Kind:
    """How a player with such a head stands against a word worth `bar`."""
    return Kind(
        at_hand=found(heads, bar, finds, skill.slow + HESITATES),
        later=found(heads, bar, finds, sand),
        proud=found(heads, bar, skill.pride * finds, sand),
        wavers=math.hypot(skill.wavers, SPREAD),
        reads=skill.reads,
    )


@lru_cache(maxsize=1 << 10)
def kinds(language: str, style: str, consonants: str, bar: int, sand: float) -> tuple[Kind, ...]:
    """A typical player of each level against a word worth `bar`."""
    return tuple(
        kind_of(SKILLS[level], SKILLS[level].finds, typical(language, style, consonants, level), bar, sand)
        for level in LEVELS
    )


def seen_by(level: str, parts: Parts) -> Parts:
    """What a player of this level takes another for: for what he seems to be, or for one like himself."""
    reads = SKILLS[level].reads
    return tuple(
        reads * part + (1 - reads) * (name == level) for name, part in zip(LEVELS, parts, strict=True)
    )


@lru_cache(maxsize=256)
def seeming(language: str, players: int, results: tuple[Result, ...]) -> tuple[Parts, ...]:
    """By seat, how likely each level is after what was said in the rounds so far."""
    likely = [[0.0] * len(LEVELS) for _ in range(players)]
    for result in results:
        if result.consonants:
            for seat, row in enumerate(likely):
                for index, level in enumerate(LEVELS):
                    row[index] += _evidence(language, level, players, result, seat)
    return tuple(_parts(row) for row in likely)


def _parts(row: list[float]) -> Parts:
    most = max(row)
    weights = [math.exp(value - most) for value in row]
    return tuple(weight / sum(weights) for weight in weights)


def _evidence(language: str, level: str, players: int, result: Result, seat: Seat) -> float:
    """How well a level explains what this seat did in a round, as a logarithm."""
    skill, heads = SKILLS[level], typical(language, result.style, result.consonants, level)
    words = tuple(dropwhile(lambda said: said.fate != "stands", result.words))
    called = words[0] if words else None
    evidence, bar = 0.0, None
    if called is not None and result.number < LAST_ROUND:
        bar = called.value
        calls = _pace(skill) / (_pace(skill) + (players - 1) * _pace(SKILLS["3"]))
        evidence += math.log(calls if called.seat == seat else 1 - calls)
    for said in words:
        if said.seat == seat and bar is not None and said is not called:
            p = found(heads, bar, skill.finds, THINKING)
            evidence += math.log(max(_LEAST, p if said.value > bar else 1 - p))
        elif said.seat == seat and said.letters:
            likely = share_above(heads, said.value - 1) - share_above(heads, said.value)
            evidence += _CHOSEN * math.log(max(_LEAST, likely))
    return evidence


def _pace(skill: Skill) -> float:
    return skill.finds / skill.slow

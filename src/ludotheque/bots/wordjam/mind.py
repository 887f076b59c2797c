"""What goes through a player's head: the words he knows, and which of them come to him, and when.

Hints, puzzles and whatever plays ask it; what a player makes of his words is for `plans` and `bets`.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from random import Random

from msgspec import Struct

from ludotheque.bots.wordjam.levels import SKILLS
from ludotheque.bots.wordjam.sense import plain
from ludotheque.game import Seat
from ludotheque.games.wordjam.cards import scimitar, value
from ludotheque.games.wordjam.styles import OWN
from ludotheque.games.wordjam.theme_lists import EVERYDAY, Entry, theme_list
from ludotheque.lexicon import open_lexicon

_COMMONEST = 800
_SPREAD = 0.3
_FAME = 0.9


class Idea(Struct, frozen=True):
    """A word that fits and holds no forbidden letter, and its coins."""

    entry: Entry
    coins: int


@dataclass(frozen=True, eq=False)
class Mind:
    """The ideas a player could have with the cards on the table, and how they draw him, added up.

    `dearer[n]` is the chance that the next idea is worth more than n coins. There is one object for one
    player and one set of cards, compared as such: it is a key of caches.
    """

    ideas: tuple[Idea, ...]
    draw: tuple[float, ...]
    dearer: tuple[float, ...]


@lru_cache(maxsize=128)
def pool(language: str, style: str, first: str) -> tuple[Entry, ...]:
    """All words a bot may ever say under a Style; `first` is the consonant of the 1-coin card."""
    if style.startswith(OWN):
        return ()  # of what a table thought of itself, bots know nothing
    if listed := theme_list(language, style):
        return tuple(listed.values())
    everyday = _everyday(language)
    if style == "eight":
        every = {
            word: e for letter in open_lexicon(language).alphabet for word, e in _common(language, letter)
        }
        return tuple(e for e in (every | everyday).values() if len(e.letters) == 8)
    if style == "first":
        return tuple(e for e in (dict(_common(language, first)) | everyday).values() if e.letters[0] == first)
    return tuple(everyday.values())


@lru_cache(maxsize=8)
def _everyday(language: str) -> dict[str, Entry]:
    is_word = open_lexicon(language).is_word
    listed = {letters: e for theme in EVERYDAY for letters, e in theme_list(language, theme).items()}
    # with a capital outside German it is a name or a brand (W6)
    return {
        letters: entry
        for letters, entry in listed.items()
        if is_word(letters) and (language == "de" or entry.shown.islower())
    }


@lru_cache(maxsize=128)
def _common(language: str, letter: str) -> tuple[tuple[str, Entry], ...]:
    """The commonest words with that beginning in the form in which a dictionary has them."""
    lexicon, spelt = open_lexicon(language), plain(language)
    return tuple(
        (word, Entry(spelt[word], word, lexicon.zipf(word)))
        for word in lexicon.starting(letter, _COMMONEST)
        if word in spelt
    )


@lru_cache(maxsize=1024)
def vocabulary(seed: int, seat: Seat, level: str, language: str, style: str, first: str) -> frozenset[str]:
    """The words of the pool that this player knows; the same through the whole match."""
    dice = Random(f"{seed}|{seat}|vocabulary|{style}|{first}")
    common = SKILLS[level].common
    return frozenset(
        entry.letters for entry in pool(language, style, first) if dice.random() < knows(entry.zipf, common)
    )


def knows(zipf: float, common: float) -> float:
    """How likely it is that a player knows a word."""
    return 1 / (1 + math.exp(min(50.0, (common - zipf) / _SPREAD)))


@lru_cache(maxsize=256)
def ideas(language: str, style: str, consonants: str) -> tuple[Idea, ...]:
    """All words of the pool that these cards allow."""
    forbidden = scimitar(consonants)
    fitting = (e for e in pool(language, style, _first(style, consonants)) if forbidden not in e.letters)
    return tuple(Idea(entry, value(entry.letters, consonants)) for entry in fitting)


@lru_cache(maxsize=512)
def mind(seed: int, seat: Seat, level: str, language: str, style: str, consonants: str) -> Mind:
    """What this player could think of."""
    known = vocabulary(seed, seat, level, language, style, _first(style, consonants))
    own = tuple(idea for idea in ideas(language, style, consonants) if idea.entry.letters in known)
    return weighed(own, SKILLS[level].taste)


@lru_cache(maxsize=512)
def typical(language: str, style: str, consonants: str, level: str) -> tuple[float, ...]:
    """Of a typical player of this level, the chance that the next idea is worth more than n coins."""
    taste = SKILLS[level].taste
    drawn = _drawn(language, style, _first(style, consonants), level)
    fitting = ideas(language, style, consonants)
    return _dearer(fitting, [drawn[idea.entry.letters] * math.exp(taste * idea.coins) for idea in fitting])


@lru_cache(maxsize=512)
def nothing_dearer(
    language: str, style: str, consonants: str, level: str, seconds: float
) -> tuple[float, ...]:
    """Of a player of this level, the chance that no idea worth more than n coins comes to him in that time.

    What few words are worth most one player knows and another does not: to both the mean would be wrong.
    """
    skill, fitting = SKILLS[level], ideas(language, style, consonants)
    draws = [math.exp(_FAME * idea.entry.zipf + skill.taste * idea.coins) for idea in fitting]
    known = [knows(idea.entry.zipf, skill.common) for idea in fitting]
    rate = skill.finds / 20 * seconds / (sum(d * k for d, k in zip(draws, known, strict=True)) or 1.0)
    none = [0.0] * (max((idea.coins for idea in fitting), default=0) + 1)
    for idea, draw, k in zip(fitting, draws, known, strict=True):
        if idea.coins:
            none[idea.coins - 1] += math.log1p(-k * -math.expm1(-rate * draw))
    return tuple(math.exp(log) for log in reversed(tuple(accumulate(reversed(none)))))


@lru_cache(maxsize=256)
def _drawn(language: str, style: str, first: str, level: str) -> dict[str, float]:
    """How the words of the pool draw a player of this level, coins apart."""
    common = SKILLS[level].common
    return {e.letters: math.exp(_FAME * e.zipf) * knows(e.zipf, common) for e in pool(language, style, first)}


def weighed(own: tuple[Idea, ...], taste: float) -> Mind:
    """These ideas as they draw somebody with such an eye for coins."""
    weights = [math.exp(_FAME * idea.entry.zipf + taste * idea.coins) for idea in own]
    return Mind(own, tuple(accumulate(weights)), _dearer(own, weights))


def _dearer(some: tuple[Idea, ...], weights: list[float]) -> tuple[float, ...]:
    """For each number of coins the part of the weight that lies above it."""
    by_coins = [0.0] * (max((idea.coins for idea in some), default=0) + 1)
    for idea, weight in zip(some, weights, strict=True):
        by_coins[idea.coins] += weight
    whole = sum(by_coins) or 1.0
    return tuple(sum(by_coins[coins + 1 :]) / whole for coins in range(len(by_coins)))


def _first(style: str, consonants: str) -> str:
    return consonants[0] if style == "first" else ""


def thoughts(head: Mind, dice: Random, finds: float, until: float) -> Iterator[tuple[float, Idea]]:
    """The words that come to mind one after the other, with their times."""
    if not head.ideas:
        return
    at = dice.expovariate(finds / 20)
    while at < until:
        (idea,) = dice.choices(head.ideas, cum_weights=head.draw)
        yield at, idea
        at += dice.expovariate(finds / 20)

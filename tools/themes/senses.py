"""What the words of a theme have in common: marks of `evidence.py`, weighed by the theme lists.

A mark speaks for a Style as far as it is more frequent among the Style's listed words than among all others.
The two that speak loudest are added up; what reaches `ENOUGH` is taken to fit. Nothing here settles a
dispute: it is what bots go by where the lists know nothing.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable

from tools.themes.evidence import Marks

THINGS = ("sports", "objects", "body", "visible", "animals", "flora", "food")
ENOUGH = {"en": 5.0, "fr": 5.2, "de": 5.0}
SEEN = 3
"""A mark of fewer listed words tells nothing."""


def learned(
    marks: Marks, listed: dict[str, set[str]], others: Iterable[str], language: str
) -> dict[str, set[str]]:
    """By word the Styles that it probably fits, of all words that have marks."""
    told = {word: _with_neighbours(own, listed) for word, own in marks.items()}
    others = [*others, *set().union(*listed.values())]
    found: dict[str, set[str]] = defaultdict(set)
    for style in THINGS:
        fitting = [told[word] for word in listed[style] if word in told]
        every = [told[word] for word in others if word in told and word not in listed[style]]
        loud = _loudness(fitting, every)
        for word, own in told.items():
            best = sorted((loud[mark] for mark in own if mark in loud), reverse=True)[:2]
            if sum(best) >= ENOUGH[language]:
                found[word].add(style)
    return found


def _with_neighbours(own: set[str], listed: dict[str, set[str]]) -> set[str]:
    """A neighbour in a thesaurus tells nothing itself, but the Styles that list it do, and how many do."""
    close = [mark[1:] for mark in own if mark[0] == "="]
    told = {mark for mark in own if mark[0] != "="}
    for style in THINGS:
        count = sum(word in listed[style] for word in close)
        told |= {f"={style}{least}" for least in (1, 2, 3) if count >= least}
    return told


def _loudness(fitting: list[set[str]], every: list[set[str]]) -> dict[str, float]:
    inside = Counter(mark for own in fitting for mark in own)
    outside = Counter(mark for own in every for mark in own)
    return {
        mark: math.log((count + 0.5) / (len(fitting) + 1) / ((outside[mark] + 0.5) / (len(every) + 1)))
        for mark, count in inside.items()
        if count >= SEEN
    }

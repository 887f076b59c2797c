"""English: SCOWL up to level 80 cleaned for a word game, without names, and what its dice cannot spell."""

import gzip
import re
from collections.abc import Iterable, Iterator

from ludotheque.lexicon import fold

from .fetch import Sources, hand_list
from .wordnet import written_small

SOURCES = ("SCOWL 80 (tanglet-data)", "SCOWL 80, Q without U", "hand list")
LISTS = tuple(
    f"{spelling}-words.{level}"
    for spelling in ("english", "american", "british", "british_z", "canadian", "australian")
    for level in (10, 20, 35, 40, 50, 55, 60, 70, 80)
)
NAMES = tuple(
    f"english-{kind}.{level}"
    for kind, levels in (("proper-names", (50, 60, 70)), ("upper", (35, 40, 50, 60, 70)))
    for level in levels
)
SURE = 50
"""Words up to this level of SCOWL are words, whatever else is called so."""
ENDINGS = (
    *(("s", ""), ("es", ""), ("ies", "y"), ("ed", ""), ("ed", "e"), ("ied", "y"), ("ing", ""), ("ing", "e")),
    *(("er", ""), ("er", "e"), ("ier", "y"), ("est", ""), ("est", "e"), ("iest", "y"), ("ly", "")),
)
Q_WITHOUT_U = re.compile(r"[a-z]*q(?!u)[a-z]*")


def words(sources: Sources) -> dict[str, int]:
    """Folded words with the number of their source."""
    found: dict[str, int] = {}
    text = gzip.decompress(sources.file("tanglet-data", "usr/share/tanglet/gamedata/en/words").read_bytes())
    for line in text.decode().splitlines():
        found[line.split()[0]] = 0
    sure: set[str] = set()
    for name in LISTS:
        for word in _scowl(sources, name):
            if int(name[-2:]) <= SURE:
                sure.add(fold(word, "en"))
            if Q_WITHOUT_U.fullmatch(word):
                found.setdefault(fold(word, "en"), 1)
    for word in _names(sources) - sure - _folded(hand_list("en-no-names")):
        found.pop(word, None)
    for word in hand_list("en"):
        found.setdefault(fold(word, "en"), 2)
    for word in hand_list("en-out"):
        found.pop(fold(word, "en"), None)
    return found


def _scowl(sources: Sources, name: str) -> list[str]:
    return sources.file("scowl", f"usr/share/dict/scowl/{name}").read_text("utf-8").split()


def _names(sources: Sources) -> set[str]:
    """Names in SCOWL, with an s besides, that WordNet does not know written small in any form."""
    names = {word for name in NAMES for word in _scowl(sources, name)}
    small = written_small(sources)
    return {
        folded
        for name in names
        for folded in (fold(name, "en"), fold(name, "en") + "S")
        if not any(base.lower() in small for base in _bases(folded))
    }


def _bases(word: str) -> Iterator[str]:
    """The word and what it may be a form of."""
    yield word
    for ending, instead in ENDINGS:
        if word.endswith(ending.upper()):
            base = word[: -len(ending)] + instead.upper()
            yield base
            if len(base) > 3 and base[-1] == base[-2]:
                yield base[:-1]


def _folded(words: Iterable[str]) -> set[str]:
    return {fold(word, "en") for word in words}

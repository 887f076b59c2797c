"""English: SCOWL up to level 80 as cleaned for a word game, with the words that game's dice cannot spell."""

import gzip
import re

from ludotheque.lexicon import fold

from .fetch import Sources, hand_list

SOURCES = ("SCOWL 80 (tanglet-data)", "SCOWL 80, Q without U", "hand list")
LISTS = tuple(
    f"{spelling}-words.{level}"
    for spelling in ("english", "american", "british", "british_z", "canadian", "australian")
    for level in (10, 20, 35, 40, 50, 55, 60, 70, 80)
)
Q_WITHOUT_U = re.compile(r"[a-z]*q(?!u)[a-z]*")


def words(sources: Sources) -> dict[str, int]:
    """Folded words with the number of their source."""
    found: dict[str, int] = {}
    text = gzip.decompress(sources.file("tanglet-data", "usr/share/tanglet/gamedata/en/words").read_bytes())
    for line in text.decode().splitlines():
        found[line.split()[0]] = 0
    for name in LISTS:
        for word in sources.file("scowl", f"usr/share/dict/scowl/{name}").read_text("utf-8").split():
            if Q_WITHOUT_U.fullmatch(word):
                found.setdefault(fold(word, "en"), 1)
    for word in hand_list("en"):
        found.setdefault(fold(word, "en"), 2)
    for word in hand_list("en-out"):
        found.pop(fold(word, "en"), None)
    return found

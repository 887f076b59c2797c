"""Why a text is a word or not: what a person is told who asks.

For `ludotheque lexicon check`; rules ask `Lexicon` itself.
"""

from enum import StrEnum

from msgspec import Struct

from ludotheque.lexicon.folding import fold, has_apostrophe, has_hyphen
from ludotheque.lexicon.lexicon import Lexicon

SHORTEST = 3


class Why(StrEnum):
    """The reason; the first that applies."""

    WORD = "word"
    EMPTY = "empty"
    HYPHEN = "hyphen"
    APOSTROPHE = "apostrophe"
    SPACE = "space"
    LETTER = "letter"
    SHORT = "short"
    FRAGMENT = "fragment"
    UNKNOWN = "unknown"


class Verdict(Struct, frozen=True):
    """`folded` is the text in the letters of the cards; `detail` a letter, a source or words that hold it."""

    text: str
    folded: str
    why: Why
    detail: str = ""

    @property
    def is_word(self) -> bool:
        return self.why is Why.WORD


def judge(lexicon: Lexicon, text: str, examples: int = 3) -> Verdict:
    """Whether `text` is a word (B5) and why. Hyphens and apostrophes count as written, before folding."""
    written = text.strip()
    folded = fold(written, lexicon.language)

    def verdict(why: Why, detail: str = "") -> Verdict:
        return Verdict(written, folded, why, detail)

    if not written:
        return verdict(Why.EMPTY)
    if has_hyphen(written):
        return verdict(Why.HYPHEN)
    if has_apostrophe(written):
        return verdict(Why.APOSTROPHE)
    if any(mark.isspace() for mark in written):
        return verdict(Why.SPACE)
    if strange := [letter for letter in folded if letter not in lexicon.alphabet]:
        return verdict(Why.LETTER, strange[0])
    if len(folded) < SHORTEST:
        return verdict(Why.SHORT)
    if source := lexicon.source(folded):
        return verdict(Why.WORD, source)
    if containing := lexicon.containing(folded, examples):
        return verdict(Why.FRAGMENT, ", ".join(containing))
    return verdict(Why.UNKNOWN)

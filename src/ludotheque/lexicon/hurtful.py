"""Words that hurt, as they are listed in `data/hurtful/`: why, and how, is told in docs/lexicon.md.

Games ask it where a table plays without such words, `tools/words` when lists are made.
"""

import codecs
from functools import cache
from typing import Annotated

from msgspec import Meta

from ludotheque.lexicon.folding import fold
from ludotheque.lexicon.lexicon import DATA

Allowed = Annotated[bool, Meta(extra={"formerly": True})]
"""The option of a game of words that says whether such words may be played, as they once could."""


def hurts(letters: str, language: str) -> bool:
    """Whether folded letters are such a word; an entry that ends with a star stands for all it begins."""
    words, beginnings = _listed(language)
    return letters in words or letters.startswith(beginnings)


@cache
def _listed(language: str) -> tuple[frozenset[str], tuple[str, ...]]:
    lines = (DATA / "hurtful" / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    said = " ".join(line for line in lines if not line.startswith("#"))
    entries = codecs.decode(said, "rot13").split()
    words = frozenset(fold(one, language) for one in entries if not one.endswith("*"))
    return words, tuple(fold(one.removesuffix("*"), language) for one in entries if one.endswith("*"))

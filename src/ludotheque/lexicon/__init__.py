"""Word lists as automata: word? prefix? fragment? which letters may follow? which words contain it?

Here live the spelling, the index, its file and the compiled walks; the word lists themselves are gathered by
`tools/words`. No game's rule lives here. What is in the lists, and how it is stored: `docs/lexicon.md`.
"""

from ludotheque.lexicon.folding import ALPHABETS, fold
from ludotheque.lexicon.lexfile import LexArrays, LexiconDamaged
from ludotheque.lexicon.lexicon import (
    NEWEST,
    Lexicon,
    ListVersion,
    PlayedWith,
    UnknownLexicon,
    open_lexicon,
)

__all__ = [
    "ALPHABETS",
    "NEWEST",
    "LexArrays",
    "Lexicon",
    "LexiconDamaged",
    "ListVersion",
    "PlayedWith",
    "UnknownLexicon",
    "fold",
    "open_lexicon",
]

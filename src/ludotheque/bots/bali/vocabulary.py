"""Which words a level knows, whether it builds, doubts or names them.

For whatever plays, hints or analyses. Words alone are judged here; what to do with them decides `choose`.
"""

from dataclasses import replace

from msgspec import structs

from ludotheque.bots.bali.levels import LEAST_ZIPF
from ludotheque.bots.bot import Situation
from ludotheque.games.bali.panel import Rulebook
from ludotheque.games.bali.scoring import rulebook
from ludotheque.games.bali.words import Words


def kindly(situation: Situation) -> Situation:
    """As at a table where words that hurt are none: no player of ours says one, whatever is allowed."""
    return replace(situation, options=structs.replace(situation.options, hurtful=False))


def own_book(situation: Situation) -> Rulebook:
    """The words of the table as they are for that seat: what its side coined too (B26)."""
    return rulebook(situation.options, situation.view.coined[situation.seat])


def word_with(words: Words, level: str, letters: str) -> str | None:
    """The commonest word with these letters in a row, if the level knows it."""
    least = LEAST_ZIPF.get(level, 0.0)
    return next((word for word in words.containing(letters, 1) if words.lexicon.zipf(word) >= least), None)


def knows_word(words: Words, level: str, letters: str) -> bool:
    """Whether the letters are a word the level knows."""
    return words.is_word(letters) and words.lexicon.zipf(letters) >= LEAST_ZIPF.get(level, 0.0)

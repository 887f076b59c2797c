"""Words that operators have withdrawn: no new table plays with them, those that are open play on.

`LiveTables` and the lobby ask when a table is opened; a table that has begun is never changed by it.
"""

from collections.abc import Iterable
from typing import Any

from ludotheque.decoding import read_stored
from ludotheque.game import AnyGame
from ludotheque.lexicon import ALPHABETS, fold

OPTION = "withdrawn"
"""Of games of words (`lexicon.withdrawn.Withdrawn`)."""


def kept_as(word: str) -> str:
    """A word as it is written down: `MURES` for every language, `fr:MURES` for one."""
    lang, colon, rest = word.strip().rpartition(":")
    lang = lang.strip().lower()
    if colon and lang in ALPHABETS:
        return f"{lang}:{fold(rest, lang)}"
    return word.strip().upper()


def agreed(game: AnyGame, options: dict[str, Any], words: Iterable[str]) -> dict[str, Any]:
    """The options of a new table: it plays without these words (`kept_as`), whatever it was asked for."""
    if OPTION not in game.options_type.__struct_fields__:
        return options
    lang = game.words(read_stored(game, options)) or ""
    own = (word.rpartition(":") for word in words)
    found = {fold(word, lang) for where, _, word in own if where in {"", lang}}
    return {**options, OPTION: sorted(found - {""})}


def unasked(options: dict[str, Any]) -> dict[str, Any]:
    """What was agreed by those who play: two games may be alike, though the house withdrew a word between."""
    return {name: value for name, value in options.items() if name != OPTION}

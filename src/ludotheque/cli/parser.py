"""argparse in the reader's language, with one sentence where something is wrong.

Made in `cli/__init__`; commands only add their arguments. `play` makes one more, of a game's options.
"""

import argparse
from typing import Any, NoReturn

from ludotheque.texts import Texts, texts

_SAYS = (
    "usage",
    "positional",
    "options",
    "help",
    "argument",
    "choice",
    "value",
    "required",
    "unknown",
    "one",
    "at-least-one",
)


def speak(t: Texts) -> None:
    """Let argparse speak that language.

    It looks its sentences up with a function `_` and offers no other way to exchange them; what a newer
    Python words differently stays English.
    """
    english = texts("en")
    said = {english(f"argparse-{name}"): t(f"argparse-{name}") for name in _SAYS}
    argparse._ = lambda sentence: said.get(sentence, sentence)  # type: ignore[attr-defined]


class Parser(argparse.ArgumentParser):
    """Says what is wrong and where help is to be had, in one line."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"allow_abbrev": False, **settings})

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} ({self.prog} --help)\n")

"""The shipped lists as plain lines, read without the engine's help."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from ludotheque.games import wordjam
from ludotheque.lexicon import fold

FOLDER = Path(wordjam.__file__).parent / "data" / "themes"
HAND = Path(__file__).parents[3] / "tools" / "themes" / "hand"
LANGUAGES = ("en", "fr", "de")
NAMES = ("characters", "singers", "cinema", "geography")
THINGS = ("sports", "objects", "body", "visible", "animals", "flora", "food")
STYLES = (*NAMES, *THINGS, "verbs")


class Line(NamedTuple):
    """One entry: its spellings, the one shown to people first, and how common it is."""

    spellings: tuple[str, ...]
    zipf: float


@cache
def text(language: str, style: str) -> str:
    """The whole file."""
    return (FOLDER / language / f"{style}.txt").read_text("utf-8")


@cache
def lines(language: str, style: str) -> tuple[Line, ...]:
    """The entries as they stand."""
    rows = [row.split("\t") for row in text(language, style).splitlines() if not row.startswith("#")]
    return tuple(Line(tuple(spellings.split("|")), float(zipf)) for spellings, zipf in rows)


@cache
def folding(language: str, style: str) -> dict[str, str]:
    """The letters that count of every spelling, in the order of the list."""
    return {s: fold(s, language) for line in lines(language, style) for s in line.spellings}


@cache
def folded(language: str, style: str) -> frozenset[str]:
    """Everything that is known to fit, in the letters that count."""
    return frozenset(folding(language, style).values())


def by_hand(language: str, name: str) -> set[str]:
    """The entries of a hand-written list, as written."""
    rows = (HAND / language / f"{name}.txt").read_text("utf-8").splitlines()
    entries = (e for row in rows if not row.startswith("#") for e in row.lstrip(">~").split(","))
    return {entry.partition("=")[0].strip() for entry in entries}

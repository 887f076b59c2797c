"""The theme lists in `data/themes/<language>/`, best known first. `docs/themes.md` tells the format.

Read when first asked, and never changed; what follows for a word says `verdicts`.
"""

from functools import cache
from pathlib import Path

from msgspec import Struct

from ludotheque.game import IllegalMove, Refusal
from ludotheque.games.wordjam.letters import check_spelling, letters
from ludotheque.games.wordjam.styles import OWN, STYLES
from ludotheque.lexicon import NEWEST

DATA = Path(__file__).parent / "data" / "themes"
BASE = Path(__file__).parent / "data" / "base"
OLD = Path(__file__).parent / "data" / "old"
"""The same of earlier versions, for games that were begun with them."""
EVERYDAY = ("objects", "visible", "animals", "food", "flora", "body", "sports", "verbs")
"""The themes whose words are words of the dictionary: what comes to mind when any word will do."""
USUAL = 2.5
"""The Zipf frequency of an entry that tells none."""


class BadThemeList(Refusal):
    """A line of a theme list that cannot be read; names the file and the line."""

    def __init__(self, file: str, line: int, why: str) -> None:
        super().__init__("bad-theme-list", file=file, line=line, why=why)


class Entry(Struct, frozen=True):
    """A word that fits a theme: as it is shown, as it counts, and how common it is."""

    shown: str
    letters: str
    zipf: float = USUAL


@cache
def theme_list(language: str, style: str, lists: str = NEWEST) -> dict[str, Entry]:
    """The entries of a theme by their letters, best known first; none where the dictionary decides,
    nor of a table's own themes, whose lists are among its options."""
    if style.startswith(OWN) or not STYLES[style].listed:
        return {}
    folder = DATA if lists == NEWEST else OLD / lists / "themes"
    file = folder / language / f"{style}.txt"
    return read_theme_list(file.read_bytes(), f"{language}/{style}.txt", language, style)


@cache
def base_forms(language: str, lists: str = NEWEST) -> frozenset[str]:
    """Usual words in the form in which a dictionary has them, and those of the lists of things and verbs."""
    folder = BASE if lists == NEWEST else OLD / lists / "base"
    usual = (folder / f"{language}.txt").read_text("utf-8").split()
    return frozenset(usual).union(*(theme_list(language, style, lists) for style in EVERYDAY))


def read_theme_list(content: bytes, file: str, language: str, style: str) -> dict[str, Entry]:
    """Entries by their letters, alternative spellings each on its own; raises BadThemeList."""
    entries: dict[str, Entry] = {}
    for number, line in enumerate(content.splitlines(), 1):
        try:
            for entry in _read_line(line.decode("utf-8"), language, style, first=not entries):
                if entry.letters in entries:
                    raise ValueError(f"{entry.shown} stands there twice")
                entries[entry.letters] = entry
        except IllegalMove as refusal:
            raise BadThemeList(file, number, refusal.code) from refusal
        except ValueError as error:
            raise BadThemeList(file, number, str(error)) from error
    return entries


def _read_line(text: str, language: str, style: str, *, first: bool) -> list[Entry]:
    if text.startswith("#"):
        if not first:
            raise ValueError("a comment after the first entry")
        return []
    spellings, tab, frequency = text.partition("\t")
    zipf = float(frequency) if tab else USUAL
    if not 0 <= zipf <= 9:
        raise ValueError(f"{frequency} is no Zipf frequency")
    for shown in spellings.split("|"):
        check_spelling(shown, language, style)
    return [Entry(shown, letters(shown, language, style), zipf) for shown in spellings.split("|")]

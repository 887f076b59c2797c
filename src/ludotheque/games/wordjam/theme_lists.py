"""The theme lists: `themes/<language>/<style>.txt`, one entry per line, best known first.

Lines that begin with `#` tell title, sources and licence. An entry may be followed by a tab and its Zipf
frequency.
"""

from functools import cache
from pathlib import Path

from msgspec import Struct

from ludotheque.game import IllegalMove, Refusal
from ludotheque.games.wordjam.spelling import check_spelling, letters
from ludotheque.games.wordjam.styles import STYLES

DATA = Path(__file__).parent / "themes"


class BadThemeList(Refusal):
    """A line of a theme list that cannot be read; names the file and the line."""

    def __init__(self, file: str, line: int, why: str) -> None:
        super().__init__("bad-theme-list", file=file, line=line, why=why)


class Entry(Struct, frozen=True):
    """A word that fits a theme: as it is shown, as it counts, and how common it is (None: not known)."""

    shown: str
    letters: str
    zipf: float | None = None


@cache
def theme_list(language: str, style: str) -> dict[str, Entry]:
    """The entries of a theme by their letters, best known first; none where the dictionary decides."""
    if not STYLES[style].listed:
        return {}
    file = DATA / language / f"{style}.txt"
    return read_theme_list(file.read_bytes(), f"{language}/{style}.txt", language, style)


def read_theme_list(content: bytes, file: str, language: str, style: str) -> dict[str, Entry]:
    """Entries by their letters, the first of equal ones kept; raises BadThemeList."""
    entries: dict[str, Entry] = {}
    for number, line in enumerate(content.splitlines(), 1):
        try:
            entry = _read_line(line.decode("utf-8"), language, style)
        except IllegalMove as refusal:
            raise BadThemeList(file, number, refusal.code) from refusal
        except ValueError as error:
            raise BadThemeList(file, number, str(error)) from error
        if entry is not None:
            entries.setdefault(entry.letters, entry)
    return entries


def _read_line(text: str, language: str, style: str) -> Entry | None:
    if text.startswith("#") or not text.strip():
        return None
    shown, tab, frequency = text.partition("\t")
    check_spelling(shown, language, style)
    zipf = float(frequency) if tab else None
    if zipf is not None and not 0 <= zipf <= 9:
        raise ValueError(f"Zipf frequency {frequency}")
    return Entry(shown.strip(), letters(shown, language, style), zipf)

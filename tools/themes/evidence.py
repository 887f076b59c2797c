"""What packages tell of a word: WordNet's hypernyms, OpenThesaurus' broader terms, Littré's definitions.

Every language gives the same shape: by folded word a set of marks, strings that mean nothing in themselves.
What they mean for a Style is learned from the theme lists (`senses.py`).
"""

import gzip
import re
import struct
import subprocess
from collections import defaultdict
from functools import lru_cache, partial
from pathlib import Path

from ludotheque.lexicon import fold

Marks = dict[str, set[str]]
PACKAGES = {
    "wordnet-base": "usr/share/wordnet",
    "mythes-de": "usr/share/mythes/th_de_DE_v2.dat",
    "mythes-fr": "usr/share/mythes/thes_fr.dat",
    "stardict-xmlittre": "usr/share/stardict/dic",
    "hunspell-fr-comprehensive": "usr/share/hunspell/fr.dic",
}
PLACES = ("15", "17")
"""WordNet's files of locations and natural objects."""
SENSES = 2
"""Of an English word so many senses count, the commonest first."""
FIRST_WORDS = 9
"""Of a definition so many words count."""


def debian(package: str, cache: Path) -> Path:
    """The file or folder we read of a Debian package, fetched once into `cache`."""
    target = cache / package
    if not target.exists():
        cache.mkdir(parents=True, exist_ok=True)
        subprocess.run(["apt-get", "-qq", "download", package], cwd=cache, check=True, capture_output=True)
        (archive,) = cache.glob(f"{package}_*.deb")
        subprocess.run(["dpkg", "-x", str(archive), str(target)], check=True)
    return target / PACKAGES[package]


def marks(language: str, cache: Path) -> Marks:
    """All that the packages of a language tell of its words."""
    return {"en": _wordnet, "fr": _french, "de": _openthesaurus}[language](cache)


def wordnet_lemmas(cache: Path, part: str) -> set[str]:
    """The lemmas of a part of speech (noun, verb, adj), as they are written."""
    found = set[str]()
    for line in (debian("wordnet-base", cache) / f"data.{part}").read_text("utf-8").splitlines():
        if line[0] != " ":
            fields = line.split()
            words = fields[4 : 4 + 2 * int(fields[3], 16) : 2]
            found |= {word.partition("(")[0].replace("_", " ") for word in words}
    return found


def _wordnet(cache: Path) -> Marks:
    folder = debian("wordnet-base", cache)
    above: dict[str, list[str]] = {}
    for line in (folder / "data.noun").read_text("utf-8").splitlines():
        if line[0] != " ":
            fields = line.split(" | ")[0].split()
            above[fields[0]] = [
                fields[at + 1] for at, field in enumerate(fields) if field in ("@", "@i") and at > 4
            ]
    found: Marks = defaultdict(set)
    for line in (folder / "index.noun").read_text("utf-8").splitlines():
        if line[0] != " ":
            fields = line.split()
            count = int(fields[2])
            for synset in fields[-count:][:SENSES]:
                todo = [synset]
                while todo:
                    one = todo.pop()
                    found[fold(fields[0].replace("_", " "), "en")].add(one)
                    todo += above[one]
    return found


def wordnet_nouns(cache: Path) -> set[str]:
    """Nouns that are written small: no names."""
    found = set()
    for line in (debian("wordnet-base", cache) / "data.noun").read_text("utf-8").splitlines():
        if line[0] != " ":
            fields = line.split()
            found |= {word for word in fields[4 : 4 + 2 * int(fields[3], 16) : 2] if word.islower()}
    return {word for word in found if word.isalpha()}


def wordnet_places(cache: Path) -> set[str]:
    """Names of places: what WordNet calls an instance and files under locations or natural objects."""
    found = set()
    for line in (debian("wordnet-base", cache) / "data.noun").read_text("utf-8").splitlines():
        fields = line.split(" | ")[0].split()
        if line[0] != " " and fields[1] in PLACES and "@i" in fields:
            count = int(fields[3], 16)
            found |= {name.replace("_", " ") for name in fields[4 : 4 + 2 * count : 2] if name[0].isupper()}
    return found


def _openthesaurus(cache: Path) -> Marks:
    found: Marks = defaultdict(set)
    folded = lru_cache(maxsize=None)(partial(fold, language="de"))
    lines = debian("mythes-de", cache).read_text("utf-8").splitlines()[1:]
    for line in lines:
        if not line.startswith("-|"):
            continue
        terms = line[2:].split("|")
        names = [folded(term.partition(" (")[0]) for term in terms]
        broader = {f"<{name}" for name, term in zip(names, terms, strict=True) if "(Oberbegriff)" in term}
        same = [name for name, term in zip(names, terms, strict=True) if "begriff)" not in term]
        for name in same:
            found[name] |= broader
            found[name] |= {f"={other}" for other in same if other != name}
    return found


def _french(cache: Path) -> Marks:
    found: Marks = defaultdict(set)
    for headword, definition in _littre(debian("stardict-xmlittre", cache)):
        told = re.sub(r"<[^>]+>", " ", definition.partition("\n")[2])
        words = re.findall(r"[a-zà-ÿœ]{3,}", told.lower())[:FIRST_WORDS]
        for spelling in headword.split(","):
            found[fold(re.sub(r"\.\d+$", "", spelling.strip()), "fr")] |= {f":{word}" for word in words}
    entry = ""
    for line in debian("mythes-fr", cache).read_text("utf-8").splitlines()[1:]:
        head, *others = line.split("|")
        if head.startswith("("):
            for other in others:
                found[entry].add(f"={fold(other, 'fr')}")
                found[fold(other, "fr")].add(f"={entry}")
        else:
            entry = fold(head, "fr")
    return found


def _littre(folder: Path) -> list[tuple[str, str]]:
    """Headwords and what is told of them, out of a StarDict file."""
    text = gzip.decompress((folder / "XMLittre.dict.dz").read_bytes())
    index, at, entries = (folder / "XMLittre.idx").read_bytes(), 0, []
    while at < len(index):
        end = index.index(b"\0", at)
        offset, length = struct.unpack(">II", index[end + 1 : end + 9])
        entries.append((index[at:end].decode("utf-8"), text[offset : offset + length].decode("utf-8")))
        at = end + 9
    return entries


def french_lemmas(cache: Path) -> dict[str, set[str]]:
    """Grammalecte's headwords as they are written, with their parts of speech (nom, adj, v1, …)."""
    found: dict[str, set[str]] = defaultdict(set)
    for line in debian("hunspell-fr-comprehensive", cache).read_text("utf-8").splitlines()[1:]:
        word = re.split(r"[/\s]", line, maxsplit=1)[0]
        found[word] |= set(re.findall(r"po:([a-z]+\d?)", line))
    return found


def wordnet_forms(cache: Path) -> set[str]:
    """Irregular plurals, pasts, participles and comparatives, as WordNet lists them."""
    folder = debian("wordnet-base", cache)
    text = "".join((folder / f"{part}.exc").read_text("utf-8") for part in ("noun", "verb", "adj"))
    return {form for form, *bases in map(str.split, text.splitlines()) if form not in bases}


def german_small(cache: Path) -> set[str]:
    """Words that OpenThesaurus writes small and in one piece: adverbs and the like among them."""
    text = debian("mythes-de", cache).read_text("utf-8")
    terms = {term.partition(" (")[0] for line in text.splitlines()[1:] for term in line.split("|")[1:]}
    return {term for term in terms if term.isalpha() and term.islower()}


def wordnet_mostly_nouns(cache: Path) -> set[str]:
    """Nouns that were not met more often as verbs or adjectives in WordNet's tagged texts."""
    met = dict.fromkeys((noun.lower() for noun in wordnet_lemmas(cache, "noun")), 0)
    for line in (debian("wordnet-base", cache) / "cntlist.rev").read_text("utf-8").splitlines():
        sense, _, times = line.split(" ")
        lemma, _, rest = sense.partition("%")
        if lemma in met:
            met[lemma] += int(times) if rest[0] in "14" else -int(times)
    return {lemma for lemma, more in met.items() if more >= 0}


def french_mostly_nouns(cache: Path) -> set[str]:
    """Nouns that the thesaurus does not treat as adjectives or verbs first."""
    found = {word for word, parts in french_lemmas(cache).items() if "nom" in parts}
    entry = ""
    for line in debian("mythes-fr", cache).read_text("utf-8").splitlines()[1:]:
        kind = line.partition("|")[0]
        if kind in ("(Adjectif)", "(Verbe)"):
            found.discard(entry)
        entry = "" if kind.startswith("(") else kind
    return found

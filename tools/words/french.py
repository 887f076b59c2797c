"""French: the dictionary of Grammalecte with parts of speech, all forms written out."""

import re

from ludotheque.lexicon import fold

from .fetch import Sources, hand_list
from .hunspell import forms, read_affixes, split_flags

PACKAGE = "hunspell-fr-comprehensive"
SOURCES = ("Grammalecte", "hand list")
NO_WORDS = {"npr", "prn", "patr", "pfx", "sfx", "err", "sign", "ponc", "div"}
"""Proper names, prefixes, endings, misspellings, signs (B5)."""
LETTERS = re.compile(r"[a-zàâäçéèêëîïíñóôöùúûüÿœæãåáõø]+")


def words(sources: Sources) -> dict[str, int]:
    """Folded words with the number of their source."""
    affixes = read_affixes(sources.file(PACKAGE, "usr/share/hunspell/fr.aff"))
    shortened, exotic = set(hand_list("fr-shortened")), frozenset(hand_list("fr-prefixes"))
    found: dict[str, int] = {}
    text = sources.file(PACKAGE, "usr/share/hunspell/fr.dic").read_text(encoding="utf-8")
    for line in text.splitlines()[1:]:
        entry, *tags = line.split()
        stem, _, flagged = entry.partition("/")
        flags = split_flags(flagged)
        kinds = {tag[3:] for tag in tags if tag.startswith("po:")}
        if kinds & NO_WORDS or affixes.keep_case in flags or stem in shortened:
            continue
        for form in forms(stem, flags, affixes, exotic):
            if LETTERS.fullmatch(form):
                found[fold(form, "fr")] = 0
    for word in hand_list("fr"):
        found.setdefault(fold(word, "fr"), 1)
    for word in hand_list("fr-out"):
        found.pop(fold(word, "fr"), None)
    return found

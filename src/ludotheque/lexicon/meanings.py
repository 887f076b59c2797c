"""Why a word is a word: what it means where a free source tells, else what it is a form of and of which kind.

The data of a language are one file beside its word list, made by `python -m tools.words meanings` and opened
when somebody first asks. A file is lines `WORD<tab>reading<tab>reading…` in the order of their words,
packed in blocks; a reading is `kind.form|base|gloss`. A gloss stands with its base alone; in German it is
other words for it or, behind a `^`, what it is a kind of.
"""

import lzma
from bisect import bisect_right
from collections.abc import Iterable
from functools import cache, lru_cache

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ludotheque.lexicon.derivation import bases, compound, made_from
from ludotheque.lexicon.folding import fold
from ludotheque.lexicon.lexfile import LexiconDamaged, map_file
from ludotheque.lexicon.lexicon import DATA, VERSIONS, Lexicon, open_lexicon

MAGIC = b"LUDOMEA1"
BLOCK = 1 << 17
"""Characters of text that are packed together."""
FILTER = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 18}]
MOST = 3
"""Readings of one word that are told."""
COMMON = 2.5
"""How common (Zipf) the parts of a compound must be; there are too many short rare words."""
KINDS = {
    "n": "noun",
    "v": "verb",
    "a": "adjective",
    "r": "adverb",
    "p": "preposition",
    "c": "conjunction",
    "o": "pronoun",
    "d": "determiner",
    "m": "number",
    "i": "interjection",
    "x": "",
}


class Reading(Struct, frozen=True):
    """One thing a word can be."""

    base: str
    """As it is written; in German with its capital."""
    kind: str = ""
    """`noun`, `verb` …; empty: not known."""
    form: str = ""
    """Which form of its base (`pl`, `past`, `iimp` …), or `made` and `compound` for what is made from others;
    empty: the base itself."""
    person: str = ""
    """Of a verb's form: `p1sg`, `p13sg` (first and third) …; of a participle `fem`, `pl`, `fempl`."""
    gloss: str = ""
    """A short meaning in the word's language."""
    tie: str = ""
    """What the gloss is: empty: the meaning; `like`: other words for it; `under`: what it is a kind of."""
    parts: tuple[str, ...] = ()
    """What a compound is made of."""


class Meaning(Struct, frozen=True):
    """A word, where it was taken from and how common it is, and what it can be; nothing, if nobody tells."""

    word: str
    source: str
    zipf: float
    readings: tuple[Reading, ...] = ()


class Header(Struct, frozen=True):
    """`firsts` are the first words of the blocks, `ends` where each block ends behind the header."""

    language: str
    firsts: tuple[str, ...]
    ends: tuple[int, ...]


def explain(language: str, word: str) -> Meaning | None:
    """What is known of a word that may be played, spelled by any letters; None for what is no word.

    A word that only an older list holds is explained too, for the games that were played with it.
    """
    folded = fold(word, language)
    for version in reversed(VERSIONS):
        lexicon = open_lexicon(language, version, hurtful=True)
        if source := lexicon.source(folded):
            return Meaning(folded, source, lexicon.zipf(folded), _readings(lexicon, folded)[:MOST])
    return None


def _readings(lexicon: Lexicon, word: str) -> tuple[Reading, ...]:
    book = open_meanings(lexicon.language)
    found = [_with_gloss(book, one) for one in _forms(book, word)]
    return tuple(dict.fromkeys(found)) or _made(lexicon, book, word)


def _forms(book: "Meanings", word: str) -> list[Reading]:
    """What is written down of a word, or which regular form it is."""
    return list(book.find(word)) or [
        replace(one, form=form)
        for base, kind, form in bases(book.language, word)
        for one in book.find(base)
        if one.kind == kind and not one.form
    ]


def _with_gloss(book: "Meanings", reading: Reading) -> Reading:
    if reading.gloss or not reading.form:
        return reading
    same = (
        one
        for one in book.find(fold(reading.base, book.language))
        if one.gloss and (one.base, one.kind) == (reading.base, reading.kind)
    )
    found = next(same, None)
    return replace(reading, gloss=found.gloss, tie=found.tie) if found else reading


def _made(lexicon: Lexicon, book: "Meanings", word: str) -> tuple[Reading, ...]:
    """What nobody explains is often two words in one, or a word with something before or behind it."""

    def common(part: str) -> bool:
        return lexicon.zipf(part) >= COMMON

    for base in made_from(lexicon.language, word, lexicon.is_word):
        for one in _forms(book, base)[:1]:
            return (replace(_with_gloss(book, one), kind="", form="made", person=""),)
    for first, joint, head in compound(lexicon.language, word, common):
        fronts = [one for one in _forms(book, first) if one.kind != "verb" or not one.form]
        for one in _forms(book, head)[:1] if fronts else ():
            base = first.lower() + joint.lower() + one.base.lower()
            german = book.language == "de"
            written = base.capitalize() if one.kind == "noun" and german else base
            front = first.capitalize() if fronts[0].kind == "noun" and german else first.lower()
            return (Reading(written, one.kind, "compound", parts=(front, one.base)),)
    return ()


class Meanings:
    """What one file tells."""

    def __init__(self, data: memoryview, name: str) -> None:
        if bytes(data[:8]) != MAGIC:
            raise LexiconDamaged("lexicon-foreign", file=name)
        begin = 12 + int.from_bytes(data[8:12], "little")
        try:
            header = msgspec.json.decode(data[12:begin], type=Header)
        except msgspec.MsgspecError:
            raise LexiconDamaged("lexicon-checksum", file=name) from None
        if header.ends and len(data) < begin + header.ends[-1]:
            raise LexiconDamaged("lexicon-truncated", file=name)
        self.language = header.language
        self._header = header
        self._packed = data[begin:]
        self._block = lru_cache(maxsize=8)(self._unpacked)

    def find(self, word: str) -> tuple[Reading, ...]:
        """The readings of a folded word, the likeliest first."""
        number = bisect_right(self._header.firsts, word) - 1
        if number < 0:
            return ()
        text = self._block(number)
        at = text.find(f"\n{word}\t")
        if at < 0:
            return ()
        line = text[at + 1 : text.index("\n", at + 1)]
        return tuple(_read(one, self.language) for one in line.split("\t")[1:])

    def _unpacked(self, number: int) -> str:
        ends = self._header.ends
        part = self._packed[ends[number - 1] if number else 0 : ends[number]]
        return lzma.decompress(part, lzma.FORMAT_RAW, filters=FILTER).decode()


@cache
def open_meanings(language: str) -> Meanings:
    """The file of a language, mapped once per process; raises LexiconDamaged."""
    path = DATA / f"{language}.meanings"
    return Meanings(map_file(path), path.name)


def pack(language: str, lines: Iterable[str]) -> bytes:
    """The bytes of a file; the same lines always give the same bytes."""
    blocks, firsts, size = list[list[str]](), list[str](), BLOCK
    for line in sorted(lines, key=lambda line: line.partition("\t")[0]):
        if size >= BLOCK:
            blocks.append([])
            firsts.append(line.partition("\t")[0])
            size = 0
        blocks[-1].append(line)
        size += len(line)
    packed = [
        lzma.compress(("\n" + "\n".join(block) + "\n").encode(), lzma.FORMAT_RAW, filters=FILTER)
        for block in blocks
    ]
    ends = tuple(sum(len(one) for one in packed[: n + 1]) for n in range(len(packed)))
    said = msgspec.json.encode(Header(language, tuple(firsts), ends))
    return MAGIC + len(said).to_bytes(4, "little") + said + b"".join(packed)


def _read(text: str, language: str) -> Reading:
    how, base, gloss, *_ = (*text.split("|"), "", "")
    kind, _, form = how.partition(".")
    form, _, person = form.partition("-")
    tie = "" if language != "de" or not gloss else "under" if gloss[0] == "^" else "like"
    person = f"p{person}" if person[:1].isdecimal() else person
    return Reading(base, KINDS[kind], form, person, gloss.removeprefix("^"), tie)

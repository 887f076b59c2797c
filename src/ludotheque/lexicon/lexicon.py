"""The questions a game asks of a word list. Plain Python over the mapped file; searches use the kernel.

Open one with `open_lexicon`; nobody changes it. What counts as a word in a game says the game.
"""

from collections.abc import Container, Iterable, Iterator, Mapping
from copy import copy
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Annotated, Literal, Self, get_args

import numpy as np
import numpy.typing as npt
from msgspec import Meta

from ludotheque.game import Refusal
from ludotheque.lexicon.folding import ALPHABETS
from ludotheque.lexicon.lexfile import (
    END,
    LEVEL,
    LEVEL_BITS,
    STEPS_PER_ZIPF,
    Entry,
    Header,
    LexArrays,
    checked,
    compile_lexicon,
    map_file,
)
from ludotheque.lexicon.withdrawn import less

DATA = Path(__file__).parent / "data"
ListVersion = Literal["0.1", "0.2"]
"""The release of Ludothèque a list came with. A game keeps the list that it began with."""
VERSIONS: tuple[ListVersion, ...] = get_args(ListVersion)
NEWEST: ListVersion = VERSIONS[-1]
PlayedWith = Annotated[ListVersion, Meta(extra={"formerly": VERSIONS[0], "offered": False})]
"""The option of a game of words that says with which list it is played: nobody is asked, and games that were
stored before they said so were played with the first."""


class Lexicon:
    """The words of one language and all their fragments. Letters are folded capitals (see `fold`)."""

    def __init__(self, header: Header, content: memoryview, *, hurtful: bool = True) -> None:
        self.header = header
        self.language = header.language
        self.version = header.version
        self.alphabet = ALPHABETS[header.language]
        cells, tags = content[: 4 * header.cells], np.frombuffer(content[4 * header.cells :], np.uint8)
        root, start = header.root, header.start
        if not hurtful and header.kind_root >= 0:
            root, start = header.kind_root, header.kind_start
            tags = np.delete(tags, header.held_back)
        self.arrays = LexArrays(np.frombuffer(cells, np.uint32), root, start, tags)
        self._hushed = not hurtful and header.kind_root < 0
        """The file cannot hold words that hurt back: at least none is named."""
        self._cells = cells.cast("I")
        self._bits = {letter: 1 << place for place, letter in enumerate(self.alphabet)}
        self._root = root
        self._start = start

    @classmethod
    def of(
        cls,
        words: Iterable[str] | Mapping[str, float],
        language: str,
        held_back: Container[str] = frozenset(),
    ) -> Self:
        """A lexicon of a few folded words (with their commonness, if it matters), kept in memory, without
        those held back."""
        zipf = words if isinstance(words, Mapping) else dict.fromkeys(words, 0.0)
        data = compile_lexicon({word: Entry(zipf[word]) for word in zipf}, language, held_back=held_back)
        return cls(*checked(memoryview(data), "words"), hurtful=False)

    def without(self, withdrawn: Iterable[str]) -> Self:
        """The same list less these words, as far as it has them; their fragments stay fragments."""
        known = {word: number for word in withdrawn if (number := self._number(word)) is not None}
        if not known:
            return self
        arrays = self.arrays
        spelled = [self.letters(word).tolist() for word in known]
        cells, start = less(arrays.cells, self._start, spelled)
        tags = np.delete(arrays.tags, list(known.values()))
        tags.flags.writeable = arrays.tags.flags.writeable  # or everything would be compiled once more
        one = copy(self)
        vars(one).update(arrays=LexArrays(cells, self._root, start, tags))
        vars(one).update(_cells=cells.data, _start=start)
        vars(one).pop("_ranked", None)
        return one

    @classmethod
    def read(cls, path: Path, *, hurtful: bool = True) -> Self:
        """The lexicon in a file, with or without words that hurt; raises LexiconDamaged."""
        return cls(*checked(map_file(path), path.name), hurtful=hurtful)

    def __len__(self) -> int:
        return len(self.arrays.tags)

    def is_word(self, word: str) -> bool:
        """Whether `word` is complete (B5 asks for three letters besides)."""
        node = self._walk(self._start, word)
        return node >= 0 and self._cells[node] >= END

    def is_prefix(self, letters: str) -> bool:
        """Whether some word begins with `letters`."""
        return self._walk(self._start, letters) >= 0

    def is_fragment(self, letters: str) -> bool:
        """Whether `letters` stand consecutively in some word (B6)."""
        cells, bits, node = self._cells, self._bits, self._root
        try:
            for letter in letters:
                bit, mask = bits[letter], cells[node]
                if not mask & bit:
                    return False
                node = cells[node + 1 + (mask & bit - 1).bit_count()]
        except KeyError:
            return False
        return True

    def following(self, letters: str) -> str:
        """The letters that may follow `letters` so that they are still a fragment, in alphabetical order."""
        node = self._walk(self._root, letters)
        return "".join(letter for letter, _ in self._edges(node)) if node >= 0 else ""

    def containing(self, letters: str, limit: int = 10) -> list[str]:
        """Words in which `letters` stand consecutively: the commonest first, then the shortest."""
        return self._search(letters, limit, anchored=False) if limit > 0 and self.is_fragment(letters) else []

    def starting(self, letters: str, limit: int = 10) -> list[str]:
        """Words that begin with `letters`: the commonest first, then the shortest."""
        return self._search(letters, limit, anchored=True) if limit > 0 and self.is_prefix(letters) else []

    def words(self) -> Iterator[str]:
        """All words in the order of the alphabet."""
        backwards: dict[int, list[tuple[str, int]]] = {}
        waiting = [("", self._start)]
        while waiting:
            spelled, node = waiting.pop()
            if self._cells[node] >= END:
                yield spelled
            if node not in backwards:
                backwards[node] = list(self._edges(node))[::-1]
            for letter, child in backwards[node]:
                waiting.append((spelled + letter, child))

    def zipf(self, word: str) -> float:
        """How common `word` is, 0 (unknown) to 8, in quarters: 3 is once in a million words."""
        tag = self._tag(word)
        return 0.0 if tag is None else (tag & LEVEL) / STEPS_PER_ZIPF

    def source(self, word: str) -> str | None:
        """Where `word` was taken from; None for no word."""
        tag = self._tag(word)
        return None if tag is None else self.header.sources[tag >> LEVEL_BITS]

    def letters(self, text: str) -> npt.NDArray[np.uint8]:
        """`text` as places in the alphabet, for compiled code; raises KeyError for any other letter."""
        return np.array([self._bits[letter].bit_length() - 1 for letter in text], np.uint8)

    def spelled(self, places: Iterable[int]) -> str:
        """The inverse of `letters`."""
        return "".join(self.alphabet[place] for place in places)

    def _walk(self, node: int, letters: str) -> int:
        cells, bits = self._cells, self._bits
        try:
            for letter in letters:
                bit, mask = bits[letter], cells[node]
                if not mask & bit:
                    return -1
                node = cells[node + 1 + (mask & bit - 1).bit_count()]
        except KeyError:
            return -1
        return node

    def _edges(self, node: int) -> Iterator[tuple[str, int]]:
        mask = self._cells[node]
        for letter, bit in self._bits.items():
            if mask & bit:
                node += 1
                yield letter, self._cells[node]

    def _tag(self, word: str) -> int | None:
        number = self._number(word)
        return None if number is None else int(self.arrays.tags[number])

    def _number(self, word: str) -> int | None:
        """How many words come before it on the way from the start."""
        node, number = self._start, 0
        for letter in word:
            number += self._cells[node] >= END
            for other, child in self._edges(node):
                if other == letter:
                    node = child
                    break
                number += self._cells[child - 1]
            else:
                return None
        return number if self._cells[node] >= END else None

    @cached_property
    def _ranked(self) -> bytes:
        from ludotheque.lexicon.kernel import ranked

        return ranked(self.arrays)

    def _search(self, letters: str, limit: int, *, anchored: bool) -> list[str]:
        from ludotheque.lexicon.hurtful import hurts
        from ludotheque.lexicon.kernel import found

        text, between = self._ranked, b"\xff"
        looked_through = np.frombuffer(text, np.uint8)
        sought = np.frombuffer(between * anchored + self.letters(letters).tobytes(), np.uint8)
        words: list[str] = []
        at = found(looked_through, sought, 0)
        while at >= 0 and len(words) < limit:
            end = text.find(between, at + 1)
            if end < 0:
                break
            word = self.spelled(text[text.rfind(between, 0, at + 1) + 1 : end])
            if not (self._hushed and hurts(word, self.language)):
                words.append(word)
            at = found(looked_through, sought, end)
        return words


class UnknownLexicon(Refusal):
    """A language of which we have no words."""


def open_lexicon(
    language: str, version: str = NEWEST, *, hurtful: bool = False, withdrawn: tuple[str, ...] = ()
) -> Lexicon:
    """The lexicon of `en`, `fr` or `de`, mapped once per process; raises LexiconDamaged, UnknownLexicon.

    `hurtful`: with the words that hurt, for a table that allows them; `withdrawn`: without these.
    """
    if language not in ALPHABETS or version not in VERSIONS:
        raise UnknownLexicon("lexicon-unknown", language=language)
    opened = _opened(language, version, hurtful)
    return _less(language, version, hurtful, withdrawn) if withdrawn else opened


@lru_cache(maxsize=8)
def _less(language: str, version: str, hurtful: bool, withdrawn: tuple[str, ...]) -> Lexicon:
    return _opened(language, version, hurtful).without(withdrawn)


@cache
def _opened(language: str, version: str, hurtful: bool) -> Lexicon:
    return Lexicon.read(file_of(language, version), hurtful=hurtful)


def file_of(language: str, version: str = NEWEST) -> Path:
    """Where a list lies."""
    return DATA / version / f"{language}.lex"

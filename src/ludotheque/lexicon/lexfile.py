"""The file of a lexicon: what is written at build time and mapped into memory when it is opened.

8 bytes   b"LUDOLEX1"
4 bytes   length of the header        little-endian
4 bytes   CRC-32 of all that follows
header    JSON, padded with spaces to a multiple of 4
cells     32-bit words: the automaton (see `LexArrays`)
tags      one byte per word, in alphabetical order: commonness and source
"""

import hashlib
import json
import mmap
import zlib
from collections.abc import Container, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from ludotheque.game import Refusal
from ludotheque.lexicon.automaton import Automaton, automaton
from ludotheque.lexicon.folding import ALPHABETS

MAGIC = b"LUDOLEX1"
END = 1 << 31
"""The bit of a cell that says: a word may end here. The other bits are the letters that may follow."""
STEPS_PER_ZIPF = 4
LEVEL_BITS = 5
LONGEST = 63
"""Letters in a word: what the kernel's buffers hold."""
LEVEL = (1 << LEVEL_BITS) - 1


class LexArrays(NamedTuple):
    """The index, for compiled code.

    A node is a place in `cells`. The cell there is a mask of the letters that may follow (bit = place in
    the alphabet), with `END` if a word may end there; the nodes reached come right behind it, one per
    letter, in the order of the alphabet. `root` is the empty fragment; `start` is the beginning of a word.
    A walk from `start` stays among the nodes of words, and only these have in the cell *before* them
    how many words lie below: so words are numbered alphabetically. `tags[number]` is a word's tag.
    """

    cells: npt.NDArray[np.uint32]
    root: int
    start: int
    tags: npt.NDArray[np.uint8]


class Header(msgspec.Struct, frozen=True):
    """What a lexicon's file says about itself. `sources` are numbered as in the tags."""

    language: str
    version: str
    words: int
    cells: int
    root: int
    start: int
    sources: tuple[str, ...]
    kind_root: int = -1
    kind_start: int = -1
    held_back: tuple[int, ...] = ()
    """Root and start without the words held back, and their numbers; -1: there is no such part."""


class LexiconDamaged(Refusal):
    """A lexicon's file that is missing or not as it was built; `params['file']` names it."""


class Entry(NamedTuple):
    """What is stored with a word: commonness (Zipf scale, 0 unknown) and the number of its source."""

    zipf: float = 0.0
    source: int = 0


def compile_lexicon(
    words: Mapping[str, Entry],
    language: str,
    sources: Iterable[str] = ("words",),
    held_back: Container[str] = frozenset(),
) -> bytes:
    """The bytes of a lexicon's file. `words` are folded; the same words always give the same bytes.

    Those `held_back` are words only for who opens the whole list.
    """
    alphabet = ALPHABETS[language]
    if too_long := [word for word in words if len(word) > LONGEST]:
        raise ValueError(f"more than {LONGEST} letters: {too_long[0]}")
    place = {letter: chr(index) for index, letter in enumerate(alphabet)}
    table = str.maketrans(place)
    ordered = sorted(words, key=lambda word: word.translate(table))
    built = automaton(ordered, alphabet, held_back=held_back)
    cells, places = _laid_out(built)
    tags = bytes(_tag(words[word]) for word in ordered)
    content = cells.astype("<u4").tobytes() + tags
    header = Header(
        language=language,
        version=hashlib.sha256(content).hexdigest()[:12],
        words=len(ordered),
        cells=len(cells),
        root=places[built.root],
        start=places[built.start],
        sources=tuple(sources),
        kind_root=places[built.kind_root],
        kind_start=places[built.kind_start],
        held_back=tuple(number for number, word in enumerate(ordered) if word in held_back),
    )
    said = json.dumps(msgspec.to_builtins(header), sort_keys=True).encode()
    said += b" " * (-len(said) % 4)
    body = said + content
    return MAGIC + len(said).to_bytes(4, "little") + zlib.crc32(body).to_bytes(4, "little") + body


def map_file(path: Path) -> memoryview:
    """The whole file, mapped into memory and shared with every process that opens it."""
    try:
        with path.open("rb") as file:
            return memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    except FileNotFoundError:
        raise LexiconDamaged("lexicon-missing", file=path.name) from None
    except (OSError, ValueError):  # unreadable, or empty
        raise LexiconDamaged("lexicon-truncated", file=path.name) from None


def checked(data: memoryview, name: str) -> tuple[Header, memoryview]:
    """The header and what follows it; raises LexiconDamaged telling what is wrong with the file `name`."""
    if data[:7] != MAGIC[:7]:
        raise LexiconDamaged("lexicon-foreign", file=name)
    if data[:8] != MAGIC:
        raise LexiconDamaged("lexicon-format", file=name)
    begin = 16 + int.from_bytes(data[8:12], "little")
    try:
        header = msgspec.json.decode(data[16:begin], type=Header)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise LexiconDamaged("lexicon-checksum", file=name) from None
    if len(data) < begin + 4 * header.cells + header.words:
        raise LexiconDamaged("lexicon-truncated", file=name)
    if zlib.crc32(data[16:]) != int.from_bytes(data[12:16], "little"):
        raise LexiconDamaged("lexicon-checksum", file=name)
    return header, data[begin:]


def _tag(entry: Entry) -> int:
    level = min(LEVEL, int(entry.zipf * STEPS_PER_ZIPF)) if entry.zipf > 0 else 0
    return entry.source << LEVEL_BITS | (max(1, level) if entry.zipf > 0 else 0)


def _laid_out(built: Automaton) -> tuple[npt.NDArray[np.uint32], dict[int, int]]:
    """The cells, and where each state lies. Nodes in the order they are reached: what every walk passes lies
    together in the cache."""
    counts = [0] * built.words
    for number in range(built.words):
        end, edges = built.states[number]
        counts[number] = end + sum(counts[state] for _, state in edges)
    places: dict[int, int] = {}
    size = 0
    order = _reached(built)
    for number in order:
        size += number < built.words
        places[number] = size
        size += 1 + len(built.states[number][1])
    cells = np.zeros(size, np.uint32)
    for number in order:
        end, edges = built.states[number]
        at = places[number]
        if number < built.words:
            cells[at - 1] = counts[number]
        cells[at] = sum(1 << letter for letter, _ in edges) | (END if end else 0)
        cells[at + 1 : at + 1 + len(edges)] = [places[state] for _, state in edges]
    return cells, places


def _reached(built: Automaton) -> list[int]:
    """All states, those with the shortest way from the root or the start first."""
    order = list(dict.fromkeys((built.root, built.start, built.kind_root, built.kind_start)))
    seen = set(order)
    for number in order:
        for _, state in built.states[number][1]:
            if state not in seen:
                seen.add(state)
                order.append(state)
    return order

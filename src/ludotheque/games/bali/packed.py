"""Builds by the kernel: panels packed for it, its numbers turned into moves, the best first.

For lists, checks and bots, where thousands of builds are looked at; single ones are told by `panel`.
"""

from collections.abc import Iterable, Iterator

import numpy as np
import numpy.typing as npt

from ludotheque.game import Seat
from ludotheque.games.bali import kernel
from ludotheque.games.bali.cards import BALI, reading, value
from ludotheque.games.bali.panel import Rulebook, columns
from ludotheque.games.bali.types import Build, Panels, Place

STEPS = 1_000_000
"""How far a listing looks: exhaustive but for tables with two undeclared Bali cards among many letters."""


def packed(book: Rulebook, panels: Panels, own: Iterable[Seat]) -> tuple[kernel.Table, list[Place]]:
    """The table for the kernel, and the place of each of its columns."""
    held, mine = dict(columns(panels)), frozenset(own)
    codes = {letter: code for code, letter in enumerate(book.words.lexicon.alphabet)} | {BALI: kernel.WILD}
    table = kernel.Table(
        letters=np.array(
            [codes[letter] for column in held.values() for letter in reading(book.edition, column)], np.uint8
        ),
        ends=np.cumsum([len(column) for column in held.values()], dtype=np.int64),
        own=np.array([place.seat in mine for place in held], np.bool_),
        worth=np.array(
            [sum(value(book.edition, card) for card in column) for column in held.values()], np.int64
        ),
    )
    return table, list(held)


def unpacked(book: Rulebook, places: list[Place], order: int, info: int) -> Build:
    """The move two numbers of the kernel stand for."""
    used = [places[order >> 4 * number & 15] for number in range(info & 31)]
    letters = [info >> shift & 31 for shift in (5, 10)]
    declared = "".join(book.words.lexicon.alphabet[code] for code in letters if code != kernel.WILD)
    return Build(used[0], tuple(used[1:]), declared)


def listed(book: Rulebook, panels: Panels, own: Iterable[Seat], complete: bool, most: int) -> Iterator[Build]:
    """At most so many builds: words first, the highest score first; then fragments, the shortest first."""
    table, places = packed(book, panels, own)
    order, info = np.empty(STEPS, np.uint64), np.empty(STEPS, np.int64)
    found, _ = search(book, table, complete, kernel.UNBOUNDED, STEPS, order, info)
    order, info = order[:found], info[:found]
    words = info >> 15 & 1 == 1
    best = np.argsort(np.where(words, -(info >> 24) - 256, info >> 16 & 255), kind="stable")[:most]
    for packed_order, packed_info in zip(order[best].tolist(), info[best].tolist(), strict=True):
        yield unpacked(book, places, packed_order, packed_info)


def can_complete(book: Rulebook, panels: Panels, own: Iterable[Seat]) -> bool:
    """Whether any build ends in a complete word (B20)."""
    table, _ = packed(book, panels, own)
    order, info = np.empty(1, np.uint64), np.empty(1, np.int64)
    found, _ = search(book, table, True, 1, kernel.UNBOUNDED, order, info)
    return found > 0


def search(
    book: Rulebook,
    table: kernel.Table,
    complete: bool,
    most: int,
    budget: int,
    order: npt.NDArray[np.uint64],
    info: kernel.Ints,
) -> tuple[int, int]:
    """`kernel.builds` with the word lists and the alphabet of the table."""
    more = kernel.NO_LIST if book.words.space_age is None else book.words.space_age.arrays
    letters = len(book.edition.alphabet)
    return kernel.builds(book.words.lexicon.arrays, more, table, letters, complete, most, budget, order, info)

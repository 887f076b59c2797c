"""From a lexicon and an edition to what the compiled player needs.

Players, learning and environments ask here; what was worked out once stays on disk (`kept`).
"""

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ludotheque.bots.bali.judgement import FEATURES, KEY_LETTERS, MEMO_BITS
from ludotheque.bots.bali.table import WILD, Book, Ints
from ludotheque.bots.kept import Words, kept
from ludotheque.games.bali.editions import edition
from ludotheque.games.bali.types import Options
from ludotheque.games.bali.words import SHORTEST
from ludotheque.lexicon import NEWEST, Lexicon, open_lexicon
from ludotheque.lexicon.kernel import all_words
from ludotheque.lexicon.lexfile import LEVEL, STEPS_PER_ZIPF

_OWN = Path(__file__).read_bytes()
LONGEST = 14
"""Longer words are too unlikely to be worth a thought."""


def book_of(options: Options, least_zipf: float = 0.0) -> Book:
    """The words of a table, or only those of them at least so common."""
    book = open_book(options.edition, least_zipf, options.lexicon)
    return (
        _less(options.edition, least_zipf, options.lexicon, options.withdrawn) if options.withdrawn else book
    )


@lru_cache(maxsize=8)
def _less(edition_id: str, least_zipf: float, version: str, withdrawn: tuple[str, ...]) -> Book:
    """What the ends of words are worth stays as it is: a few words more or less change nothing there."""
    book = open_book(edition_id, least_zipf, version)
    arrays = open_lexicon(edition(edition_id).language, version, withdrawn=withdrawn).arrays
    return book._replace(cells=arrays.cells, start=arrays.start, **_memory())


@cache
def open_book(edition_id: str, least_zipf: float = 0.0, version: str = NEWEST) -> Book:
    """The words of an edition by a version of its list, or only those at least so common."""
    printed = edition(edition_id)
    lexicon = open_lexicon(printed.language, version)
    place = {letter: index for index, letter in enumerate(lexicon.alphabet)}
    deck = deck_of(edition_id)
    likely = np.zeros(32)
    likely[:WILD] = deck[:WILD] / (deck[:WILD] + 3.0)
    likely[: len(lexicon.alphabet)] = np.maximum(likely[: len(lexicon.alphabet)], 0.05)
    values = np.zeros(32, np.int64)
    for letter, index in place.items():
        values[index] = printed.values.get(letter, 0)
    values[WILD] = printed.values["*"]
    if least_zipf or version != NEWEST:
        ends = _ends(lexicon, least_zipf, likely, values)
    else:  # what hints and the strongest are asked for first
        words, tags = lexicon.arrays.cells, lexicon.arrays.tags
        made_from = (words.tobytes(), tags.tobytes(), likely.tobytes(), values.tobytes(), _OWN)
        ends = kept(f"bali-{edition_id}", made_from, lambda: _ends(lexicon, 0.0, likely, values))
    keys, chance, worth = ends[0, :-1], ends[1].view(np.float64), ends[2].view(np.float64)
    beginnings = np.arange(1 << 15 | 1, dtype=np.uint64) << np.uint64(5 * (KEY_LETTERS - 3))
    heads = np.searchsorted(keys, beginnings).astype(np.int32)
    rarity = np.ones(32)
    rarity[: len(place)] = 1 / likely[: len(place)]
    arrays = lexicon.arrays
    return Book(
        arrays.cells,
        arrays.root,
        arrays.start,
        keys,
        heads,
        chance,
        worth,
        rarity,
        values,
        bonus_of(printed.bali_bonus),
        **_memory(),
    )


def _memory() -> dict[str, Any]:
    """Of what tables were found to be, still empty."""
    return {
        "memo_keys": np.zeros(1 << MEMO_BITS, np.uint64),
        "memo": np.zeros((1 << MEMO_BITS, FEATURES), np.int32),
    }


def _ends(lexicon: Lexicon, least_zipf: float, likely: npt.NDArray[np.float64], values: Ints) -> Words:
    """Sorted keys of all ends of all words (and one that stands for nothing) with running sums of likelihood
    and of likelihood times points before each."""
    letters, ends = all_words(lexicon.arrays)
    lengths = np.diff(ends, prepend=0)
    known = (lexicon.arrays.tags & LEVEL) >= least_zipf * STEPS_PER_ZIPF
    all_keys, all_chance, all_worth = [], [], []
    for n in range(SHORTEST, LONGEST + 1):
        begins = (ends - lengths)[known & (lengths == n)]
        grid = letters[begins[:, None] + np.arange(n)]
        chance = likely[grid].prod(axis=1)
        worth = chance * values[grid].sum(axis=1) * n
        for begin in range(n):
            key = np.zeros(len(grid), np.uint64)
            for i in range(KEY_LETTERS):
                letter = grid[:, begin + i] + 1 if begin + i < n else np.zeros(len(grid), np.int64)
                key = (key << np.uint64(5)) | letter.astype(np.uint64)
            all_keys.append(key)
            all_chance.append(chance)
            all_worth.append(worth)
    keys = np.concatenate(all_keys)
    order = np.argsort(keys, kind="stable")
    keys = keys[order]
    heads = np.flatnonzero(np.concatenate([[True], keys[1:] != keys[:-1], [True]]))
    sums = [
        np.concatenate([[0.0], np.cumsum(np.concatenate(part)[order])])[heads]
        for part in (all_chance, all_worth)
    ]
    return np.stack([np.append(keys[heads[:-1]], np.uint64(0)), *(part.view(np.uint64) for part in sums)])


def bonus_of(rule: str) -> npt.NDArray[np.float64]:
    """`x2` as factor and addend, `+50` likewise."""
    return np.array([float(rule[1:]), 0.0] if rule[0] == "x" else [1.0, float(rule[1:])])


def deck_of(edition_id: str) -> Ints:
    """One deck by letter as it is read; the Bali card at `WILD`."""
    printed = edition(edition_id)
    alphabet = open_lexicon(printed.language).alphabet
    deck = np.zeros(32, np.int64)
    for letter, count in printed.deck.items():
        read = printed.reads_as.get(letter, letter)
        deck[WILD if letter == "*" else alphabet.index(read)] += count
    return deck

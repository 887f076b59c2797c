"""Compiled enumeration of builds. Its readable twin is `panel.builds`; a test proves them equal.

Data layout, for whoever searches on packed tables:

- A **letter** is its place in the lexicon's alphabet (A 0 … Z 25, Ä Ö Ü 26-28 in every language); `WILD` (31)
  is a Bali card not yet declared, which always stands alone. Umlaut cards of the French edition are packed as
  the vowels they are used as (B3), declared Bali cards as their letter.
- A `Table` holds up to 16 **columns** in any order: `letters[ends[i-1]:ends[i]]` is column i from top to
  bottom, `own[i]` tells whether one may build on it, `worth[i]` is the sum of its card values (B2).
- A **build** is two numbers. `order` is the columns used, the head first, 4 bits each from the lowest up.
  `info` is, from the lowest bit: how many columns (5 bits), the first and the second letter declared (5 bits
  each, `WILD` for none), whether it is a word (1 bit), how many cards (8 bits), its points (B7) if removed.
  `columns_in`, `cards_in` … below take it apart, in compiled and in plain code.
- `builds(lex, more, table, alphabet, complete, most, budget, order, info)` fills the two arrays and gives how
  many it found and how many steps it took. `more` is a second word list (Space Age), or `NO_LIST`. What does
  not fit into the arrays is counted, not kept. The budget bounds the steps: each head gets its share, so the
  search ends and no column is forgotten, even with two undeclared Bali cards among many letters.

`listing.packed` makes a `Table` from panels, `listing.unpacked` a move from a build. A caller may use the
same arrays again and again.
"""

from typing import NamedTuple

import numba
import numpy as np
import numpy.typing as npt

from ludotheque.lexicon import LexArrays
from ludotheque.lexicon.kernel import following, is_word, step

Ints = npt.NDArray[np.int64]
Whole = int | np.int64

WILD = 31
MOST_COLUMNS = 16
UNBOUNDED = 1 << 62

_COLUMN_BITS = 4
_COLUMN_MASK = np.uint64(15)
_WORD_BIT = 15
_CARDS_SHIFT = 16
_POINTS_SHIFT = 24
_SHORTEST = 3


class Table(NamedTuple):
    """The columns on the table, packed."""

    letters: npt.NDArray[np.uint8]
    ends: Ints
    own: npt.NDArray[np.bool_]
    worth: Ints


NO_LIST = LexArrays(np.frombuffer(bytes(4), np.uint32), -1, -1, np.frombuffer(bytes(1), np.uint8))
"""No words at all; read-only as a mapped lexicon is, so that both run the same compiled code."""


@numba.njit(cache=True, inline="always")
def columns_in(info: Whole) -> Whole:
    """How many columns a build joins, the head included."""
    return info & 31


@numba.njit(cache=True, inline="always")
def declared_in(info: Whole, number: int) -> Whole:
    """The first (0) or second (1) letter a build declares, or `WILD`."""
    return (info >> (5 + 5 * number)) & 31


@numba.njit(cache=True, inline="always")
def word_in(info: Whole) -> bool:
    """Whether the build makes a complete word."""
    return bool((info >> _WORD_BIT) & 1)


@numba.njit(cache=True, inline="always")
def cards_in(info: Whole) -> Whole:
    """How many cards the column has then."""
    return (info >> _CARDS_SHIFT) & 255


@numba.njit(cache=True, inline="always")
def points_in(info: Whole) -> Whole:
    """What the column would score if it were removed."""
    return info >> _POINTS_SHIFT


@numba.njit(cache=True, inline="always")
def column_in(order: np.uint64, number: int) -> Whole:
    """The column at that place of the build; 0 is the head."""
    return np.int64((order >> np.uint64(_COLUMN_BITS * number)) & _COLUMN_MASK)


@numba.njit(cache=True, inline="always")
def _ones(mask: np.uint32) -> Whole:
    mask = mask - ((mask >> np.uint32(1)) & np.uint32(0x55555555))
    mask = (mask & np.uint32(0x33333333)) + ((mask >> np.uint32(2)) & np.uint32(0x33333333))
    mask = (mask + (mask >> np.uint32(4))) & np.uint32(0x0F0F0F0F)
    return np.int64(np.uint32(mask * np.uint32(0x01010101)) >> np.uint32(24))


@numba.njit(cache=True, nogil=True)
def builds(
    lex: LexArrays,
    more: LexArrays,
    table: Table,
    alphabet: int,
    complete: bool,
    most: int,
    budget: int,
    order: npt.NDArray[np.uint64],
    info: Ints,
) -> tuple[int, int]:
    """Fill `order` and `info` with all builds (`complete`: those that make a word, B20), each once.

    `alphabet` is how many letters a Bali card may stand for. Returns (found, steps); the search was cut short
    if `found >= most` or `steps >= budget`. Heads and pieces come in the order of the table.
    """
    letter: Whole = 0
    column: Whole = 0
    bits = np.int64(1)
    by_letter = np.zeros(32, np.int64)
    for column in range(len(table.ends)):
        begin = table.ends[column - 1] if column > 0 else 0
        by_letter[table.letters[begin]] |= bits << column
    bali, on_table = by_letter[WILD], np.int64(0)
    for letter in range(alphabet):
        by_letter[letter] |= bali
    for letter in range(WILD):
        on_table |= np.int64(by_letter[letter] != 0) << letter

    letters = np.zeros(MOST_COLUMNS + 1, np.int64)
    columns = np.zeros(MOST_COLUMNS + 1, np.int64)
    letter_at = np.zeros(MOST_COLUMNS + 1, np.int64)
    nodes = np.zeros((MOST_COLUMNS + 1, 4), np.int64)
    stepped = np.zeros((MOST_COLUMNS + 1, 4), np.int64)
    free = np.zeros(MOST_COLUMNS + 1, np.int64)
    path = np.zeros(MOST_COLUMNS + 1, np.uint64)
    cards = np.zeros(MOST_COLUMNS + 1, np.int64)
    worth = np.zeros(MOST_COLUMNS + 1, np.int64)
    declared = np.zeros(MOST_COLUMNS + 1, np.int64)

    heads = 0
    for column in range(len(table.ends)):
        heads += table.own[column]
    found, steps, done = 0, 0, 0
    nodes[0, 0], nodes[0, 1], nodes[0, 2], nodes[0, 3] = lex.root, more.root, lex.start, more.start
    declared[0] = WILD | WILD << 5
    for head in range(len(table.ends)):
        if not table.own[head]:
            continue
        done += 1
        share = budget // heads * done if done < heads else budget
        depth = 0
        letters[0], columns[0], free[0] = on_table, 0, bits << head
        while depth >= 0 and steps < share and found < most:
            if columns[depth] == 0:
                left = letters[depth]
                if left == 0:
                    depth -= 1
                    continue
                letters[depth] = left & (left - 1)
                letter = _ones(np.uint32((left & -left) - 1))
                columns[depth] = by_letter[letter] & free[depth]
                if columns[depth] != 0:
                    steps += 1
                    letter_at[depth] = letter
                    stepped[depth, 0] = step(lex.cells, nodes[depth, 0], letter)
                    stepped[depth, 1] = step(more.cells, nodes[depth, 1], letter)
                    stepped[depth, 2] = step(lex.cells, nodes[depth, 2], letter)
                    stepped[depth, 3] = step(more.cells, nodes[depth, 3], letter)
                continue
            bit = columns[depth] & -columns[depth]
            columns[depth] ^= bit
            column = _ones(np.uint32(bit - 1))
            a, b, v, w = stepped[depth, 0], stepped[depth, 1], stepped[depth, 2], stepped[depth, 3]
            begin = table.ends[column - 1] if column > 0 else 0
            for place in range(begin + 1, table.ends[column]):
                letter = np.int64(table.letters[place])
                a, b = step(lex.cells, a, letter), step(more.cells, b, letter)
                if a < 0 and b < 0:
                    break
                v, w = step(lex.cells, v, letter), step(more.cells, w, letter)
            steps += 1
            if a < 0 and b < 0:
                continue
            below = depth + 1
            free[below] = free[depth] & ~bit if depth > 0 else ~bit
            path[below] = path[depth] | np.uint64(column) << np.uint64(_COLUMN_BITS * depth)
            cards[below] = cards[depth] + table.ends[column] - begin
            worth[below] = worth[depth] + table.worth[column]
            declared[below] = declared[depth]
            if bit & bali:
                if declared[depth] & 31 == WILD:
                    declared[below] = letter_at[depth] | WILD << 5
                else:
                    declared[below] = (declared[depth] & 31) | letter_at[depth] << 5
            if depth > 0:
                word = cards[below] >= _SHORTEST and (is_word(lex.cells, v) or is_word(more.cells, w))
                if word or not complete:
                    if found < len(order):
                        order[found] = path[below]
                        info[found] = (
                            below
                            | declared[below] << 5
                            | np.int64(word) << _WORD_BIT
                            | cards[below] << _CARDS_SHIFT
                            | (cards[below] * worth[below]) << _POINTS_SHIFT
                        )
                    found += 1
            letters[below] = (following(lex.cells, a) | following(more.cells, b)) & on_table
            if letters[below]:
                columns[below] = 0
                nodes[below, 0], nodes[below, 1], nodes[below, 2], nodes[below, 3] = a, b, v, w
                depth = below
    return found, steps

"""Compiled solitaire: a packed table and its moves.

A table of one player is a few small arrays (`Table`). Letters are places in the alphabet; `WILD` is the Bali
card not yet declared. A step is one column appended below another, or one word removed: chains of a build
are steps one after the other. An afterstate is the table after a step, before the opening is filled.
"""

from typing import NamedTuple

import numba
import numpy as np
import numpy.typing as npt

from ludotheque.lexicon.kernel import is_word, step

COLUMNS = 7
LONGEST = 40
WILD = 31
NO_LETTER = 31
REMOVE = 7
STEPS = 1024

Ints = npt.NDArray[np.int64]
Whole = int | np.int64


class Table(NamedTuple):
    """One player's table: letters, lengths, values and lexicon nodes by column; cards to come; banked."""

    letters: npt.NDArray[np.uint8]
    length: Ints
    value: Ints
    root: Ints
    start: Ints
    deck: Ints
    """By letter; the Bali card at `WILD`."""
    tally: Ints
    """Points banked; cards in the deck."""


class Book(NamedTuple):
    """What the player knows of words: the lexicon's cells, and sums over all ends of all words.

    `keys` are the ends of all known words, 5 bits a letter, in order; `chance` and `worth` are running sums
    over them of how likely the word's letters are, and of that times its points.
    """

    cells: npt.NDArray[np.uint32]
    root: int
    start: int
    keys: npt.NDArray[np.uint64]
    heads: npt.NDArray[np.int32]
    """Where in `keys` each beginning of three letters begins."""
    chance: npt.NDArray[np.float64]
    worth: npt.NDArray[np.float64]
    rarity: npt.NDArray[np.float64]
    """By letter: how unlikely it is to come, as a number to multiply by."""
    values: Ints
    """By letter, `WILD` too."""
    bonus: npt.NDArray[np.float64]
    """A Bali makes of `t` points `bonus[0] * t + bonus[1]`."""
    memo_keys: npt.NDArray[np.uint64]
    memo: npt.NDArray[np.int32]
    """Features of columns met lately, by a hash of their letters."""


@numba.njit(cache=True)
def random_below(seed: npt.NDArray[np.uint64], below: int) -> int:
    """A number from 0 to below - 1; `seed[0]` moves on."""
    seed[0] += np.uint64(0x9E3779B97F4A7C15)
    z = seed[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z = z ^ (z >> np.uint64(31))
    return int((z >> np.uint64(11)) % np.uint64(below))


@numba.njit(cache=True)
def put(book: Book, table: Table, column: int, letter: int) -> None:
    """A card from the deck into an opening."""
    table.deck[letter] -= 1
    table.tally[1] -= 1
    table.letters[column, 0] = letter
    table.length[column] = 1
    table.value[column] = book.values[letter]
    if letter == WILD:
        table.root[column] = table.start[column] = -2
    else:
        table.root[column] = step(book.cells, book.root, letter)
        table.start[column] = step(book.cells, book.start, letter)


@numba.njit(cache=True)
def draw(table: Table, seed: npt.NDArray[np.uint64]) -> int:
    """A letter of the deck, each card equally likely. The deck must not be empty."""
    left = random_below(seed, table.tally[1])
    for letter in range(32):
        left -= table.deck[letter]
        if left < 0:
            return letter
    return -1


@numba.njit(cache=True)
def fill(book: Book, table: Table, seed: npt.NDArray[np.uint64]) -> None:
    """All openings from the deck, in order (B11)."""
    for column in range(COLUMNS):
        if table.length[column] == 0 and table.tally[1] > 0:
            put(book, table, column, draw(table, seed))


@numba.njit(cache=True)
def new_table() -> Table:
    """An empty table with an empty deck."""
    return Table(
        np.zeros((COLUMNS, LONGEST), np.uint8),
        np.zeros(COLUMNS, np.int64),
        np.zeros(COLUMNS, np.int64),
        np.zeros(COLUMNS, np.int64),
        np.zeros(COLUMNS, np.int64),
        np.zeros(32, np.int64),
        np.zeros(2, np.int64),
    )


@numba.njit(cache=True)
def copy_table(source: Table, target: Table) -> None:
    """Everything of `source` into `target`."""
    target.letters[:] = source.letters
    target.length[:] = source.length
    target.value[:] = source.value
    target.root[:] = source.root
    target.start[:] = source.start
    target.deck[:] = source.deck
    target.tally[:] = source.tally


@numba.njit(cache=True)
def joins(book: Book, table: Table, top: int, below: int, letter: int) -> bool:
    """Whether the column `top` + `below` is a fragment (B6)."""
    if table.length[top] + table.length[below] > LONGEST:
        return False
    root = table.root[top]
    if root == -2:
        root = step(book.cells, book.root, letter)
    for i in range(table.length[below]):
        card = table.letters[below, i]
        root = step(book.cells, root, letter if card == WILD else card)
        if root < 0:
            return False
    return True


@numba.njit(cache=True)
def append(book: Book, table: Table, top: int, below: int, letter: int, out: Ints) -> bool:
    """Nodes of the column `top` + `below` into out[0:2]; False if it is no fragment."""
    if table.length[top] + table.length[below] > LONGEST:
        return False
    root, start = table.root[top], table.start[top]
    if root == -2:
        root, start = step(book.cells, book.root, letter), step(book.cells, book.start, letter)
    for i in range(table.length[below]):
        card = table.letters[below, i]
        if card == WILD:
            card = letter
        root = step(book.cells, root, card)
        if root < 0:
            return False
        start = step(book.cells, start, card)
    out[0], out[1] = root, start
    return True


@numba.njit(cache=True)
def steps(book: Book, table: Table, out: Ints) -> int:
    """All steps into `out` as top * 256 + below * 32 + letter, `below` being `REMOVE` for a removal."""
    count = 0
    for top in range(COLUMNS):
        if table.length[top] == 0:
            continue
        if table.length[top] >= 3 and is_word(book.cells, table.start[top]):
            out[count] = top * 256 + REMOVE * 32 + NO_LETTER
            count += 1
        for below in range(COLUMNS):
            if below == top or table.length[below] == 0:
                continue
            if table.root[top] == -2 or table.root[below] == -2:
                for letter in range(30):
                    if count < STEPS and joins(book, table, top, below, letter):
                        out[count] = top * 256 + below * 32 + letter
                        count += 1
            elif count < STEPS and joins(book, table, top, below, NO_LETTER):
                out[count] = top * 256 + below * 32 + NO_LETTER
                count += 1
    return count


@numba.njit(cache=True)
def do_step(book: Book, table: Table, code: int) -> None:
    """Make a step that `steps` listed; the opening stays open."""
    top, below, letter = code // 256, (code // 32) % 8, code % 32
    if below == REMOVE:
        table.tally[0] += table.value[top] * table.length[top]
        table.length[top] = 0
        table.value[top] = 0
        return
    nodes = np.empty(2, np.int64)
    append(book, table, top, below, letter, nodes)
    if table.letters[top, 0] == WILD:
        table.letters[top, 0] = letter
    for i in range(table.length[below]):
        card = table.letters[below, i]
        table.letters[top, table.length[top] + i] = letter if card == WILD else card
    table.length[top] += table.length[below]
    table.value[top] += table.value[below]
    table.root[top], table.start[top] = nodes[0], nodes[1]
    table.length[below] = 0
    table.value[below] = 0


@numba.njit(cache=True)
def words_left(book: Book, table: Table) -> int:
    """Points of the complete words still on the table (B13)."""
    points = 0
    for column in range(COLUMNS):
        if table.length[column] >= 3 and is_word(book.cells, table.start[column]):
            points += table.value[column] * table.length[column]
    return points

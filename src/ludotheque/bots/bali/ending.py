"""The end of a solitaire, exactly: with an empty deck only the columns and their order are left.

Compiled. Players and learning ask it once the deck is empty, when nothing is hidden any more.
"""

import numba
import numpy as np
import numpy.typing as npt

from ludotheque.bots.bali.table import COLUMNS, Book, Table
from ludotheque.lexicon.kernel import is_word, step


@numba.njit(cache=True)
def _mark_words(book: Book, table: Table, seen: npt.NDArray[np.bool_]) -> None:
    """seen[mask]: whether the columns of `mask`, in some order, make a word. Depth first, without recursion:
    a compiled function that calls itself does not survive the cache on disk."""
    node, used, cards = np.empty(9, np.int64), np.empty(9, np.int64), np.empty(9, np.int64)
    turn = np.zeros(9, np.int64)
    node[0], used[0], cards[0] = book.start, 0, 0
    depth = 0
    while depth >= 0:
        column, letter = turn[depth] // 32, turn[depth] % 32
        if column == COLUMNS:
            depth -= 1
            continue
        if used[depth] & (1 << column) or table.length[column] == 0:
            turn[depth] = (column + 1) * 32
            continue
        after = node[depth]
        if table.root[column] == -2:
            turn[depth] += 1 if letter < 30 else 32 - letter
            after = step(book.cells, after, letter) if letter < 30 else -1
        else:
            turn[depth] = (column + 1) * 32
            for i in range(table.length[column]):
                after = step(book.cells, after, table.letters[column, i])
        if after >= 0:
            node[depth + 1], used[depth + 1] = after, used[depth] | (1 << column)
            cards[depth + 1] = cards[depth] + table.length[column]
            turn[depth + 1] = 0
            depth += 1
            if cards[depth] >= 3 and is_word(book.cells, after):
                seen[used[depth]] = True


@numba.njit(cache=True)
def solve_end(book: Book, table: Table, out: npt.NDArray[np.float64]) -> float:
    """The best final score with an empty deck, exactly; out: points without bonus, Bali 0 or 1."""
    full = 0
    for column in range(COLUMNS):
        if table.length[column] > 0:
            full |= 1 << column
    seen = np.zeros(1 << COLUMNS, np.bool_)
    _mark_words(book, table, seen)
    best = np.full(1 << COLUMNS, -1, np.int64)
    best[0] = 0
    most = 0
    for mask in range(1, 1 << COLUMNS):
        if mask & ~full:
            continue
        low = mask & -mask
        part = mask
        while part:
            if part & low and seen[part] and best[mask ^ part] >= 0:
                cards = value = 0
                for column in range(COLUMNS):
                    if part & (1 << column):
                        cards += table.length[column]
                        value += table.value[column]
                best[mask] = max(best[mask], best[mask ^ part] + cards * value)
            part = (part - 1) & mask
        most = max(most, best[mask])
    plain = float(table.tally[0] + most)
    out[0], out[1] = plain, 0.0
    if best[full] >= 0:
        balied = table.tally[0] + best[full]
        if book.bonus[0] * balied + book.bonus[1] >= plain:
            out[0], out[1] = float(balied), 1.0
            return float(book.bonus[0] * balied + book.bonus[1])
    return plain

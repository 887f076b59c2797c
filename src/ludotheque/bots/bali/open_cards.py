"""The best that open cards allow: a beam search over a deal whose order is known.

Compiled. For analyses and the par of a deal; whoever plays must not ask it, for he does not know the cards.
"""

import numba
import numpy as np
import numpy.typing as npt

from ludotheque.bots.bali.ending import solve_end
from ludotheque.bots.bali.impressions import EVERYTHING, new_impressions, weigh
from ludotheque.bots.bali.judgement import Net
from ludotheque.bots.bali.table import (
    COLUMNS,
    LONGEST,
    STEPS,
    Book,
    Ints,
    Table,
    copy_table,
    do_step,
    put,
    words_left,
)


@numba.njit(cache=True)
def _mark(table: Table) -> np.uint64:
    """A number for what lies on the table, whatever the order of the columns."""
    total = np.uint64(table.tally[0])
    for column in range(COLUMNS):
        key = np.uint64(table.value[column] + 1)
        for i in range(table.length[column]):
            key = (key ^ np.uint64(table.letters[column, i] + 1)) * np.uint64(0x9E3779B97F4A7C15)
            key ^= key >> np.uint64(29)
        total += key * np.uint64(0xBF58476D1CE4E5B9)
    return total


@numba.njit(cache=True)
def _row(letters: npt.NDArray[np.uint8], numbers: Ints, deck: Ints, tally: Ints, at: int) -> Table:
    return Table(
        letters[at], numbers[at, 0], numbers[at, 1], numbers[at, 2], numbers[at, 3], deck[at], tally[at]
    )


@numba.njit(cache=True)
def best_open(
    book: Book,
    net: Net,
    first: Table,
    cards: Ints,
    width: int,
    out: npt.NDArray[np.float64],
    way: Ints,
) -> float:
    """The best final score found when the cards to come are known in order; out: points, Bali 0 or 1.

    A beam: every step opens one place and turns up one card, so that all tables of a row have seen the same.
    `way` (as long as `cards`) holds the steps that lead there, then -1; with an empty deck the exact end
    follows.
    """
    fathers = np.zeros((len(cards) + 1, width), np.int64)
    made = np.zeros((len(cards) + 1, width), np.int64)
    letters = np.zeros((2 * width, COLUMNS, LONGEST), np.uint8)
    numbers = np.zeros((2 * width, 4, COLUMNS), np.int64)
    deck, tally = np.zeros((2 * width, 32), np.int64), np.zeros((2 * width, 2), np.int64)
    copy_table(first, _row(letters, numbers, deck, tally, 0))
    now, have, best = 0, 1, -1.0
    codes, values = np.empty(STEPS, np.int64), np.empty(STEPS, np.float64)
    found_from, found_code = np.empty(width * STEPS, np.int64), np.empty(width * STEPS, np.int64)
    found_value = np.empty(width * STEPS, np.float64)
    told, impressions = np.empty(2, np.float64), new_impressions()
    marks = np.empty(width, np.uint64)
    for turned in range(len(cards) + 1):
        found = 0
        for k in range(have):
            table = _row(letters, numbers, deck, tally, now + k)
            if turned == len(cards):
                final = solve_end(book, table, told)
            else:
                final = float(table.tally[0] + words_left(book, table))
                told[0], told[1] = final, 0.0
                count = weigh(book, net, table, impressions, EVERYTHING, codes, values)
                for at in range(count):
                    found_from[found], found_code[found] = now + k, codes[at]
                    found_value[found] = values[at]
                    found += 1
            if final > best:
                best = final
                out[:] = told
                way[:] = -1
                at = k
                for row in range(turned, 0, -1):
                    way[row - 1] = made[row, at]
                    at = fathers[row, at]
        if found == 0:
            break
        order = np.argsort(-found_value[:found])
        other = width - now
        kept = 0
        for at in order:
            if kept == width:
                break
            target = _row(letters, numbers, deck, tally, other + kept)
            copy_table(_row(letters, numbers, deck, tally, found_from[at]), target)
            do_step(book, target, found_code[at])
            mark = _mark(target)
            known = False
            for k in range(kept):
                if marks[k] == mark:
                    known = True
                    break
            if known:
                continue
            marks[kept] = mark
            fathers[turned + 1, kept], made[turned + 1, kept] = found_from[at] - now, found_code[at]
            for column in range(COLUMNS):
                if target.length[column] == 0:
                    put(book, target, column, cards[turned])
                    break
            kept += 1
        now, have = other, kept
    return best

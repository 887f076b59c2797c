"""All steps of a table judged at once, and what stays the same from one step to the next remembered.

A step changes two columns; what the other pairs of columns would make, and how the net sees it, stands.
"""

from typing import NamedTuple

import numba
import numpy as np
import numpy.typing as npt

from ludotheque.bots.bali.judgement import (
    COUNTS,
    F4,
    FEATURES,
    HIDDEN,
    Floats,
    Net,
    add_inputs,
    add_rows,
    answers,
    features,
    global_inputs,
    worth_of,
)
from ludotheque.bots.bali.table import COLUMNS, LONGEST, NO_LETTER, REMOVE, WILD, Book, Ints, Table, append
from ludotheque.lexicon.kernel import following, is_word

EVERYTHING = (1 << COLUMNS) - 1
"""All columns have changed."""
_LETTERS = (1 << 30) - 1


class Impressions(NamedTuple):
    """How the net sees each column, and each column that two of them would make."""

    own: Floats
    made: Floats
    """By top, below and the letter declared (`NO_LETTER`: none)."""
    letters: Ints
    """By top and below, the letters that make a fragment, as a mask."""


@numba.njit(cache=True)
def new_impressions() -> Impressions:
    """Nothing seen yet."""
    return Impressions(
        np.zeros((COLUMNS, HIDDEN), np.float32),
        np.zeros((COLUMNS, COLUMNS, 32, HIDDEN), np.float32),
        np.zeros((COLUMNS, COLUMNS), np.int64),
    )


@numba.njit(cache=True)
def copy_impressions(source: Impressions, target: Impressions) -> None:
    """What `source` has seen into `target`."""
    target.own[:] = source.own
    target.letters[:] = source.letters
    for top in range(COLUMNS):
        for below in range(COLUMNS):
            mask = source.letters[top, below]
            if mask == 1 << NO_LETTER:
                target.made[top, below, NO_LETTER] = source.made[top, below, NO_LETTER]
            elif mask:
                target.made[top, below] = source.made[top, below]


@numba.njit(cache=True)
def changed_by(code: int) -> int:
    """The columns a step changes, as a mask."""
    top, below = code // 256, (code // 32) % 8
    return 1 << top if below == REMOVE else 1 << top | 1 << below


@numba.njit(cache=True)
def look(book: Book, net: Net, table: Table, impressions: Impressions, changed: int) -> None:
    """See anew what the changed columns are and make."""
    ids = np.empty(FEATURES, np.int32)
    for column in range(COLUMNS):
        if changed >> column & 1:
            impressions.own[column] = 0
            features(
                book,
                table.letters[column],
                table.length[column],
                table.value[column],
                table.root[column],
                table.start[column],
                ids,
            )
            add_rows(net, impressions.own[column], ids)
    nodes, spelled = np.empty(2, np.int64), np.empty(LONGEST, np.uint8)
    for top in range(COLUMNS):
        for below in range(COLUMNS):
            if top == below or not (changed >> top | changed >> below) & 1:
                continue
            impressions.letters[top, below] = 0
            if table.length[top] == 0 or table.length[below] == 0:
                continue
            if table.root[top] == -2:
                mask = np.int64(_LETTERS)
            elif table.root[below] == -2:
                mask = np.int64(following(book.cells, table.root[top])) & _LETTERS
            else:
                mask = np.int64(1) << NO_LETTER
            for letter in range(32):
                if mask >> letter & 1 and append(book, table, top, below, letter, nodes):
                    impressions.letters[top, below] |= np.int64(1) << letter
                    n = _spell(table, top, below, letter, spelled)
                    made = impressions.made[top, below, letter]
                    made[:] = 0
                    features(book, spelled, n, table.value[top] + table.value[below], nodes[0], nodes[1], ids)
                    add_rows(net, made, ids)


@numba.njit(cache=True)
def _spell(table: Table, top: int, below: int, letter: int, out: npt.NDArray[np.uint8]) -> int:
    n = 0
    for column in (top, below):
        for i in range(table.length[column]):
            card = table.letters[column, i]
            out[n] = letter if card == WILD else card
            n += 1
    return n


@numba.njit(cache=True, fastmath=True)
def weigh(
    book: Book,
    net: Net,
    table: Table,
    impressions: Impressions,
    changed: int,
    codes: Ints,
    values: npt.NDArray[np.float64],
) -> int:
    """All steps, as `steps` lists them, and the final score to expect after each. Returns how many."""
    look(book, net, table, impressions, changed)
    now, rest, after = (
        np.zeros(HIDDEN, np.float32),
        np.empty(HIDDEN, np.float32),
        np.empty(HIDDEN, np.float32),
    )
    columns = 0
    for column in range(COLUMNS):
        now += impressions.own[column]
        columns += table.length[column] > 0
    given, told = np.empty(COUNTS, np.float32), np.empty(2, np.float32)
    global_inputs(table, columns - 1, table.tally[0], table.tally[1], given)
    add_inputs(net, now, given)
    hidden, count = len(now), 0
    for top in range(COLUMNS):
        if table.length[top] == 0:
            continue
        if table.length[top] >= 3 and is_word(book.cells, table.start[top]):
            gain = table.value[top] * table.length[top]
            scaled = F4(gain / 150)
            for h in range(hidden):
                after[h] = now[h] - impressions.own[top, h] + scaled * net.inputs[31, h]
            answers(net, after, told)
            codes[count] = top * 256 + REMOVE * 32 + NO_LETTER
            values[count] = worth_of(book, table.tally[0] + gain, told)
            count += 1
        for below in range(COLUMNS):
            mask = impressions.letters[top, below]
            if mask == 0 or below == top:
                continue
            for h in range(hidden):
                rest[h] = now[h] - impressions.own[top, h] - impressions.own[below, h]
            for letter in range(32):
                if mask >> letter & 1:
                    made = impressions.made[top, below, letter]
                    for h in range(hidden):
                        after[h] = rest[h] + made[h]
                    answers(net, after, told)
                    codes[count] = top * 256 + below * 32 + letter
                    values[count] = worth_of(book, table.tally[0], told)
                    count += 1
    return count


@numba.njit(cache=True)
def best_of(values: npt.NDArray[np.float64], count: int) -> int:
    """Where the highest of the first `count` values stands, the first of equals."""
    best = 0
    for at in range(1, count):
        if values[at] > values[best]:
            best = at
    return best

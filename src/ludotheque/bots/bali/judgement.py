"""The learned judgement of an afterstate: what describes a column, and the net over the sum of columns.

Compiled. It judges and does nothing else: what can be done on a table says `table`, what to try `rollouts`.
"""

from typing import NamedTuple

import numba
import numpy as np
import numpy.typing as npt

from ludotheque.bots.bali.table import WILD, Book, Table, Whole
from ludotheque.lexicon.kernel import following, is_word

FEATURES = 9
ROWS = 2400
HIDDEN = 32
SECOND = 16
COUNTS = 33
"""Global inputs: cards of each letter still to come (30 places), all cards to come, banked, columns."""
KEY_LETTERS = 12
MEMO_BITS = 17

_HEADS = 24
_TAILS = _HEADS + 31 * 31
_CHANCES = _TAILS + 31 * 31
_WORTHS = _CHANCES + 100
_FOLLOWERS = _WORTHS + 48
_POINTS = _FOLLOWERS + 64
_VALUES = _POINTS + 24
_SINGLES = _VALUES + 80

F4 = np.float32
Floats = npt.NDArray[np.float32]


class Net(NamedTuple):
    """The judgement: a row per feature summed over the columns, two layers, two answers."""

    rows: Floats
    inputs: Floats
    bias: Floats
    second: Floats
    second_bias: Floats
    out: Floats
    out_bias: Floats


@numba.njit(cache=True)
def _range(book: Book, letters: npt.NDArray[np.uint8], n: int) -> tuple[int, int]:
    """Where the ends that begin with these letters stand in `keys`."""
    used = min(n, KEY_LETTERS)
    key = np.uint64(0)
    for i in range(used):
        key = (key << np.uint64(5)) | np.uint64(letters[i] + 1)
    if used <= 3:
        shift = np.uint64(5 * (3 - used))
        return book.heads[key << shift], book.heads[(key + np.uint64(1)) << shift]
    head = key >> np.uint64(5 * (used - 3))
    a, b = book.heads[head], book.heads[head + np.uint64(1)]
    shift = np.uint64(5 * (KEY_LETTERS - used))
    low = _first(book.keys, key << shift, a, b)
    return low, _first(book.keys, (key + np.uint64(1)) << shift, low, b)


@numba.njit(cache=True)
def _first(keys: npt.NDArray[np.uint64], key: np.uint64, a: int, b: int) -> int:
    while a < b:
        middle = (a + b) >> 1
        if keys[middle] < key:
            a = middle + 1
        else:
            b = middle
    return a


@numba.njit(cache=True)
def knows(book: Book, letters: npt.NDArray[np.uint8], n: int) -> bool:
    """Whether some known word holds these letters in a row."""
    low, high = _range(book, letters, n)
    return high > low


@numba.njit(cache=True)
def _bits(mask: Whole) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@numba.njit(cache=True)
def features(
    book: Book,
    letters: npt.NDArray[np.uint8],
    n: int,
    value: int,
    root: Whole,
    start: Whole,
    out: npt.NDArray[np.int32],
) -> None:
    """The rows of `Net.rows` that describe a column; -1 where there is nothing to say."""
    if n == 0 or letters[0] == WILD:
        out[:] = -1
        if n:
            out[0] = ROWS - 1
        return
    key = np.uint64(n) * np.uint64(0xD6E8FEB86659FD93)
    for i in range(n):
        key = (key ^ np.uint64(letters[i] + 1)) * np.uint64(0x9E3779B97F4A7C15)
        key ^= key >> np.uint64(29)
    slot = key >> np.uint64(64 - MEMO_BITS)
    if book.memo_keys[slot] == key:
        out[:] = book.memo[slot]
    else:
        _spelled(book, letters, n, root, start, out)
        book.memo_keys[slot] = key
        book.memo[slot] = out
    out[7] = _VALUES + min(value, 12) * 6 + min(n, 6) - 1
    if out[6] >= 0:
        out[6] = _POINTS + min(23, int(np.sqrt(value * n) * 2))


@numba.njit(cache=True)
def _spelled(
    book: Book, letters: npt.NDArray[np.uint8], n: int, root: Whole, start: Whole, out: npt.NDArray[np.int32]
) -> None:
    """What a column's letters alone say: its length, its ends, and what may still become of it."""
    word = 1 if n >= 3 and is_word(book.cells, start) else 0
    out[0] = min(n, 11) * 2 + word
    out[1] = _HEADS + letters[0] * 31 + (letters[1] if n > 1 else 30)
    out[2] = _TAILS + letters[n - 1] * 31 + (letters[n - 2] if n > 1 else 30)
    low, high = _range(book, letters, n)
    own = 1.0
    for i in range(n):
        own *= book.rarity[letters[i]]
    chance = (book.chance[high] - book.chance[low]) * own
    worth = (book.worth[high] - book.worth[low]) * own
    bucket = 0 if chance <= 0 else min(19, max(1, int(np.log2(chance) * 1.5) + 13))
    out[3] = _CHANCES + bucket * 5 + min(n, 5) - 1
    bucket = 0 if worth <= 0 else min(23, max(1, int(np.log2(worth) * 1.5) + 6))
    out[4] = _WORTHS + bucket * 2 + word
    ends = 1 if is_word(book.cells, root) else 0
    out[5] = _FOLLOWERS + (_bits(following(book.cells, root)) // 2) * 4 + (2 if start >= 0 else 0) + ends
    out[6] = 0 if word else -1
    out[8] = _SINGLES + letters[0] if n == 1 else -1


@numba.njit(cache=True, fastmath=True)
def add_rows(net: Net, out: Floats, ids: npt.NDArray[np.int32]) -> None:
    """Add the rows of a column."""
    for k in range(FEATURES):
        if ids[k] >= 0:
            row = net.rows[ids[k]]
            for h in range(len(out)):
                out[h] += row[h]


@numba.njit(cache=True, fastmath=True)
def add_inputs(net: Net, out: Floats, given: Floats) -> None:
    """Add the bias and what the global inputs say."""
    hidden = len(out)
    for h in range(hidden):
        out[h] += net.bias[h]
    for g in range(len(given)):
        for h in range(hidden):
            out[h] += given[g] * net.inputs[g, h]


@numba.njit(cache=True)
def global_inputs(table: Table, columns: int, banked: int, cards: int, out: Floats) -> None:
    """What is judged beside the columns."""
    for letter in range(30):
        out[letter] = table.deck[letter] * F4(0.3)
    out[29] = table.deck[WILD]
    out[30] = cards * F4(1 / 54)
    out[31] = banked * F4(1 / 150)
    out[32] = columns * F4(1 / 7)


@numba.njit(cache=True, fastmath=True)
def answers(net: Net, summed: Floats, out: Floats) -> None:
    """From the first layer's sums, which are spent: the points to come (in hundreds), the odds of a Bali.

    Loops run to lengths the compiler does not know: those it knows it unrolls instead of using vectors.
    """
    hidden = len(summed)
    for h in range(hidden):
        summed[h] = max(summed[h], F4(0.1) * summed[h])
    points, odds = net.out_bias[0], net.out_bias[1]
    for s in range(len(net.second_bias)):
        total = F4(0)
        for h in range(hidden):
            total += summed[h] * net.second[s, h]
        total += net.second_bias[s]
        total = max(total, F4(0.1) * total)
        points += total * net.out[0, s]
        odds += total * net.out[1, s]
    out[0] = points
    out[1] = F4(1) / (F4(1) + np.exp(-odds))


@numba.njit(cache=True)
def worth_of(book: Book, banked: int, given: Floats) -> float:
    """The final score to expect: points with and without a Bali, by its odds."""
    points = banked + 100.0 * given[0]
    return float(points + given[1] * ((book.bonus[0] - 1) * points + book.bonus[1]))

"""Compiled judgement of builds among several panels: what one gives to a side and takes from the others."""

from typing import NamedTuple

import numba
import numpy as np
import numpy.typing as npt

from ludotheque.bots.bali.kernel import (
    COUNTS,
    FEATURES,
    HIDDEN,
    WILD,
    Book,
    Floats,
    Ints,
    Net,
    Whole,
    add_inputs,
    add_rows,
    answers,
    features,
    worth_of,
)
from ludotheque.lexicon.kernel import is_word, step

MOST_LETTERS = 64


class Panels(NamedTuple):
    """All columns on the table, and by panel whose they are and what is banked."""

    letters: npt.NDArray[np.uint8]
    ends: Ints
    value: Ints
    panel: Ints
    """Of each column."""
    sign: npt.NDArray[np.float64]
    """By panel: what its prospects count for the side that judges, positive for its own."""
    banked: Ints
    """By panel; partners share one score, so theirs is halved between them by whoever packs this."""
    deck: Floats
    """Cards to come by letter, as one player's share."""
    share: npt.NDArray[np.float64]
    """Cards to come as one player's share."""


@numba.njit(cache=True)
def _read(book: Book, letters: npt.NDArray[np.uint8], n: int, value: int, out: npt.NDArray[np.int32]) -> bool:
    """Features of a column spelled out; whether it is a complete word."""
    root: Whole = book.root
    start: Whole = book.start
    for i in range(n):
        root, start = step(book.cells, root, letters[i]), step(book.cells, start, letters[i])
    features(book, letters, n, value, root, start, out)
    return bool(n >= 3 and is_word(book.cells, start))


@numba.njit(cache=True)
def _prospect(book: Book, net: Net, panels: Panels, summed: Floats, columns: int, banked: int) -> float:
    """The final score a panel promises, by the net."""
    given = np.empty(COUNTS, np.float32)
    for letter in range(30):
        given[letter] = panels.deck[letter] * np.float32(0.3)
    given[29] = panels.deck[WILD]
    given[30] = panels.share[0] / 54
    given[31] = banked / 150
    given[32] = columns / 7
    first = summed.copy()
    add_inputs(net, first, given)
    told = np.empty(2, np.float32)
    answers(net, first, told)
    return worth_of(book, banked, told)


@numba.njit(cache=True)
def _settled(book: Book, banked: int, words: int, fragments: int) -> float:
    """With an empty deck: what a panel is worth as it lies (B20, B21)."""
    points = float(banked + words)
    return book.bonus[0] * points + book.bonus[1] if fragments == 0 else points


@numba.njit(cache=True)
def judge_builds(
    book: Book,
    net: Net,
    panels: Panels,
    order: npt.NDArray[np.uint64],
    info: Ints,
    count: int,
    out: npt.NDArray[np.float64],
) -> None:
    """out[i]: the side's prospects less the others' after build i of the games' kernel.

    A removal of column c is the build with order c and info 1; info 0 is no move at all.
    """
    total, sides = len(panels.ends), len(panels.sign)
    new = np.empty(FEATURES, np.int32)
    own = np.zeros((total, HIDDEN), np.float32)
    whole = np.empty(total, np.bool_)
    summed = np.zeros((sides, HIDDEN), np.float32)
    columns = np.zeros(sides, np.int64)
    words, fragments = np.zeros(sides, np.int64), np.zeros(sides, np.int64)
    lengths = np.empty(total, np.int64)
    begin = 0
    for c in range(total):
        lengths[c] = panels.ends[c] - begin
        whole[c] = _read(book, panels.letters[begin:], lengths[c], panels.value[c], new)
        side = panels.panel[c]
        add_rows(net, own[c], new)
        summed[side] += own[c]
        columns[side] += 1
        words[side] += panels.value[c] * lengths[c] if whole[c] else 0
        fragments[side] += 0 if whole[c] else 1
        begin = panels.ends[c]
    exact = panels.share[0] == 0
    still = np.empty(sides, np.float64)
    for side in range(sides):
        still[side] = (
            _settled(book, panels.banked[side], words[side], fragments[side])
            if exact
            else _prospect(book, net, panels, summed[side], columns[side], panels.banked[side])
        )
    after = np.empty((sides, HIDDEN), np.float32)
    left = np.empty(sides, np.int64)
    word_points, open_fragments = np.empty(sides, np.int64), np.empty(sides, np.int64)
    touched = np.empty(sides, np.bool_)
    joined = np.empty(MOST_LETTERS, np.uint8)
    for i in range(count):
        used = info[i] & 31
        if used == 0:
            out[i] = (panels.sign * still).sum()
            continue
        touched[:] = False
        n = value = wild = 0
        home = panels.panel[order[i] & np.uint64(15)]
        for k in range(used):
            c = int((order[i] >> np.uint64(4 * k)) & np.uint64(15))
            side = panels.panel[c]
            if not touched[side]:
                touched[side] = True
                after[side] = summed[side]
                left[side] = columns[side]
                word_points[side], open_fragments[side] = words[side], fragments[side]
            after[side] -= own[c]
            left[side] -= 1
            if whole[c]:
                word_points[side] -= panels.value[c] * lengths[c]
            else:
                open_fragments[side] -= 1
            for at in range(panels.ends[c] - lengths[c], panels.ends[c]):
                card = panels.letters[at]
                if card == WILD:
                    card = np.uint8((info[i] >> (5 + 5 * wild)) & 31)
                    wild += 1
                if n < MOST_LETTERS:
                    joined[n] = card
                    n += 1
            value += panels.value[c]
        banked = panels.banked[home]
        if used == 1:
            banked += value * n
        else:
            left[home] += 1
            if _read(book, joined, n, value, new):
                word_points[home] += value * n
            else:
                open_fragments[home] += 1
            add_rows(net, after[home], new)
        worth = 0.0
        for side in range(sides):
            prospect = still[side]
            if touched[side]:
                have = banked if side == home else panels.banked[side]
                prospect = (
                    _settled(book, have, word_points[side], open_fragments[side])
                    if exact
                    else _prospect(book, net, panels, after[side], left[side], have)
                )
            worth += panels.sign[side] * prospect
        out[i] = worth

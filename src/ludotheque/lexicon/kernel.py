"""Compiled walks over `LexArrays`. Their readable twins are the methods of `Lexicon`.

A node is a place in `cells`; a letter is its place in the alphabet. To know at each letter whether a column
is a fragment *and* whether it is a word, walk two nodes side by side: one from `root`, one from `start`
(-1 once it is no prefix any more).
"""

from typing import Any

import numba
import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from ludotheque.lexicon.lexfile import END, LEVEL, LONGEST, LexArrays

Cells = npt.NDArray[np.uint32]
Letters = npt.NDArray[np.uint8]
Whole = int | np.int64

_ONE = np.uint32(1)
_END = np.uint32(END)


def _counted(_context: Any, _mask: Any) -> Any:
    """How many bits of a 32-bit mask are set, as one machine instruction."""

    def generated(_target: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.zext(builder.ctpop(args[0]), ir.IntType(64))

    return types.int64(types.uint32), generated


_ones: Any = intrinsic(_counted)


@numba.njit(cache=True)
def step(cells: Cells, node: Whole, letter: Whole) -> Whole:
    """The node after one more letter, or -1; from -1 always -1."""
    if node < 0:
        return -1
    mask = cells[node]
    bit = _ONE << np.uint32(letter)
    if mask & bit == 0:
        return -1
    return np.int64(cells[node + 1 + _ones(mask & np.uint32(bit - _ONE))])


@numba.njit(cache=True)
def is_word(cells: Cells, node: Whole) -> bool:
    """Whether a word ends at a node reached from `start` (from `root`: whether some word ends that way)."""
    return bool(node >= 0 and cells[node] >= _END)


@numba.njit(cache=True)
def following(cells: Cells, node: Whole) -> Whole:
    """The letters that may follow, as a mask of places in the alphabet; 0 from -1."""
    return np.int64(cells[node] & np.uint32(~_END)) if node >= 0 else 0


@numba.njit(cache=True)
def walk(cells: Cells, node: Whole, letters: Letters) -> Whole:
    """The node after all `letters`, or -1."""
    for letter in letters:
        node = step(cells, node, letter)
        if node < 0:
            return -1
    return node


@numba.njit(cache=True)
def word_number(cells: Cells, start: int, letters: Letters) -> Whole:
    """The word's place in the alphabetical list (and in `tags`), or -1."""
    node: Whole = start
    number: Whole = 0
    for letter in letters:
        mask = cells[node]
        bit = _ONE << np.uint32(letter)
        if mask & bit == 0:
            return -1
        if mask >= _END:
            number += 1
        before = _ones(mask & np.uint32(bit - _ONE))
        for child in range(node + 1, node + 1 + before):
            number += cells[cells[child] - 1]
        node = np.int64(cells[node + 1 + before])
    return number if cells[node] >= _END else -1


@numba.njit(cache=True)
def level(lex: LexArrays, letters: Letters) -> Whole:
    """Commonness of a word in quarters of a Zipf step (12 is Zipf 3), 0 if unknown, -1 for no word."""
    number = word_number(lex.cells, lex.start, letters)
    return np.int64(lex.tags[number] & LEVEL) if number >= 0 else -1


@numba.njit(cache=True)
def are_fragments(
    lex: LexArrays, letters: Letters, ends: npt.NDArray[np.int64], out: npt.NDArray[np.bool_]
) -> None:
    """A batch of fragment questions: string i is `letters[ends[i-1]:ends[i]]`."""
    begin = 0
    for i in range(len(ends)):
        node: Whole = lex.root
        for at in range(begin, ends[i]):
            node = step(lex.cells, node, letters[at])
            if node < 0:
                break
        out[i] = node >= 0
        begin = ends[i]


@numba.njit(cache=True)
def _fallback(pattern: Letters) -> npt.NDArray[np.int64]:
    """For each number of matched letters, how many still match if the next one does not."""
    back = np.zeros(len(pattern) + 1, np.int64)
    matched = 0
    for i in range(1, len(pattern)):
        while matched > 0 and pattern[i] != pattern[matched]:
            matched = back[matched]
        if pattern[i] == pattern[matched]:
            matched += 1
        back[i + 1] = matched
    return back


@numba.njit(cache=True)
def best_words(lex: LexArrays, pattern: Letters, limit: int, anchored: bool) -> npt.NDArray[np.uint8]:
    """The best `limit` words holding `pattern` (beginning with it, if `anchored`): common, short, early.

    Walks the words in order, remembering which (node, matched letters) lead nowhere, and skipping them.
    Each row is a word's length and letters.
    """
    cells, whole = lex.cells, len(pattern)
    back = _fallback(pattern)
    barren = np.zeros((whole + 1, (len(cells) + 7) // 8), np.uint8)
    best = np.zeros((limit + 1, LONGEST + 1), np.uint8)
    keys = np.zeros(limit + 1, np.int64)
    found = 0

    nodes = np.zeros(LONGEST + 1, np.int64)
    states = np.zeros(LONGEST + 1, np.int64)
    child = np.zeros(LONGEST + 1, np.int64)
    rest = np.zeros(LONGEST + 1, np.uint32)
    total = np.zeros(LONGEST + 1, np.int64)
    spelled = np.zeros(LONGEST + 1, np.uint8)

    number: Whole = 0
    depth, seen = 0, 0
    nodes[0] = lex.start
    child[0] = lex.start
    rest[0] = cells[lex.start]
    while depth >= 0:
        mask = rest[depth]
        if mask >= _END:
            rest[depth] = mask & np.uint32(~_END)
            if states[depth] == whole:
                seen += 1
                key = np.int64(lex.tags[number] & LEVEL) * 64 - depth
                if found < limit or key > keys[limit - 1]:
                    at = min(found, limit - 1)
                    while at > 0 and keys[at - 1] < key:
                        keys[at] = keys[at - 1]
                        best[at] = best[at - 1]
                        at -= 1
                    keys[at] = key
                    best[at, 0] = depth
                    best[at, 1 : depth + 1] = spelled[:depth]
                    found = min(found + 1, limit)
            number += 1
            continue
        if mask == 0:
            if seen == total[depth]:
                barren[states[depth], nodes[depth] >> 3] |= np.uint8(1 << (nodes[depth] & 7))
            depth -= 1
            continue
        low = mask & np.uint32(~mask + _ONE)
        letter = _ones(np.uint32(low - _ONE))
        rest[depth] = mask ^ low
        child[depth] += 1
        node = np.int64(cells[child[depth]])
        state = states[depth]
        if state < whole:
            if anchored:
                state = state + 1 if letter == pattern[state] else -1
            else:
                while state > 0 and letter != pattern[state]:
                    state = back[state]
                if letter == pattern[state]:
                    state += 1
        if state < 0 or barren[state, node >> 3] >> np.uint8(node & 7) & 1:
            number += np.int64(cells[node - 1])
            continue
        spelled[depth] = letter
        depth += 1
        nodes[depth], child[depth], states[depth], total[depth] = node, node, state, seen
        rest[depth] = cells[node]
    return best[:found]

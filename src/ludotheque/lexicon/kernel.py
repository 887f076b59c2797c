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

BETWEEN = 255
"""Parts two words in a `ranked` text."""


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


@numba.njit(cache=True, nogil=True)
def _spell(lex: LexArrays, letters: Letters, ends: npt.NDArray[np.int64]) -> int:
    """All words in the order of the alphabet, one after the other, as far as there is room; gives how many
    letters they have in all."""
    cells = lex.cells
    child = np.zeros(LONGEST + 1, np.int64)
    rest = np.zeros(LONGEST + 1, np.uint32)
    spelled = np.zeros(LONGEST + 1, np.uint8)
    depth, number, written = 0, 0, 0
    child[0], rest[0] = lex.start, cells[lex.start]
    while depth >= 0:
        mask = rest[depth]
        if mask >= _END:
            rest[depth] = mask & np.uint32(~_END)
            if written + depth <= len(letters):
                letters[written : written + depth] = spelled[:depth]
            written += depth
            ends[number] = written
            number += 1
        elif mask == 0:
            depth -= 1
        else:
            low = mask & np.uint32(~mask + _ONE)
            rest[depth] = mask ^ low
            child[depth] += 1
            spelled[depth] = _ones(np.uint32(low - _ONE))
            node = np.int64(cells[child[depth]])
            depth += 1
            child[depth], rest[depth] = node, cells[node]
    return written


def all_words(lex: LexArrays) -> tuple[Letters, npt.NDArray[np.int64]]:
    """Every word in the order of the alphabet: word i is `letters[ends[i-1]:ends[i]]`."""
    ends = np.zeros(len(lex.tags), np.int64)
    letters = np.zeros(_spell(lex, np.zeros(0, np.uint8), ends), np.uint8)
    _spell(lex, letters, ends)
    return letters, ends


@numba.njit(cache=True, nogil=True)
def _in_order(letters: Letters, ends: npt.NDArray[np.int64], order: npt.NDArray[np.int64]) -> Letters:
    text = np.full(len(letters) + len(ends) + 1, BETWEEN, np.uint8)
    written = 1
    for number in order:
        begin = ends[number - 1] if number > 0 else 0
        length = ends[number] - begin
        text[written : written + length] = letters[begin : ends[number]]
        written += length + 1
    return text


@numba.njit(cache=True, nogil=True)
def found(text: Letters, sought: Letters, start: Whole) -> Whole:
    """Where `sought` stands in `text` from there on, or -1; other threads go on meanwhile."""
    length = len(sought)
    if length == 0:
        return start
    head = sought[0]
    for at in range(start, len(text) - length + 1):
        if text[at] == head:
            same = 1
            while same < length and text[at + same] == sought[same]:
                same += 1
            if same == length:
                return at
    return -1


def ranked(lex: LexArrays) -> bytes:
    """All words in one text, a `BETWEEN` before and after each: the commonest first, then the shortest, then
    as in the alphabet. To search it is to search for bytes."""
    letters, ends = all_words(lex)
    lengths = np.diff(ends, prepend=0)
    order = np.argsort(lengths - np.int64(64) * (lex.tags & LEVEL), kind="stable")
    return _in_order(letters, ends, order).tobytes()

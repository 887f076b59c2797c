"""Many solitaires of BALI. Action 0 stops; action i is a step: a column below another, or a word removed.

A build of several columns is made one after the other, the openings filled in between: that is legal play
(B9, B11), but not every legal build. A step is top · 256 + below · 32 + letter, `below` being 7 for a removal
and `letter` what a Bali card becomes (31: there is none).
"""

from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from ludotheque.bots.bali.books import bonus_of, deck_of, open_book
from ludotheque.bots.bali.judgement import FEATURES, ROWS, features
from ludotheque.bots.bali.table import (
    COLUMNS,
    LONGEST,
    NO_LETTER,
    REMOVE,
    STEPS,
    WILD,
    Table,
    append,
    do_step,
    fill,
    joins,
    words_left,
)
from ludotheque.envs.batch import check_actions, seeds
from ludotheque.envs.setting import BadSetting
from ludotheque.games.bali.editions import edition
from ludotheque.games.bali.types import Options
from ludotheque.lexicon.kernel import is_word

WIDTH = STEPS + 1
STOP = 0
ALL = (1 << COLUMNS) - 1
"""Every column, as bits."""
LETTERS = 12
"""How many letters of a column are observed."""
TRAITS, KINDS = FEATURES, ROWS
"""Numbers that `describe` tells of a column, and how many different ones there are."""


class Batch:
    """`reset`, `step`, `legal_mask`, `observations`; the arrays below may be read, not written."""

    def __init__(self, games: int, options: Options, players: int = 1, seed: int = 0) -> None:
        if players != 1 or options.space_age or options.mode != "referee":
            raise BadSetting("only solitaires by the dictionary are played in batches")
        self.games, self.options = games, options
        rule = edition(options.edition).bali_bonus if options.bonus == "edition" else options.bonus
        self._book = open_book(options.edition, version=options.lexicon)._replace(bonus=bonus_of(rule))
        self._full = deck_of(options.edition)
        self.tables = Table(
            np.zeros((games, COLUMNS, LONGEST), np.uint8),
            np.zeros((games, COLUMNS), np.int64),
            np.zeros((games, COLUMNS), np.int64),
            np.zeros((games, COLUMNS), np.int64),
            np.zeros((games, COLUMNS), np.int64),
            np.zeros((games, 32), np.int64),
            np.zeros((games, 2), np.int64),
        )
        self.counts = np.zeros(games, np.int32)
        """How many actions there are, stopping included."""
        self.moves = np.zeros((games, WIDTH), np.int32)
        """The steps that actions stand for; the first is unused, for it stops."""
        self._rewards = np.zeros(games, np.float32)
        self._over = np.zeros(games, np.bool_)
        self._joins = np.zeros((games, COLUMNS, COLUMNS), np.int64)
        """With which letters a column may be joined below another, as bits."""
        self._seen = np.zeros((games, COLUMNS + 1, 32), np.uint8)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """All games anew; without a seed the luck goes on from where it was."""
        if seed is not None:
            self._dice = seeds(self.games, seed)
        _deal_all(*self._arrays())

    def step(self, actions: Any) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.bool_]]:
        """One step in every game: points gained, and which are over; those are dealt anew at once.

        Rewards of a game sum to its final score. Raises ValueError, and does nothing, if one is not legal.
        """
        given = check_actions(actions, self.counts)
        all_of_it: Any = (*self._arrays(), given, self._rewards, self._over)
        _step_all(*all_of_it)
        return self._rewards, self._over

    def legal_mask(self) -> npt.NDArray[np.bool_]:
        """Games × WIDTH: which actions are legal."""
        mask: npt.NDArray[np.bool_] = np.arange(WIDTH, dtype=np.int32) < self.counts[:, None]
        return mask

    def observations(self) -> npt.NDArray[np.uint8]:
        """Games × 8 × 32: a row for each column (letters from 1, its length last but one, its value last)
        and one for the cards to come by letter. Overwritten by the next call."""
        self._seen[:, :COLUMNS, :LETTERS] = np.where(
            np.arange(LETTERS) < self.tables.length[:, :, None], self.tables.letters[:, :, :LETTERS] + 1, 0
        )
        self._seen[:, :COLUMNS, 30] = self.tables.length
        self._seen[:, :COLUMNS, 31] = self.tables.value
        self._seen[:, COLUMNS] = self.tables.deck
        return self._seen

    def describe(self) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
        """What the dictionary says of columns: games × 7 × TRAITS as they are, and actions × TRAITS of the
        column that each action makes, all actions of all games one after the other.

        A trait is a number below KINDS, to look a row of a table up with, or -1 where there is nothing to
        say (an opening, a word taken off, a stop): how long the column is and if it is a word, its letters at
        both ends, how likely it is to become a word and of what worth, what may follow.
        """
        columns = np.empty((self.games, COLUMNS, TRAITS), np.int32)
        made = np.empty((self.counts.sum(), TRAITS), np.int32)
        _describe_all(self._book, self.tables, self.counts, self.moves, columns, made)
        return columns, made

    def random_actions(self, rng: np.random.Generator) -> npt.NDArray[np.int64]:
        """A legal action for each game; nobody stops."""
        return 1 + (rng.random(self.games) * (self.counts - 1)).astype(np.int64)

    def _arrays(self) -> Any:
        return self._book, self._full, self.tables, self.counts, self.moves, self._dice, self._joins


@numba.njit(cache=True)
def _table(tables: Any, game: int) -> Any:
    return Table(
        tables.letters[game],
        tables.length[game],
        tables.value[game],
        tables.root[game],
        tables.start[game],
        tables.deck[game],
        tables.tally[game],
    )


@numba.njit(cache=True)
def _letters(book: Any, table: Any, top: int, below: int) -> int:
    """With which letters these two may be joined, as bits."""
    if top == below or table.length[top] == 0 or table.length[below] == 0:
        return 0
    if table.root[top] != -2 and table.root[below] != -2:
        return int(joins(book, table, top, below, NO_LETTER)) << NO_LETTER
    found = 0
    for letter in range(30):
        if joins(book, table, top, below, letter):
            found |= 1 << letter
    return found


@numba.njit(cache=True)
def _list(book: Any, table: Any, counts: Any, moves: Any, joined: Any, game: int, changed: int) -> int:
    """All steps, in the order of `steps`; only columns that have changed (bits) are looked up again."""
    count = 0
    for top in range(COLUMNS):
        if table.length[top] >= 3 and is_word(book.cells, table.start[top]):
            count += 1
            moves[game, count] = top * 256 + REMOVE * 32 + NO_LETTER
        for below in range(COLUMNS):
            if changed >> top & 1 or changed >> below & 1:
                joined[game, top, below] = _letters(book, table, top, below)
            left, letter = joined[game, top, below], 0
            while left:
                if left & 1 and count < STEPS:
                    count += 1
                    moves[game, count] = top * 256 + below * 32 + letter
                left >>= 1
                letter += 1
    counts[game] = count + 1
    return count


@numba.njit(cache=True)
def _deal(
    book: Any, full: Any, table: Any, counts: Any, moves: Any, dice: Any, joined: Any, game: int
) -> None:
    """A new deal; one in which nothing can be done is dealt again (its score would be 0)."""
    left = 0
    while left == 0:
        table.length[:] = 0
        table.value[:] = 0
        table.deck[:] = full
        table.tally[0] = 0
        table.tally[1] = full.sum()
        fill(book, table, dice[game : game + 1])
        left = _list(book, table, counts, moves, joined, game, ALL)


@numba.njit(cache=True)
def _deal_all(book: Any, full: Any, tables: Any, counts: Any, moves: Any, dice: Any, joined: Any) -> None:
    for game in range(len(counts)):
        _deal(book, full, _table(tables, game), counts, moves, dice, joined, game)


@numba.njit(cache=True)
def _describe_all(book: Any, tables: Any, counts: Any, moves: Any, columns: Any, made: Any) -> None:
    nodes, spelled, at = np.empty(2, np.int64), np.empty(LONGEST, np.uint8), 0
    for game in range(len(counts)):
        table = _table(tables, game)
        for column in range(COLUMNS):
            features(
                book,
                table.letters[column],
                table.length[column],
                table.value[column],
                table.root[column],
                table.start[column],
                columns[game, column],
            )
        for action in range(counts[game]):
            made[at] = -1
            code = int(moves[game, action])
            top, below, letter = code // 256, code // 32 % 8, code % 32
            if action > 0 and below != REMOVE:
                append(book, table, top, below, letter, nodes)
                above, long = table.length[top], table.length[top] + table.length[below]
                for i in range(long):
                    card = table.letters[top, i] if i < above else table.letters[below, i - above]
                    spelled[i] = letter if card == WILD else card
                value = table.value[top] + table.value[below]
                features(book, spelled, long, value, nodes[0], nodes[1], made[at])
            at += 1


@numba.njit(cache=True)
def _word_cards(book: Any, table: Any) -> int:
    """How many cards stand in complete words."""
    cards = 0
    for column in range(COLUMNS):
        if table.length[column] >= 3 and is_word(book.cells, table.start[column]):
            cards += table.length[column]
    return cards


@numba.njit(cache=True)
def _step_all(
    book: Any,
    full: Any,
    tables: Any,
    counts: Any,
    moves: Any,
    dice: Any,
    joined: Any,
    actions: Any,
    rewards: Any,
    over: Any,
) -> None:
    for game in range(len(counts)):
        table = _table(tables, game)
        before = table.tally[0]
        left = 0
        if actions[game] > 0:
            code = int(moves[game, actions[game]])
            do_step(book, table, code)
            fill(book, table, dice[game : game + 1])
            below = code // 32 % 8
            changed = 1 << code // 256 | (1 << below if below != REMOVE else 0)
            left = _list(book, table, counts, moves, joined, game, changed)
        over[game] = left == 0
        rewards[game] = table.tally[0] - before
        if left == 0:
            score = float(table.tally[0] + words_left(book, table))
            if table.tally[1] == 0 and table.length.sum() == _word_cards(book, table):
                score = book.bonus[0] * score + book.bonus[1]
            rewards[game] = score - before
            _deal(book, full, table, counts, moves, dice, joined, game)

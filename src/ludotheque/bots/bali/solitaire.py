"""A player of solitaire (B12-B14): the learned judgement, and search on top of it at the highest level.

`choose`, hints, puzzles and analyses ask it for `candidates`. It sees a view and never the deck.
"""

from typing import NamedTuple

import numpy as np

from ludotheque.bots.bali import weights
from ludotheque.bots.bali.books import bonus_of, book_of, deck_of
from ludotheque.bots.bali.ending import solve_end
from ludotheque.bots.bali.impressions import EVERYTHING, new_impressions, weigh
from ludotheque.bots.bali.judgement import knows
from ludotheque.bots.bali.levels import Alone
from ludotheque.bots.bali.rollouts import search
from ludotheque.bots.bali.table import (
    REMOVE,
    STEPS,
    WILD,
    Book,
    Ints,
    Table,
    Whole,
    copy_table,
    do_step,
    new_table,
    steps,
)
from ludotheque.bots.bot import Situation
from ludotheque.games.bali.cards import is_bali, reading
from ludotheque.games.bali.editions import Edition, edition
from ludotheque.games.bali.types import Build, Draw, Move, Place, Remove
from ludotheque.lexicon import open_lexicon
from ludotheque.lexicon.kernel import step

INFLECTED = {"en": 0.0, "fr": 0.0, "de": 0.25}
"""How much rarer each single form of a word is in a language that inflects it more."""


DOUBLED, PLAIN = 1.0, 0.25
"""How far apart the steps of a table lie where a Bali doubles the score, and where it adds to it."""


class Candidate(NamedTuple):
    """A step and the final score to expect after it."""

    code: int
    worth: float


def table_of(situation: Situation, book: Book) -> Table:
    """The table as the seat sees it; cards to come are those it has not seen drawn."""
    printed = edition(situation.options.edition)
    table = new_table()
    table.deck[:] = unseen(situation)
    table.tally[0] = situation.view.scores[situation.seat]
    table.tally[1] = table.deck.sum()
    for place, column in enumerate(situation.view.panels[situation.seat]):
        lay(book, table, printed, place, column)
    return table


def dealt_table(situation: Situation, cards: tuple[str, ...]) -> Table:
    """The table right after the deal of these cards."""
    book = book_of(situation.options)
    table = table_of(situation, book)
    for place, card in enumerate(cards):
        lay(book, table, edition(situation.options.edition), place, card)
    return table


def lay(book: Book, table: Table, printed: Edition, place: int, column: str) -> None:
    """A column of the view onto the packed table."""
    alphabet = open_lexicon(printed.language).alphabet
    letters = [WILD if letter == "*" else alphabet.index(letter) for letter in reading(printed, column)]
    table.length[place] = len(letters)
    table.letters[place, : len(letters)] = letters
    table.value[place] = sum(
        int(book.values[WILD if card == "*" or card.islower() else letter])
        for card, letter in zip(column, letters, strict=True)
    )
    root: Whole = book.root
    start: Whole = book.start
    for letter in letters:
        root, start = (
            (-2, -2) if letter == WILD else (step(book.cells, root, letter), step(book.cells, start, letter))
        )
    table.root[place], table.start[place] = root, start


def unseen(situation: Situation) -> Ints:
    """Cards to come by letter, as far as a player can know: all decks less the draws that were witnessed.

    Forfeited columns go back unseen (B19), so that with them this is an estimate.
    """
    options, view = situation.options, situation.view
    printed = edition(options.edition)
    alphabet = open_lexicon(printed.language).alphabet
    deck = deck_of(options.edition) * (1 if situation.players == 1 else 2)
    for _, move in situation.witnessed:
        if isinstance(move, Draw):
            letter = reading(printed, move.card)
            deck[WILD if is_bali(move.card) else alphabet.index(letter)] -= 1
    deck = np.maximum(deck, 0)
    if view.deck == 0:
        return np.zeros_like(deck)
    return deck if deck.any() else deck_of(options.edition)


def open_table(situation: Situation) -> tuple[Book, Table]:
    """Book and table of a situation, with the Bali bonus that was agreed."""
    options = situation.options
    book = book_of(options)
    if options.bonus != "edition":
        book = book._replace(bonus=bonus_of(options.bonus))
    return book, table_of(situation, book)


def candidates(situation: Situation, strength: Alone) -> list[Candidate]:
    """The steps a player of this strength considers, best first. Empty: nothing it sees."""
    book, table = open_table(situation)
    net = weights.load(situation.options.edition)
    codes, worth = np.empty(STEPS, np.int64), np.empty(STEPS, np.float64)
    count = steps(book, table, codes)
    if count == 0:
        return []
    if table.tally[1] == 0 and strength.least_zipf == 0:
        return _by_exact_end(book, table, codes[:count])
    if strength.width:
        seed = np.array(
            [situation.rng("search", situation.view.deck, str(situation.view.panels)).getrandbits(63)],
            np.uint64,
        )
        kept = search(book, net, table, strength.width, strength.budget, strength.depth, seed, codes, worth)
        return [Candidate(int(codes[k]), float(worth[k])) for k in range(kept)]
    weigh(book, net, table, new_impressions(), EVERYTHING, codes, worth)
    rng = situation.rng("blur", situation.view.deck, str(situation.view.panels))
    scale = DOUBLED if edition(situation.options.edition).bali_bonus[0] == "x" else PLAIN
    least = strength.least_zipf - INFLECTED[edition(situation.options.edition).language]
    seen = []
    for code, value in zip(codes[:count].tolist(), worth[:count].tolist(), strict=True):
        if strength.least_zipf and not _within(situation, table, code, least):
            continue
        haste = strength.hasty if code // 32 % 8 == REMOVE else 0.0
        seen.append(Candidate(code, value + scale * (haste + rng.gauss(0, strength.blur))))
    return sorted(seen, key=lambda c: -c.worth)


def _by_exact_end(book: Book, table: Table, codes: Ints) -> list[Candidate]:
    found, work, told = [], new_table(), np.empty(2)
    for code in codes.tolist():
        copy_table(table, work)
        do_step(book, work, code)
        found.append(Candidate(code, solve_end(book, work, told)))
    return sorted(found, key=lambda c: (-c.worth, c.code // 32 % 8 != REMOVE))


def _within(situation: Situation, table: Table, code: int, least_zipf: float) -> bool:
    """Whether a player with that vocabulary would see the step: a known word, or the fragment of one.

    A fragment that is a word he does not know is none: it would be among his words at the end (B13).
    """
    options = situation.options
    small = book_of(options, least_zipf)
    language = edition(options.edition).language
    lexicon = open_lexicon(language, options.lexicon, withdrawn=options.withdrawn)
    work = new_table()
    copy_table(table, work)
    top, below = code // 256, code // 32 % 8
    if below != REMOVE:
        do_step(small, work, code)
        if not knows(small, work.letters[top], work.length[top]):
            return False
    spelled = lexicon.spelled(work.letters[top, : work.length[top]])
    return lexicon.zipf(spelled) >= least_zipf or not lexicon.is_word(spelled)


def move_of(situation: Situation, code: int) -> Move:
    """The step as a move of the game."""
    top, below, letter = code // 256, code // 32 % 8, code % 32
    seat = situation.seat
    if below == REMOVE:
        return Remove(Place(seat, top))
    panel = situation.view.panels[seat]
    wild = "*" in panel[top] + panel[below]
    alphabet = open_lexicon(edition(situation.options.edition).language).alphabet
    return Build(Place(seat, top), (Place(seat, below),), alphabet[letter] if wild else "")

"""A player among others (B15-B21, B25): every build judged by what it gives his side and takes from the rest.

The judgement of a panel is the one learned in solitaire, with his share of the cards still to come.
The highest level also looks at the best answer of the next player, over a few draws.
"""

from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ludotheque.bots.bali.books import bonus_of, load_net, open_book
from ludotheque.bots.bali.kernel import WILD, Book
from ludotheque.bots.bali.search import Panels, judge_builds
from ludotheque.bots.bali.solitaire import unseen
from ludotheque.bots.bot import Situation
from ludotheque.game import Seat
from ludotheque.games.bali import kernel as moves_kernel
from ludotheque.games.bali.cards import reading
from ludotheque.games.bali.listing import packed, search, unpacked
from ludotheque.games.bali.model import Build, Move, Place, Remove
from ludotheque.games.bali.panel import Panels as Columns
from ludotheque.games.bali.panel import Rulebook, built, complete_columns, put
from ludotheque.games.bali.scoring import rulebook, sides
from ludotheque.lexicon import open_lexicon

MOST_BUILDS = 6_000
MOST_STEPS = 300_000


class Strength(NamedTuple):
    """What a level can do among others."""

    least_zipf: float = 0.0
    blur: float = 0.0
    longest: int = 15
    """Columns it can join in its head."""
    width: int = 0
    draws: int = 0


STRENGTHS = {
    "1": Strength(least_zipf=4.4, blur=40, longest=3),
    "2": Strength(least_zipf=3.8, blur=25, longest=4),
    "3": Strength(least_zipf=3.0, blur=12, longest=6),
    "4": Strength(),
    "5": Strength(width=8, draws=2),
}


class Candidate(NamedTuple):
    """A move and how much better than the others one stands after it, in points."""

    move: Build | Remove
    worth: float


class Seen(NamedTuple):
    """A table as one judges it: the columns, what is banked by seat, the cards to come."""

    book: Rulebook
    panels: Columns
    scores: tuple[int, ...]
    deck: npt.NDArray[np.int64]
    teams: tuple[tuple[Seat, ...], ...]

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        return next(team for team in self.teams if seat in team)


def seen(situation: Situation) -> Seen:
    """The table of a situation."""
    view = situation.view
    return Seen(
        rulebook(situation.options),
        view.panels,
        view.scores,
        unseen(situation),
        sides(situation.options, situation.players),
    )


def candidates(situation: Situation, strength: Strength) -> list[Candidate]:
    """The moves a player of this strength considers, best first. Empty: nothing it sees."""
    table, book = seen(situation), _book(situation)
    found = judged(table, book, situation.seat)
    if strength.least_zipf:
        found = [one for one in found if _within(table, one.move, strength)]
    if strength.blur:
        rng = situation.rng("blur", situation.view.turns, str(situation.view.panels))
        found = [one._replace(worth=one.worth + rng.gauss(0, strength.blur)) for one in found]
        found.sort(key=lambda one: -one.worth)
    if strength.width and len(found) > 1:
        rng = situation.rng("answer", situation.view.turns, str(situation.view.panels))
        found[: strength.width] = _after_answers(
            table, book, situation.seat, found[: strength.width], strength, rng
        )
    return found


def _book(situation: Situation) -> Book:
    book = open_book(situation.options.edition)
    bonus = situation.options.bonus
    return book if bonus == "edition" else book._replace(bonus=bonus_of(bonus))


def judged(table: Seen, book: Book, seat: Seat) -> list[Candidate]:
    """All moves of a seat (to a generous bound) by the learned judgement, best first."""
    last = not table.deck.any()
    own = table.team(seat)
    layout, places = packed(table.book, table.panels, own)
    order, info = np.empty(MOST_BUILDS, np.uint64), np.empty(MOST_BUILDS, np.int64)
    found, _ = search(table.book, layout, last, MOST_BUILDS, MOST_STEPS, order, info)
    found = min(found, MOST_BUILDS)
    removals = complete_columns(table.book, table.panels, own)[: MOST_BUILDS - found]
    for at in removals:
        order[found] = places.index(at)
        info[found] = 1
        found += 1
    worth = np.empty(found, np.float64)
    judge_builds(
        book, load_net(table.book.edition.id), _packed(table, layout, places, own), order, info, found, worth
    )
    ranked = np.argsort(-worth, kind="stable")
    return [
        Candidate(_move(table.book, places, int(order[i]), int(info[i])), float(worth[i]))
        for i in ranked[:200].tolist()
    ]


def _move(book: Rulebook, places: list[Place], order: int, info: int) -> Build | Remove:
    return Remove(places[order]) if info == 1 else unpacked(book, places, order, info)


def _packed(table: Seen, layout: moves_kernel.Table, places: list[Place], own: tuple[Seat, ...]) -> Panels:
    players = len(table.panels)
    others = players - len(own)
    share = table.deck / players
    return Panels(
        layout.letters,
        layout.ends,
        layout.worth,
        np.array([place.seat for place in places], np.int64),
        np.array([1.0 / len(own) if seat in own else -1.0 / others for seat in range(players)]),
        np.array(table.scores, np.int64),
        share.astype(np.float32),
        np.array([share.sum()]),
    )


def _within(table: Seen, move: Build | Remove, strength: Strength) -> bool:
    """Whether a player with that vocabulary would think of the move."""
    lexicon = open_lexicon(table.book.edition.language)
    if isinstance(move, Remove):
        column = table.panels[move.column.seat][move.column.place]
        return lexicon.zipf(reading(table.book.edition, column)) >= strength.least_zipf
    if len(move.pieces) >= strength.longest:
        return False
    panels = built(table.panels, move)
    letters = reading(table.book.edition, panels[move.column.seat][move.column.place])
    return any(lexicon.zipf(word) >= strength.least_zipf for word in lexicon.containing(letters, limit=1))


def _after_answers(
    table: Seen, book: Book, seat: Seat, found: list[Candidate], strength: Strength, rng: Random
) -> list[Candidate]:
    """The candidates judged anew after cards are drawn and the next player has made his best move."""
    luck = [rng.getrandbits(32) for _ in range(strength.draws)]
    answered = [
        one._replace(worth=sum(_after_one(table, book, seat, one.move, Random(x)) for x in luck) / len(luck))
        for one in found
    ]
    return sorted(answered, key=lambda one: -one.worth)


def _after_one(table: Seen, book: Book, seat: Seat, move: Build | Remove, rng: Random) -> float:
    rival = (seat + 1) % len(table.panels)
    after = _dealt(_played(table, seat, move), rng)
    answers = judged(after, book, rival)
    if not answers:
        return _still(after, book, seat)
    return _still(_dealt(_played(after, rival, answers[0].move), rng), book, seat)


def _still(table: Seen, book: Book, seat: Seat) -> float:
    """How a table stands for a seat without a move."""
    own = table.team(seat)
    layout, places = packed(table.book, table.panels, own)
    order, info, worth = np.zeros(1, np.uint64), np.zeros(1, np.int64), np.empty(1)
    table_of = _packed(table, layout, places, own)
    judge_builds(book, load_net(table.book.edition.id), table_of, order, info, 1, worth)
    return float(worth[0])


def _played(table: Seen, seat: Seat, move: Move) -> Seen:
    if isinstance(move, Build):
        return table._replace(panels=built(table.panels, move))
    assert isinstance(move, Remove)
    at = move.column
    column = table.panels[at.seat][at.place]
    values = table.book.edition.values
    earned = len(column) * sum(values["*" if c == "*" or c.islower() else c] for c in column)
    own = table.team(seat)
    scores = tuple(score + (earned if other in own else 0) for other, score in enumerate(table.scores))
    return table._replace(panels=put(table.panels, at, ""), scores=scores)


def _dealt(table: Seen, rng: Random) -> Seen:
    """All openings filled with cards drawn from those to come."""
    alphabet = open_lexicon(table.book.edition.language).alphabet
    deck, panels = table.deck.copy(), table.panels
    for seat, panel in enumerate(panels):
        for place, column in enumerate(panel):
            left = int(deck.sum())
            if column or left == 0:
                continue
            drawn = int(np.searchsorted(np.cumsum(deck), rng.randrange(left), side="right"))
            deck[drawn] -= 1
            panels = put(panels, Place(seat, place), "*" if drawn == WILD else alphabet[drawn])
    return table._replace(panels=panels, deck=deck)

"""A player among others (B15-B21, B25): every turn a word, the most points first; then looking further.

The plain policy takes the best word it has, else builds the best word anyone's columns allow. The strong
levels try their best moves in games played on by that policy, over draws of the cards not yet seen.
"""

from itertools import islice
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ludotheque.bots.bali.levels import AmongOthers
from ludotheque.bots.bali.solitaire import unseen
from ludotheque.bots.bali.table import WILD
from ludotheque.bots.bali.vocabulary import own_book
from ludotheque.bots.bot import Situation
from ludotheque.game import Seat
from ludotheque.games.bali.cards import points, reading
from ludotheque.games.bali.packed import packed, search, unpacked
from ludotheque.games.bali.panel import (
    Rulebook,
    built,
    columns,
    complete_columns,
    is_complete,
    next_opening,
    put,
)
from ludotheque.games.bali.scoring import with_bonus
from ludotheque.games.bali.seats import sides
from ludotheque.games.bali.types import Build, Options, Panels, Remove
from ludotheque.lexicon import open_lexicon

MOST_BUILDS = 4_000
MOST_STEPS = 60_000
FRAGMENTS = 12
"""How many builds that make no word are weighed where no word can be built."""
LOOKED_THROUGH = 400
"""Words that somebody of little vocabulary looks through for one that he knows."""
HELD = 0.8
"""What a finished word on the table is worth against one in the book: it may be taken."""


class Candidate(NamedTuple):
    """A move and how far one expects to lead after it, in points."""

    move: Build | Remove
    worth: float


class Seen(NamedTuple):
    """A table as a player knows it: the columns, what is banked by side, the cards to come."""

    options: Options
    book: Rulebook
    panels: Panels
    scores: tuple[int, ...]
    """By side."""
    deck: npt.NDArray[np.int64]
    teams: tuple[tuple[Seat, ...], ...]

    def side(self, seat: Seat) -> int:
        return next(number for number, team in enumerate(self.teams) if seat in team)


def seen(situation: Situation) -> Seen:
    """The table of a situation."""
    teams = sides(situation.options, situation.players)
    return Seen(
        situation.options,
        own_book(situation),
        situation.view.panels,
        tuple(situation.view.scores[team[0]] for team in teams),
        unseen(situation),
        teams,
    )


def candidates(situation: Situation, strength: AmongOthers) -> list[Candidate]:
    """The moves a player of this strength considers, best first. Empty: nothing it sees."""
    table = seen(situation)
    found = moves(table, situation.seat)
    if strength.least_zipf:
        found = [one for one in found if _within(table, one.move, strength)] or _known(
            table, situation, strength
        )
    if strength.width == 0 or len(found) < 2:
        return found
    ahead = [_tried(table, situation, one.move, strength) for one in found[: strength.width]]
    return sorted(ahead, key=lambda one: -one.worth)


def _known(table: Seen, situation: Situation, strength: AmongOthers) -> list[Candidate]:
    """Where he knows none of the best words: a lesser one that he knows, or a step towards one."""
    own = table.teams[table.side(situation.seat)]
    both = (True, False) if table.deck.any() else (True,)
    further = (one for complete in both for one in _builds(table, own, LOOKED_THROUGH, complete=complete))
    return [*islice((one for one in further if _within(table, one.move, strength)), 1)]


def tried(situation: Situation, move: Build | Remove, strength: AmongOthers) -> Candidate:
    """One move, tried as `candidates` tries its own, with the same luck."""
    return _tried(seen(situation), situation, move, strength)


def _tried(table: Seen, situation: Situation, move: Build | Remove, strength: AmongOthers) -> Candidate:
    rng = situation.rng("ahead", situation.view.turns, str(situation.view.panels))
    luck = [rng.getrandbits(32) for _ in range(strength.games)]
    leads = [_ahead(table, situation.seat, move, strength.plies, one) for one in luck]
    return Candidate(move, sum(leads) / len(leads))


def moves(table: Seen, seat: Seat, most: int = FRAGMENTS) -> list[Candidate]:
    """By the plain policy: removals and words by their points, then a few fragments, long ones last.

    Of words and of fragments so many are told apart; a player who goes on with the best needs only one.
    """
    own = table.teams[table.side(seat)]
    edition = table.book.edition
    removals = [
        Candidate(Remove(at), float(points(edition, table.panels[at.seat][at.place])))
        for at in complete_columns(table.book, table.panels, own)
    ]
    words = _builds(table, own, most, complete=True)
    # a word in the hand goes before a word to build, unless that one is worth far more
    found = sorted(
        [*removals, *(one._replace(worth=one.worth * 0.5) for one in words)], key=lambda o: -o.worth
    )
    if words or not table.deck.any():
        return found
    return [*found, *_builds(table, own, most, complete=False)]


def _builds(table: Seen, own: tuple[Seat, ...], most: int, *, complete: bool) -> list[Candidate]:
    layout, places = packed(table.book, table.panels, own)
    order, info = np.empty(MOST_BUILDS, np.uint64), np.empty(MOST_BUILDS, np.int64)
    room = MOST_BUILDS if complete else FRAGMENTS
    found, _ = search(table.book, layout, complete, room, MOST_STEPS, order, info)
    kept = min(found, room)
    earned = info[:kept] >> 24
    best = (np.argsort(-earned, kind="stable") if complete else np.arange(kept))[:most]
    return [
        Candidate(
            unpacked(table.book, places, int(order[i]), int(info[i])), float(earned[i]) if complete else 0.0
        )
        for i in best.tolist()
    ]


def _within(table: Seen, move: Build | Remove, strength: AmongOthers) -> bool:
    """Whether a player with that vocabulary would think of the move."""
    lexicon = table.book.words.lexicon
    if isinstance(move, Remove):
        column = table.panels[move.column.seat][move.column.place]
        return lexicon.zipf(reading(table.book.edition, column)) >= strength.least_zipf
    if len(move.pieces) >= strength.longest:
        return False
    panels = built(table.panels, move)
    letters = reading(table.book.edition, panels[move.column.seat][move.column.place])
    if lexicon.is_word(letters):
        return lexicon.zipf(letters) >= strength.least_zipf
    return any(lexicon.zipf(word) >= strength.least_zipf for word in lexicon.containing(letters, limit=1))


def _ahead(table: Seen, seat: Seat, move: Build | Remove, plies: int, luck: int) -> float:
    """How far `seat` leads some turns after the move, everybody going on by the plain policy."""
    rng = Random(luck)
    side = table.side(seat)
    dealer = seat
    table = _dealt(_played(table, seat, move), dealer, rng)
    passed = 0
    for ply in range(1, plies + 1):
        turn = (seat + ply) % len(table.panels)
        answers = moves(table, turn, 1)
        if answers:
            table = _dealt(_played(table, turn, answers[0].move), dealer, rng)
            passed = 0
        else:
            passed += 1
            if passed == len(table.panels):
                break
    return lead(table, side)


def lead(table: Seen, side: int) -> float:
    """How far a side leads the best of the others as the table lies."""
    prospects = [_prospect(table, number) for number in range(len(table.teams))]
    return prospects[side] - max(p for number, p in enumerate(prospects) if number != side)


def _prospect(table: Seen, side: int) -> float:
    own = table.teams[side]
    worth, spoiled = 0, set[Seat]()
    for at, column in columns(table.panels, own):
        if is_complete(table.book, column):
            worth += points(table.book.edition, column)
        else:
            spoiled.add(at.seat)
    if table.deck.any():
        return table.scores[side] + HELD * worth
    return float(with_bonus(table.options, table.scores[side] + worth, len(own) - len(spoiled)))


def _played(table: Seen, seat: Seat, move: Build | Remove) -> Seen:
    if isinstance(move, Build):
        return table._replace(panels=built(table.panels, move))
    at, side = move.column, table.side(seat)
    earned = points(table.book.edition, table.panels[at.seat][at.place])
    scores = tuple(score + (earned if number == side else 0) for number, score in enumerate(table.scores))
    return table._replace(panels=put(table.panels, at, ""), scores=scores)


def _dealt(table: Seen, dealer: Seat, rng: Random) -> Seen:
    """All openings filled with cards drawn from those to come."""
    alphabet = open_lexicon(table.book.edition.language).alphabet
    deck, panels = table.deck.copy(), table.panels
    left = int(deck.sum())
    while left and (at := next_opening(panels, dealer)) is not None:
        drawn = int(np.searchsorted(np.cumsum(deck), rng.randrange(left), side="right"))
        deck[drawn] -= 1
        left -= 1
        panels = put(panels, at, "*" if drawn == WILD else alphabet[drawn])
    return table._replace(panels=panels, deck=deck)

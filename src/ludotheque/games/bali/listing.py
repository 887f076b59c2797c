"""The moves of a seat, as far as they can be listed. Builds come from the kernel.

Asked as `GAME.legal_moves`, never to judge a move: that is for `checks`.
"""

from collections.abc import Iterable, Iterator
from typing import assert_never

from ludotheque.game import CLOCK, Seat
from ludotheque.games.bali.cards import BALI, reading
from ludotheque.games.bali.panel import can_build, columns, complete_columns, joined
from ludotheque.games.bali.rules import actors
from ludotheque.games.bali.scoring import book_of, is_listed
from ludotheque.games.bali.seats import team
from ludotheque.games.bali.turn import last_cards
from ludotheque.games.bali.types import (
    Challenge,
    Coin,
    Coining,
    Cut,
    Cutting,
    Dealing,
    Draw,
    Forfeit,
    Move,
    Name,
    Naming,
    NoPlay,
    Over,
    Pass,
    Remove,
    State,
    Stop,
    TimeUp,
    Turn,
    Vote,
    Voting,
    Wave,
    Window,
)
from ludotheque.games.bali.words import SHORTEST

BUILDS_LISTED = 2000
"""How many builds `legal_moves` lists at most, the best first; `check` accepts every legal one."""

NAMES_LISTED = 8
LONGEST_LISTED = 12


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    """The moves of a seat: removals, then at most `BUILDS_LISTED` builds (words by points, then fragments
    from short to long), then the rest."""
    if seat not in actors(state):
        return
    match state.phase:
        case Cutting():
            yield from map(Cut, sorted(set(state.deck)))
        case Dealing():
            yield from map(Draw, sorted(set(state.deck)))
        case Turn():
            yield from _turn_moves(state, seat)
        case NoPlay():
            for at, _ in columns(state.panels, team(state, state.turn)):
                if at not in complete_columns(book_of(state, at.seat), state.panels, [at.seat]):
                    yield Forfeit(at)
        case Window():
            yield from (TimeUp(),) if seat == CLOCK else (Wave(), Challenge())
        case Voting() | Coining():
            yield from (TimeUp(),) if seat == CLOCK else (Vote(True), Vote(False))
        case Naming():
            yield from (TimeUp(),) if seat == CLOCK else map(Name, _names(state, state.phase))
        case Over():
            return
        case _:
            assert_never(state.phase)


def _turn_moves(state: State, seat: Seat) -> Iterator[Move]:
    book, own = book_of(state, seat), team(state, seat)
    removable = complete_columns(book, state.panels, own)
    yield from map(Remove, removable)
    from ludotheque.games.bali.packed import can_complete, listed

    yield from listed(book, state.panels, own, last_cards(state), BUILDS_LISTED)
    if state.options.space_age and state.players > 1:
        yield from _claims(state, own)
    if state.options.coining and not state.announced:
        yield from _coinages(state, seat)
    if state.players == 1:
        yield Stop()
    elif last_cards(state):
        forced = removable or (state.options.mode == "referee" and can_complete(book, state.panels, own))
        if book.edition.may_decline or not forced:
            yield Pass()
    elif not removable and (state.options.mode == "challenge" or not can_build(book, state.panels, own)):
        yield Pass()


def _claims(state: State, own: Iterable[Seat]) -> Iterator[Move]:
    """B26: any column long enough for a word may be put to the vote, unless the list decides."""
    for at, column in columns(state.panels, own):
        if len(column) >= SHORTEST and not is_listed(state, at):
            yield Remove(at, space_age=True)


def _coinages(state: State, seat: Seat) -> Iterator[Move]:
    """B26: any word may be announced; one is listed, that the first columns would spell."""
    book = book_of(state, seat)
    own = [reading(book.edition, column) for _, column in columns(state.panels, team(state, seat))]
    letters = "".join(column for column in own if BALI not in column)[:LONGEST_LISTED]
    if len(letters) >= SHORTEST and not book.words.is_word(letters):
        yield Coin(letters)


def _names(state: State, naming: Naming) -> Iterable[str]:
    """Words that would save the build, the commonest first, and last the bare letters: a way to give in."""
    book = book_of(state, naming.builder)
    letters = reading(book.edition, joined(naming.before, naming.build))
    saving = [] if last_cards(state) else book.words.containing(letters, NAMES_LISTED)
    return [*saving, *([] if letters in saving else [letters])]

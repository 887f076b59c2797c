"""What words and Balis are worth, and how a game is added up (B7, B13, B14, B21, B22, B25, B26).

Rules, view and bots ask here; nothing is changed.
"""

from typing import Literal

from msgspec.structs import replace

from ludotheque.game import Seat
from ludotheque.games.bali.cards import points, reading
from ludotheque.games.bali.editions import edition
from ludotheque.games.bali.panel import Rulebook, complete_columns, put
from ludotheque.games.bali.seats import side_of, sides
from ludotheque.games.bali.types import Options, Over, Place, Removed, State
from ludotheque.games.bali.words import words

SPACE_AGE_BONUS = 5
BALI_POINTS = 50

Reason = Literal["stuck", "stopped", "cleared", "passed", "forfeits"]


def rulebook(options: Options, coined: tuple[str, ...] = ()) -> Rulebook:
    """The cards and words of a table, and those that a side coined there."""
    lists = (options.lexicon, options.hurtful, options.withdrawn)
    spoken = words(options.edition, options.space_age, coined, *lists)
    return Rulebook(edition(options.edition), spoken)


def book_of(state: State, seat: Seat) -> Rulebook:
    """The cards, and the words as they are for that seat (B26: what it coined counts for its side alone)."""
    return rulebook(state.options, state.coined[side_of(state, seat)])


def is_listed(state: State, at: Place) -> bool:
    """Whether the column is on the Space Age list, or coined, where that is played (B26)."""
    book = book_of(state, at.seat)
    return book.words.is_space_age(reading(book.edition, state.panels[at.seat][at.place]))


def worth(state: State, at: Place, space_age: bool) -> int:
    """B7, and B26's extra points."""
    column = state.panels[at.seat][at.place]
    return points(edition(state.options.edition), column) + SPACE_AGE_BONUS * space_age


def take_off(state: State, at: Place, space_age: bool) -> State:
    """The table without that column, its points written down for the panel's owner."""
    earned, side = worth(state, at, space_age), side_of(state, at.seat)
    return replace(
        state,
        panels=put(state.panels, at, ""),
        scores=tuple(score + earned * (number == side) for number, score in enumerate(state.scores)),
        removed=(*state.removed, Removed(side, state.panels[at.seat][at.place], earned, space_age)),
    )


def finish(state: State, reason: Reason) -> State:
    """The end: complete words left on the table count for their owners (B13, B21), then the Balis."""
    for seat in range(state.players):
        for at in complete_columns(book_of(state, seat), state.panels, [seat]):
            state = take_off(state, at, is_listed(state, at))
    balied = tuple(not state.deck and not any(panel) for panel in state.panels)
    final = tuple(
        with_bonus(state.options, score, sum(balied[seat] for seat in seats))
        for score, seats in zip(state.scores, sides(state.options, state.players), strict=True)
    )
    return replace(state, phase=Over(reason, balied, final))


def with_bonus(options: Options, score: int, balis: int) -> int:
    """B14, B21, B25: each Balied panel adds the same again: ×2, then ×3; or 50 points, then 100."""
    bonus = edition(options.edition).bali_bonus if options.bonus == "edition" else options.bonus
    if bonus == "+50":
        return score + BALI_POINTS * balis
    return score * (1 + balis * (int(bonus[1:]) - 1))

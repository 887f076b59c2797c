"""Panels, openings and builds: what lies on the table and what may be joined to what (B8, B9, B16).

For rules, bots and faces. Whose turn it is, nobody asks here.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ludotheque.game import Seat
from ludotheque.games.bali.cards import BALI, Column, declare, reading
from ludotheque.games.bali.editions import Edition
from ludotheque.games.bali.types import Build, Panels, Place
from ludotheque.games.bali.words import Words

COLUMNS = {1: 7, 2: 7, 3: 5, 4: 4}
"""B8: places on each panel, by the number of players."""


class Rulebook(NamedTuple):
    """What decides a build at one table: the cards and the words."""

    edition: Edition
    words: Words


def columns(panels: Panels, seats: Iterable[Seat] | None = None) -> Iterator[tuple[Place, Column]]:
    """All columns, or those on the panels of `seats`, in order of seat and place; openings are left out."""
    for seat in range(len(panels)) if seats is None else seats:
        for place, column in enumerate(panels[seat]):
            if column:
                yield Place(seat, place), column


def column_at(panels: Panels, at: Place) -> Column | None:
    """The column at a place, the empty text for an opening, None where there is no such place."""
    if not (0 <= at.seat < len(panels) and 0 <= at.place < len(panels[at.seat])):
        return None
    return panels[at.seat][at.place]


def put(panels: Panels, at: Place, column: Column) -> Panels:
    """The panels with one place changed."""
    changed = (*panels[at.seat][: at.place], column, *panels[at.seat][at.place + 1 :])
    return (*panels[: at.seat], changed, *panels[at.seat + 1 :])


def next_opening(panels: Panels, dealer: Seat) -> Place | None:
    """B17: the opening to fill next, from the panel on the dealer's left round to his own."""
    for step in range(1, len(panels) + 1):
        seat = (dealer + step) % len(panels)
        if "" in panels[seat]:
            return Place(seat, panels[seat].index(""))
    return None


def joined(panels: Panels, build: Build) -> Column:
    """The column a build makes, its Bali cards declared; the build's places must hold cards."""
    cards = "".join(panels[at.seat][at.place] for at in (build.column, *build.pieces))
    return declare(cards, build.letters)


def built(panels: Panels, build: Build) -> Panels:
    """The panels after a build, the taken places open."""
    column = joined(panels, build)
    for piece in build.pieces:
        panels = put(panels, piece, "")
    return put(panels, build.column, column)


def builds(book: Rulebook, panels: Panels, own: Iterable[Seat], complete: bool = False) -> Iterator[Build]:
    """Every legal build on the panels of `own`, each once (B9, B16); `complete`: only those that end in a
    word (B20). The readable enumeration; `listing` asks the compiled one, which is proved equal."""
    table = dict(columns(panels))
    for head, column in columns(panels, own):
        rest = {place: other for place, other in table.items() if place != head}
        for text, letters in _readings(book, "", column):
            yield from _extended(book, Build(head, (), letters), text, rest, complete)


def _extended(
    book: Rulebook, so_far: Build, text: str, rest: dict[Place, Column], complete: bool
) -> Iterator[Build]:
    for piece, column in rest.items():
        left = {place: other for place, other in rest.items() if place != piece}
        for longer, letters in _readings(book, text, column):
            build = Build(so_far.column, (*so_far.pieces, piece), so_far.letters + letters)
            if not complete or book.words.is_word(longer):
                yield build
            yield from _extended(book, build, longer, left, complete)


def _readings(book: Rulebook, text: str, column: Column) -> Iterator[tuple[str, str]]:
    """`text` with the column below it wherever that is a fragment, and what was declared for it."""
    if column == BALI:
        for letter in book.words.following(text) if text else book.edition.alphabet:
            yield text + letter, letter
    else:
        longer = text + reading(book.edition, column)
        if not text or book.words.is_fragment(longer):
            yield longer, ""


def can_build(book: Rulebook, panels: Panels, own: Iterable[Seat]) -> bool:
    """Whether any build is possible at all."""
    return next(builds(book, panels, own), None) is not None


def is_complete(book: Rulebook, column: Column) -> bool:
    """Whether the column is a complete word (B5)."""
    return book.words.is_word(reading(book.edition, column))


def complete_columns(book: Rulebook, panels: Panels, own: Iterable[Seat]) -> list[Place]:
    """The complete words on the panels of `own`."""
    return [place for place, column in columns(panels, own) if is_complete(book, column)]


def label(at: Place) -> str:
    """The place as players call it: the panel's letter and the column counted from 1."""
    return f"{chr(ord('A') + at.seat)}{at.place + 1}" if 0 <= at.seat < 26 else f"?{at.place + 1}"

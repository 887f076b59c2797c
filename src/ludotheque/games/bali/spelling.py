"""From a word to the build that makes it, and why there is none: "QUART needs the A inside LA" (B9).

`notation` asks when somebody names a word instead of cards; whether it may be built judges `checks`.
"""

from collections.abc import Iterator
from itertools import islice
from typing import NoReturn

from ludotheque.game import IllegalMove, Seat
from ludotheque.games.bali.cards import BALI, Column, reading
from ludotheque.games.bali.panel import Rulebook, columns, label
from ludotheque.games.bali.scoring import book_of
from ludotheque.games.bali.seats import team
from ludotheque.games.bali.types import Build, Panels, Place, State

BUILDS_TRIED = 2000
MOST_BROKEN = 3


def spelled(state: State, seat: Seat, letters: str) -> list[Build]:
    """The builds that make exactly `letters`, with as few new Bali letters as can be; of several that differ
    only in equal cards on one panel, the first. Raises IllegalMove where there is none."""
    book = book_of(state, seat)
    _check_letters(state, book, letters)
    found = list(islice(_spell(book, state.panels, team(state, seat), letters), BUILDS_TRIED))
    if not found:
        _explain(state, book, letters)
    fewest = min(len(build.letters) for build in found)
    alike: dict[tuple[tuple[Seat, str], ...], Build] = {}
    for build in found:
        if len(build.letters) == fewest:
            alike.setdefault(_kind(book, state.panels, build), build)
    return list(alike.values())


def _kind(book: Rulebook, panels: Panels, build: Build) -> tuple[tuple[Seat, str], ...]:
    return tuple(
        (at.seat, "".join(c if c.islower() else reading(book.edition, c) for c in panels[at.seat][at.place]))
        for at in (build.column, *build.pieces)
    )


def _spell(book: Rulebook, panels: Panels, own: tuple[Seat, ...], letters: str) -> Iterator[Build]:
    table = dict(columns(panels))
    for head, column in columns(panels, own):
        if _fits(book, column, letters, 0):
            declared = letters[0] if column == BALI else ""
            rest = {place: other for place, other in table.items() if place != head}
            yield from _below(book, Build(head, (), declared), letters, len(column), rest)


def _below(
    book: Rulebook, so_far: Build, letters: str, at: int, rest: dict[Place, Column]
) -> Iterator[Build]:
    if at == len(letters) and so_far.pieces:
        yield so_far
    tried = set[tuple[Seat, Column]]()
    for piece, column in rest.items():
        if (piece.seat, column) not in tried and _fits(book, column, letters, at):
            tried.add((piece.seat, column))
            declared = so_far.letters + (letters[at] if column == BALI else "")
            left = {place: other for place, other in rest.items() if place != piece}
            build = Build(so_far.column, (*so_far.pieces, piece), declared)
            yield from _below(book, build, letters, at + len(column), left)


def _fits(book: Rulebook, column: Column, letters: str, at: int) -> bool:
    if column == BALI:
        return letters[at : at + 1] in book.edition.alphabet and at < len(letters)
    return letters.startswith(reading(book.edition, column), at)


def _check_letters(state: State, book: Rulebook, letters: str) -> None:
    if state.options.mode == "referee" and not book.words.is_fragment(letters):
        raise IllegalMove("B6", "fragment", letters=letters, language=book.edition.language)
    on_table = "".join(reading(book.edition, column) for _, column in columns(state.panels))
    for letter in letters:
        if letters.count(letter) > on_table.count(letter) + on_table.count(BALI):
            raise IllegalMove("B9", "lacking", word=letters, letter=letter)


def _explain(state: State, book: Rulebook, letters: str) -> NoReturn:
    """Raise the refusal that tells best why `letters` cannot be put together."""
    panels = state.panels
    other = next(_spell(book, panels, tuple(range(state.players)), letters), None)
    if other is not None:
        raise IllegalMove("B16", "begins", word=letters, place=label(other.column))
    for most in range(1, MOST_BROKEN + 1):
        broken = _broken(book, list(columns(panels)), letters, 0, most)
        if broken is not None:
            at, letter = broken
            inside = reading(book.edition, panels[at.seat][at.place])
            raise IllegalMove("B9", "inside", word=letters, letter=letter, column=inside)
    raise IllegalMove("B9", "cannot", word=letters)


def _broken(
    book: Rulebook, rest: list[tuple[Place, Column]], letters: str, at: int, most: int
) -> tuple[Place, str] | None:
    """The first letter that would have to come out of a column, if at most so many columns were broken."""
    if at == len(letters):
        return Place(-1, -1), ""
    tried = set[Column]()
    for number, (piece, column) in enumerate(rest):
        if column in tried:
            continue
        tried.add(column)
        left = rest[:number] + rest[number + 1 :]
        if _fits(book, column, letters, at):
            found = _broken(book, left, letters, at + len(column), most)
            if found is not None:
                return found
        spelling = reading(book.edition, column)
        if most and len(column) > 1 and letters[at] in spelling:
            inside = spelling.index(letters[at])
            loose = [(piece, card) for card in column[:inside] + column[inside + 1 :]]
            if _broken(book, left + loose, letters, at + 1, most - 1) is not None:
                return piece, letters[at]
    return None

"""WORD JAM with words: those of the theme, best known first, instead of the made-up ones of the rules."""

from collections.abc import Iterator

from ludotheque.game import IllegalMove, Seat
from ludotheque.games.wordjam.checks import check
from ludotheque.games.wordjam.listing import legal_moves
from ludotheque.games.wordjam.theme_lists import theme_list
from ludotheque.games.wordjam.types import Lock, Move, Sandglass, Say, Speaking, State

WORDS = 200
"""How many words of a theme are offered."""


def moves(state: State, seat: Seat) -> Iterator[Move]:
    """Everything but words first. A theme that the dictionary decides keeps the made-up words."""
    listed = list(legal_moves(state, seat))
    kind = {Speaking: Say, Sandglass: Lock}.get(type(state.phase))
    known = theme_list(state.options.language, state.style) if kind else {}
    if kind is None or not known:
        yield from listed
        return
    yield from (move for move in listed if not isinstance(move, Say | Lock))
    for entry in list(known.values())[:WORDS]:
        move: Move = Say(entry.shown) if kind is Say else Lock(entry.shown)
        try:
            check(state, seat, move)
        except IllegalMove:
            continue
        yield move

"""The legal moves, one by one. What each does to the board is told by `effect`.

Asked as `GAME.legal_moves`, never to judge a move: that is for `checks`.
"""

from collections.abc import Iterator

from ludotheque.game import CHANCE, Seat
from ludotheque.games.yali.rules import actors, unrepeated
from ludotheque.games.yali.types import GOLD, SILVER, Lot, Move, State


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Every legal move once: one path per origin, destination and side move."""
    if seat not in actors(state):
        return
    if seat == CHANCE:
        yield from (Lot(GOLD), Lot(SILVER))
    else:
        yield from unrepeated(state, seat)

"""The legal moves, one by one, and what each does to the board."""

from collections.abc import Iterator

from ludotheque.game import CHANCE, Seat
from ludotheque.games.yali.board import torque
from ludotheque.games.yali.rules import actors, apply, mover, unrepeated
from ludotheque.games.yali.types import GOLD, SILVER, Effect, Lot, Move, State


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Every legal move once: one path per origin, destination and side move."""
    if seat not in actors(state):
        return
    if seat == CHANCE:
        yield from (Lot(GOLD), Lot(SILVER))
    else:
        yield from unrepeated(state, seat)


def effect(state: State, seat: Seat, move: Move) -> Effect:
    """How the board tips after a legal move (Y3), and who moves then (Y4, Y14, Y15)."""
    after = apply(state, seat, move)
    return Effect(torque(after.options.rows, after.position), mover(after))

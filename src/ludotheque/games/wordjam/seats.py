"""The short names of the places at the table."""

from ludotheque.game import CHANCE, CLOCK, Seat

LETTERS = "ABCDEFGHIJKL"


def seat_letter(seat: Seat) -> str:
    """`A` to `L` clockwise; `*` turns the cards, `~` watches the time."""
    return {CHANCE: "*", CLOCK: "~"}.get(seat) or LETTERS[seat]

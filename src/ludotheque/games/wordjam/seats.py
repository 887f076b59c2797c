"""Who sits at the table: how many, who plays together, what notation calls them.

Who knows this game asks here, all others `GAME`. No state is known here.
"""

from ludotheque.game import CHANCE, CLOCK, Seat
from ludotheque.games.wordjam.types import Options

PLAYERS = range(5, 13)
LETTERS = "ABCDEFGHIJKL"


def players(_options: Options) -> range:
    """Five to twelve sultans."""
    return PLAYERS


def sides(_options: Options, players: int) -> tuple[tuple[Seat, ...], ...]:
    """Everybody for himself; the camps of a round are no sides."""
    return tuple((seat,) for seat in range(players))


def seat_letter(seat: Seat) -> str:
    """`A` to `L` clockwise; `*` turns the cards, `~` watches the time."""
    return {CHANCE: "*", CLOCK: "~"}.get(seat) or LETTERS[seat]


def seat_name(_options: Options, _players: int, seat: Seat) -> str:
    """As `seat_letter`."""
    return seat_letter(seat)

"""Who sits at the table: two players, and what notation calls them.

Who knows this game asks here, all others `GAME`. No state is known here.
"""

from ludotheque.game import CHANCE, CLOCK, Seat
from ludotheque.games.yali.types import GOLD, SILVER, Options

SEATS = {GOLD: "G", SILVER: "S", CHANCE: "*", CLOCK: "~"}


def players(_options: Options) -> range:
    """Two."""
    return range(2, 3)


def sides(_options: Options, _players: int) -> tuple[tuple[Seat, ...], ...]:
    """Gold against Silver."""
    return ((0,), (1,))


def seat_name(_options: Options, _players: int, seat: Seat) -> str:
    """`G` and `S`; `*` draws the lot."""
    return SEATS[seat]

"""Who sits at the table: how many, who plays together, what notation calls them.

Who knows this game asks here, all others `GAME`. No state is known here.
"""

from ludotheque.game import CHANCE, CLOCK, Seat
from ludotheque.games.bali.types import NoPlay, Options, State, Turn


def players(options: Options) -> range:
    """How many may play: four in partnership, at least two where builds are challenged."""
    if options.partnership:
        return range(4, 5)
    return range(2 if options.mode == "challenge" else 1, 5)


def sides(options: Options, players: int) -> tuple[tuple[Seat, ...], ...]:
    """Who plays together (B25)."""
    return ((0, 2), (1, 3)) if options.partnership else tuple((seat,) for seat in range(players))


def side_of(state: State, seat: Seat) -> int:
    """The side a seat plays for."""
    return seat % 2 if state.options.partnership else seat


def team(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The seat and its partner, if it has one."""
    return sides(state.options, state.players)[side_of(state, seat)]


def partners(state: State, seat: Seat) -> tuple[Seat, ...]:
    """B25: at the team's turn either partner may move; so too where the team picks a forfeit."""
    if not isinstance(state.phase, Turn | NoPlay):
        return ()
    return tuple(other for other in team(state, seat) if other != seat)


def seat_name(_options: Options, _players: int, seat: Seat) -> str:
    """`A` to `D`, `*` for chance, `~` for the clock."""
    return {CHANCE: "*", CLOCK: "~"}.get(seat) or chr(ord("A") + seat)

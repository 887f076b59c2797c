"""The moves that the numbers of actions stand for, listed once for each table and seat.

For environments whose actions are numbers; what is legal says the game.
"""

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any

from ludotheque.envs.rounds import Rounds
from ludotheque.game import Seat

MOST_MOVES = 512
"""How many moves are listed at most. Only BALI ever has more; its best builds are the first of the list."""


@cache
def _listing(game_id: str) -> Callable[[Any, Seat], Iterable[Any]] | None:
    """The list that the environments have of their own for that game, if there is one."""
    name = f"ludotheque.envs.listings.{game_id}"
    found: Callable[[Any, Seat], Iterable[Any]] | None = (
        import_module(name).moves if find_spec(name) else None
    )
    return found


class Listed:
    """Remembers the lists of the present state."""

    def __init__(self, rounds: Rounds, most: int) -> None:
        self._rounds, self._most = rounds, most
        self._state: Any = None
        self._by_seat: dict[Seat, list[Any]] = {}

    def moves(self, seat: Seat) -> list[Any]:
        """The first moves that the rules list for that seat."""
        now = self._rounds
        if self._state is not now.state:
            self._state, self._by_seat = now.state, {}
        if seat not in self._by_seat:
            listing = _listing(now.setting.game.id) or now.setting.game.legal_moves
            found = listing(now.state, seat)
            self._by_seat[seat] = list(islice(found, self._most))
        return self._by_seat[seat]

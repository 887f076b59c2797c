"""Several people at one keyboard: who looks at the screen, and what was told to whom.

The dialog and its commands ask what may be shown to whom; no rule is known here.
"""

from itertools import islice
from typing import Any

from ludotheque.cli.sitting import Sitting
from ludotheque.game import Seat

_TRIED = 3


class Onlookers:
    """One seat looks at a time, alone where seats see different things; None: whoever is there."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        people = sitting.people
        self.looking: Seat | None = people[0] if len(people) == 1 else None
        self._told: dict[Seat | None, int] = {}

    def untold(self) -> int:
        """The number of the first move that whoever looks has not been told."""
        return self._told.get(self.looking, 0)

    def all_told(self) -> None:
        self._told[self.looking] = len(self._sitting.moves)

    def cut(self) -> None:
        """Some moves were taken back."""
        self._told = {viewer: min(told, len(self._sitting.moves)) for viewer, told in self._told.items()}

    def begin_anew(self) -> None:
        """The moves are others now; what led to them is not told."""
        self._told = dict.fromkeys((None, *range(self._sitting.players)), len(self._sitting.moves))

    def hand_to(self, seat: Seat, *, alone: bool) -> None:
        """Now that seat looks: `alone`, or with the others, who have seen the same on the same screen."""
        if not alone:
            self._told[seat] = self.untold()
        self.looking = seat

    def must_look_alone(self, seat: Seat) -> bool:
        """Whether that seat knows, or is about to do, something that another person there must not see."""
        sitting = self._sitting
        game, state = sitting.game, sitting.state
        others = [other for other in sitting.people if other != seat] if game.secrets else []
        if any(_differ(sitting.view(seat), seat, sitting.view(other), other) for other in others):
            return True
        moves = list(islice(game.legal_moves(state, seat), _TRIED)) if others else []
        return any(game.witness(state, seat, move, other) != move for other in others for move in moves)


def _differ(one: Any, seat: Seat, other: Any, other_seat: Seat) -> bool:
    """Whether two views tell different things, apart from saying whose they are."""
    return any(
        getattr(one, name) != getattr(other, name)
        and (getattr(one, name), getattr(other, name)) != (seat, other_seat)
        for name in one.__struct_fields__
    )

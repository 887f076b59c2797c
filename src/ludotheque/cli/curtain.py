"""Several people at one keyboard: who looks at the screen, and what was told to whom."""

from itertools import islice
from typing import Any

from ludotheque.cli.session import Session
from ludotheque.game import Seat

_TRIED = 3


class Onlookers:
    """One seat looks at a time, alone where seats see different things; None: whoever is there."""

    def __init__(self, session: Session) -> None:
        self._session = session
        people = session.people
        self.looking: Seat | None = people[0] if len(people) == 1 else None
        self._told: dict[Seat | None, int] = {}

    def untold(self) -> int:
        """The number of the first move that whoever looks has not been told."""
        return self._told.get(self.looking, 0)

    def all_told(self) -> None:
        self._told[self.looking] = len(self._session.moves)

    def cut(self) -> None:
        """Some moves were taken back."""
        self._told = {viewer: min(told, len(self._session.moves)) for viewer, told in self._told.items()}

    def begin_anew(self) -> None:
        """The moves are others now; what led to them is not told."""
        self._told = dict.fromkeys((None, *range(self._session.players)), len(self._session.moves))

    def hand_to(self, seat: Seat, *, alone: bool) -> None:
        """Now that seat looks: `alone`, or with the others, who have seen the same on the same screen."""
        if not alone:
            self._told[seat] = self.untold()
        self.looking = seat

    def must_look_alone(self, seat: Seat) -> bool:
        """Whether that seat knows, or is about to do, something that another person there must not see."""
        session = self._session
        game, state = session.game, session.state
        others = [other for other in session.people if other != seat] if game.secrets else []
        if any(_differ(session.view(seat), seat, session.view(other), other) for other in others):
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

"""An evening in which somebody is written differently: as nobody, or by another name.

For whoever removes or renames a person. Results stay as they are.
"""

from collections.abc import Callable

from msgspec.structs import replace

from ludotheque.evenings.events import Drawn, Entered, Entrant, Event, Left, Returned

Becomes = Callable[[Entrant], Entrant]
"""How somebody is written from now on."""


def rewritten(event: Event, person: str, becomes: Becomes) -> Event:
    """The same event that knows him otherwise; itself if it does not name him."""
    called = becomes(Entrant(person, "")).id

    def known(player: str) -> str:
        return called if player == person else player

    match event:
        case Entered(who) if who.id == person:
            return Entered(becomes(who))
        case Left(player) if player == person:
            return Left(called)
        case Returned(player) if player == person:
            return Returned(called)
        case Drawn(tables, resting):
            seats = tuple(replace(one, seats=tuple(map(known, one.seats))) for one in tables)
            return replace(event, tables=seats, resting=tuple(map(known, resting)))
        case _:
            return event

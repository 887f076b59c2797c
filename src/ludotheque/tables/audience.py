"""Who is connected to a table: listeners, what each has in hand, who is here at all; what follows from it.

The audience owns whatever it has worked out about its listeners and knows when that is stale: somebody joins,
leaves, takes a seat in hand, comes online elsewhere, or the seating is another one.
"""

from collections.abc import Iterator
from typing import Protocol

from msgspec import Struct

from ludotheque.game import Seat
from ludotheque.matches import events as ev
from ludotheque.matches.seating import Seating
from ludotheque.tables.messages import SeatInfo

WATCHING: Seat = -9
"""In hand at a connection that only watches, whoever opened it."""


class Listener(Protocol):
    """A connection, as a table knows it. What it has in hand is changed by `Audience.hand` alone."""

    person: str
    hand: Seat | None
    legal: bool
    muted: frozenset[str]

    def send(self, message: bytes) -> None: ...
    def close(self, code: int, why: str) -> None: ...


class Viewer(Struct, frozen=True):
    """Who looks, and with whose eyes."""

    person: str = ""
    """A person's id; empty for anybody who is not known at this table."""
    seat: Seat | None = None
    """The seat whose view he gets; None: a spectator's."""
    legal: bool = True
    """Whether he wants to be told what he may do."""
    admitted: bool = True
    """Whether he may see the game at all: players always, others where spectators are admitted."""


def viewer_of(
    seating: Seating, spectators: bool, person: str, hand: Seat | None = None, *, legal: bool = True
) -> Viewer:
    """The seat in hand if it is his; his only one, unless he just watches; else a spectator."""
    held = seating.seats_of(person) if person else ()
    known = person if held or any(who.id == person for _, who in seating.away) else ""
    only = held[0] if len(held) == 1 and hand != WATCHING else None
    return Viewer(known, hand if hand in held else only, legal, spectators or bool(held))


class Group(Struct, frozen=True):
    """Listeners who are told the same."""

    viewer: Viewer
    listeners: list[Listener]
    seats: list[SeatInfo]
    """Who sits where, as they are told."""


class Audience:
    """Of one table."""

    def __init__(self, seat_names: dict[Seat, str], spectators: bool) -> None:
        self._names = seat_names
        self._spectators = spectators
        self._listeners: set[Listener] = set()
        self._elsewhere: frozenset[str] = frozenset()
        self._seating: Seating | None = None
        self._groups: list[Group] | None = None
        self._infos: dict[str, list[SeatInfo]] = {}

    def __len__(self) -> int:
        return len(self._listeners)

    def __iter__(self) -> Iterator[Listener]:
        """All that are here now, even if some leave meanwhile."""
        return iter(list(self._listeners))

    def __contains__(self, listener: Listener) -> bool:
        return listener in self._listeners

    def join(self, listener: Listener) -> None:
        self._listeners.add(listener)
        self._forget()

    def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        self._forget()

    def hand(self, listener: Listener, seat: Seat | None) -> None:
        """That listener now looks with the eyes of that seat."""
        listener.hand = seat
        self._forget()

    def hear_of(self, elsewhere: frozenset[str]) -> None:
        """Persons who are here by way of another process."""
        if elsewhere != self._elsewhere:
            self._elsewhere = elsewhere
            self._forget()

    @property
    def here(self) -> frozenset[str]:
        """Persons connected to this very process."""
        return frozenset(one.person for one in self._listeners if one.person and one.hand != WATCHING)

    @property
    def online(self) -> frozenset[str]:
        """Persons who are here, at whichever process."""
        return self.here | self._elsewhere

    def watching(self, seating: Seating) -> int:
        """How many connections only watch."""
        return sum(one.hand == WATCHING or not seating.seats_of(one.person) for one in self._listeners)

    def groups(self, seating: Seating) -> list[Group]:
        """Who is connected, by what they are told."""
        if self._groups is None or seating is not self._seating:
            alike: dict[Viewer, list[Listener]] = {}
            for one in self._listeners:
                viewer = viewer_of(seating, self._spectators, one.person, one.hand, legal=one.legal)
                alike.setdefault(viewer, []).append(one)
            self._groups = [
                Group(v, listeners, self.seats(seating, v.person)) for v, listeners in alike.items()
            ]
        return self._groups

    def seats(self, seating: Seating, person: str) -> list[SeatInfo]:
        """Who sits where, as that person is told."""
        if seating is not self._seating:
            self._seating = seating
            self._forget()
        infos = self._infos.get(person)
        if infos is None:
            online = self.online
            infos = self._infos[person] = [
                seat_info(seat, self._names[seat], holder, person, online)
                for seat, holder in enumerate(seating.holders)
            ]
        return infos

    def _forget(self) -> None:
        self._groups = None
        self._infos = {}


def seat_info(seat: Seat, side: str, holder: ev.Holder, person: str, online: frozenset[str]) -> SeatInfo:
    """Who sits there, as `person` is told."""
    match holder:
        case ev.Person(id=who, name=name):
            return SeatInfo(seat, side, "person", name, who, "", who == person, who in online)
        case ev.Bot(level=level):
            return SeatInfo(seat, side, "bot", level=level, online=True)
        case ev.Open():
            return SeatInfo(seat, side, "open")

"""Who is connected to a table: listeners, what each has in hand, who is here at all; what follows from it.

The audience owns whatever it has worked out about its listeners and knows when that is stale: somebody joins,
leaves, takes a seat in hand, comes online elsewhere, or the seating is another one.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol, cast

from msgspec import Raw, Struct
from msgspec.json import encode
from msgspec.structs import replace

from ludotheque.game import Seat
from ludotheque.matches import events as ev
from ludotheque.matches.seating import Seating
from ludotheque.tables.messages import SeatInfo, Signalled

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


class Character(Protocol):
    """Whoever plays a bot's level."""

    @property
    def name(self) -> str: ...
    @property
    def face(self) -> str: ...


Characters = Mapping[str, Character]
"""By level; a level that nobody plays is told without a name."""


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


def eyes_of(seating: Seating, person: str, hand: Seat | None = None) -> Seat | None:
    """The seat in hand if it is his; his only one, unless he just watches; else a spectator's (None)."""
    held = seating.held.get(person, ())
    if hand in held:
        return hand
    return held[0] if len(held) == 1 and hand != WATCHING else None


def viewer_of(
    seating: Seating, spectators: bool, person: str, hand: Seat | None = None, *, legal: bool = True
) -> Viewer:
    """Who is known at this table is told what concerns him, whatever he looks at."""
    held = bool(seating.seats_of(person))
    concerned = held or person in seating.hosts or any(who.id == person for _, who in seating.away)
    known = person if concerned else ""
    return Viewer(known, eyes_of(seating, person, hand), legal, spectators or held)


class Viewpoint(Struct, frozen=True):
    """A viewer, and what every message tells him of the seats until somebody sits down or stands up."""

    viewer: Viewer
    seats: list[SeatInfo]
    """Who sits where, as he is told."""
    may_return: list[Seat]
    """Seats that a bot plays for him, because he was away."""
    host: bool
    """Whether he holds the room."""


class Group(Struct, frozen=True):
    """Listeners who are told the same."""

    viewpoint: Viewpoint
    """With seats that are encoded already, since every message repeats them."""
    listeners: list[Listener]


class Audience:
    """Of one table."""

    def __init__(
        self, seat_names: Mapping[Seat, str], bots: Characters, *, spectators: bool, secrets: bool
    ) -> None:
        self._names = seat_names
        self._spectators = spectators
        self._secrets = secrets
        self._bots = bots
        self._listeners: set[Listener] = set()
        self._elsewhere: frozenset[str] = frozenset()
        self._seating: Seating | None = None
        self._groups: list[tuple[Seat | None, list[Group]]] | None = None
        self._infos: dict[str, list[SeatInfo]] = {}
        self._online: frozenset[str] | None = None
        self.kept: dict[Seat, str] = {}
        """What keeps a bot from moving: `waiting` for its turn to think, `stuck` without a move."""
        self.signals: dict[tuple[str, Seat], Signalled] = {}
        """What was said beside the game and still holds (`tables.signals`), by phase and seat."""

    def __len__(self) -> int:
        return len(self._listeners)

    def __iter__(self) -> Iterator[Listener]:
        """All that are here now, even if some leave meanwhile."""
        return iter(list(self._listeners))

    def __contains__(self, listener: Listener) -> bool:
        return listener in self._listeners

    def name_seats(self, seat_names: Mapping[Seat, str]) -> None:
        """There are other seats than before."""
        self._names = seat_names
        self._forget()

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
        if self._online is None:
            self._online = self.here | self._elsewhere
        return self._online

    def watching(self, seating: Seating) -> int:
        """How many connections only watch."""
        return sum(one.hand == WATCHING or not seating.seats_of(one.person) for one in self._listeners)

    def groups(self, seating: Seating) -> list[tuple[Seat | None, list[Group]]]:
        """Who is connected: with whose eyes they learn of moves, and what else they are told."""
        if self._groups is None or seating is not self._seating:
            alike: dict[Viewer, list[Listener]] = {}
            for one in self._listeners:
                viewer = viewer_of(seating, self._spectators, one.person, one.hand, legal=one.legal)
                alike.setdefault(viewer, []).append(one)
            by_eyes: dict[Seat | None, list[Group]] = {}
            for viewer, listeners in alike.items():
                viewpoint = self.viewpoint(seating, viewer)
                encoded = cast(list[SeatInfo], Raw(encode(viewpoint.seats)))
                group = Group(replace(viewpoint, seats=encoded), listeners)
                by_eyes.setdefault(viewer.seat if self._secrets else None, []).append(group)
            self._groups = list(by_eyes.items())
        return self._groups

    def admitted(self, seating: Seating) -> Iterator[Listener]:
        """Those who may hear what is said at the table: the same who may see the game."""
        for _, groups in self.groups(seating):
            for group in groups:
                yield from group.listeners if group.viewpoint.viewer.admitted else ()

    def viewpoint(self, seating: Seating, viewer: Viewer) -> Viewpoint:
        away = [seat for seat, who in seating.away if who.id == viewer.person != ""]
        return Viewpoint(viewer, self.seats(seating, viewer.person), away, viewer.person in seating.hosts)

    def seats(self, seating: Seating, person: str) -> list[SeatInfo]:
        """Who sits where, as that person is told."""
        if seating is not self._seating:
            self._seating = seating
            self._forget()
        infos = self._infos.get(person)
        if infos is None:
            infos = seat_infos(
                seating.holders, self._names, person, self.online, self._bots, hosts=seating.hosts
            )
            self._infos[person] = infos
        return infos

    def _forget(self) -> None:
        self._groups = None
        self._infos = {}
        self._online = None


def seat_infos(
    holders: Sequence[ev.Holder],
    sides: Mapping[Seat, str],
    person: str,
    online: frozenset[str],
    bots: Characters,
    *,
    hosts: frozenset[str] = frozenset(),
) -> list[SeatInfo]:
    """Who sits where, as `person` is told. Who has a name in common is told apart by a number after it."""
    met: Counter[str] = Counter()
    called: dict[str, str] = {}
    infos = []
    for seat, holder in enumerate(holders):
        side = sides[seat]
        match holder:
            case ev.Person(id=who, name=name, face=face, guest=guest, program=program):
                mine, here, face = who == person, who in online, face or who
                name, host = _told_apart(name, who, called), who in hosts
                info = SeatInfo(seat, side, "person", name, who, "", mine, here, face, guest, program, host)
            case ev.Bot(level=level):
                met[level] += 1
                name, face = _character(bots, level, met[level])
                info = SeatInfo(seat, side, "bot", name, level=level, online=True, face=face)
            case ev.Open():
                info = SeatInfo(seat, side, "open")
        infos.append(info)
    return infos


def _told_apart(name: str, who: str, called: dict[str, str]) -> str:
    """The name, with a number if somebody else before had it; an erased one stays empty."""
    alone, number = name, 1
    while alone and called.get(alone.casefold(), who) != who:
        number += 1
        alone = f"{name} {number}"
    called[alone.casefold()] = who
    return alone


def _character(bots: Characters, level: str, number: int) -> tuple[str, str]:
    """The name and the face of the so-manieth bot of a level; further ones have faces of their own."""
    known = bots.get(level)
    if known is None:
        return "", level
    if number == 1:
        return known.name, known.face or known.name
    return (named := f"{known.name} {number}"), named

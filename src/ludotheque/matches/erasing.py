"""A match in which somebody is written differently: as nobody, or by another name.

For whoever removes or renames somebody. The moves stay as they are.
"""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from ludotheque.game import AnyGame
from ludotheque.matches.events import Header, Holder, Joined, Person, Renamed, Replaced, encode, read_event
from ludotheque.matches.match import match_of

NOBODY = Person("erased", "")
Becomes = Callable[[Person], Person]
"""How somebody is written from now on."""


def erased(_person: Person) -> Person:
    return NOBODY


def _as(holder: Holder, person: str, becomes: Becomes) -> Holder:
    return becomes(holder) if isinstance(holder, Person) and holder.id == person else holder


def holders(held: tuple[Holder, ...], person: str, becomes: Becomes = erased) -> tuple[Holder, ...]:
    return tuple(_as(holder, person, becomes) for holder in held)


def header(kept: Header, person: str, becomes: Becomes = erased) -> Header:
    called = becomes(Person(person, "")).id
    created_by = called if kept.created_by == person else kept.created_by
    hosts = tuple(called if host == person else host for host in kept.hosts)
    return replace(kept, seats=holders(kept.seats, person, becomes), created_by=created_by, hosts=hosts)


def events(
    game: AnyGame, kept: Header, bodies: Iterable[str], person: str, becomes: Becomes = erased
) -> dict[int, str]:
    """Those events that named him, by their numbers, as they are to be."""
    changed: dict[int, str] = {}
    match = match_of(game, kept)
    for number, body in enumerate(bodies):
        event = read_event(game, body)
        if isinstance(event, Renamed) and event.seat in match.seating.seats_of(person):
            changed[number] = encode(replace(event, name=becomes(Person(person, event.name)).name)).decode()
        match = match.after(event)
        if isinstance(event, Joined) and event.person.id == person:
            changed[number] = encode(replace(event, person=becomes(event.person))).decode()
        elif isinstance(event, Replaced) and _as(event.holder, person, becomes) is not event.holder:
            changed[number] = encode(replace(event, holder=_as(event.holder, person, becomes))).decode()
    return changed

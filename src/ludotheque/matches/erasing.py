"""A match without somebody: the same header, events and holders with nobody's name where his was."""

from collections.abc import Iterable

from msgspec.structs import replace

from ludotheque.game import AnyGame
from ludotheque.matches.events import Header, Holder, Joined, Person, Replaced, encode, read_event

NOBODY = Person("erased", "")


def _without(holder: Holder, person: str) -> Holder:
    return NOBODY if isinstance(holder, Person) and holder.id == person else holder


def holders(held: tuple[Holder, ...], person: str) -> tuple[Holder, ...]:
    return tuple(_without(holder, person) for holder in held)


def header(kept: Header, person: str) -> Header:
    created_by = NOBODY.id if kept.created_by == person else kept.created_by
    return replace(kept, seats=holders(kept.seats, person), created_by=created_by)


def events(game: AnyGame, bodies: Iterable[str], person: str) -> dict[int, str]:
    """Those events that named him, by their numbers, without his name."""
    changed: dict[int, str] = {}
    for number, body in enumerate(bodies):
        event = read_event(game, body)
        if isinstance(event, Joined) and event.person.id == person:
            changed[number] = encode(replace(event, person=NOBODY)).decode()
        elif isinstance(event, Replaced) and _without(event.holder, person) is not event.holder:
            changed[number] = encode(replace(event, holder=NOBODY)).decode()
    return changed

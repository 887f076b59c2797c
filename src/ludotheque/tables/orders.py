"""What whoever holds a room may order, and the events that follow. Nothing changes here.

HTTP hands them in, `LiveTables.change` stores what follows. Whether he holds the room is judged by `obey`.
"""

from typing import Annotated, assert_never

from msgspec import Meta

from ludotheque.decoding import JsonValue
from ludotheque.game import Refusal
from ludotheque.matches import hosting
from ludotheque.tables.deciding import Events
from ludotheque.tables.messages import Message
from ludotheque.tables.requests import SeatNumber
from ludotheque.tables.table import Table


class Agree(Message, frozen=True, tag="agree"):
    """Play with these options; before the start."""

    options: JsonValue


class Pause(Message, frozen=True, tag="pause"):
    """Let everything stand still, the game covered."""


class GoOn(Message, frozen=True, tag="go-on"):
    """End the pause."""


class MoreTime(Message, frozen=True, tag="more-time"):
    """For whoever has to act just now."""

    seconds: Annotated[int, Meta(ge=1, le=600)] = 30


class Skip(Message, frozen=True, tag="skip"):
    """Wait no longer in the present phase."""


class StandIn(Message, frozen=True, tag="stand-in"):
    """A bot plays for whoever sits there, until he comes back."""

    seat: SeatNumber


class Remove(Message, frozen=True, tag="remove"):
    """Whoever sits there has to leave the room."""

    seat: SeatNumber


class Rename(Message, frozen=True, tag="rename"):
    """Call whoever sits there otherwise, in this room."""

    seat: SeatNumber
    name: Annotated[str, Meta(min_length=1, max_length=24)]


class HandOver(Message, frozen=True, tag="hand-over"):
    """Whoever sits there holds the room from now on."""

    seat: SeatNumber


Order = Agree | Pause | GoOn | MoreTime | Skip | StandIn | Remove | Rename | HandOver


def obey(person: str, order: Order, table: Table, now: float) -> Events:
    """The events of an order; raises Refusal."""
    match = table.match
    if match.header.room and person not in match.seating.hosts:
        raise Refusal("not-host")
    match order:
        case Agree(options):
            return hosting.agree(match, options, now)
        case Pause():
            return hosting.pause(match, now)
        case GoOn():
            return hosting.go_on(match, now)
        case MoreTime(seconds):
            return hosting.more_time(match, seconds, now)
        case Skip():
            return hosting.skip(match, now)
        case StandIn(seat):
            return hosting.stand_in(match, seat, now)
        case Remove(seat):
            return hosting.remove(match, seat, now)
        case Rename(seat, name):
            return hosting.rename(match, seat, name, now)
        case HandOver(seat):
            return hosting.hand_over(match, seat, now)
        case _:
            assert_never(order)

"""A match on paper: its header and the events that happened, each at a time given from outside.

Options are held as plain data, so that a header can be read without knowing any game; moves are the game's
own values, read back from their JSON by `read_event`.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct

from ludotheque.decoding import read_move
from ludotheque.game import AnyGame, Seat


class Open(Struct, frozen=True, tag="open"):
    """A seat that waits for somebody."""


class Person(Struct, frozen=True, tag="person"):
    """Somebody, known by an id that outlives every connection. One person may hold several seats."""

    id: str
    name: str


class Bot(Struct, frozen=True, tag="bot"):
    level: str


Holder = Open | Person | Bot


class Untimed(Struct, frozen=True, tag="untimed"):
    """Everybody may think as long as he likes."""


class RealTime(Struct, frozen=True, tag="real-time"):
    """So many seconds for the whole match, and some more for each move made."""

    base: Annotated[float, Meta(ge=10, le=86_400)]
    increment: Annotated[float, Meta(ge=0, le=600)] = 0.0


class Correspondence(Struct, frozen=True, tag="correspondence"):
    """So many days for each move."""

    days: Annotated[float, Meta(ge=0.01, le=60)]


Control = Untimed | RealTime | Correspondence


class Header(Struct, frozen=True, kw_only=True):
    """What is settled before the first event and never changes."""

    game: str
    options: Any
    seats: tuple[Holder, ...]
    """Who holds which seat as the match is created; its length is the number of players."""
    control: Control = Untimed()
    created_by: str = ""
    created_at: float = 0.0
    rules: str = ""
    lexicon: str = ""
    """Versions, so that a stored match is replayed with what it was played with."""
    takebacks: bool = True
    stand_in: str
    """The level of a bot that takes over a seat."""
    rematch_of: str | None = None


class Joined(Struct, frozen=True, tag="joined"):
    seat: Seat
    person: Person
    at: float


class Left(Struct, frozen=True, tag="left"):
    seat: Seat
    at: float


class Started(Struct, frozen=True, tag="started"):
    at: float


class Moved(Struct, frozen=True, tag="moved", gc=False):
    seat: Seat
    move: Struct
    at: float


class _Written(Struct, frozen=True, tag="moved"):
    """A move as it stands in the store."""

    seat: Seat
    move: Raw
    at: float


class Resigned(Struct, frozen=True, tag="resigned"):
    seat: Seat
    at: float


class Flagged(Struct, frozen=True, tag="flagged"):
    """The time of that seat ran out."""

    seat: Seat
    at: float


class DrawOffered(Struct, frozen=True, tag="draw-offered"):
    seat: Seat
    at: float


class DrawAnswered(Struct, frozen=True, tag="draw-answered"):
    seat: Seat
    agreed: bool
    at: float


class TakebackAsked(Struct, frozen=True, tag="takeback-asked"):
    """That only the first `keep` moves shall stand."""

    seat: Seat
    keep: int
    at: float


class TakebackAnswered(Struct, frozen=True, tag="takeback-answered"):
    seat: Seat
    agreed: bool
    at: float


class RemovalVoted(Struct, frozen=True, tag="removal-voted"):
    """Somebody wants a bot to play on for a seat whose holder stays away."""

    seat: Seat
    absent: Seat
    at: float


class Replaced(Struct, frozen=True, tag="replaced"):
    """A seat changes hands: a bot takes over, or the person comes back."""

    seat: Seat
    holder: Holder
    at: float


class Aborted(Struct, frozen=True, tag="aborted"):
    at: float


class RematchOffered(Struct, frozen=True, tag="rematch-offered"):
    seat: Seat
    at: float


class Rematched(Struct, frozen=True, tag="rematched"):
    """The new match, once everybody wanted it."""

    match: str
    at: float


_Other = (
    Joined
    | Left
    | Started
    | Resigned
    | Flagged
    | DrawOffered
    | DrawAnswered
    | TakebackAsked
    | TakebackAnswered
    | RemovalVoted
    | Replaced
    | Aborted
    | RematchOffered
    | Rematched
)
Event = Moved | _Other

encode = msgspec.json.Encoder().encode
"""A header or an event as JSON."""

_EVENT: msgspec.json.Decoder[_Written | _Other] = msgspec.json.Decoder(_Written | _Other)
_HEADER = msgspec.json.Decoder(Header)


def read_event(game: AnyGame, data: bytes | str) -> Event:
    """An event as `encode` wrote it, with the move as that game's value."""
    event = _EVENT.decode(data)
    if isinstance(event, _Written):
        return Moved(event.seat, read_move(game, event.move), event.at)
    return event


def read_header(data: bytes | str) -> Header:
    return _HEADER.decode(data)

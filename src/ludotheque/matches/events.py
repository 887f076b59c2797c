"""A match on paper: its header and the events that happened, each at a time given from outside.

Options are held as plain data, so that a header can be read without knowing any game; moves are the game's
own values, read back from their JSON by `read_event`.
"""

from typing import Annotated

import msgspec
from msgspec import Meta, Raw, Struct

from ludotheque.decoding import StoredOptions, read_move
from ludotheque.game import AnyGame, Seat


class Open(Struct, frozen=True, tag="open"):
    """A seat that waits for somebody."""


class Person(Struct, frozen=True, tag="person", omit_defaults=True):
    """Somebody, known by an id that outlives every connection. One person may hold several seats."""

    id: str
    name: str
    face: str = ""
    """As it was chosen; empty: the one that is drawn for that id."""
    guest: bool = False
    """Whether the name was nobody's own when he sat down."""
    program: bool = False
    """Whether it is a program of somebody's, let in by an access token."""


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


class Study(Struct, frozen=True):
    """A board to try things on, set up with so many moves of a game: that table's, or (empty) a text's."""

    table: str
    moves: int


class Header(Struct, frozen=True, kw_only=True):
    """What is settled before the first event and never changes."""

    game: str
    options: StoredOptions
    seats: tuple[Holder, ...]
    """Who holds which seat as the match is created; its length is the number of players."""
    control: Control = Untimed()
    created_by: str = ""
    created_at: float = 0.0
    rules: str = ""
    """The version of the rules, so that a stored match is replayed with what it was played with."""
    takebacks: bool = True
    hints: bool = True
    stand_in: str
    """The level of a bot that takes over a seat."""
    rematch_of: str | None = None
    study: Study | None = None
    seed: str = ""
    """What chance is drawn from, so that the same deal can be had again; empty: from the server's dice."""
    day: str = ""
    """Whose deal it is (`2026-11-18`), where it is the one that everybody is given that day."""
    consult: float = 0.0
    """Seconds in which partners agree on a move of theirs; 0: whoever moves first has moved."""
    practice: bool = False
    """Played alone to try things out: takebacks go behind chance, and it counts nowhere."""
    rated: bool = False
    """It counts for the ratings of whoever plays: no hints, no takebacks, and nobody plays twice."""
    room: bool = False
    """A room of people who come and go: it is gathered before it starts, and somebody holds it."""
    hosts: tuple[str, ...] = ()
    """Who holds the room as it is opened; left out: whoever created it."""
    evening: str = ""
    """The evening whose table it is: it says who plays, and nobody sits down by himself or plays on here."""


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


class Proposed(Struct, frozen=True, tag="proposed"):
    """A move that waits for a partner's consent."""

    seat: Seat
    move: Struct
    at: float


class _Suggested(Struct, frozen=True, tag="proposed"):
    """The same as it stands in the store."""

    seat: Seat
    move: Raw
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


class HintTaken(Struct, frozen=True, tag="hint-taken"):
    """Somebody asked what to do; everybody at the table may know."""

    seat: Seat
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


class Agreed(Struct, frozen=True, tag="agreed"):
    """Other options, before the start."""

    options: StoredOptions
    at: float


class Gathered(Struct, frozen=True, tag="gathered"):
    """Whoever has come plays: open seats are taken away, the others move up."""

    at: float


class Paused(Struct, frozen=True, tag="paused"):
    """All clocks stand still and nobody sees the game."""

    at: float


class Resumed(Struct, frozen=True, tag="resumed"):
    at: float


class Extended(Struct, frozen=True, tag="extended"):
    """More time for whoever has to act just now."""

    seconds: float
    at: float


class Removed(Struct, frozen=True, tag="removed"):
    """Somebody has to leave that seat and may not come back."""

    seat: Seat
    at: float


class Renamed(Struct, frozen=True, tag="renamed"):
    seat: Seat
    name: str
    at: float


class Handed(Struct, frozen=True, tag="handed"):
    """Whoever sits there holds the room from now on."""

    seat: Seat
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


class Interrupted(Struct, frozen=True, tag="interrupted"):
    """Nobody could play from `since` on until then, because the house was closed: no time ran meanwhile."""

    since: float
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
    | HintTaken
    | RemovalVoted
    | Replaced
    | Agreed
    | Gathered
    | Paused
    | Resumed
    | Extended
    | Removed
    | Renamed
    | Handed
    | Aborted
    | RematchOffered
    | Rematched
    | Interrupted
)
Event = Moved | Proposed | _Other

encode = msgspec.json.Encoder().encode
"""A header or an event as JSON."""

_EVENT: msgspec.json.Decoder[_Written | _Suggested | _Other] = msgspec.json.Decoder(
    _Written | _Suggested | _Other
)
_HEADER = msgspec.json.Decoder(Header)


def read_event(game: AnyGame, data: bytes | str) -> Event:
    """An event as `encode` wrote it, with the move as that game's value."""
    event = _EVENT.decode(data)
    if isinstance(event, _Written):
        return Moved(event.seat, read_move(game, event.move), event.at)
    if isinstance(event, _Suggested):
        return Proposed(event.seat, read_move(game, event.move), event.at)
    return event


def read_header(data: bytes | str) -> Header:
    return _HEADER.decode(data)

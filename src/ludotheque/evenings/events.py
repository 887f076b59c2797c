"""An evening on paper: its plan and the events that happened.

`deciding` makes events, `evening` says what they amount to; the store keeps what `encode` writes.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Form = Literal["progressive", "round-robin", "swiss", "arena", "duplicate", "knockout"]


class Entrant(Struct, frozen=True, omit_defaults=True):
    """Somebody who plays: a person, or a bot of that level."""

    id: str
    name: str
    level: str = ""
    stand_in: bool = False
    """A bot that only makes up the numbers, and goes when it is not needed."""
    face: str = ""
    guest: bool = False
    program: bool = False
    """As a seat knows a person."""


class Plan(Struct, frozen=True, kw_only=True):
    """What is settled before the first round and never changes."""

    form: Form
    game: str
    options: Any
    seats: Annotated[int, Meta(ge=1, le=12)]
    """How many sit at a table."""
    least: Annotated[int, Meta(ge=1, le=12)] = 1
    """How many at least, where tables need not be full."""
    rounds: Annotated[int, Meta(ge=1, le=60)]
    """How many games everybody plays; an arena goes on until it is ended."""
    stand_in: str = ""
    """The level of the bots that make up the numbers; empty: people sit out by turn."""
    clock: Annotated[float, Meta(ge=0, le=86_400)] = 0.0
    """Seconds for a round, of an arena for the whole evening; 0: every game is played to its end."""
    interval: Annotated[float, Meta(ge=0, le=600)] = 0.0
    """Seconds between two rounds, in which people look at the standings."""
    rated: bool = False
    """Whether its games count for the ratings of whoever plays."""

    @property
    def counted(self) -> bool:
        """Whether everybody carries the points of his games; in duels victories count."""
        return self.seats != 2


class Placed(Struct, frozen=True):
    """A table as it is drawn: who sits where, by seat, and which deal is played where deals are shared."""

    seats: tuple[str, ...]
    deal: int | None = None


class Result(Struct, frozen=True):
    """How a table ended, by seat. `called`: the round's time was over, so it counts as it stood."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    called: bool = False


class Entered(Struct, frozen=True, tag="entered"):
    who: Entrant


class Left(Struct, frozen=True, tag="left"):
    """He goes: he is drawn no more. A game under way is played on by a bot."""

    player: str


class Returned(Struct, frozen=True, tag="returned"):
    player: str


class Drawn(Struct, frozen=True, tag="drawn"):
    """A round begins. In a knockout or a duplicate everybody else is out or done; otherwise he rests."""

    tables: tuple[Placed, ...]
    resting: tuple[str, ...] = ()
    at: float = 0.0


class Finished(Struct, frozen=True, tag="finished"):
    round: int
    table: int
    result: Result
    at: float = 0.0


class Paused(Struct, frozen=True, tag="paused"):
    """No further round is drawn until it goes on; `tables`: the games under way stand still too."""

    tables: bool = False
    at: float = 0.0


class Resumed(Struct, frozen=True, tag="resumed"):
    at: float = 0.0


class Ended(Struct, frozen=True, tag="ended"):
    """Tables that still play are called, and count as they stand."""

    at: float = 0.0


class Followed(Struct, frozen=True, tag="followed"):
    """The same people meet again there."""

    evening: str


class Par(Struct, frozen=True, tag="par"):
    """What the deal of a round is worth to whoever it is measured by; None: that could not be found out."""

    round: int
    points: int | None


Event = Entered | Left | Returned | Drawn | Finished | Paused | Resumed | Ended | Followed | Par

encode = msgspec.json.Encoder().encode
"""A plan or an event as JSON."""
read_event = msgspec.json.Decoder(Event).decode
read_plan = msgspec.json.Decoder(Plan).decode

"""An evening on paper: its plan and the events that happened."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Form = Literal["progressive", "round-robin", "swiss", "arena", "duplicate", "knockout"]


class Entrant(Struct, frozen=True):
    """Somebody who plays: a person, or a bot of that level."""

    id: str
    name: str
    level: str = ""
    stand_in: bool = False
    """A bot that only makes up the numbers, and goes when it is not needed."""


class Plan(Struct, frozen=True, kw_only=True):
    """What is settled before the first round and never changes."""

    form: Form
    game: str
    options: Any
    seats: Annotated[int, Meta(ge=1, le=12)]
    """How many sit at a table."""
    rounds: Annotated[int, Meta(ge=1, le=60)]
    """How many games everybody plays; an arena goes on until it is ended."""
    stand_in: str = ""
    """The level of the bots that make up the numbers; empty: people sit out by turn."""

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


class Finished(Struct, frozen=True, tag="finished"):
    round: int
    table: int
    result: Result


class Paused(Struct, frozen=True, tag="paused"):
    """No further round is drawn until it goes on."""


class Resumed(Struct, frozen=True, tag="resumed"):
    pass


class Ended(Struct, frozen=True, tag="ended"):
    pass


Event = Entered | Left | Returned | Drawn | Finished | Paused | Resumed | Ended

encode = msgspec.json.Encoder().encode
"""A plan or an event as JSON."""
read_event = msgspec.json.Decoder(Event).decode
read_plan = msgspec.json.Decoder(Plan).decode

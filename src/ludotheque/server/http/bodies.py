"""The bodies of HTTP requests and answers; what is said at a table itself is in `tables.messages`.

The OpenAPI document and the page's TypeScript types are generated from here (`tools/schema.py`).
"""

from typing import Annotated, Literal

from msgspec import Meta, field

from ludotheque.bots.bot import Level, Measure, Progress, Remark, Review
from ludotheque.game import Param
from ludotheque.matches.events import Control, Untimed
from ludotheque.options import Combination, Field
from ludotheque.tables.messages import (
    ChatLine,
    JsonValue,
    Message,
    TableInfo,
)
from ludotheque.tables.requests import SeatNumber

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]


class Problem(Message, frozen=True):
    """A refusal: HTTP 4xx/5xx bodies. The sentence is `refuse-<code>` in the reader's language."""

    code: str
    params: dict[str, Param] = field(default_factory=dict)


class Me(Message, frozen=True):
    """Who I am. The id is what others see too; the cookie is what proves it."""

    id: str
    name: str
    claimed: bool
    since: float


class Myself(Message, frozen=True):
    """Nobody yet, or the identity of this browser; and what the page must know of the server."""

    me: Me | None
    version: str
    time: float


class NameMe(Message, frozen=True):
    """Become a guest of that name, or change my name."""

    name: Name


class Claim(Message, frozen=True):
    """Protect my name with a passphrase, so that I can sign in elsewhere."""

    passphrase: Passphrase


class SignIn(Message, frozen=True):
    name: Name
    passphrase: Passphrase


class SignInLink(Message, frozen=True):
    """A link that signs one other device in, once, before it expires."""

    path: str
    expires: float


class UseLink(Message, frozen=True):
    token: Annotated[str, Meta(min_length=10, max_length=100)]


class Preset(Message, frozen=True):
    """What one begins with: options and the number of players."""

    options: JsonValue
    players: int


class GameInfo(Message, frozen=True):
    """A box on the shelf: all that a page must know of a game and its bots, which it knows by no name."""

    id: str
    title: str
    """Text ids: the game's name, and the line on its box."""
    pitch: str
    version: int
    players: list[int]
    """Every number of players that some options allow."""
    minutes: tuple[int, int]
    languages: list[str]
    """Of the words that can be played; none where it is no game of words."""
    options: list[Field]
    combinations: list[Combination]
    """Choices and switches that go together; what none of them names may be set as one likes."""
    presets: dict[str, Preset]
    """By the reader's language."""
    per_person: dict[str, int]
    """Options that are to grow with the people at one device: seconds for each of them."""
    secrets: bool
    """Whether people at one device must not see each other's view."""
    open_history: bool
    """Whether the past of a running game may be looked up again."""
    takebacks: bool
    hints: bool
    analysis: Measure | None
    """What the values of an analysis are; None where there is none."""
    example: str
    """A move in notation."""
    levels: list[Level]
    """Bots that people play with, from the weakest on."""
    usual_level: str
    texts: dict[str, str]
    """Fluent texts by language of a game that is a guest; those of the house the page has built in."""


class Shelf(Message, frozen=True):
    games: list[GameInfo]


class OpenSeat(Message, frozen=True, tag="open"):
    """Whoever comes may sit here."""


class MySeat(Message, frozen=True, tag="me"):
    """The one who opens the table sits here; several such seats are played at one device."""

    name: Name | None = None


class BotSeat(Message, frozen=True, tag="bot"):
    level: Annotated[str, Meta(max_length=20)]


SeatWish = OpenSeat | MySeat | BotSeat


class NewTable(Message, frozen=True):
    """Open a table. It starts by itself when no seat is open."""

    game: Annotated[str, Meta(max_length=20)]
    options: JsonValue
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=64)]
    public: bool = False
    spectators: bool = True
    takebacks: bool = True
    clock: Control = Untimed()


class Tables(Message, frozen=True):
    tables: list[TableInfo]
    next: str | None = None
    """Pass it as `before` to get the next page of the list."""


class Take(Message, frozen=True):
    """Which open seat to take; none: the first that is free. `name` tells apart people at one device."""

    seat: SeatNumber | None = None
    name: Name | None = None


class Begin(Message, frozen=True):
    """Start now; open seats are filled with bots of that level."""

    level: Annotated[str, Meta(max_length=20)] | None = None


class Export(Message, frozen=True):
    """All that is kept about me."""

    me: Me
    tables: list[TableInfo]
    chat: list["ChatLine"]
    muted: list[str]


class Health(Message, frozen=True):
    status: Literal["ok", "failing"]
    detail: str = ""


class AnalysisFailed(Message, frozen=True, tag="failed"):
    """The analysis ends here, and why."""

    code: str
    params: dict[str, Param] = field(default_factory=dict)


class AnalysisDone(Message, frozen=True, tag="done"):
    """Nothing more will be found."""


AnalysisLine = Review | Remark | Progress | AnalysisFailed | AnalysisDone
"""A line of the stream that tells an analysis as it is computed."""

"""The bodies of HTTP requests and answers; what is said at a table itself is in `tables.messages`.

The OpenAPI document and the page's TypeScript types are generated from here (`tools/schema.py`).
"""

from typing import Annotated, Literal

from msgspec import Meta, field

from ludotheque.bots.bot import Level, Measure, Progress, Remark, Review
from ludotheque.decoding import JsonValue
from ludotheque.game import Param, Seat
from ludotheque.matches.events import Control, Untimed
from ludotheque.options import Combination, Field
from ludotheque.server.http.daily_bodies import DealDay, Today
from ludotheque.server.http.device_bodies import CalledDevice, Device, Name, Program
from ludotheque.server.http.evening_bodies import EveningLine
from ludotheque.server.http.friend_bodies import Invitation
from ludotheque.server.http.profile_bodies import Rated
from ludotheque.statistics.results import Line, Word
from ludotheque.tables.messages import (
    ChatLine,
    GameValue,
    Message,
    TableInfo,
)
from ludotheque.tables.requests import SeatNumber

Face = Annotated[str, Meta(pattern=r"^[0-9a-z]{7}$", max_length=7)]
"""Which of its parts a face has, a digit each (`web/src/lib/face.ts`)."""
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
    face: str = ""
    """What my face is drawn from."""
    research: bool = False
    """Whether my finished games may be given to research, without names."""
    settings: dict[str, str] = field(default_factory=dict)
    """How I like it here; the page knows what the words mean."""
    public: bool = False
    """Whether others may see my profile."""
    operator: bool = False
    """Whether I look after the house."""


class Myself(Message, frozen=True):
    """Nobody yet, or the identity of this browser; and what the page must know of the server."""

    me: Me | None
    version: str
    time: float
    origin: str = ""
    """Where other devices find this page; empty: where it was opened."""


class NameMe(Message, frozen=True):
    """Become a guest of that name, or change my name; and my face, if one is given."""

    name: Name
    face: Face | None = None


class Consent(Message, frozen=True):
    """Whether my finished games may be given to people who study games, without names."""

    research: bool


Choice = Annotated[str, Meta(max_length=2000)]


class Preferences(Message, frozen=True):
    """Keep with my account how I like it here."""

    settings: Annotated[dict[Annotated[str, Meta(max_length=30)], Choice], Meta(max_length=40)]


class Claim(Message, frozen=True):
    """Protect my name with a passphrase, so that I can sign in elsewhere. All other devices are signed out.

    Who has one already gives the `old` one, or comes by a link that was made just after giving it.
    """

    passphrase: Passphrase
    old: Passphrase | None = None


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


class LessonInfo(Message, frozen=True):
    """A step of a game's course; its texts are `lesson-<game>-<id>` and what begins so."""

    id: str
    rules: list[str]
    """The rules that it shows."""


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
    paces: dict[str, dict[str, int]]
    """Options that belong together, by the name of the pace they make (`pace-<game>-<name>`)."""
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
    position: str
    """The usual set-up as a text that sets up a board to try things on; empty: positions cannot be told."""
    levels: list[Level]
    """Bots that people play with, from the weakest on."""
    usual_level: str
    course: list[LessonInfo]
    """The steps in which it is learned; empty where it teaches nothing."""
    puzzles: bool
    """Whether there are any."""
    evenings: bool
    """Whether several tables can play it for an evening."""
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
    takebacks: bool | None = None
    hints: bool | None = None
    """This and takebacks left out: yes alone, against bots or at one device, no where others may sit down."""
    clock: Control = Untimed()
    consult: Annotated[float, Meta(ge=0, le=600)] = 60.0
    """Where some play together: seconds in which they agree on a move; 0: whoever moves first has moved."""
    practice: bool = False
    """For one player: takebacks go behind chance, and it counts nowhere."""
    same_deal: Annotated[str, Meta(max_length=40)] | None = None
    """A table of mine that is over and where I was alone: its deal once more, for practice."""
    rated: bool = False
    """It counts for the ratings of whoever plays: without hints or takebacks, and with a clock."""
    room: bool = False
    """Whoever comes until it starts plays, and late guests take over bots; whoever opens it holds it."""


class Tally(Message, frozen=True):
    """What I reached in games of this kind that I played alone before; practice does not count."""

    games: int
    best: int
    average: float


class Company(Message, frozen=True):
    """Who plays on, on a board to try things on: bots of that level against my seat, or I for all seats."""

    level: Annotated[str, Meta(max_length=20)] | None = None
    seat: SeatNumber = 0


class TryOut(Message, frozen=True):
    """Leave a game after so many moves and play on, on a board of my own."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    company: Company = Company()


class SetUp(Message, frozen=True):
    """The same from a game or a position as text."""

    text: Annotated[str, Meta(max_length=60_000)]
    company: Company = Company()


class Tables(Message, frozen=True):
    tables: list[TableInfo]
    next: str | None = None
    """Pass it as `before` to get the next page of the list."""


class Home(Message, frozen=True):
    """All that the first screen shows."""

    myself: Myself
    games: Shelf
    """Empty where they were not asked for."""
    mine: Tables
    open: Tables
    finished: Tables
    today: Today
    invitations: list[Invitation]
    evenings: list[EveningLine]
    """Those that are not over and that I hold or take part in."""


class Position(Message, frozen=True):
    """How a table stands as I may see it: what `seat` sees, or a spectator (None)."""

    table: str
    seat: Seat | None
    view: GameValue


class Positions(Message, frozen=True):
    positions: list[Position]


class Take(Message, frozen=True):
    """Which open seat to take; none: the first that is free. `name` tells apart people at one device."""

    seat: SeatNumber | None = None
    name: Name | None = None
    instead: bool = False
    """Stand up from where I sit."""


class Begin(Message, frozen=True):
    """Start now; open seats are filled with bots of that level."""

    level: Annotated[str, Meta(max_length=20)] | None = None
    players: Annotated[int, Meta(ge=1, le=64)] | None = None
    """In a room: fill up to so many, and play without the other seats; left out: to as many as it takes."""


class Export(Message, frozen=True):
    """All that is kept about me."""

    me: Me
    tables: list[TableInfo]
    chat: list["ChatLine"]
    muted: list[str]
    devices: list[Device]
    programs: list[Program]
    push: list[CalledDevice]
    deals: list[DealDay]
    ties: dict[str, str]
    """Whom I follow or keep away."""
    visible: bool
    results: list[Line]
    ratings: list[Rated]
    words: list[Word]


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

"""Every message between page and server: HTTP bodies and what goes over a table's socket.

`docs/protocol.md` tells the story; the OpenAPI document, the JSON Schema of the socket and the page's
TypeScript types are all generated from here (`tools/schema.py`). Times are seconds since the epoch.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ludotheque.bots.insight import Progress, Remark, Review
from ludotheque.game import Outcome, Param, Seat

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Typed = Annotated[str, Meta(min_length=1, max_length=500)]
Ref = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Status = Literal["open", "running", "over"]
JsonValue = Any
"""A game's own options, move or view, as its types say; the page looks them up by the game's id."""


class Wire(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Whatever comes in or goes out."""


class Problem(Wire, frozen=True):
    """A refusal: HTTP 4xx/5xx bodies. The sentence is `refuse-<code>` in the reader's language."""

    code: str
    params: dict[str, Param] = {}


class Me(Wire, frozen=True):
    """Who I am. The id is what others see too; the cookie is what proves it."""

    id: str
    name: str
    claimed: bool
    since: float


class Myself(Wire, frozen=True):
    """Nobody yet, or the identity of this browser; and what the page must know of the server."""

    me: Me | None
    version: str
    time: float


class NameMe(Wire, frozen=True):
    """Become a guest of that name, or change my name."""

    name: Name


class Claim(Wire, frozen=True):
    """Protect my name with a passphrase, so that I can sign in elsewhere."""

    passphrase: Passphrase


class SignIn(Wire, frozen=True):
    name: Name
    passphrase: Passphrase


class SignInLink(Wire, frozen=True):
    """A link that signs one other device in, once, before it expires."""

    path: str
    expires: float


class UseLink(Wire, frozen=True):
    token: Annotated[str, Meta(min_length=10, max_length=100)]


class GameInfo(Wire, frozen=True):
    """A box on the shelf."""

    id: str
    players: list[int]
    """Every number of players that some options allow."""
    variants: dict[str, "Variant"]
    options: JsonValue
    """JSON Schema of the options."""
    levels: list[str]
    """Bot levels a table may ask for."""


class Variant(Wire, frozen=True):
    """A preset: options and the number of players it is shown with."""

    options: JsonValue
    players: int
    seats: list[int]
    """The numbers of players these options allow."""


class Shelf(Wire, frozen=True):
    games: list[GameInfo]


class Untimed(Wire, frozen=True, tag="untimed"):
    """Nobody is hurried."""


class RealTime(Wire, frozen=True, tag="real-time"):
    """Each seat has so many seconds for the game, and gets some back after every move."""

    seconds: Annotated[float, Meta(ge=10, le=86_400)]
    increment: Annotated[float, Meta(ge=0, le=600)] = 0.0


class Correspondence(Wire, frozen=True, tag="correspondence"):
    """So many days for each move."""

    days: Annotated[float, Meta(ge=0.01, le=60)]


Clock = Untimed | RealTime | Correspondence


class OpenSeat(Wire, frozen=True, tag="open"):
    """Whoever comes may sit here."""


class MySeat(Wire, frozen=True, tag="me"):
    """The one who opens the table sits here; several such seats are played at one device."""

    name: Name | None = None


class BotSeat(Wire, frozen=True, tag="bot"):
    level: Annotated[str, Meta(max_length=20)]


SeatWish = OpenSeat | MySeat | BotSeat


class NewTable(Wire, frozen=True):
    """Open a table. It starts by itself when no seat is open."""

    game: Annotated[str, Meta(max_length=20)]
    options: JsonValue
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=64)]
    public: bool = False
    spectators: bool = True
    takebacks: bool = True
    clock: Clock = Untimed()


class SeatInfo(Wire, frozen=True):
    """Who sits where. `person` is the identity's public id; names are plain text, never markup."""

    seat: Seat
    side: str
    """The seat's short name in notation."""
    kind: Literal["open", "person", "bot"]
    name: str = ""
    person: str = ""
    level: str = ""
    mine: bool = False
    online: bool = False


class TableInfo(Wire, frozen=True):
    """A table as lists show it."""

    id: str
    game: str
    options: JsonValue
    status: Status
    host: bool
    """Whether I opened it (and may start it)."""
    public: bool
    spectators: bool
    takebacks: bool
    clock: Clock
    seats: list[SeatInfo]
    acting: list[Seat]
    my_turn: bool
    created: float
    changed: float
    outcome: Outcome | None = None
    rematch: str | None = None
    """The id of the table that continues this one."""


class Tables(Wire, frozen=True):
    tables: list[TableInfo]
    next: str | None = None
    """Pass it as `before` to get the next page of the list."""


class Take(Wire, frozen=True):
    """Which open seat to take; none: the first that is free. `name` tells apart people at one device."""

    seat: SeatNumber | None = None
    name: Name | None = None


class Begin(Wire, frozen=True):
    """Start now; open seats are filled with bots of that level."""

    level: Annotated[str, Meta(max_length=20)] | None = None


class Witnessed(Wire, frozen=True):
    """A move as this viewer may know it. `number` counts from 0; seat -1 is chance, -2 the clock."""

    number: int
    seat: Seat
    at: float
    move: JsonValue | None
    text: str | None
    """The move in notation; None (like `move`) where the viewer learns only that something was done."""


class ReplayStep(Wire, frozen=True):
    """What the viewer saw after so many moves."""

    view: JsonValue
    witnessed: Witnessed | None
    acting: list[Seat]


class Replay(Wire, frozen=True):
    """A game step by step as the viewer may see it; the first step is the table before any move."""

    table: TableInfo
    seat: Seat | None
    steps: list[ReplayStep]
    start: int
    """The number of the first step sent; more steps are asked for with `from`."""
    total: int


class Export(Wire, frozen=True):
    """All that is kept about me."""

    me: Me
    tables: list[TableInfo]
    chat: list["ChatLine"]
    muted: list[str]


class Health(Wire, frozen=True):
    status: Literal["ok", "failing"]
    detail: str = ""


class Hello(Wire, frozen=True, tag="hello"):
    """First message on a socket. `since`: the last version this client has; none: it has nothing yet."""

    since: Count | None = None
    legal: bool = True
    """Whether to list legal moves with each view."""
    watch: bool = False
    """See what spectators see, seat or no seat: for a screen that others look at too."""


class Play(Wire, frozen=True, tag="move"):
    """A move, made while seeing `version`. `ref` comes back with the refusal or the acknowledgement."""

    seat: SeatNumber
    move: JsonValue
    version: Count
    ref: Ref = ""


class SayMove(Wire, frozen=True, tag="say-move"):
    """The same, typed in notation."""

    seat: SeatNumber
    text: Typed
    version: Count
    ref: Ref = ""


class Resign(Wire, frozen=True, tag="resign"):
    seat: SeatNumber
    ref: Ref = ""


class OfferDraw(Wire, frozen=True, tag="offer-draw"):
    seat: SeatNumber
    ref: Ref = ""


class AnswerDraw(Wire, frozen=True, tag="answer-draw"):
    seat: SeatNumber
    accept: bool
    ref: Ref = ""


class AskTakeback(Wire, frozen=True, tag="ask-takeback"):
    """Take my last move back, if the others agree and nothing was revealed since."""

    seat: SeatNumber
    ref: Ref = ""


class AnswerTakeback(Wire, frozen=True, tag="answer-takeback"):
    seat: SeatNumber
    accept: bool
    ref: Ref = ""


class Rematch(Wire, frozen=True, tag="rematch"):
    """The same people and settings again. Once all want it there is a new table, named in `rematch`."""

    ref: Ref = ""


class Say(Wire, frozen=True, tag="chat"):
    text: ChatText
    ref: Ref = ""


class Mute(Wire, frozen=True, tag="mute"):
    """Hear no more (or again) of a person, at every table."""

    person: Annotated[str, Meta(max_length=40)]
    muted: bool = True
    ref: Ref = ""


class AskLegal(Wire, frozen=True, tag="legal"):
    """All moves of a seat that can be listed, up to the server's limit."""

    seat: SeatNumber
    ref: Ref = ""


class AskHint(Wire, frozen=True, tag="hint"):
    """Help for a seat of mine: step 1 nudges, higher steps tell more."""

    seat: SeatNumber
    step: Annotated[int, Meta(ge=1, le=5)] = 1
    ref: Ref = ""


class Hand(Wire, frozen=True, tag="hand"):
    """At one device: this seat is now in hand, and the view follows it. None: nobody looks."""

    seat: SeatNumber | None
    ref: Ref = ""


class VoteRemoval(Wire, frozen=True, tag="vote-removal"):
    """I want the absent person on `target` replaced by a bot."""

    seat: SeatNumber
    target: SeatNumber
    ref: Ref = ""


class ComeBack(Wire, frozen=True, tag="come-back"):
    """I take my seat back from the bot that stood in for me."""

    seat: SeatNumber
    ref: Ref = ""


class Ping(Wire, frozen=True, tag="ping"):
    ref: Ref = ""


Incoming = (
    Hello
    | Play
    | SayMove
    | Resign
    | OfferDraw
    | AnswerDraw
    | AskTakeback
    | AnswerTakeback
    | Rematch
    | Say
    | Mute
    | AskLegal
    | AskHint
    | Hand
    | VoteRemoval
    | ComeBack
    | Ping
)
"""What a client may send."""


class LegalMove(Wire, frozen=True):
    move: JsonValue
    text: str


class SeatView(Wire, frozen=True):
    """What `seat` sees (None: a spectator). `legal` is None where the moves are too many or not wanted."""

    seat: Seat | None
    view: JsonValue
    legal: list[LegalMove] | None


class ClockFace(Wire, frozen=True):
    """`left` seconds at the message's `time`; it runs down only while `running`."""

    seat: Seat
    left: float
    running: bool


class PhaseTimer(Wire, frozen=True):
    """The game's own time limit for the present phase: `seconds` in all, over at `ends`."""

    phase: str
    ends: float
    seconds: float


class Happened(Wire, frozen=True):
    """Something other than a move: joined, left, resigned, flagged, draw-offered, takeback-asked …"""

    kind: str
    seat: Seat
    at: float


class RemovalVote(Wire, frozen=True):
    """Who has voted to replace the absent `target`, and how many votes that takes."""

    target: Seat
    voters: list[Seat]
    needed: int


class Live(Wire, frozen=True):
    """What changes while a game is played."""

    version: int
    time: float
    status: Status
    seats: list[SeatInfo]
    acting: list[Seat]
    clocks: list[ClockFace]
    timer: PhaseTimer | None
    seen: SeatView | None
    """None while the table is still open, or where spectators are not admitted."""
    question: "Question | None"
    removals: list[RemovalVote]
    outcome: Outcome | None
    rematch_wanted: list[Seat]
    rematch: str | None
    """The id of the table that continues this one."""
    may_return: list[Seat]
    """Seats a bot plays for me, because I was away."""


class Question(Wire, frozen=True):
    """A draw or a takeback that waits for an answer from the holders of `waiting`."""

    kind: Literal["draw", "takeback"]
    seat: Seat
    waiting: list[Seat]
    keep: int
    """For a takeback: how many moves shall stand."""


class Snapshot(Wire, frozen=True, tag="table"):
    """The whole table as this viewer may see it. Answers `hello`."""

    table: TableInfo
    live: Live
    moves: list[Witnessed]
    chat: list["ChatLine"]
    muted: list[str]


class Update(Wire, frozen=True, tag="update"):
    """What is new. Drop all moves numbered `moves_from` and above, then append `moves`."""

    live: Live
    moves_from: int
    moves: list[Witnessed]
    happened: list[Happened]


class Accepted(Wire, frozen=True, tag="accepted"):
    """The command with that `ref` is stored, at this version."""

    ref: str
    version: int


class Refused(Wire, frozen=True, tag="refused"):
    """The command with that `ref` had no effect."""

    ref: str
    code: str
    params: dict[str, Param] = {}


class ChatLine(Wire, frozen=True, tag="chat"):
    """Plain text by a person; never markup."""

    number: int
    at: float
    person: str
    name: str
    seat: Seat | None
    text: str


class Presence(Wire, frozen=True, tag="presence"):
    """Who of the seated is here now, and how many watch."""

    online: list[Seat]
    spectators: int


class Legal(Wire, frozen=True, tag="legal"):
    """`complete` is False when there are more moves than listed (or moves that cannot be listed)."""

    ref: str
    version: int
    seat: Seat
    moves: list[LegalMove]
    complete: bool


class Hinted(Wire, frozen=True, tag="hint"):
    """A hint: text ids with parameters for the reader's language, and from the last step on the move."""

    ref: str
    version: int
    seat: Seat
    step: int
    last: bool
    """Whether a higher step would tell no more."""
    text: str
    params: dict[str, Param]
    move: JsonValue | None
    notation: str | None


class Pong(Wire, frozen=True, tag="pong"):
    ref: str
    time: float


class Bye(Wire, frozen=True, tag="bye"):
    """The server closes the socket and says why; the close code repeats it (see `docs/protocol.md`)."""

    code: str
    params: dict[str, Param] = {}


Outgoing = Snapshot | Update | Accepted | Refused | ChatLine | Presence | Legal | Hinted | Pong | Bye
"""What the server sends."""


class AnalysisFailed(Wire, frozen=True, tag="failed"):
    """The analysis ends here, and why."""

    code: str
    params: dict[str, Param] = {}


class AnalysisDone(Wire, frozen=True, tag="done"):
    """Nothing more will be found."""


AnalysisLine = Review | Remark | Progress | AnalysisFailed | AnalysisDone
"""A line of the stream that tells an analysis as it is computed."""

HTTP_BODIES: tuple[type[Struct], ...] = (
    Problem,
    Myself,
    NameMe,
    Claim,
    SignIn,
    SignInLink,
    UseLink,
    Shelf,
    NewTable,
    TableInfo,
    Tables,
    Take,
    Begin,
    Replay,
    Export,
    Health,
)

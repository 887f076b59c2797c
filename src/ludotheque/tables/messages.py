"""What a table tells: snapshots, news, answers. What may be asked is in `tables.requests`.

`docs/protocol.md` tells the story; the JSON Schema of the socket and the page's TypeScript types are made
from both (`tools/schema.py`). Times are seconds since the epoch.
"""

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import Struct

from ludotheque.decoding import JsonValue
from ludotheque.game import Outcome, Param, Seat
from ludotheque.matches.events import Control, Study

Status = Literal["open", "running", "over"]

if TYPE_CHECKING:
    GameValue: TypeAlias = Struct
    """A game's own move, view or effect; readers look its type up by the game's id."""
else:
    GameValue = Any  # schemas say no more of it than that it is there


class Message(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Whatever comes in or goes out."""


class SeatInfo(Message, frozen=True):
    """Who sits where. `person` is the identity's public id; names are plain text, never markup."""

    seat: Seat
    side: str
    """The seat's short name in notation."""
    kind: Literal["open", "person", "bot"]
    name: str = ""
    """Bots have one too."""
    person: str = ""
    level: str = ""
    mine: bool = False
    online: bool = False
    face: str = ""
    """What the face is drawn from; empty for an open seat."""
    guest: bool = False
    """A person whose name is protected by no passphrase."""
    program: bool = False
    """No person at all but somebody's program, let in by an access token."""
    host: bool = False
    """Whoever holds the room, where it is one."""


class TableInfo(Message, frozen=True):
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
    clock: Control
    seats: list[SeatInfo]
    acting: list[Seat]
    my_turn: bool
    created: float
    changed: float
    outcome: Outcome | None = None
    rematch: str | None = None
    """The id of the table that continues this one."""
    code: str = ""
    """Four letters by which others find it; empty once it is over."""
    words: str = ""
    """The language of the words that are played; empty where it is no game of words."""
    hints: bool = True
    """Whether whoever plays here may ask what to do; everybody sees when it is done."""
    study: Study | None = None
    """A board to try things on, and which game it leaves after how many moves."""
    consult: float = 0.0
    """Seconds in which partners agree on a move; 0: nobody has one, or whoever moves first has moved."""
    practice: bool = False
    """Played alone to try things out: takebacks go behind chance, and it counts nowhere."""
    rated: bool = False
    """It counts for the ratings of whoever plays."""
    room: bool = False
    """People come and go, and somebody holds it."""
    day: str = ""
    """Whose deal it is (`2026-11-18`), where it is the one that everybody is given that day."""
    evening: str = ""
    """The evening whose table it is."""


class Witnessed(Message, frozen=True):
    """A move as this viewer may know it. `number` counts from 0; seat -1 is chance, -2 the clock."""

    number: int
    seat: Seat
    at: float
    move: GameValue | None
    text: str | None
    """The move in notation; None (like `move`) where the viewer learns only that something was done."""
    effect: GameValue | None = None
    """What it did (`Game.effect`), where the viewer knows the move as it was made."""


class ReplayStep(Message, frozen=True):
    """What the viewer saw after so many moves."""

    view: GameValue
    witnessed: Witnessed | None
    acting: list[Seat]


class Replay(Message, frozen=True):
    """A game step by step as the viewer may see it; the first step is the table before any move."""

    table: TableInfo
    seat: Seat | None
    steps: list[ReplayStep]
    start: int
    """The number of the first step sent; more steps are asked for with `from`."""
    total: int


class LegalMove(Message, frozen=True):
    """A move one may make, in notation too, and what it would do (`Game.effect`)."""

    move: GameValue
    text: str
    effect: GameValue | None = None


class SeatView(Message, frozen=True):
    """What `seat` sees (None: a spectator). `legal` is None where the moves are too many or not wanted."""

    seat: Seat | None
    view: GameValue
    legal: list[LegalMove] | None


class ClockFace(Message, frozen=True):
    """`left` seconds at the message's `time`; it runs down only while `running`."""

    seat: Seat
    left: float
    running: bool


class PhaseTimer(Message, frozen=True):
    """The game's own time limit for the present phase: `seconds` in all, over at `ends`."""

    phase: str
    ends: float
    seconds: float


class Happened(Message, frozen=True):
    """Something other than a move: joined, left, resigned, flagged, draw-offered, takeback-asked …"""

    kind: str
    seat: Seat
    at: float


class RemovalVote(Message, frozen=True):
    """Who has voted to replace the absent `target`, and how many votes that takes."""

    target: Seat
    voters: list[Seat]
    needed: int


class Live(Message, frozen=True):
    """What changes while a game is played."""

    version: int
    time: float
    status: Status
    seats: list[SeatInfo]
    acting: list[Seat]
    clocks: list[ClockFace]
    timer: PhaseTimer | None
    seen: SeatView | None
    """None while the table is still open or stands still, or where spectators are not admitted."""
    question: "Question | None"
    removals: list[RemovalVote]
    outcome: Outcome | None
    rematch_wanted: list[Seat]
    rematch: str | None
    """The id of the table that continues this one."""
    may_return: list[Seat]
    """Seats a bot plays for me, because I was away."""
    proposal: "Proposal | None" = None
    """Only for the partners who consult."""
    host: bool = False
    """Whether I hold the room."""
    paused: bool = False
    """Everything stands still, and nobody sees the game."""
    free: list[Seat] = []
    """Seats of bots that a guest may take over just now."""


class Proposal(Message, frozen=True):
    """A move that waits for a partner's consent; who makes the same move agrees. At `ends` it is made."""

    seat: Seat
    move: GameValue
    text: str
    effect: GameValue | None
    ends: float
    seconds: float


class Question(Message, frozen=True):
    """A draw or a takeback that waits for an answer from the holders of `waiting`."""

    kind: Literal["draw", "takeback"]
    seat: Seat
    waiting: list[Seat]


class Snapshot(Message, frozen=True, tag="table"):
    """The whole table as this viewer may see it. Answers `hello`."""

    table: TableInfo
    live: Live
    moves: list[Witnessed]
    chat: list["ChatLine"]
    muted: list[str]


class Update(Message, frozen=True, tag="update"):
    """What is new. Drop all moves numbered `moves_from` and above, then append `moves`."""

    live: Live
    moves_from: int
    moves: list[Witnessed]
    happened: list[Happened]


class Accepted(Message, frozen=True, tag="accepted"):
    """The command with that `ref` is stored, at this version."""

    ref: str
    version: int


class Refused(Message, frozen=True, tag="refused"):
    """The command with that `ref` had no effect."""

    ref: str
    code: str
    params: dict[str, Param] = {}


class ChatLine(Message, frozen=True, tag="chat"):
    """Plain text by a person; never markup."""

    number: int
    at: float
    person: str
    name: str
    seat: Seat | None
    text: str
    guest: bool = False


class Presence(Message, frozen=True, tag="presence"):
    """Who of the seated is here now, and how many watch."""

    online: list[Seat]
    spectators: int
    waiting: list[Seat] = []
    """Bots that wait for their turn to think."""
    stuck: list[Seat] = []
    """Bots that find no move at present; they are asked again."""


Mood = Literal["laugh", "grin", "gasp", "smirk", "flat", "sad"]


class FacePulled(Message, frozen=True, tag="face-pulled"):
    """Somebody pulls a face, for a moment."""

    seat: Seat
    mood: Mood


class Guessed(Message, frozen=True, tag="guessed"):
    """What somebody guessed last in the phase of that name (`live.timer.phase`); None: nobody will do it."""

    seat: Seat
    phase: str
    target: Seat | None


class Hushed(Message, frozen=True, tag="hushed"):
    """Whether the screens of the room are to be silent."""

    quiet: bool


class Legal(Message, frozen=True, tag="legal"):
    """A page of moves, the first of them number `start`. `complete`: none follow; otherwise ask on from
    `start` plus as many as came. An empty page that is not complete: the rest is not listed."""

    ref: str
    version: int
    seat: Seat
    start: int
    moves: list[LegalMove]
    complete: bool


class Foreseen(Message, frozen=True):
    """What a move would do (`Game.preview`), or the code of its refusal."""

    effect: GameValue | None
    code: str = ""
    params: dict[str, Param] = {}


class Previewed(Message, frozen=True, tag="previewed"):
    """One answer for each move that was asked about, in that order."""

    ref: str
    version: int
    seat: Seat
    moves: list[Foreseen]


class Hinted(Message, frozen=True, tag="hint"):
    """A hint: text ids with parameters for the reader's language, and from the last step on the move."""

    ref: str
    version: int
    seat: Seat
    step: int
    last: bool
    """Whether a higher step would tell no more."""
    text: str
    params: dict[str, Param]
    move: GameValue | None
    notation: str | None


class Pong(Message, frozen=True, tag="pong"):
    ref: str
    time: float


class Bye(Message, frozen=True, tag="bye"):
    """The server closes the socket and says why; the close code repeats it (see `docs/protocol.md`)."""

    code: str
    params: dict[str, Param] = {}


Signalled = FacePulled | Guessed | Hushed
"""What passes between people beside the game: never stored."""

_Answer = Accepted | Refused | Legal | Previewed | Hinted | Pong
Outgoing = Snapshot | Update | ChatLine | Presence | Signalled | _Answer | Bye
"""What the server sends."""

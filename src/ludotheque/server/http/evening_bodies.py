"""The bodies of requests and answers about evenings.

Values alone: routes fill them, and the page's types are made from them (`tools/schema.py`).
"""

from typing import Annotated, Literal

from msgspec import Meta

from ludotheque.decoding import JsonValue
from ludotheque.evenings.events import Form
from ludotheque.tables.messages import Message

PlayerState = Literal["waits", "sits", "plays", "rests", "away"]


class NewEvening(Message, frozen=True):
    """What somebody wants to open."""

    game: Annotated[str, Meta(max_length=40)]
    form: Form
    lang: Annotated[str, Meta(max_length=8)] = "en"
    """Whose words are played, where the game can be played so."""
    options: JsonValue = None
    """How the game is played; left out: as is usual in that form."""
    rounds: Annotated[int, Meta(ge=1, le=20)] = 4
    clock: Annotated[float, Meta(ge=0, le=14_400)] = 0.0
    """Seconds for a round, of an arena for the evening; 0: as long as it takes."""
    interval: Annotated[float, Meta(ge=0, le=600)] = 20.0
    """Seconds between two rounds."""
    fill: bool = True
    """Bots make up the numbers; otherwise people sit out by turn."""
    level: Annotated[str, Meta(max_length=20)] | None = None
    """Of those bots and of `bots`; left out: the usual one."""
    bots: Annotated[int, Meta(ge=0, le=64)] = 0
    """So many take part from the beginning."""
    rated: bool = False
    plays: bool = True
    """Whether whoever opens it plays too."""


class Enter(Message, frozen=True):
    """Take part, under that name if it is not one's own."""

    name: Annotated[str, Meta(max_length=200)] | None = None


class BeginEvening(Message, frozen=True, tag="begin"):
    """Draw the first round."""


class CallBreak(Message, frozen=True, tag="break"):
    """No further round is drawn until it goes on."""


class StopEvening(Message, frozen=True, tag="pause"):
    """The same, and all games stand still at once."""


class GoOnEvening(Message, frozen=True, tag="go-on"):
    pass


class EndEvening(Message, frozen=True, tag="end"):
    """Tables that still play count as they stand."""


class ReplacePlayer(Message, frozen=True, tag="replace"):
    """A bot plays on for somebody, who may come back."""

    player: Annotated[str, Meta(max_length=40)]


class AddBots(Message, frozen=True, tag="bots"):
    number: Annotated[int, Meta(ge=1, le=64)]
    level: Annotated[str, Meta(max_length=20)] | None = None


EveningOrder = BeginEvening | CallBreak | StopEvening | GoOnEvening | EndEvening | ReplacePlayer | AddBots
"""What whoever opened an evening may do with it; others begin or go on where nobody else would (`free`)."""


class EveningPlayer(Message, frozen=True):
    """Somebody who takes part. `way`: at which table he sat in each round, 0 at none."""

    id: str
    name: str
    face: str
    level: str
    guest: bool
    state: PlayerState
    way: list[int]
    host: bool
    """Whether he opened the evening."""


class EveningStanding(Message, frozen=True):
    """A line of the standings; `before`: the place before the last round, 0 where there was none.
    `against`: points above par over the rounds whose par is known; null: of none."""

    place: int
    player: str
    points: int
    games: int
    won: int
    before: int
    against: int | None


class EveningTable(Message, frozen=True):
    """A table of a round: `sides` are players by side, `scores` theirs once it has ended."""

    id: str
    sides: list[list[str]]
    scores: list[int]
    winners: list[str]
    over: bool
    called: bool
    """Its time was over: it counted as it stood."""


class EveningRound(Message, frozen=True):
    number: int
    tables: list[EveningTable]
    resting: list[str]


class EveningTold(Message, frozen=True):
    """An evening as somebody sees it."""

    id: str
    code: str
    game: str
    form: Form
    options: JsonValue
    words: str
    """The language of the words that are played; empty: it is no game of words."""
    status: Literal["open", "running", "over"]
    paused: Literal["", "break", "pause"]
    seats: int
    rounds: int
    """How many there are in all; 0: nobody knows (an arena)."""
    counted: bool
    """Whether points of games are added up; in duels victories are."""
    rated: bool
    fill: bool
    clock: float
    ends: float
    """When the round is called (an arena: when it ends); 0: never, or not now."""
    following: float
    """When the next round is drawn; 0: not by time."""
    played: list[EveningRound]
    players: list[EveningPlayer]
    standings: list[EveningStanding]
    again: str
    """Where the same people meet again."""
    free: float | None
    """From when on whoever takes part may begin or go on, not the host alone; null: it is his to say."""
    host: bool
    """Whether I opened it."""
    me: str
    """Who I am among the players; empty: I look on."""
    table: str
    """Where I am to play now; empty: nowhere."""
    mark: str
    """Tells this answer from another: asked with it, the server answers when something has changed."""
    now: float
    """What time it is here."""


class EveningLine(Message, frozen=True):
    """An evening as a list shows it."""

    id: str
    code: str
    game: str
    form: Form
    status: Literal["open", "running", "over"]
    host: bool
    created: float


class Evenings(Message, frozen=True):
    evenings: list[EveningLine]


class OfferedForm(Message, frozen=True):
    """A form in which a game can be played for an evening, with the options that are usual there."""

    form: Form
    seats: int
    """How many sit at a table."""
    options: JsonValue
    words: str
    """The language of the words that are played then; empty: it is no game of words."""


class GameForms(Message, frozen=True):
    """In which forms a game can be played for an evening."""

    game: str
    forms: list[OfferedForm]


class EveningForms(Message, frozen=True):
    games: list[GameForms]

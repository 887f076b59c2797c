"""The values a game of BALI is made of: options, moves, phases and the state of the table.

Frozen, and no more than values: what follows from them is worked out by `rules` and those beside it.
"""

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta, Struct

from ludotheque.game import Seat
from ludotheque.games.bali.cards import Card, Column
from ludotheque.games.bali.editions import EditionId
from ludotheque.lexicon import NEWEST, PlayedWith
from ludotheque.lexicon.hurtful import Allowed
from ludotheque.lexicon.withdrawn import Withdrawn

Panels = tuple[tuple[Column, ...], ...]
"""The columns of each seat; an opening is the empty text."""


LONGEST_CLOCK = 600
Seconds = Annotated[int, Meta(ge=1, le=LONGEST_CLOCK)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before the game."""

    edition: EditionId = "avalon-hill-1980"
    mode: Literal["referee", "challenge"] = "referee"
    partnership: bool = False
    space_age: bool = False
    coining: bool = False
    """Space Age words that the others let pass may be built, list or no list (B26)."""
    bonus: Literal["edition", "x1", "x2", "x3", "+50"] = "edition"
    lexicon: PlayedWith = NEWEST
    """The version of the word list (B5)."""
    hurtful: Allowed = False
    """B5: whether words that hurt may be played."""
    withdrawn: Withdrawn = ()
    """B5: words that the house plays without."""
    challenge_seconds: Seconds = 15
    naming_seconds: Seconds = 30
    vote_seconds: Seconds = 30


class Place(NamedTuple):
    """A place on a panel, both counted from 0."""

    seat: Seat
    place: int


class Cut(Struct, frozen=True, tag="cut"):
    """CHANCE: the card the next player cuts (B15)."""

    card: Card


class Draw(Struct, frozen=True, tag="draw"):
    """CHANCE: the card that fills the next opening (B11)."""

    card: Card


class Build(Struct, frozen=True, tag="build"):
    """Append whole columns below one of one's own, in this order (B9)."""

    column: Place
    pieces: tuple[Place, ...]
    letters: str = ""
    """What the Bali cards not declared before become, from top to bottom (B4)."""


class Remove(Struct, frozen=True, tag="remove"):
    """Take off a complete word (B10); `space_age` asks the others to accept it as Space Age (B26)."""

    column: Place
    space_age: bool = False


class Pass(Struct, frozen=True, tag="pass"):
    """No play (B19, B20)."""


class Stop(Struct, frozen=True, tag="stop"):
    """End a solitaire (B13)."""


class Forfeit(Struct, frozen=True, tag="forfeit"):
    """The next player's choice of the column that goes back into the deck (B19)."""

    column: Place


class Challenge(Struct, frozen=True, tag="challenge"):
    """Doubt the build (B24)."""


class Wave(Struct, frozen=True, tag="wave"):
    """Let the build pass (B24)."""


class Name(Struct, frozen=True, tag="name"):
    """The word the challenged player has in mind (B24)."""

    word: str


class Vote(Struct, frozen=True, tag="vote"):
    """Accept the word as Space Age, or not (B26)."""

    yes: bool


class Coin(Struct, frozen=True, tag="coin"):
    """Announce a word of one's own before moving cards (B26)."""

    word: str


class TimeUp(Struct, frozen=True, tag="time"):
    """CLOCK: the phase has run out (B24, B26)."""


Move = Cut | Draw | Build | Remove | Pass | Stop | Forfeit | Challenge | Wave | Name | Vote | Coin | TimeUp


class Cutting(Struct, frozen=True, tag="cutting"):
    """Cutting for the deal (B15): who still cuts, and what was cut in this round."""

    waiting: tuple[Seat, ...]
    cuts: tuple[tuple[Seat, Card], ...] = ()


class Dealing(Struct, frozen=True, tag="dealing"):
    """Openings are being filled (B11, B17)."""


class Turn(Struct, frozen=True, tag="turn"):
    """The player in turn builds or removes (B12, B16)."""


class NoPlay(Struct, frozen=True, tag="no-play"):
    """The player in turn cannot play; the next one picks the column he forfeits (B19)."""


class Window(Struct, frozen=True, tag="window"):
    """A build lies open to challenge (B24); `before` is what the panels were."""

    builder: Seat
    build: Build
    before: Panels
    waved: tuple[Seat, ...] = ()


class Naming(Struct, frozen=True, tag="naming"):
    """The challenged player names his word (B24)."""

    builder: Seat
    build: Build
    before: Panels
    challenger: Seat


class Voting(Struct, frozen=True, tag="voting"):
    """The others say whether the word is Space Age (B26)."""

    remover: Seat
    column: Place
    votes: tuple[tuple[Seat, bool], ...] = ()


class Coining(Struct, frozen=True, tag="coining"):
    """The others may refuse the word that is announced (B26)."""

    coiner: Seat
    word: str
    votes: tuple[tuple[Seat, bool], ...] = ()


class Over(Struct, frozen=True, tag="over"):
    """The end: why, which panels were Balied, and the final score of each side (B14, B21)."""

    reason: Literal["stuck", "stopped", "cleared", "passed", "forfeits"]
    balied: tuple[bool, ...]
    final: tuple[int, ...]


Phase = Cutting | Dealing | Turn | NoPlay | Window | Naming | Voting | Coining | Over


class Removed(Struct, frozen=True):
    """A word taken off the table: whose side it counts for, its cards and its points."""

    side: int
    column: Column
    points: int
    space_age: bool = False


class Last(Struct, frozen=True):
    """What was done last, cards drawn apart, and the points it earned."""

    seat: Seat
    move: Move
    points: int = 0
    upheld: bool = True
    """False when the others or the dictionary undid it (B24, B26)."""
    challenger: Seat | None = None
    """B24: who doubted the build of which the word was named."""


class Made(Struct, frozen=True):
    """What a build or a removal makes: the column, and its points as a word."""

    letters: str
    points: int
    word: bool | None
    """None where players challenge: the dictionary keeps silent (B24)."""
    parts: tuple[str, ...] = ()
    """What a build joins: the column itself, then those that go below it."""
    leads: tuple[str, ...] = ()
    """Words around these letters, the commonest first; only for a build that is being put together."""


class State(Struct, frozen=True):
    """The table. The deck is a multiset: which cards, in no order."""

    options: Options
    players: int
    deck: str
    panels: Panels
    phase: Phase
    dealer: Seat = 0
    turn: Seat = 0
    turns: int = 0
    """How many turns have begun; names the phases that run against the clock."""
    scores: tuple[int, ...] = ()
    """By side, without the bonus for a Bali."""
    removed: tuple[Removed, ...] = ()
    lost: tuple[int, ...] = ()
    """By side: turns still to be lost for challenges that failed (B24)."""
    passed: tuple[bool, ...] = ()
    """By side: passed since something last happened (B20)."""
    idle: int = 0
    """Turns in succession that brought nothing but forfeits (B19)."""
    last: Last | None = None
    coined: tuple[tuple[str, ...], ...] = ()
    """By side: announced words that the others let pass (B26)."""
    announced: bool = False
    """Whether a word was announced in this turn already."""
    cuts: tuple[tuple[Seat, Card], ...] = ()
    """B15: the card each player cut last."""


class View(Struct, frozen=True):
    """The table as everybody sees it; `seat` is who looks, None a spectator."""

    options: Options
    players: int
    seat: Seat | None
    panels: Panels
    complete: tuple[tuple[bool, ...], ...] | None
    """Which columns are complete words; None where players challenge: the dictionary keeps silent (B24)."""
    deck: int
    last_cards: bool
    scores: tuple[int, ...]
    """By seat (partners have one score), without the bonus for a Bali; final once the game is over."""
    dealer: Seat
    cuts: tuple[tuple[Seat, Card], ...]
    """B15: the card each player cut last."""
    turn: Seat
    turns: int
    phase: Phase
    lost: tuple[int, ...]
    """By seat: turns still to be lost."""
    passed: tuple[bool, ...]
    """By seat: passed since something last happened."""
    idle: int
    last: Last | None
    coined: tuple[tuple[str, ...], ...]
    """By seat: words of one's own that the others let pass."""
    may_coin: bool
    """Whether the player in turn may still announce a word."""
    removed: tuple[Removed, ...]
    """Empty until the game is over."""
    alphabet: str
    values: tuple[tuple[str, int], ...]
    """What each card counts; the Bali card is `*`."""

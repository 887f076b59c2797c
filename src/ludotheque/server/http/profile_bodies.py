"""The bodies of what is asked about finished games: profiles, history, ratings, leaderboards.

Values alone: routes fill them, and the page's types are made from them (`tools/schema.py`).
"""

from typing import Literal

from ludotheque.game import Seat
from ludotheque.matches.judging import Result
from ludotheque.statistics.milestones import Reached
from ludotheque.statistics.results import Fact, KindRecord
from ludotheque.tables.messages import Message


class ShowProfile(Message, frozen=True):
    """Whether others may see my profile."""

    public: bool


class Rated(Message, frozen=True):
    """Where somebody stands: `points` ± `deviation`, one standard deviation."""

    game: str
    kind: str
    points: int
    deviation: int
    games: int


class PlayedWord(Message, frozen=True):
    """When it was first played, at which table, and the most it was worth."""

    game: str
    word: str
    first: float
    table: str
    best: int


class Words(Message, frozen=True):
    """How many different ones, and a few of them."""

    many: int
    longest: list[PlayedWord]
    best: list[PlayedWord]
    newest: list[PlayedWord]


class Rival(Message, frozen=True):
    """Somebody one has played against: a person, or a bot (`level` of `game`)."""

    name: str
    person: str
    level: str
    game: str
    games: int
    won: int
    lost: int


class Milestones(Message, frozen=True):
    """What I have done for the first time."""

    reached: list[Reached]


class Solved(Message, frozen=True):
    """How many puzzles of a game somebody solved, in all languages, and his longest run."""

    game: str
    solved: int
    run: int


class Profile(Message, frozen=True):
    """What somebody has done. Rivals are told to nobody else."""

    person: str
    name: str
    face: str
    public: bool
    mine: bool
    games: int
    kinds: list[KindRecord]
    ratings: list[Rated]
    facts: list[Fact]
    milestones: list[Reached]
    words: Words
    rivals: list[Rival]
    puzzles: list[Solved]


class PastGame(Message, frozen=True):
    """One of my games; `rivals` by name."""

    table: str
    game: str
    kind: str
    at: float
    result: Result
    score: int | None
    rivals: list[str]
    words: list[str]
    """Those that were asked for."""
    rated: bool
    before: int
    after: int


class History(Message, frozen=True):
    games: list[PastGame]
    next: str | None = None
    """Pass it as `before` to get the next page."""


class SeatRating(Message, frozen=True):
    """Of whoever sits there: now, or after the game, and by how much it has changed."""

    seat: Seat
    points: int
    deviation: int
    change: int | None = None


class TableRatings(Message, frozen=True):
    """`counted`: the game is over and in the statistics."""

    kind: str
    counted: bool
    seats: list[SeatRating]


class Ranked(Message, frozen=True):
    """A line of a leaderboard; the house's bots stand between people and hold the scale."""

    kind: Literal["person", "program", "bot"]
    person: str
    name: str
    face: str
    points: int
    deviation: int
    games: int
    mine: bool
    guest: bool = False
    """A person whose name is protected by no passphrase."""


class Leaderboard(Message, frozen=True):
    """By what is certain: points less deviation."""

    game: str
    kind: str
    kinds: list[str]
    """All that there are."""
    lines: list[Ranked]

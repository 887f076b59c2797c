"""The bodies of answers about the deal of the day.

Values alone: routes fill them, and the page's types are made from them (`tools/schema.py`).
"""

from ludotheque.game import Piece
from ludotheque.tables.daily import Streak
from ludotheque.tables.messages import Message, ReplayStep, SeatInfo


class DealTry(Message, frozen=True):
    """My try that counts."""

    table: str
    score: int | None
    """None: it is under way."""
    whole: bool
    """Whether nothing was left over."""
    late: bool
    """Begun when its day was over: for myself alone."""
    pieces: list[Piece]


class DealToday(Message, frozen=True):
    """Today's deal of a game in one language."""

    game: str
    lang: str
    day: str
    ends: float
    par: int | None
    """None: the bot is still at it."""
    mine: DealTry | None


class Today(Message, frozen=True):
    """What is new each day, and how many days in a row I played it."""

    deals: list[DealToday]
    streak: int


class DealRank(Message, frozen=True):
    place: int
    name: str
    face: str
    guest: bool
    score: int
    whole: bool
    mine: bool


class DealBest(Message, frozen=True):
    """The best way found by whoever sees all cards; `moves` in notation."""

    score: int
    whole: bool
    pieces: list[Piece]
    moves: list[str]


class DealSolution(Message, frozen=True):
    """The best way found, to be looked at move by move."""

    seats: list[SeatInfo]
    steps: list[ReplayStep]


class DealPage(Message, frozen=True):
    """The deal of a day: what there is to beat, what I and others made of it."""

    game: str
    lang: str
    langs: list[str]
    day: str
    today: str
    first: str
    """The first day of the archive."""
    ends: float
    bot: str
    """Whose score is par."""
    par: int | None
    mine: DealTry | None
    place: int
    """Mine among those who played it on its day; 0: none."""
    players: int
    ranks: list[DealRank]
    best: DealBest | None
    """Told once my try is over."""
    streak: Streak


class DealDay(Message, frozen=True):
    """A day of the archive, and what I made of it."""

    game: str
    lang: str
    day: str
    par: int | None
    mine: DealTry | None


class DealMonth(Message, frozen=True):
    days: list[DealDay]

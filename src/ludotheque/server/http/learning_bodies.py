"""The bodies of learning by playing: a step of a course or a puzzle, and what a try leads to.

Values alone: routes fill them, and the page's types are made from them (`tools/schema.py`).
"""

from typing import Annotated, Literal

from msgspec import Meta, field

from ludotheque.decoding import JsonValue
from ludotheque.game import Param
from ludotheque.tables.messages import Foreseen, GameValue, LegalMove, Message, ReplayStep, SeatInfo
from ludotheque.tables.requests import SeatNumber


class Try(Message, frozen=True):
    """A step of a course, a puzzle (`puzzle-<id>`) or a move of a game (`table`), and one's own moves there
    so far, the last one new; none: how it begins."""

    lang: Literal["en", "fr", "de"]
    step: Annotated[str, Meta(max_length=40)]
    moves: Annotated[list[JsonValue], Meta(max_length=16)] = field(default_factory=list)
    show: bool = False
    """How it is done, instead of a try."""
    table: Annotated[str, Meta(max_length=40)] = ""
    """A finished game of one's own: `step` is the number of the move to be made better."""
    better: JsonValue = None
    """What the analysis found better there."""


class Taught(Message, frozen=True):
    """What a try leads to, for the eyes of the learner."""

    seat: SeatNumber
    seats: list[SeatInfo]
    frames: list[ReplayStep]
    """One after the other; the first is how it stood before the last try."""
    legal: list[LegalMove] | None
    """The learner's moves then; None where they cannot be listed."""
    verdict: Literal["open", "done", "missed"]
    say: str
    """The text that goes with it; empty: nothing to say."""
    ask: str
    """The text that says what is to be done."""
    params: dict[str, Param]
    """What fills these texts."""
    seconds: int
    """So long one may try again and again; 0: the first try counts."""


class Drawn(Message, frozen=True):
    """A position to be drawn beside the rules, as `seat` sees it."""

    step: str
    """The step of the course that begins so; empty: the beginning of a game, or beside a rule without one."""
    seat: SeatNumber
    view: GameValue
    rule: str = ""
    """The rule that no step shows; empty: it is one of the others."""
    why: str = ""
    """The text that says why."""


class Pictures(Message, frozen=True):
    positions: list[Drawn]


class PuzzleInfo(Message, frozen=True):
    id: int
    kind: str
    grade: int


class Puzzles(Message, frozen=True):
    """The puzzles of a game with the words of one language; what is withdrawn is not there."""

    book: str
    """Under which name one's progress with them is kept."""
    today: int
    """The puzzle of the day; 0: there is none."""
    puzzles: list[PuzzleInfo]


class Thumb(Message, frozen=True):
    """What somebody thinks of a puzzle that these moves solve."""

    at: Try
    up: bool


class Foretell(Message, frozen=True):
    """What moves would do that are being put together at a step of a course."""

    at: Try
    moves: Annotated[list[JsonValue], Meta(max_length=32)]


class Foretold(Message, frozen=True):
    moves: list[Foreseen]

"""Bodies of reports and of what operators see.

Values alone: routes fill them, and the page's types are made from them (`tools/schema.py`).
"""

from typing import Annotated, Literal

from msgspec import Meta

from ludotheque.tables.messages import Message
from ludotheque.tables.moderating import Id


class Complaint(Message, frozen=True):
    """Something the operators should look at: a line of chat, somebody's name at a table, a table."""

    kind: Literal["chat", "name", "table"]
    table: Id
    person: Id | None = None
    line: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None


class Heard(Message, frozen=True):
    """The operators will see it."""


class ServerStatus(Message, frozen=True):
    """How the house is: tables, games and backups of all, the rest of the process that answers."""

    people: int
    running: int
    waiting: int
    games_a_minute: float
    """That ended, over the last hour."""
    bots_waiting: int
    backup: float
    """When the newest was made; 0: there is none."""
    disk_free: int
    """Megabytes."""
    errors: int
    time: float


class Reported(Message, frozen=True):
    number: int
    at: float
    kind: str
    table: str
    person: str
    name: str
    """Whom it is about, as he is called now."""
    text: str
    by: str


class Known(Message, frozen=True):
    """A person as operators see him; `muted`, `banned`: until when."""

    id: str
    name: str
    claimed: bool
    since: float
    seen: float
    muted: float
    banned: float
    operator: bool


class Found(Message, frozen=True):
    people: list[Known]


class WithdrawnThing(Message, frozen=True):
    kind: str
    id: str
    at: float


class Done(Message, frozen=True):
    """What an operator did; no name in `who`: it was done on the machine itself."""

    number: int
    at: float
    who: str
    act: str
    person: str
    name: str
    table: str
    detail: str


class Disliked(Message, frozen=True):
    """A puzzle with thumbs down."""

    id: str
    up: int
    down: int


class Overview(Message, frozen=True):
    """All that operators see."""

    status: ServerStatus
    reports: list[Reported]
    restricted: list[Known]
    withdrawn: list[WithdrawnThing]
    disliked: list[Disliked]
    """Puzzles that are offered, those with the most thumbs down first."""
    log: list[Done]

"""The bodies of requests and answers about people one played with.

Values alone: routes fill them, and the page's types are made from them (`tools/schema.py`).
"""

from typing import Literal

from ludotheque.tables.messages import Message
from ludotheque.tables.moderating import Id


class Friend(Message, frozen=True):
    """Somebody I played with; `tie`: whether I follow him or keep him away."""

    id: str
    name: str
    face: str
    guest: bool
    tie: Literal["", "follow", "block"]
    game: str
    """What he plays just now, if he lets friends see it; empty: nothing that I may know of."""
    table: str
    """Where, if others may look on."""


class Friends(Message, frozen=True):
    visible: bool
    """Whether those I follow may see at which table I am."""
    people: list[Friend]


class Tie(Message, frozen=True):
    """Follow somebody I played with, keep him away, or neither."""

    person: Id
    tie: Literal["", "follow", "block"]


class Visible(Message, frozen=True):
    visible: bool


class Invite(Message, frozen=True):
    """Ask somebody I played with to this table."""

    person: Id


class Invitation(Message, frozen=True):
    table: str
    game: str
    name: str
    face: str


class Sent(Message, frozen=True):
    """It is as was asked."""

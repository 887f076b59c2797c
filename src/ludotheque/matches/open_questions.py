"""What waits for the consent of others at a match: a draw, a takeback, a move among partners.

Values and what a move does to them: `commands` asks and answers, `match` keeps them.
"""

from msgspec import Struct

from ludotheque.game import Seat
from ludotheque.matches.events import Holder, Person


class Question(Struct, frozen=True):
    """A draw or a takeback that waits for the consent of some people, named by their ids."""

    kind: str
    """`draw` or `takeback`."""
    seat: Seat
    waiting: frozenset[str]
    keep: int = 0


class Proposal(Struct, frozen=True):
    """A move that waits for a partner's consent; made without it once the time to consult is over."""

    seat: Seat
    move: Struct
    since: float
    """When the first one of this turn was made: another one gains no time."""


def after_move(question: Question, mover: Holder | None) -> Question | None:
    """Any move settles a takeback; a draw offer stands until somebody who was asked moves on."""
    asked = isinstance(mover, Person) and mover.id in question.waiting
    return None if question.kind == "takeback" or asked else question

"""What operators may do, as values; what that means for a table and for the log. Nothing changes here.

`server.moderation` acts by it, the store and the command line read and write it.
"""

from typing import Annotated, Literal, assert_never

from msgspec import Meta, Struct

from ludotheque.game import Refusal
from ludotheque.matches import commands
from ludotheque.tables.deciding import Decide, Events, give_up
from ludotheque.tables.messages import Message
from ludotheque.tables.table import Table

Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
Hours = Annotated[float, Meta(ge=0, le=87_600)]
"""For how long; 0 takes it back."""
Kind = Literal["puzzle", "word"]
What = Annotated[str, Meta(min_length=1, max_length=80)]

HOUR = 3600.0


class Silence(Message, frozen=True, tag="mute"):
    """Nobody hears that person for so long."""

    person: Id
    hours: Hours


class Ban(Message, frozen=True, tag="ban"):
    """That person is not let in for so long."""

    person: Id
    hours: Hours


class Rename(Message, frozen=True, tag="rename"):
    """Give another name, at every table too."""

    person: Id
    name: Annotated[str, Meta(min_length=1, max_length=24)]


class Remove(Message, frozen=True, tag="remove"):
    """Take somebody's seats at a table away: what runs is given up, what has not begun is left."""

    table: Id
    person: Id


class Close(Message, frozen=True, tag="close"):
    """Call a table off, whoever sits there."""

    table: Id


class Withdraw(Message, frozen=True, tag="withdraw"):
    """A puzzle or a word that shall not be offered any more."""

    kind: Kind
    id: What


class Readmit(Message, frozen=True, tag="readmit"):
    """The same again."""

    kind: Kind
    id: What


class Settle(Message, frozen=True, tag="settle"):
    """A report was looked into."""

    report: Annotated[int, Meta(ge=1, le=2**31 - 1)]


class Appoint(Message, frozen=True, tag="appoint"):
    """Somebody is an operator from now on; only on the machine itself."""

    person: Id


class Dismiss(Message, frozen=True, tag="dismiss"):
    person: Id


FromAfar = Silence | Ban | Rename | Remove | Close | Withdraw | Readmit | Settle
"""What an operator may do by the page."""
Act = FromAfar | Appoint | Dismiss


class Entry(Struct, frozen=True):
    """A line of the log: who did what when, to whom or what. `number` is given by the store."""

    at: float
    who: str
    """The operator's name; empty: whoever sits at the machine."""
    act: str
    person: str = ""
    table: str = ""
    detail: str = ""
    number: int = 0


def entry(act: Act, who: str, now: float) -> Entry:
    """How the log tells it."""
    tag = str(type(act).__struct_config__.tag)
    match act:
        case Silence(person, hours) | Ban(person, hours):
            return Entry(now, who, tag, person, detail=f"{hours:g}")
        case Rename(person, name):
            return Entry(now, who, tag, person, detail=name)
        case Remove(table, person):
            return Entry(now, who, tag, person, table)
        case Close(table):
            return Entry(now, who, tag, table=table)
        case Withdraw(kind, what) | Readmit(kind, what):
            return Entry(now, who, tag, detail=f"{kind} {what}")
        case Settle(report):
            return Entry(now, who, tag, detail=str(report))
        case Appoint(person) | Dismiss(person):
            return Entry(now, who, tag, person)
        case _:
            assert_never(act)


def until(act: Silence | Ban, now: float) -> float:
    """When it is over; 0: it is taken back."""
    return now + act.hours * HOUR if act.hours else 0.0


def at_table(act: Remove | Close) -> Decide:
    """What it means for the table; raises Refusal where there is nothing to do."""

    def decide(table: Table, now: float) -> Events:
        if isinstance(act, Close):
            return commands.close(table.match, now)
        events = give_up(act.person, table, now)
        if not events:
            raise Refusal("match-nobody")
        return events

    return decide

"""What somebody at a table may ask for; answers and news are in `tables.messages`.

Sockets read them; `deciding` and the answers take them up. No request says who asks: the socket knows.
"""

from collections.abc import Callable
from functools import cache
from typing import Annotated, Generic, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct

from ludotheque.decoding import JsonValue
from ludotheque.tables.messages import Message, Mood

Move = TypeVar("Move")

ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Typed = Annotated[str, Meta(min_length=1, max_length=500)]
Ref = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Count = Annotated[int, Meta(ge=0, le=2**53)]


class Hello(Message, frozen=True, tag="hello"):
    """First message on a socket. `since`: the last version this client has; none: it has nothing yet."""

    since: Count | None = None
    seat: SeatNumber | None = None
    """Whose view it had then (`live.seen.seat`); a seat of several is in hand again."""
    legal: bool = True
    """Whether to list legal moves with each view."""
    watch: bool = False
    """See what spectators see, seat or no seat: for a screen that others look at too."""


class Play(Message, Generic[Move], frozen=True, tag="move"):
    """A move, made while seeing `version`. `ref` comes back with the refusal or the acknowledgement."""

    seat: SeatNumber
    move: Move
    version: Count
    ref: Ref = ""


class SayMove(Message, frozen=True, tag="say-move"):
    """The same, typed in notation."""

    seat: SeatNumber
    text: Typed
    version: Count
    ref: Ref = ""


class Resign(Message, frozen=True, tag="resign"):
    seat: SeatNumber
    ref: Ref = ""


class OfferDraw(Message, frozen=True, tag="offer-draw"):
    seat: SeatNumber
    ref: Ref = ""


class AnswerDraw(Message, frozen=True, tag="answer-draw"):
    seat: SeatNumber
    accept: bool
    ref: Ref = ""


class AskTakeback(Message, frozen=True, tag="ask-takeback"):
    """Take my last move back, if the others agree and nothing was revealed since."""

    seat: SeatNumber
    ref: Ref = ""


class AnswerTakeback(Message, frozen=True, tag="answer-takeback"):
    seat: SeatNumber
    accept: bool
    ref: Ref = ""


class Rematch(Message, frozen=True, tag="rematch"):
    """The same people and settings again. Once all want it there is a new table, named in `rematch`."""

    ref: Ref = ""


class Say(Message, frozen=True, tag="chat"):
    text: ChatText
    ref: Ref = ""


class Mute(Message, frozen=True, tag="mute"):
    """Hear no more (or again) of a person, at every table."""

    person: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
    muted: bool = True
    ref: Ref = ""


class AskLegal(Message, frozen=True, tag="legal"):
    """The moves of a seat that can be listed, a page of them from `start` on."""

    seat: SeatNumber
    start: Annotated[int, Meta(ge=0, le=100_000)] = 0
    ref: Ref = ""


class Preview(Message, Generic[Move], frozen=True, tag="preview"):
    """What moves of mine would do that I am still putting together, or why they are refused."""

    seat: SeatNumber
    moves: Annotated[list[Move], Meta(max_length=32)]
    ref: Ref = ""


class AskHint(Message, frozen=True, tag="hint"):
    """Help for a seat of mine: step 1 nudges, higher steps tell more."""

    seat: SeatNumber
    step: Annotated[int, Meta(ge=1, le=5)] = 1
    ref: Ref = ""


class Hand(Message, frozen=True, tag="hand"):
    """At one device: this seat is now in hand, and the view follows it. None: nobody looks."""

    seat: SeatNumber | None
    ref: Ref = ""


class PullFace(Message, frozen=True, tag="pull-face"):
    """For a moment, for everybody to see."""

    seat: SeatNumber
    mood: Mood
    ref: Ref = ""


class Guess(Message, frozen=True, tag="guess"):
    """Who will do it in the present phase against time; None: nobody. It is worth nothing but honour."""

    seat: SeatNumber
    target: SeatNumber | None
    ref: Ref = ""


class Hush(Message, frozen=True, tag="hush"):
    """Whoever holds the room turns the sound of its screens off or on."""

    quiet: bool
    ref: Ref = ""


class VoteRemoval(Message, frozen=True, tag="vote-removal"):
    """I want the absent person on `target` replaced by a bot."""

    seat: SeatNumber
    target: SeatNumber
    ref: Ref = ""


class ComeBack(Message, frozen=True, tag="come-back"):
    """I take my seat back from the bot that stood in for me."""

    seat: SeatNumber
    ref: Ref = ""


class Ping(Message, frozen=True, tag="ping"):
    ref: Ref = ""


_Other = SayMove | Resign | OfferDraw | AnswerDraw | AskTakeback | AnswerTakeback | VoteRemoval | ComeBack
Signal = PullFace | Guess | Hush
"""What passes between people beside the game: `tables.signals` says how."""
_Question = Hello | Rematch | Say | Mute | AskLegal | AskHint | Hand | Signal | Ping

Command = Play[Struct] | _Other
"""What changes the match: `tables.deciding` says how."""
COMMANDS = (Play, SayMove, Resign, OfferDraw, AnswerDraw, AskTakeback, AnswerTakeback, VoteRemoval, ComeBack)

Incoming = Command | Preview[Struct] | _Question
"""What a client may send."""

Written = Play[JsonValue] | Preview[JsonValue] | _Other | _Question
"""The same as JSON, for schemas."""

Reader = Callable[[bytes], Incoming]


@cache
def reader(move_type: object) -> Reader:
    """Reads messages at a table where moves are of that type (`Game.move_type`)."""
    return msgspec.json.Decoder(Play[move_type] | Preview[move_type] | _Other | _Question).decode  # type: ignore[valid-type]


read_anything = reader(Raw)
"""Reads messages where it is not known what is played, with moves that are not understood yet."""

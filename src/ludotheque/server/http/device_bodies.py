"""Bodies about where somebody is signed in: his devices, what calls him there, programs that play for him.

Values alone: routes fill them, and the page's types are made from them (`tools/schema.py`).
"""

from typing import Annotated, Literal

from msgspec import Meta

from ludotheque.tables.messages import Message

Name = Annotated[str, Meta(min_length=1, max_length=24)]
PushKind = Literal["turn", "people"]
PUSH_KINDS: tuple[PushKind, ...] = ("turn", "people")


class PushWish(Message, frozen=True):
    """Call this device when a game waits for my move (`turn`), when somebody joins or asks me (`people`)."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    p256dh: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}={0,2}$")]
    kinds: Annotated[list[PushKind], Meta(min_length=1, max_length=2)]
    lang: Literal["en", "fr", "de"] = "en"


class Push(Message, frozen=True):
    """The server's public key, and what this device is called for; nothing: not at all."""

    key: str
    kinds: list[PushKind]


class CalledDevice(Message, frozen=True):
    """Where one of my devices is called, and for what."""

    device: str
    endpoint: str
    kinds: list[str]
    lang: str
    since: float


class Device(Message, frozen=True):
    """Where I am signed in. `label` is what the browser said of itself; `here`: the one that asks."""

    id: str
    scope: str
    label: str
    created: float
    seen: float
    here: bool


class Devices(Message, frozen=True):
    devices: list[Device]


class Program(Message, frozen=True):
    """A program of mine that plays here by an access token. The id is what others see too."""

    id: str
    name: str
    created: float
    seen: float


class Programs(Message, frozen=True):
    programs: list[Program]


class NewProgram(Message, frozen=True):
    """Let a program play under that name."""

    name: Name


class AccessToken(Message, frozen=True):
    """What the program shows to be let in. It is told this once and kept nowhere."""

    program: Program
    token: str

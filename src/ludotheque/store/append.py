"""An append to a match and what becomes of it: the values between those who append and the two databases.

`writer` groups appends, `sqlite` and `postgres` store a group; whoever appends asks the writer.
"""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from ludotheque.game import Refusal


class Append(Struct, frozen=True, gc=False):
    """Events for one match, and what lists and timekeepers shall know of it afterwards."""

    match: str
    expected: int
    events: tuple[str, ...]
    status: str
    summary: str
    changed: float
    due: float | None = None
    lease: float = 0.0
    persons: dict[int, str] | None = None
    """Which person holds which seat from now on, for the lists; None: the same as before."""

    @property
    def version(self) -> int:
        """What the match's version is afterwards."""
        return self.expected + len(self.events)


Committed = tuple[set[str], str | None]
"""The matches that had gone on, of which nothing was stored; and which restore the data stems from."""


class Appender(Protocol):
    """One database's way to store a group: all of it, but for the appends that met another version."""

    pause: float
    """Seconds in which more appends may come before a group is stored."""

    async def commit(self, group: Sequence[Append]) -> Committed: ...
    async def close(self) -> None: ...


class Conflict(Refusal):
    """Somebody else appended first: load again and decide anew."""

    def __init__(self) -> None:
        super().__init__("stale")

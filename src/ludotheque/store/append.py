"""What is appended, and what becomes of it."""

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

    @property
    def version(self) -> int:
        """What the match's version is afterwards."""
        return self.expected + len(self.events)


Committed = tuple[set[str], str | None]
"""The matches that had gone on, of which nothing was stored; and which restore the data stems from."""


class Conflict(Refusal):
    """Somebody else appended first: load again and decide anew."""

    def __init__(self) -> None:
        super().__init__("stale")

"""What is kept beside a match so that lists need not go through it: written at every move, seldom read.

`match` makes it, the store keeps it, lists read it. Nothing is decided by it.
"""

import msgspec
from msgspec import Raw, Struct, field
from msgspec.structs import replace

from ludotheque.decoding import StoredOptions
from ludotheque.game import Outcome, Seat
from ludotheque.matches.events import Holder

_HOLDERS = msgspec.json.Decoder(tuple[Holder, ...])


class Summary(Struct, frozen=True):
    """Who sits there stays as it was written until somebody asks."""

    written: Raw = field(name="holders")
    acting: tuple[Seat, ...] = ()
    outcome: Outcome | None = None
    rematch: str | None = None
    options: StoredOptions | None = None
    """Where others were agreed on than the stored header says."""

    @property
    def holders(self) -> tuple[Holder, ...]:
        return _HOLDERS.decode(self.written)

    def held_by(self, holders: tuple[Holder, ...]) -> "Summary":
        """The same with others on the seats."""
        return replace(self, written=write_holders(holders))


def write_holders(holders: tuple[Holder, ...]) -> Raw:
    return Raw(msgspec.json.encode(holders))


def write_summary(summary: Summary) -> str:
    return msgspec.json.encode(summary).decode()


read_summary = msgspec.json.Decoder(Summary).decode

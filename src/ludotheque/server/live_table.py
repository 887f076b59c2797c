"""A table in memory, and the decisions that wait there: values, on which `live.LiveTables` alone acts."""

from collections import deque
from collections.abc import Callable

from msgspec import Struct, field

from ludotheque.store.matches import Row
from ludotheque.tables.deciding import Decide
from ludotheque.tables.table import Steps, Table

Done = Callable[[Exception | None], None]
"""Told that it was done, or what was in its way."""


class Change(Struct):
    """A decision on its way."""

    decide: Decide
    done: Done
    steps: Steps = []
    due: float | None = None
    """When somebody has to look after the table once that has happened."""
    tries: int = 0


class LaidOut(Struct, frozen=True):
    """A new table, and what is stored of it."""

    table: Table
    row: Row
    bodies: tuple[str, ...]


class LiveTable(Struct, eq=False):
    """A table in memory, and what is on its way there."""

    table: Table
    waiting: deque[Change] = field(default_factory=deque)
    busy: bool = False
    """Whether the store has been asked something of which the answer changes the table."""
    tended: bool = False
    """Whether somebody keeps a timer for it or lets its bots think."""
    used: float = 0.0
    heard: int = 0
    """The newest version some process has told of."""

    @property
    def behind(self) -> bool:
        """Whether another process has appended something that is not known here."""
        return self.heard > self.table.match.version

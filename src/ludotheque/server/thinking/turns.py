"""Whose turn it is to be thought for: people who wait first, then each person in turn, each table in turn.

The runner and hints wait for their turn here; nothing is computed.
"""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")


class Place(Struct, frozen=True):
    """Where a question stands in the queue."""

    urgency: int = 0
    """0: somebody who plays there is waiting; 1: somebody watches; 2: nobody is there."""
    person: str = ""
    """Who answers for the table; his tables share his turns."""
    table: str = ""


class Turns(Generic[T]):
    """A queue in which nobody gets more by asking more."""

    def __init__(self) -> None:
        self._urgent: dict[int, OrderedDict[str, OrderedDict[str, deque[T]]]] = {}
        self._all = 0

    def __len__(self) -> int:
        return self._all

    @property
    def urgency(self) -> int:
        """Of the next one; raises ValueError if there is none."""
        return min(self._urgent)

    def put(self, place: Place, asked: T) -> None:
        persons = self._urgent.setdefault(place.urgency, OrderedDict())
        persons.setdefault(place.person, OrderedDict()).setdefault(place.table, deque()).append(asked)
        self._all += 1

    def take(self) -> T:
        """The next one; raises IndexError if there is none."""
        if not self._all:
            raise IndexError("nobody waits")
        self._all -= 1
        urgency = self.urgency
        persons = self._urgent[urgency]
        person, tables = persons.popitem(last=False)
        table, asked = tables.popitem(last=False)
        first = asked.popleft()
        if asked:
            tables[table] = asked
        if tables:
            persons[person] = tables
        if not persons:
            del self._urgent[urgency]
        return first

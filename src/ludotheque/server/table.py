"""A table in memory: the match as it stands, what led to it, and who is connected."""

import asyncio
from collections.abc import Iterable
from typing import Any, Protocol

from ludotheque.game import CHANCE, CLOCK, Seat
from ludotheque.matches import events as ev
from ludotheque.matches.match import Match, fold
from ludotheque.store.tables import Row


class Listener(Protocol):
    """A socket, as a table knows it."""

    person: str
    hand: Seat | None
    legal: bool
    muted: frozenset[str]

    def send(self, message: bytes) -> None: ...
    def close(self, code: int, why: str) -> None: ...


class Table:
    """Advanced only by `accept`, with events that are stored."""

    def __init__(self, match: Match, row: Row) -> None:
        self.id = row.id
        self.public = row.public
        self.spectators = row.spectators
        self.host = row.host
        self.created = row.created
        self.changed = row.changed
        """Of a phase against time only its beginning: when somebody acted in it may be his secret."""
        self.match = match
        self.states: list[Any] = []
        """The state before each move that stands."""
        self.times: list[float] = []
        self._texts: list[str | None] = []
        self.counts: list[int] = [0]
        """How many moves stood at each version."""
        self._told: dict[Seat | None, list[int]] = {}
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self._online: frozenset[str] = frozenset()
        self.remembered: dict[object, Any] = {}
        """What was worked out for viewers and holds until somebody sits down, stands up, comes or goes."""
        self.used = 0.0
        self.heard = 0
        """The newest version some process has told of."""
        self.seat_names = {
            seat: match.game.seat_name(match.options, match.players, seat)
            for seat in (*range(match.players), CHANCE, CLOCK)
        }

    def take(self) -> bool:
        """Take the lock if that needs no waiting."""
        if self.lock.locked():
            return False
        asking = self.lock.acquire()
        try:
            asking.send(None)
        except StopIteration:
            return True
        asking.close()
        return False

    @property
    def online(self) -> frozenset[str]:
        """Persons who are here, at whichever process."""
        return self._online

    @online.setter
    def online(self, persons: frozenset[str]) -> None:
        self._online = persons
        self.remembered.clear()

    def accept(self, steps: "Steps") -> None:
        """Events that were stored, each with the match it led to."""
        for event, following in steps:
            if isinstance(event, ev.Moved):
                self.states.append(self.match.state)
                self.times.append(event.at)
                self._texts.append(None)
            if following.holders is not self.match.holders or following.away is not self.match.away:
                self.remembered.clear()
            self.match = following
            standing = len(following.moves)
            if standing < len(self.states):
                del self.states[standing:], self.times[standing:], self._texts[standing:]
                for told in self._told.values():
                    del told[standing + 1 :]
            self.counts.append(standing)
            self.changed = changed_at(following, event.at)

    def told(self, viewer: Seat | None) -> list[int]:
        """For each number of moves, how many of them the viewer learned of as they were made."""
        told = self._told.get(viewer)
        if told is None:
            told = self._told[viewer] = [0]
        moves = self.match.moves
        while len(told) <= len(moves):
            number = len(told) - 1
            shown = self.match.game.witness(self.states[number], *moves[number], viewer)
            told.append(told[-1] + (shown is not None))
        return told

    def text(self, number: int) -> str:
        """That move in notation, worked out once for everybody."""
        written = self._texts[number]
        if written is None:
            written = self._texts[number] = self.match.game.write(
                self.states[number], *self.match.moves[number]
            )
        return written

    def kept_since(self, version: int) -> int:
        """How many of the moves known at that version still stand unchanged."""
        return min(self.counts[version:])


def changed_at(match: Match, at: float) -> float:
    """When a match last changed, as far as everybody may know."""
    return match.phase_since if match.phase is not None else at


Steps = list[tuple[ev.Event, Match]]


def foresee(match: Match, events: Iterable[ev.Event]) -> Steps:
    """What each event would lead to."""
    steps: Steps = []
    for event in events:
        match = match.after(event)
        steps.append((event, match))
    return steps


def load_table(game: Any, row: Row, bodies: Iterable[str]) -> Table:
    """The table that a stored header and its events describe."""
    table = Table(fold(game, ev.decode_header(row.header)), row)
    table.accept(foresee(table.match, (ev.decode_event(body) for body in bodies)))
    table.changed = row.changed
    return table

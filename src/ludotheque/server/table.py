"""A table in memory: the match as it stands, what led to it, and who is connected."""

from collections.abc import Iterable
from typing import Any, Protocol

from msgspec import Struct

from ludotheque.game import CHANCE, CLOCK, Seat
from ludotheque.matches import events as ev
from ludotheque.matches.match import Match, fold
from ludotheque.server.lock import Lock
from ludotheque.store.matches import Row


class Listener(Protocol):
    """A socket, as a table knows it."""

    person: str
    hand: Seat | None
    legal: bool
    muted: frozenset[str]

    def send(self, message: bytes) -> None: ...
    def close(self, code: int, why: str) -> None: ...


class Made(Struct, gc=False):
    """A move that stands: on which state, by whom, when; and its notation once somebody has asked for it."""

    before: Any
    seat: Seat
    move: Any
    at: float
    text: str = ""


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
        self.made: list[Made] = []
        self.counts: list[int] = [0]
        """How many moves stood at each version."""
        self._told: dict[Seat | None, list[int]] = {}
        self.lock = Lock()
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
        made, match = self.made, self.match
        for event, following in steps:
            if type(event) is ev.Moved:
                made.append(Made(match.state, *following.moves.last, event.at))
            if following.holders is not match.holders or following.away is not match.away:
                self.remembered.clear()
            self.match = match = following
            standing = len(following.moves)
            if standing < len(made):
                del made[standing:]
                for told in self._told.values():
                    del told[standing + 1 :]
            self.counts.append(standing)
            self.changed = changed_at(following, event.at)

    def told(self, viewer: Seat | None) -> list[int]:
        """For each number of moves, how many of them the viewer learned of as they were made."""
        told = self._told.get(viewer)
        if told is None:
            told = self._told[viewer] = [0]
        for one in self.made[len(told) - 1 :]:
            shown = self.match.game.witness(one.before, one.seat, one.move, viewer)
            told.append(told[-1] + (shown is not None))
        return told

    def newest(self, viewer: Seat | None) -> tuple[int, Any]:
        """The last move: how many the viewer counts before it, and what he is shown of it (None: nothing)."""
        made, told = self.made, self._told.get(viewer)
        if told is None or len(told) < len(made):
            told = self.told(viewer)
        last = made[-1]
        shown = self.match.game.witness(last.before, last.seat, last.move, viewer)
        if len(told) == len(made):
            told.append(told[-1] + (shown is not None))
        return told[-2], shown

    def text(self, one: Made) -> str:
        """That move in notation, worked out once for everybody."""
        if not one.text:
            one.text = self.match.game.write(one.before, one.seat, one.move)
        return one.text

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

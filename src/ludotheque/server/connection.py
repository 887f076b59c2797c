"""One socket at one table, as the table knows it."""

from collections.abc import Callable

from ludotheque.game import Seat
from ludotheque.server import protocol as p
from ludotheque.server.channel import Channel
from ludotheque.server.hall import encode


class Connection:
    """`send` never waits: who does not read is disconnected."""

    def __init__(self, person: str, name: str, channel: Channel) -> None:
        self.person = person
        self.name = name
        self.hand: Seat | None = None
        self.legal = True
        self.muted: frozenset[str] = frozenset()
        self.hinting = False
        self.closed: tuple[int, str] | None = None
        self.left: Callable[[], None] = lambda: None
        """Called once the connection is closed from here."""
        self._channel = channel

    def send(self, message: bytes) -> None:
        if self.closed is None:
            self._channel.send(message)

    def close(self, code: int, why: str) -> None:
        """Say goodbye and end. Only the first reason counts."""
        if self.closed is None:
            self.closed = (code, why)
            self._channel.send(encode(p.Bye(why)))
            self._channel.close(code, why)
            self.left()

"""One socket at one table, as the table knows it.

`Visit` makes it and joins it to the audience; whoever tells or closes it does so here, never at the channel.
"""

from collections.abc import Callable

from ludotheque.game import Seat
from ludotheque.server.process.questions import Asker
from ludotheque.server.sockets.channel import Channel
from ludotheque.tables import messages as m
from ludotheque.tables.telling import encode


class Connection:
    """A `Listener` and an `Asker`. `send` never waits: who does not read is disconnected."""

    def __init__(self, person: str, name: str, session: str, address: str, channel: Channel) -> None:
        self.person = person
        self.asker = Asker(person, address)
        """Who pays for what is asked here."""
        self.name = name
        self.session = session
        """The device's; when that ends the socket does too. Empty for a stranger."""
        self.hand: Seat | None = None
        self.legal = True
        self.muted: frozenset[str] = frozenset()
        self.hinting = False
        self.closed: tuple[int, str] | None = None
        self.left: Callable[[], None] = lambda: None
        """Called once the connection is closed from here."""
        self.send: Callable[[bytes], None] = channel.send
        self._channel = channel

    def close(self, code: int, why: str) -> None:
        """Say goodbye and end. Only the first reason counts."""
        if self.closed is None:
            self.closed = (code, why)
            self.send(encode(m.Bye(why)))
            self.send = _unheard
            self._channel.close(code, why)
            self.left()


def _unheard(_message: bytes) -> None:
    """After goodbye nothing is said."""

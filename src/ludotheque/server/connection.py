"""One socket at one table: a bounded queue out, and an end that is always reached."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable

from ludotheque.game import Seat
from ludotheque.server import protocol as p
from ludotheque.server.hall import encode

QUEUE = 256
QUEUE_BYTES = 4 << 20
CLOSING = 2.0
"""Seconds a client has to take the last words."""

Send = Callable[[str], Awaitable[None]]


class Connection:
    """What a table knows of a socket. `send` never waits: who does not read is disconnected."""

    def __init__(self, person: str, name: str, send: Send) -> None:
        self.person = person
        self.name = name
        self.hand: Seat | None = None
        self.legal = True
        self.muted: frozenset[str] = frozenset()
        self.hinting = False
        self.closed: tuple[int, str] | None = None
        self.ended = asyncio.Event()
        self._send = send
        self._out: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()

    def send(self, message: bytes) -> None:
        if self.closed is not None:
            return
        if len(self._out) >= QUEUE or self._bytes + len(message) > QUEUE_BYTES:
            self._out.clear()
            self.close(4008, "slow")
            return
        self._out.append(message)
        self._bytes += len(message)
        self._wake.set()

    def close(self, code: int, why: str) -> None:
        """Say goodbye and end. Only the first reason counts."""
        if self.closed is None:
            self._out.append(encode(p.Bye(why)))
            self.closed = (code, why)
            self._wake.set()
            self.ended.set()

    async def write(self) -> None:
        """Runs beside the reading until the socket is closed."""
        while True:
            while self._out:
                message = self._out.popleft()
                self._bytes -= len(message)
                await self._send(message.decode())
            if self.closed is not None:
                return
            self._wake.clear()
            if not self._out:
                await self._wake.wait()

    async def last_words(self, writing: "asyncio.Task[None]") -> None:
        """Give what is queued a moment to get out."""
        with contextlib.suppress(Exception):
            await asyncio.wait_for(asyncio.shield(writing), CLOSING)
        writing.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await writing

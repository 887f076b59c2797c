"""HTTP as it comes in: every connection is counted and bounded, and none may last without getting on.

A request has to arrive whole, in time and with a head of bounded size; an answer has to be read.
"""

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ludotheque.server.process.limits import Doors
from ludotheque.server.sockets.channel import Channel

SECONDS = 20.0
"""From the connection, or the first byte of a further request, to its last; and for an answer to be read."""
HEAD = 32 << 10
CALLERS = "callers"
"""The key in the application's state under which connections are counted."""


class PatientHttp(HttpToolsProtocol):
    """Hangs up on who is one too many, connects and says nothing, dawdles, or never ends his headers."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._callers: Doors | None = self.app_state.get(CALLERS)
        self._reading: asyncio.TimerHandle | None = None
        self._writing: asyncio.TimerHandle | None = None
        self._head: int | None = None
        """Bytes of a head that is not complete yet."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
        super().connection_made(transport)
        if self._callers is not None and not self._callers.enter(self._address):
            self._callers = None
            transport.abort()
        else:
            self._reading = self._wait(self._reading)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        self._enough()
        self._read_on()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        callers, self._callers = self._callers, None
        if callers is not None:
            callers.leave(self._address)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > HEAD:
                self._head = None
                self.send_400_response("Too many headers.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._reading = self._wait(self._reading)

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._enough()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the socket keeps the time; it is one of the connections as long as it lasts."""
        self._enough()
        super().handle_websocket_upgrade()
        cast(Channel, self.transport.get_protocol()).when_lost(self._leave)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writing = self._wait(self._writing)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_on()

    def _wait(self, before: asyncio.TimerHandle | None) -> asyncio.TimerHandle:
        if before is not None:
            before.cancel()
        return self.loop.call_later(SECONDS, self.transport.abort)

    def _enough(self) -> None:
        """The request is there."""
        if self._reading is not None:
            self._reading.cancel()

    def _read_on(self) -> None:
        """The answer is being read."""
        if self._writing is not None:
            self._writing.cancel()

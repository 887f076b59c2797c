"""HTTP as it comes in: a request has to arrive whole, in time, and with a head of bounded size."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SECONDS = 20.0
"""From the connection, or the first byte of a further request, to its last."""
HEAD = 32 << 10


class PatientHttp(HttpToolsProtocol):
    """Hangs up on who connects and says nothing, dawdles, or never ends his headers."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._patience: asyncio.TimerHandle | None = None
        self._head: int | None = None
        """Bytes of a head that is not complete yet."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._enough()
        super().connection_lost(exc)

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
        self._wait()

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._enough()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._enough()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._enough()
        self._patience = self.loop.call_later(SECONDS, self.transport.close)

    def _enough(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

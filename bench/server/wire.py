"""A WebSocket client with nothing to spare: the load must cost less than what it loads."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast


class Wire(asyncio.Protocol):
    """Hands every text message to `heard`."""

    def __init__(self, heard: Callable[["Wire", bytes], None]) -> None:
        self.heard = heard
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self._left = b""
        self._up = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.closed.done():
            self.closed.set_result(None)
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        data = self._left + data
        if not self._up:
            head, found, rest = data.partition(b"\r\n\r\n")
            if not found:
                self._left = data
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(head.decode()))
                return
            self._up, data = True, rest
            self.open.set_result(None)
        at, end = 0, len(data)
        while end - at >= 2:
            code, size, start = data[at] & 15, data[at + 1] & 127, at + 2
            if size == 126:
                if end - at < 4:
                    break
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                if end - at < 10:
                    break
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if end - start < size:
                break
            at = start + size
            if code == 1:
                self.heard(self, data[start:at])
            elif code == 9:
                self._frame(0x8A, data[start:at])
        self._left = data[at:]

    def send(self, text: bytes) -> None:
        self._frame(0x81, text)

    def _frame(self, first: int, body: bytes) -> None:
        size = len(body)
        head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2, "big")
        assert self._transport is not None
        self._transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def dial(host: str, port: int, path: str, cookie: str, heard: Callable[[Wire, bytes], None]) -> Wire:
    """An open socket."""
    _, wire = await asyncio.get_running_loop().create_connection(lambda: Wire(heard), host, port)
    assert wire._transport is not None
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
    lines += [f"Cookie: {cookie}"] if cookie else []
    wire._transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    await wire.open
    return wire

"""The WebSocket itself: uvicorn hands a connection over, whole messages come in, messages go out at once.

The handshake and whatever is unusual (fragments, pings, closing, errors) are the websockets library's. The
usual frame, one whole text, is read and written here: every move passes through three of them.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from http import HTTPStatus
from typing import NoReturn, Protocol, cast
from urllib.parse import unquote

from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined]  # the compiled one
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from ludotheque.server.process.logs import alarm

HANDSHAKE = 20.0
"""Seconds from the request to the first frame that is read: who he is, is looked up meanwhile."""
UNSENT = 4 << 20
"""Bytes that may wait for a client to read them; then it is too slow."""
UNREAD = 256 << 10
"""So many of them, and nothing more is heard of him: who does not read the answers asks no more."""
CLOSING = 2.0
"""Seconds a client has to take the last words."""
CHANNEL = "ludotheque.channel"
"""The key in an ASGI scope under which a socket is found."""

_TEXT = 0x81
_CLOSE = 0x88
_PING = b"\x89\x00"
_BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
_MASK = 0x80
_SMALL = 6 + 126
"""Frames below this size have a head of six bytes, and nearly every message comes as one of them."""


Scope = dict[str, object]


class _Config(Protocol):
    """What uvicorn says of how it is run."""

    loaded_app: Callable[[Scope, object, object], Awaitable[None]]
    root_path: str
    ws_max_size: int
    ws_ping_interval: float


class _Server(Protocol):
    """What uvicorn keeps of those it serves."""

    connections: set["Channel"]
    tasks: set[asyncio.Task[None]]


class Channel(asyncio.Protocol):
    """One socket. uvicorn makes it; the application accepts or refuses it, then listens.

    There is always a timer that ends it: for the handshake, for a sign of life, for the last words.
    """

    def __init__(self, config: _Config, server_state: _Server, **_unused: object) -> None:
        self._app = config.loaded_app
        self._root = config.root_path
        self._most = config.ws_max_size
        self._beat = config.ws_ping_interval
        self._connections = server_state.connections
        self._tasks = server_state.tasks
        self._loop = asyncio.get_running_loop()
        self._library = ServerProtocol(max_size=self._most, logger=logging.getLogger("uvicorn.error"))
        self._usual = False
        """Whether frames are read here: after the handshake, until one comes that the library must refuse."""
        self._left = b""
        self._parts: list[bytes] = []
        self._fragmented = False
        self._alive = True
        self._timer: asyncio.TimerHandle | None = None
        self._heard: Callable[[bytes], None] = lambda _: None
        self._odd: Callable[[], bool] = lambda: True
        self._paused = False
        self._full = False
        """Whether he has much before him that he has not read."""
        self._closing = False
        self._ended: list[Callable[[], None]] = []
        self._out = b""
        self.lost = False
        self.slow: Callable[[], None] = lambda: self.close(4008, "slow")
        self.go_down: Callable[[], None] = lambda: self.close(1012, "")
        """What to do when the server goes down."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(UNREAD)
        self._connections.add(self)
        self._end_in(HANDSHAKE)

    def connection_lost(self, _why: Exception | None) -> None:
        self.lost = True
        self._connections.discard(self)
        if self._timer is not None:
            self._timer.cancel()
        for ended in self._ended:
            ended()

    def shutdown(self) -> None:
        """uvicorn asks for it when it stops."""
        if self._library.state is State.OPEN:
            self.go_down()
        else:
            self._hang_up()

    def accept(self) -> bool:
        """Shake hands; nothing is read before `listen`. False: no proper request, and it was told so."""
        response = self._library.accept(self._request)
        self._library.send_response(response)
        self._flush()
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._hang_up()
            return False
        self._transport.pause_reading()
        return True

    def refuse(self, status: HTTPStatus) -> None:
        self._library.send_response(self._library.reject(status, status.phrase))
        self._flush()
        self._hang_up()

    def listen(self, heard: Callable[[bytes], None], odd: Callable[[], bool]) -> None:
        """From now on `heard` gets every message; `odd` says whether one more of any other frame may come."""
        self._heard = heard
        self._odd = odd
        self._look_in(self._beat)
        self.resume()

    def when_lost(self, ended: Callable[[], None]) -> None:
        """Call it when the connection is gone, at once if it is."""
        if self.lost:
            ended()
        else:
            self._ended.append(ended)

    def pause(self) -> None:
        """Hear nothing more, not even what has come already."""
        self._paused = True
        self._transport.pause_reading()

    def pause_writing(self) -> None:
        """asyncio says so: more than `UNREAD` bytes wait for him."""
        self._full = True
        self._transport.pause_reading()

    def resume_writing(self) -> None:
        self._full = False
        if not self._paused:
            self.resume()

    def resume(self) -> None:
        self._paused = False
        if not self._transport.is_closing() and not self._full:
            self._transport.resume_reading()
            if self._left:
                self._loop.call_soon(self.data_received, b"")

    def send(self, text: bytes) -> None:
        """Never waits. What is sent in one turn of the loop leaves in one piece."""
        size = len(text)
        if size < 126:
            head = bytes((_TEXT, size))
        elif size < 1 << 16:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        if not self._out:
            if not _sending:
                self._loop.call_soon(_send_all)
            _sending.append(self)
        self._out += head + text

    def sent(self) -> None:
        """Hand over what was sent; who has too much before him is too slow."""
        out, self._out = self._out, b""
        if out and not self.lost:
            self._transport.write(out)
            if self._full and self._transport.get_write_buffer_size() > UNSENT:
                self.slow()

    def close(self, code: int, why: str) -> None:
        """Say so, and hang up on whoever does not listen."""
        self.sent()
        self._closing = True
        if self._library.state is State.OPEN:
            self._library.send_close(code, why)
            self._flush()
            self.resume()
        self._end_in(CLOSING)

    def _hang_up(self) -> None:
        """Whatever was written may still be read."""
        self._closing = True
        self._transport.close()
        self._end_in(CLOSING)

    def _end_in(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if self.lost else self._loop.call_later(seconds, self._transport.abort)

    def data_received(self, data: bytes) -> None:
        self._alive = True
        if not self._usual:
            self._feed(data)
            return
        if self._left:
            data = self._left + data
        at, end = 0, len(data)
        if 6 <= end < _SMALL and data[0] == _TEXT and data[1] == _MASK + end - 6 and not self._fragmented:
            self._left = b""
            self._heard(apply_mask(data[6:], data[2:6]))
            return
        while end - at >= 6 and not self._paused and not self._full:
            first, second = data[at], data[at + 1]
            size, start = second & 0x7F, at + 6
            if size == 126 and end - at >= 8:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
            elif size == 127 and end - at >= 14:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 14
            if size > self._most or second < _MASK:
                self._usual = False
                self._feed(data[at:])
                return
            stop = start + size
            if stop > end:
                break
            if self._closing and first != _CLOSE:
                self._left = b""
                return
            if first == _TEXT and not self._fragmented:
                self._heard(apply_mask(data[start:stop], data[start - 4 : start]))
            elif first == _CLOSE or self._odd():
                if first & 0x08 == 0:
                    self._fragmented = first < 0x80
                self._feed(data[at:stop])
            at = stop
        self._left = data[at:]

    def _feed(self, data: bytes) -> None:
        """Let the library see to it. It gets whole frames, or what it will refuse."""
        library = self._library
        library.receive_data(data)
        for event in library.events_received():
            if isinstance(event, Request):
                self._requested(event)
            elif isinstance(event, Frame) and event.opcode in {Opcode.TEXT, Opcode.BINARY, Opcode.CONT}:
                self._parts.append(bytes(event.data))
                if event.fin:
                    message, self._parts = b"".join(self._parts), []
                    self._heard(message)
        self._flush()
        if library.handshake_exc is not None and not self._usual:
            self._transport.write(_BAD_REQUEST)
            self._hang_up()
        elif library.parser_exc is not None or library.close_rcvd is not None:
            self._hang_up()

    def _requested(self, request: Request) -> None:
        self._usual = True
        self._request = request
        path, _, query = request.path.partition("?")
        scope: Scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": self._transport.get_extra_info("sockname"),
            "client": self._transport.get_extra_info("peername"),
            "root_path": self._root,
            "path": self._root + unquote(path),
            "raw_path": path.encode("ascii", "surrogateescape"),
            "query_string": query.encode("ascii", "surrogateescape"),
            "headers": list(_headers(request)),
            "subprotocols": [],
            CHANNEL: self,
        }
        task = self._loop.create_task(self._serve(scope), name="socket")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, scope: Scope) -> None:
        """Let the application accept or refuse it; whatever happens there, nobody is left waiting."""
        try:
            await self._app(scope, _nothing, _nothing)
        except Exception as error:
            alarm("socket failed", error)
            self._transport.abort()

    def _flush(self) -> None:
        for data in self._library.data_to_send():
            if data:
                self._transport.write(data)

    def _look(self) -> None:
        """A client that has not even answered a ping is gone."""
        if not self._alive:
            self._transport.abort()
            return
        self._alive = False
        self._transport.write(_PING)
        self._look_in(self._beat)

    def _look_in(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, self._look)


_sending: list[Channel] = []


def _send_all() -> None:
    channels = _sending.copy()
    _sending.clear()
    for channel in channels:
        channel.sent()


def _headers(request: Request) -> Iterable[tuple[bytes, bytes]]:
    for name, value in request.headers.raw_items():
        yield name.lower().encode("latin-1"), value.encode("latin-1", "replace")


async def _nothing(*_: object) -> NoReturn:
    """The messages of ASGI are not used for sockets."""
    raise RuntimeError("sockets are served by the channel")

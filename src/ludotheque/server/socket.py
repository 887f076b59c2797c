"""The WebSocket of a table: origin, identity, limits; then messages to the desk until one side has enough."""

import asyncio
import contextlib
from typing import Any

import msgspec

from ludotheque.game import Refusal
from ludotheque.server import protocol as p
from ludotheque.server.connection import Connection
from ludotheque.server.hall import encode
from ludotheque.server.house import House
from ludotheque.server.limits import Bucket
from ludotheque.server.logs import alarm
from ludotheque.server.origin import own_origin

HELLO_SECONDS = 15.0
STRIKES = 60
"""So many refusals for being too fast, or malformed messages, and the socket is closed."""
COST: dict[type, float] = {p.AskHint: 10.0, p.AskLegal: 2.0, p.Say: 4.0, p.Mute: 4.0, p.Rematch: 4.0}

_DECODE = msgspec.json.Decoder(p.Incoming).decode


class _Referring(msgspec.Struct):
    ref: p.Ref = ""


def _ref(received: Any) -> str:
    """The reference of a message that is otherwise not understood."""
    try:
        return msgspec.json.decode(received.get("text") or b"", type=_Referring).ref
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


class Socket:
    """The ASGI messages of one WebSocket. Routed past the HTTP framework: every move passes here."""

    def __init__(self, scope: Any, receive: Any, send: Any) -> None:
        self.headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        self.address: str = scope["client"][0] if scope.get("client") else ""
        self.receive = receive
        self._send = send

    async def accept(self) -> None:
        await self.receive()
        await self._send({"type": "websocket.accept"})

    async def send_text(self, text: str) -> None:
        await self._send({"type": "websocket.send", "text": text})

    async def close(self, code: int, why: str) -> None:
        await self._send({"type": "websocket.close", "code": code, "reason": why})

    @property
    def cookies(self) -> dict[str, str]:
        pairs = (part.strip().split("=", 1) for part in self.headers.get("cookie", "").split(";"))
        return {pair[0]: pair[1] for pair in pairs if len(pair) == 2}


async def table_socket(house: House, socket: Socket, table_id: str) -> None:
    """Accepts first, so that the reason for a refusal can be told."""
    await socket.accept()
    address = socket.address
    if not own_origin(socket.headers, house.settings):
        await _turn_away(house, socket, 4003, "origin")
        return
    if not house.doors.enter(address):
        await _turn_away(house, socket, 4028, "too-many-sockets")
        return
    house.metrics.sockets.inc()
    try:
        somebody = await house.somebody(socket.cookies)
        connection = Connection(
            somebody.id if somebody else "", somebody.name if somebody else "", socket.send_text
        )
        await _serve(house, socket, connection, table_id)
    except Refusal as refusal:
        await _turn_away(house, socket, 4000, refusal.code)
    finally:
        house.doors.leave(address)
        house.metrics.sockets.dec()


async def _turn_away(house: House, socket: Socket, code: int, why: str) -> None:
    house.metrics.closed.labels(str(code)).inc()
    with contextlib.suppress(Exception):
        await socket.send_text(encode(p.Bye(why)).decode())
        await socket.close(code, why)


async def _serve(house: House, socket: Socket, connection: Connection, table_id: str) -> None:
    house.connections.add(connection)
    writing = asyncio.create_task(connection.write(), name="socket-write")
    reading = asyncio.create_task(_read(house, socket, connection, table_id), name="socket-read")
    ended = asyncio.create_task(connection.ended.wait(), name="socket-end")
    try:
        await asyncio.wait({writing, reading, ended}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        house.connections.discard(connection)
        house.desk.gone(connection, table_id)
        for task in (reading, ended):
            task.cancel()
        await asyncio.gather(reading, ended, return_exceptions=True)
        if connection.closed is not None:
            code, why = connection.closed
            house.metrics.closed.labels(str(code)).inc()
            await connection.last_words(writing)
            with contextlib.suppress(Exception):
                await asyncio.wait_for(socket.close(code, why), 1)
        else:
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)


async def _read(house: House, socket: Socket, connection: Connection, table_id: str) -> None:
    bucket = Bucket(house.settings.messages_per_second, house.settings.messages_per_second * 3, house.now())
    strikes = 0
    greeted = False
    while connection.closed is None:
        try:
            received: Any = await asyncio.wait_for(socket.receive(), None if greeted else HELLO_SECONDS)
        except TimeoutError:
            connection.close(4001, "no-hello")
            return
        if received["type"] != "websocket.receive":
            return
        try:
            message = _DECODE(received.get("text") or received.get("bytes") or b"")
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            strikes += 1
            connection.send(encode(p.Refused(_ref(received), "malformed-message")))
            if strikes > STRIKES:
                connection.close(4022, "malformed-message")
            continue
        ref = getattr(message, "ref", "")
        if not bucket.take(house.now(), COST.get(type(message), 1.0)):
            strikes += 1
            connection.send(encode(p.Refused(ref, "too-fast")))
            if strikes > STRIKES:
                connection.close(4029, "too-fast")
            continue
        try:
            if isinstance(message, p.Hello) and not greeted:
                await house.desk.hello(connection, table_id, message)
                greeted = True
            elif not greeted:
                raise Refusal("hello-first")
            else:
                await house.desk.handle(connection, table_id, message)
        except Refusal as refusal:
            house.metrics.refused.labels(refusal.code).inc()
            connection.send(encode(p.Refused(ref, refusal.code, refusal.params)))
            if refusal.code == "no-table":
                connection.close(4004, "no-table")
        except Exception as error:
            house.metrics.errors.labels("socket").inc()
            alarm("message failed", error, kind=type(message).__name__)
            connection.send(encode(p.Refused(ref, "internal")))

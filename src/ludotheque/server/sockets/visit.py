"""A person at a table's socket: origin, identity, limits; then messages to the desk, one after the other."""

import asyncio
from collections import deque
from collections.abc import Mapping
from typing import Any

import msgspec

from ludotheque.game import Refusal
from ludotheque.server import protocol as p
from ludotheque.server.http.origin import own_origin
from ludotheque.server.live import encode
from ludotheque.server.process.limits import Bucket
from ludotheque.server.process.logs import alarm
from ludotheque.server.services import House
from ludotheque.server.sockets.channel import Channel
from ludotheque.server.sockets.connection import Connection
from ludotheque.store.append import Conflict

HELLO_SECONDS = 15.0
STRIKES = 60
"""So many refusals for being too fast, or malformed messages, and the socket is closed."""
WAITING = 16
"""Messages that may wait for their turn before the socket is read no further."""
COST: dict[type, float] = {p.AskHint: 10.0, p.AskLegal: 2.0, p.Say: 4.0, p.Mute: 4.0, p.Rematch: 4.0}

_DECODE = msgspec.json.Decoder(p.Incoming).decode


class _Referring(msgspec.Struct):
    ref: p.Ref = ""


def _ref(message: bytes) -> str:
    """The reference of a message that is otherwise not understood."""
    try:
        return msgspec.json.decode(message, type=_Referring).ref
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def _cookies(headers: Mapping[str, str]) -> dict[str, str]:
    pairs = (part.strip().split("=", 1) for part in headers.get("cookie", "").split(";"))
    return {pair[0]: pair[1] for pair in pairs if len(pair) == 2}


async def table_socket(house: House, channel: Channel, scope: Any, table_id: str) -> None:
    """Accepts first, so that the reason for a refusal can be told."""
    if not channel.accept():
        return
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    address: str = scope["client"][0] if scope.get("client") else ""
    if not own_origin(headers, house.settings):
        _turn_away(house, channel, 4003, "origin")
        return
    if not house.doors.enter(address):
        _turn_away(house, channel, 4028, "too-many-sockets")
        return
    house.metrics.sockets.inc()
    channel.when_lost(lambda: house.doors.leave(address))
    channel.when_lost(house.metrics.sockets.dec)
    try:
        somebody = await house.somebody(_cookies(headers))
    except Refusal as refusal:
        _turn_away(house, channel, 4000, refusal.code)
        return
    if not channel.lost:
        connection = Connection(somebody.id if somebody else "", somebody.name if somebody else "", channel)
        Session(house, channel, connection, table_id)


def _turn_away(house: House, channel: Channel, code: int, why: str) -> None:
    house.metrics.closed.labels(str(code)).inc()
    channel.send(encode(p.Bye(why)))
    channel.close(code, why)


class Session:
    """Takes the messages of one socket in their order. A move that need not wait gets no task of its own."""

    def __init__(self, house: House, channel: Channel, connection: Connection, table_id: str) -> None:
        self._house = house
        self._channel = channel
        self._connection = connection
        self._table = table_id
        rate = house.settings.messages_per_second
        self._bucket = Bucket(rate, rate * 3, house.now())
        self._strikes = 0
        self._greeted = False
        self._busy = False
        self._waiting: deque[bytes] = deque()
        house.connections.add(connection)
        self._hello = self._await_hello()
        connection.left = self._left
        channel.when_lost(self._left)
        channel.go_down = lambda: connection.close(1012, "going-down")
        channel.slow = lambda: connection.close(4008, "slow")
        channel.listen(self._heard)

    def _left(self) -> None:
        """Closed here or there, whichever is first."""
        house, connection = self._house, self._connection
        if connection in house.connections:
            house.connections.discard(connection)
            self._hello.cancel()
            self._waiting.clear()
            house.desk.gone(connection, self._table)
            if connection.closed is None:
                connection.closed = (1006, "lost")
            else:
                house.metrics.closed.labels(str(connection.closed[0])).inc()

    def _await_hello(self) -> asyncio.TimerHandle:
        late = self._connection.close
        return asyncio.get_running_loop().call_later(HELLO_SECONDS, late, 4001, "no-hello")

    def _heard(self, data: bytes) -> None:
        if not self._busy:
            self._take(data)
            return
        self._waiting.append(data)
        if len(self._waiting) == WAITING:
            self._channel.pause()

    def _take(self, data: bytes) -> None:
        connection = self._connection
        if connection.closed is not None:
            return
        try:
            message = _DECODE(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._strike(_ref(data), "malformed-message", 4022)
            return
        now = self._house.now()
        if not self._bucket.take(now, COST.get(type(message), 1.0)):
            self._strike(getattr(message, "ref", ""), "too-fast", 4029)
            return
        self._busy = True
        if type(message) is p.Play and self._greeted:
            try:
                if self._house.desk.hurry(connection, self._table, message, now, self._hurried):
                    return
            except Exception as error:
                self._refused(message, error)
                self._busy = False
                return
        self._house.hall.spawn(self._do(message), "message")

    def _strike(self, ref: str, code: str, closing: int) -> None:
        self._strikes += 1
        self._connection.send(encode(p.Refused(ref, code)))
        if self._strikes > STRIKES:
            self._connection.close(closing, code)

    def _hurried(self, play: p.Play, trouble: Exception | None) -> None:
        if isinstance(trouble, Conflict):
            self._house.hall.spawn(self._do(play), "message")
            return
        if trouble is not None:
            self._refused(play, trouble)
        self._next()

    async def _do(self, message: p.Incoming) -> None:
        try:
            if isinstance(message, p.Hello) and not self._greeted:
                self._hello.cancel()
                await self._house.desk.hello(self._connection, self._table, message)
                self._greeted = True
            elif not self._greeted:
                raise Refusal("hello-first")
            else:
                await self._house.desk.handle(self._connection, self._table, message)
        except Exception as error:
            self._refused(message, error)
            if not self._greeted and self._connection.closed is None:
                self._hello.cancel()
                self._hello = self._await_hello()
        self._next()

    def _refused(self, message: p.Incoming, error: Exception) -> None:
        house, connection, ref = self._house, self._connection, getattr(message, "ref", "")
        if isinstance(error, Refusal):
            house.metrics.refused.labels(error.code).inc()
            connection.send(encode(p.Refused(ref, error.code, error.params)))
            if error.code == "no-table":
                connection.close(4004, "no-table")
        else:
            house.metrics.errors.labels("socket").inc()
            alarm("message failed", error, kind=type(message).__name__)
            connection.send(encode(p.Refused(ref, "internal")))

    def _next(self) -> None:
        self._busy = False
        while self._waiting and not self._busy:
            if len(self._waiting) == WAITING:
                self._channel.resume()
            self._take(self._waiting.popleft())

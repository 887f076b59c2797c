"""A client's visit to a table: origin, identity, limits; then its messages, one after the other.

The guard makes one for each socket. It decides nothing about a game: commands go to `LiveTables.submit`.
"""

import asyncio
from collections import deque
from collections.abc import Mapping
from functools import partial

import msgspec
from litestar.types import WebSocketScope

from ludotheque.game import MalformedMove, Refusal
from ludotheque.server.live_table import LiveTable
from ludotheque.server.moderation import let_in
from ludotheque.server.process.limits import Bucket
from ludotheque.server.process.logs import alarm
from ludotheque.server.process.metering import metered
from ludotheque.server.services import Services
from ludotheque.server.sockets.channel import Channel
from ludotheque.server.sockets.connection import Connection
from ludotheque.tables import messages as m
from ludotheque.tables import requests as r
from ludotheque.tables.deciding import decide
from ludotheque.tables.table import Table
from ludotheque.tables.telling import encode

HELLO_SECONDS = 15.0
STRIKES = 60
"""So many refusals for being too fast, or malformed messages, and the socket is closed."""
WAITING = 16
"""Messages that may wait for their turn before the socket is read no further."""
TURNED_AWAY = {"no-token": 4011, "banned": 4012, "too-fast": 4029}
"""Close codes by refusal; any other is trouble of ours."""
LONG = 12
"""Messages cost one more for each of so many bytes (as a power of two)."""
COST: dict[type, float] = {
    r.AskHint: 9.0,
    r.AskLegal: 1.0,
    r.Preview: 0.5,
    r.Say: 3.0,
    r.Mute: 3.0,
    r.Rematch: 3.0,
    r.PullFace: 2.0,
    r.Guess: 2.0,
    r.Hush: 2.0,
}
"""What some questions cost beyond that."""


class _Referring(msgspec.Struct):
    ref: r.Ref = ""


def _ref(message: bytes) -> str:
    """The reference of a message that is otherwise not understood."""
    try:
        return msgspec.json.decode(message, type=_Referring).ref
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def _cookies(headers: Mapping[str, str]) -> dict[str, str]:
    pairs = (part.strip().split("=", 1) for part in headers.get("cookie", "").split(";"))
    return {pair[0]: pair[1] for pair in pairs if len(pair) == 2}


async def table_socket(services: Services, channel: Channel, scope: WebSocketScope, table_id: str) -> None:
    """Accepts first, so that the reason for a refusal can be told."""
    if not channel.accept():
        return
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    client = scope["client"]
    address = client[0] if client else ""
    if not services.settings.own_origin(headers):
        _turn_away(services, channel, 4003, "origin")
        return
    if not services.doors.enter(address):
        _turn_away(services, channel, 4028, "too-many-sockets")
        return
    channel.when_lost(lambda: services.doors.leave(address))
    try:
        found = await services.session(_cookies(headers), headers.get("authorization"))
        if found is not None:
            let_in(found[1], services.now())
    except Refusal as refusal:
        _turn_away(services, channel, TURNED_AWAY.get(refusal.code, 4000), refusal.code)
        return
    if not channel.lost:
        who = ("", "", "") if found is None else (found[1].id, found[1].name, found[0].id)
        connection = Connection(*who, address, channel)
        Visit(services, channel, connection, table_id)


def _turn_away(services: Services, channel: Channel, code: int, why: str) -> None:
    services.metrics.closed.labels(str(code)).inc()
    channel.send(encode(m.Bye(why)))
    channel.close(code, why)


def _unpaid(_seconds: float) -> None:
    """What costs much is paid where it is done."""


class Visit:
    """Takes the messages of a socket in their order: commands to the live tables, the rest to the answers."""

    def __init__(self, services: Services, channel: Channel, connection: Connection, table_id: str) -> None:
        self._services = services
        self._channel = channel
        self._connection = connection
        self._table_id = table_id
        self._live: LiveTable | None = None
        """The table, once the client has said hello; from then on its game's moves are understood."""
        self._read: r.Reader = r.read_anything
        rate = services.settings.messages_per_second
        self._now = asyncio.get_running_loop().time
        self._bucket = Bucket(rate, rate * 3, self._now())
        self._strikes = 0
        self._busy = False
        self._waiting: deque[bytes] = deque()
        services.connections.add(connection)
        self._hello = self._await_hello()
        connection.left = self._left
        channel.when_lost(self._left)
        channel.go_down = lambda: connection.close(1012, "going-down")
        channel.slow = lambda: connection.close(4008, "slow")
        channel.listen(self._heard, self._odd)

    def _left(self) -> None:
        """Closed here or there, whichever is first."""
        services, connection = self._services, self._connection
        if connection in services.connections:
            services.connections.discard(connection)
            self._hello.cancel()
            self._waiting.clear()
            if self._live is not None:
                services.answers.gone(connection, self._live)
            if connection.closed is None:
                connection.closed = (1006, "lost")
            else:
                services.metrics.closed.labels(str(connection.closed[0])).inc()

    def _await_hello(self) -> asyncio.TimerHandle:
        late = self._connection.close
        return asyncio.get_running_loop().call_later(HELLO_SECONDS, late, 4001, "no-hello")

    def _odd(self) -> bool:
        """A ping, a pong, a piece of a message: nobody needs many of them."""
        allowed = self._bucket.take(self._now(), 1.0)
        if not allowed:
            self._connection.close(4029, "too-fast")
        return allowed

    def _heard(self, data: bytes) -> None:
        if not self._busy and not self._waiting:
            self._take(data)
            return
        self._waiting.append(data)
        if len(self._waiting) == WAITING:
            self._channel.pause()

    def _take(self, data: bytes) -> None:
        connection = self._connection
        if connection.closed is not None:
            return
        if not self._bucket.take(self._now(), 1.0 + (len(data) >> LONG)):
            self._strike(_ref(data), "too-fast", 4029)
            return
        try:
            message = self._read(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._malformed(data)
            return
        live = self._live
        if live is not None and isinstance(message, r.COMMANDS):
            self._busy = True
            done = partial(self._done, live.table, message)
            self._services.live.submit(live, partial(decide, connection, message), done)
        elif self._bucket.take(self._now(), COST.get(type(message), 0.0)):
            self._busy = True
            self._services.live.spawn(self._in_turn(message), "message")
        else:
            self._strike(_ref(data), "too-fast", 4029)

    def _malformed(self, data: bytes) -> None:
        """A message of the right kind with a move that is none is refused like any other wrong move."""
        try:
            message = r.read_anything(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._strike(_ref(data), "malformed-message", 4022)
        else:
            self._refused(message, MalformedMove("malformed"))

    def _strike(self, ref: str, code: str, closing: int) -> None:
        self._strikes += 1
        self._connection.send(encode(m.Refused(ref, code)))
        if self._strikes > STRIKES:
            self._connection.close(closing, code)

    def _done(self, table: Table, command: r.Command, trouble: Exception | None) -> None:
        """The command is stored and told, or could not be."""
        connection = self._connection
        if trouble is not None:
            self._refused(command, trouble)
        else:
            version = table.version_for(connection.person, connection.hand)
            connection.send(encode(m.Accepted(command.ref, version)))
            if isinstance(command, r.ComeBack):  # who watched until now is a player again
                self._services.presence.changed(table)
        self._busy = False
        if self._waiting:
            self._next()

    async def _in_turn(self, message: r.Incoming) -> None:
        turn = partial(self._services.steps.wait, self._connection.asker.address)
        await metered(self._answer(message), turn, _unpaid)

    async def _answer(self, message: r.Incoming) -> None:
        answers, connection = self._services.answers, self._connection
        try:
            if self._live is not None:
                await answers.answer(connection, self._live, message)
            elif isinstance(message, r.Hello):
                self._hello.cancel()
                live = await answers.hello(connection, self._table_id, message)
                self._live, self._read = live, r.reader(live.table.match.play.game.move_type)
            else:
                raise Refusal("hello-first")
        except Exception as error:
            self._refused(message, error)
            if self._live is None and connection.closed is None:
                self._hello.cancel()
                self._hello = self._await_hello()
        self._busy = False
        self._next()

    def _refused(self, message: r.Incoming, error: Exception) -> None:
        services, connection = self._services, self._connection
        ref = "" if isinstance(message, r.Hello) else message.ref
        if isinstance(error, Refusal):
            services.metrics.refused.labels(error.code).inc()
            connection.send(encode(m.Refused(ref, error.code, error.params)))
            if error.code == "no-table":
                connection.close(4004, "no-table")
        else:
            services.metrics.errors.labels("socket").inc()
            alarm("message failed", error, kind=type(message).__name__)
            connection.send(encode(m.Refused(ref, "internal")))

    def _next(self) -> None:
        while self._waiting and not self._busy:
            if len(self._waiting) == WAITING:
                self._channel.resume()
            self._take(self._waiting.popleft())

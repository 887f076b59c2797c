"""What every request passes: rate, origin, content type; and the headers that every answer carries.

`app` puts it around all routes. Who somebody is and what he may do, the routes ask themselves.
"""

import asyncio
import re
from functools import partial
from http import HTTPStatus
from typing import Any

import msgspec
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Send

from ludotheque.server.http import bodies as b
from ludotheque.server.http.patience import CALLERS
from ludotheque.server.process.limits import line_of
from ludotheque.server.process.metering import Turn, metered
from ludotheque.server.services import Services
from ludotheque.server.sockets.channel import CHANNEL, Channel
from ludotheque.server.sockets.visit import table_socket

CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
SOCKET = re.compile(r"/api/tables/([\w-]{1,40})/socket", re.ASCII)
HOST = re.compile(r"([\w.-]{1,255}|\[[\da-f:.]{2,45}\])(:\d{1,5})?", re.ASCII | re.IGNORECASE)
ORIGIN = re.compile(rf"null|[a-z][a-z\d+.-]{{0,40}}://({HOST.pattern})?", re.ASCII | re.IGNORECASE)
PATH = re.compile(r"[^\0-\x1f\x7f\ud800-\udfff\ufffd]{1,1000}")
"""What an address can be; anything else is refused before anybody looks for it."""
NUL = b"%00"
"""In what is asked for: no name and no word has one, and PostgreSQL keeps none."""
FREE = frozenset({"/healthz", "/metrics"})
"""Asked by machines, at no cost."""
ANY_HOST = FREE | {"/readyz"}
"""Asked by machines, which know addresses and no names."""
FILE = 0.1
"""What one of the page's files costs, in requests."""
REQUEST = 0.005
"""Seconds of processor time on the loop that a request may take; what takes longer counts as several."""
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Stands around the whole application, so that errors pass it too. HEAD is GET without the body."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self.services = services

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if client := scope.get("client"):
            scope["client"] = (line_of(client[0]), *client[1:])
        if scope["type"] == "websocket":
            await self._socket(scope)
            return
        if scope["type"] != "http":
            scope.get("state", {})[CALLERS] = self.services.callers
            await self._app(scope, receive, send)
            return

        head = scope["method"] == "HEAD" and not scope["path"].startswith("/api/")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            elif message["type"] == "http.response.body" and head:
                message["body"] = b""
            await send(message)

        refused = self._refused(scope)
        if refused is None:
            asked: Any = {**scope, "method": "GET"} if head else scope
            work = self._answered(asked, receive, send_with_headers)
            await metered(work, self._turn(scope), partial(self._pay, scope))
            return
        status, code = refused
        body = msgspec.json.encode(b.Problem(code))
        await send_with_headers(
            {
                "type": "http.response.start",
                "status": status,
                "headers": [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))],
            }
        )
        await send_with_headers({"type": "http.response.body", "body": body, "more_body": False})

    async def _answered(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["path"] not in FREE:
            await self._leave_others_time(scope)
        await self._app(scope, receive, send)

    async def _leave_others_time(self, scope: Any) -> None:
        """While the loop is late whoever has asked much waits."""
        if wait := self.services.lateness.wait_for(self.services.requests.used(_address(scope))):
            await asyncio.sleep(wait)

    def _turn(self, scope: Any) -> Turn:
        """Whose step it is, of all who ask."""
        return partial(self.services.steps.wait, _address(scope))

    def _pay(self, scope: Any, seconds: float) -> None:
        """Lists and whatever else takes long cost their asker further requests, not the table next door."""
        if scope["path"] not in FREE and seconds > REQUEST:
            self.services.requests.owe(_address(scope), seconds / REQUEST - 1.0)

    async def _socket(self, scope: Any) -> None:
        channel: Channel = scope[CHANNEL]
        found = SOCKET.fullmatch(scope["path"])
        if not self._in_time(scope, 1.0):
            channel.refuse(HTTPStatus.TOO_MANY_REQUESTS)
        elif not _proper(scope):
            channel.refuse(HTTPStatus.BAD_REQUEST)
        elif not self._meant(scope):
            channel.refuse(HTTPStatus.MISDIRECTED_REQUEST)
        elif found is None:
            channel.refuse(HTTPStatus.NOT_FOUND)
        else:
            try:
                await self._leave_others_time(scope)
                work = table_socket(self.services, channel, scope, found[1])
                await metered(work, self._turn(scope), partial(self._pay, scope))
            except Exception:
                self.services.metrics.errors.labels("handshake").inc()
                raise

    def _refused(self, scope: Any) -> tuple[int, str] | None:
        path: str = scope["path"]
        if path not in FREE and not self._in_time(scope, 1.0 if path.startswith("/api/") else FILE):
            return 429, "too-fast"
        if not _proper(scope):
            return 400, "bad-request"
        if path not in ANY_HOST and not self._meant(scope):
            return 421, "host"
        if scope["method"] in {"GET", "HEAD", "OPTIONS"}:
            return None
        headers = Headers.from_scope(scope)
        if not self.services.settings.own_origin(headers):
            return 403, "origin"
        if not headers.get("content-type", "").startswith("application/json"):
            return 415, "content-type"
        return None

    def _meant(self, scope: Any) -> bool:
        """Whether this is the server that was asked for."""
        return self.services.settings.own_host(Headers.from_scope(scope).get("host", ""))

    def _in_time(self, scope: Any, cost: float) -> bool:
        return self.services.requests.take(_address(scope), self.services.now(), cost)


def _address(scope: Any) -> str:
    return scope["client"][0] if scope.get("client") else ""


def _proper(scope: Any) -> bool:
    """Whether path, query, host and origin can be meant."""
    said = [(name, value.decode("latin-1")) for name, value in scope["headers"]]
    hosts = [value for name, value in said if name == b"host"]
    named = len(hosts) <= 1 and all(HOST.fullmatch(host) for host in hosts)
    named &= all(ORIGIN.fullmatch(value) for name, value in said if name == b"origin")
    return named and PATH.fullmatch(scope["path"]) is not None and NUL not in scope["query_string"]

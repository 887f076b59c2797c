"""What every request passes: rate, origin, content type; and the headers that every answer carries."""

import re
from http import HTTPStatus
from typing import Any

import msgspec
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Send

from ludotheque.server.http import bodies as b
from ludotheque.server.http.origin import own_origin
from ludotheque.server.services import Services
from ludotheque.server.sockets.channel import CHANNEL
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
SOCKET = re.compile(r"/api/tables/([^/]{1,40})/socket")
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
        if scope["type"] == "websocket":
            if (found := SOCKET.fullmatch(scope["path"])) is not None:
                await table_socket(self.services, scope[CHANNEL], scope, found[1])
            else:
                scope[CHANNEL].refuse(HTTPStatus.NOT_FOUND)
            return
        if scope["type"] != "http":
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
            await self._app(asked, receive, send_with_headers)
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

    def _refused(self, scope: Any) -> tuple[int, str] | None:
        services = self.services
        client = scope.get("client")
        if scope["path"].startswith("/api/") and not services.requests.take(
            client[0] if client else "", services.now()
        ):
            return 429, "too-fast"
        if scope["method"] in {"GET", "HEAD", "OPTIONS"}:
            return None
        headers = Headers.from_scope(scope)
        if not own_origin(headers, services.settings):
            return 403, "origin"
        if not headers.get("content-type", "").startswith("application/json"):
            return 415, "content-type"
        return None

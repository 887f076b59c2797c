"""HTTP for machines: whether the server is well, its metrics, and the schema of its sockets.

What operators do as people is `operators`.
"""

from typing import Any

import msgspec
from litestar import Response, get

from ludotheque.game import Refusal
from ludotheque.server.http import bodies as b
from ludotheque.server.http.people import Asked, services_of
from ludotheque.tables.messages import Outgoing
from ludotheque.tables.requests import Written


@get("/healthz", media_type="application/json")
async def healthy() -> b.Health:
    """The process is alive."""
    return b.Health("ok")


@get("/readyz", media_type="application/json")
async def ready(request: Asked) -> Response[b.Health]:
    """The process can serve: it is open, and what happens can be written down."""
    services = services_of(request)
    try:
        if not services.ready:
            raise Refusal("going-down")
        await services.writable()
    except Refusal as refusal:
        return Response(b.Health("failing", refusal.code), status_code=503)
    return Response(b.Health("ok"))


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    told = await services_of(request).peers.numbers()
    return Response(told, media_type="text/plain; version=0.0.4")


def socket_schema() -> dict[str, Any]:
    """JSON Schema of what goes over a socket, each way."""
    (incoming, outgoing), components = msgspec.json.schema_components((Written, Outgoing))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a table's socket",
        "oneOf": [{"title": "Incoming", **incoming}, {"title": "Outgoing", **outgoing}],
        "$defs": components,
    }


@get("/schema/socket.json", include_in_schema=False)
async def socket_messages() -> dict[str, Any]:
    return socket_schema()


ROUTES: list[Any] = [healthy, ready, metrics, socket_messages]

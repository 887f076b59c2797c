"""`create_app(settings)`: the ASGI application. Nothing is read, opened or started before its start-up.

For whoever serves (`process/run`, tests): routes, guard and life span are put together here and nowhere else.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.logging import LoggingConfig
from litestar.openapi import OpenAPIConfig

from ludotheque.game import Refusal
from ludotheque.server.http import bodies as b
from ludotheque.server.http import (
    daily,
    evenings,
    friends,
    home,
    learning,
    operations,
    operators,
    page,
    people,
    profiles,
    programs,
    pushing,
    puzzling,
    shelf,
    signing_in,
    tables,
    trying,
    words,
)
from ludotheque.server.http.document import Document
from ludotheque.server.http.guard import Guard
from ludotheque.server.process.logs import alarm
from ludotheque.server.process.settings import Settings
from ludotheque.server.services import Services

BODY = 64 << 10

STATUS = {
    "who-are-you": 401,
    "sign-in": 403,
    "link-used": 403,
    "passphrase-old": 403,
    "not-host": 403,
    "not-operator": 403,
    "act-on-operator": 403,
    "banned": 403,
    "blocked": 403,
    "not-your-seat": 403,
    "no-spectators": 403,
    "history-hidden": 403,
    "match-not-yours": 403,
    "no-token": 401,
    "token-scope": 403,
    "program-claim": 403,
    "too-many-programs": 403,
    "no-table": 404,
    "no-evening": 404,
    "no-code": 404,
    "code-over": 410,
    "no-evening-code": 404,
    "evening-code-over": 410,
    "no-rules": 404,
    "no-course": 404,
    "no-lesson": 404,
    "no-puzzle": 404,
    "no-puzzles": 404,
    "no-person": 404,
    "no-profile": 404,
    "no-line": 404,
    "no-day": 404,
    "no-word": 404,
    "no-report": 404,
    "not-found": 404,
    "stale": 409,
    "analysis-running": 409,
    "try-running": 409,
    "try-over": 409,
    "name-taken": 409,
    "bad-request": 400,
    "too-fast": 429,
    "analysis-busy": 429,
    "lexicon-unknown": 404,
    "store-unavailable": 503,
}
_CODES = {400: "bad-request", 404: "not-found", 405: "not-found", 413: "too-large"}


def create_app(made: Settings, peers: str = "") -> Guard:
    """An application of its own: several may live in one process. Workers of one server share a folder."""
    services = Services(made, peers)
    services.on_load = partial(learning.load, services)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    app = Litestar(
        route_handlers=[
            *people.ROUTES,
            *profiles.ROUTES,
            *pushing.ROUTES,
            *signing_in.ROUTES,
            *programs.ROUTES,
            *shelf.ROUTES,
            *home.ROUTES,
            *daily.ROUTES,
            *evenings.ROUTES,
            *friends.ROUTES,
            *tables.ROUTES,
            *learning.ROUTES,
            *puzzling.ROUTES,
            *trying.ROUTES,
            *words.ROUTES,
            *operations.ROUTES,
            *operators.ROUTES,
            *page.ROUTES,
        ],
        lifespan=[life],
        state=State({"services": services}),
        exception_handlers={
            Refusal: _refused,
            HTTPException: _http,
            msgspec.DecodeError: _malformed,
            UnicodeError: _malformed,  # a body that is no text, or nested without end
            RecursionError: _malformed,
            Exception: _failed,
        },
        openapi_config=OpenAPIConfig(
            title="Ludothèque",
            version=people.VERSION,
            path="/schema",
            render_plugins=[Document()],
        ),
        logging_config=LoggingConfig(configure_root_logger=False, log_exceptions="never"),
        request_max_body_size=BODY,
    )
    return Guard(app, services)


Asked = Request[Any, Any, Any]


def _refused(_: Asked, refusal: Refusal) -> Response[b.Problem]:
    return Response(b.Problem(refusal.code, refusal.params), status_code=STATUS.get(refusal.code, 422))


def _http(_: Asked, error: HTTPException) -> Response[b.Problem]:
    if error.status_code >= 500:
        alarm("request failed", error)
        return Response(b.Problem("internal"), status_code=error.status_code)
    return Response(b.Problem(_CODES.get(error.status_code, "bad-request")), status_code=error.status_code)


def _malformed(_: Asked, _error: Exception) -> Response[b.Problem]:
    return Response(b.Problem("bad-request"), status_code=400)


def _failed(request: Asked, error: Exception) -> Response[b.Problem]:
    services: Services = request.app.state.services
    services.metrics.errors.labels("http").inc()
    alarm("request failed", error)
    return Response(b.Problem("internal"), status_code=500)

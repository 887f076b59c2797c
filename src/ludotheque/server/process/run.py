"""How the application is run: uvicorn, with the settings that matter.

For `ludotheque serve` and its workers; tests run `create_app` by themselves.
"""

import resource
import signal
import socket
from collections.abc import Callable
from typing import Any, cast

import uvicorn

from ludotheque.game import Refusal
from ludotheque.server.app import create_app
from ludotheque.server.http.guard import Guard
from ludotheque.server.http.patience import PatientHttp
from ludotheque.server.process.settings import Settings
from ludotheque.server.process.tuning import put_the_loop_first
from ludotheque.server.sockets.channel import Channel

MESSAGE = 64 << 10
"""The largest message a client may send; a larger one closes its socket with 1009."""

BACKLOG = 4096
FILES = 65_536
HUNG = 20
"""Seconds without a sign of life after which a worker process is replaced."""


def config(made: Settings, app: Guard | str) -> uvicorn.Config:
    return uvicorn.Config(
        cast(Any, app),
        factory=isinstance(app, str),
        workers=made.workers,
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=made.trust_proxy,
        server_header=False,
        http=PatientHttp,
        ws=Channel,
        ws_max_size=MESSAGE,
        timeout_graceful_shutdown=5,
        timeout_worker_healthcheck=HUNG,
        backlog=BACKLOG,
    )


def bind(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """Take an address (port 0: any); raises Refusal `serve-address`.

    Alone, whoever comes from now on is served once the server is up; shared, by one of those who listen.
    """
    bound = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        bound.bind((host, port))
        if not shared:
            bound.listen(BACKLOG)
    except OSError as error:
        bound.close()
        raise Refusal("serve-address", host=host, port=port, why=error.strerror or str(error)) from error
    return bound


class _Server(uvicorn.Server):
    """Says when it is up."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._opened()

    def told_to_go(self, *_: object) -> None:
        """While uvicorn does not listen for signals. It repeats the one that ended it: then all is done."""
        if not self.started:
            raise SystemExit(0)


def serve(made: Settings, opened: Callable[[int], None]) -> bool:
    """Until told to stop; `opened` is told the port once somebody can be served. Whether that ever was so.

    Raises Refusal `serve-address`.
    """
    _many_files()
    if made.workers > 1:
        from ludotheque.server.process.workers import Workers

        return Workers(made, opened).work()
    bound = bind(made.host, made.port)
    port = bound.getsockname()[1]
    server = _Server(config(made, create_app(made)), lambda: opened(port))
    signal.signal(signal.SIGTERM, server.told_to_go)
    put_the_loop_first()
    server.run(sockets=[bound])
    return server.started


def _many_files() -> None:
    """Every socket is an open file, and shells allow few of them unless asked."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))

"""How the application is run: uvicorn, with the settings that matter."""

import os
import socket
from typing import Any, cast

import uvicorn
from uvicorn.supervisors import Multiprocess

from ludotheque.game import Refusal
from ludotheque.server.app import create_app
from ludotheque.server.guard import Guard
from ludotheque.server.settings import Settings, to_environment

MESSAGE = 64 << 10
"""The largest message a client may send; a larger one closes its socket with 1009."""

BACKLOG = 4096


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
        ws="websockets-sansio",
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        backlog=BACKLOG,
    )


def listen(host: str, port: int) -> socket.socket:
    """Whoever comes from now on is served once the server is up; raises Refusal `serve-address`."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise Refusal("serve-address", host=host, port=port, why=error.strerror or str(error)) from error
    listening.set_inheritable(True)
    listening.listen(BACKLOG)
    return listening


def serve(made: Settings, listening: socket.socket) -> bool:
    """Until told to stop; whether it ever got going."""
    if made.workers > 1:
        os.environ.update(to_environment(made))
        Multiprocess(config(made, "ludotheque.server.app:from_environment"), sockets=[listening]).run()
        return True
    server = uvicorn.Server(config(made, create_app(made)))
    server.run(sockets=[listening])
    return server.started

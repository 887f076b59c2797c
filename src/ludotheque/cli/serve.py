"""`ludotheque serve`: the server and its page."""

import argparse
import os
import socket
import threading
import webbrowser
from pathlib import Path

from ludotheque.game import Refusal
from ludotheque.texts import Texts

HELP = (
    "Serve the games to browsers. Every setting is also an environment variable, LUDOTHEQUE_PORT and so on."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Few settings; the rest is in docs/operations.md."""
    parser.add_argument("--host", help="address to listen at (127.0.0.1; 0.0.0.0 for the whole network)")
    parser.add_argument("--port", type=int, help="port to listen at (8350; 0: any)")
    parser.add_argument("--data", type=Path, help="folder for the database and the secret (./data)")
    parser.add_argument("--database", help="postgresql://… instead of SQLite in the data folder")
    parser.add_argument("--workers", type=int, help="server processes (1; more need PostgreSQL)")
    parser.add_argument("--log", choices=("debug", "info", "warning", "error"), help="how much to log (info)")
    parser.add_argument("--browser", action="store_true", help="open the page in a browser")
    parser.add_argument("--no-browser", dest="browser", action="store_false")


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Runs until it is told to stop; then says goodbye to everybody and goes."""
    import uvicorn

    from ludotheque.server.app import create_app
    from ludotheque.server.logs import set_up
    from ludotheque.server.settings import settings, to_environment

    made = settings(
        os.environ,
        host=args.host,
        port=args.port,
        data=args.data,
        database=args.database,
        workers=args.workers,
        log=args.log,
    )
    set_up(made.log)
    listening = _listen(made.host, made.port)
    address = f"http://{_shown(made.host)}:{listening.getsockname()[1]}/"
    print(texts("serve-address", address=address), flush=True)
    if args.browser:
        threading.Timer(1.0, webbrowser.open, (address,)).start()
    config = uvicorn.Config(
        create_app(made) if made.workers == 1 else "ludotheque.server.app:from_environment",
        factory=made.workers > 1,
        workers=made.workers,
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=made.trust_proxy,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=64 << 10,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        backlog=4096,
    )
    if made.workers > 1:
        from uvicorn.supervisors import Multiprocess

        os.environ.update(to_environment(made))
        Multiprocess(config, sockets=[listening]).run()
        return 0
    server = uvicorn.Server(config)
    server.run(sockets=[listening])
    return 0 if server.started else 1


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        raise Refusal("serve-address", host=host, port=port, why=error.strerror or str(error)) from error
    listening.set_inheritable(True)
    return listening


def _shown(host: str) -> str:
    return {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)

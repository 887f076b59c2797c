"""`ludotheque serve`: the server and its page."""

import argparse
import asyncio
import os
import threading
import webbrowser
from pathlib import Path

from ludotheque.texts import Texts


def add_arguments(parser: argparse.ArgumentParser, t: Texts) -> None:
    """Few settings; the rest is in docs/operations.md."""
    parser.add_argument("--host", help=t("cli-serve-host"))
    parser.add_argument("--port", type=int, help=t("cli-serve-port"))
    parser.add_argument("--data", type=Path, help=t("cli-serve-data"))
    parser.add_argument("--database", help=t("cli-database"))
    parser.add_argument("--workers", type=int, help=t("cli-serve-workers"))
    parser.add_argument("--log", choices=("debug", "info", "warning", "error"), help=t("cli-serve-log"))
    parser.add_argument("--browser", action="store_true", help=t("cli-serve-browser"))
    parser.add_argument("--no-browser", dest="browser", action="store_false")


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Runs until it is told to stop; then says goodbye to everybody and goes."""
    from ludotheque.server.process.logs import set_up
    from ludotheque.server.process.run import serve
    from ludotheque.server.process.settings import settings
    from ludotheque.server.process.warming import keep_kernels, warm_in_background

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
    asyncio.run(_prepare(made.database_url()))
    keep_kernels(made.data)
    warming = warm_in_background()

    def opened(port: int) -> None:
        address = f"http://{_shown(made.host)}:{port}/"
        print(texts("serve-address", address=address), flush=True)
        if args.browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        return 0 if serve(made, opened) else 1
    finally:
        if warming is not None:
            with warming:
                warming.terminate()


async def _prepare(url: str) -> None:
    """Bring the database up to date, and say what is wrong with it before anything is started."""
    from ludotheque.store.store import open_store, prepare

    store = open_store(url)
    try:
        await prepare(store.engine)
    finally:
        await store.engine.dispose()


def _shown(host: str) -> str:
    return {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)

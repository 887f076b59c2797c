"""`ludotheque serve`: the server and its page."""

import argparse
import asyncio
import os
import threading
import webbrowser
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.game import Refusal
from ludotheque.texts import Texts

if TYPE_CHECKING:
    from ludotheque.server.process.settings import Settings


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
    from ludotheque.server.process.settings import settings

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
    before = os.umask(0o077)  # whatever is made in the data folder is its owner's alone
    try:
        with ExitStack() as held:
            _ready(made, held)
            return _serve(made, texts, browser=args.browser)
    finally:
        os.umask(before)


def _ready(made: "Settings", held: ExitStack) -> None:
    """Take the data in hand, and say what is wrong with it before anything is started."""
    from ludotheque.server.process.settings import secret_key
    from ludotheque.store.engine import Unavailable
    from ludotheque.store.store import alone

    try:
        secret_key(made)
        held.enter_context(alone(made.database_url()))
        asyncio.run(_prepare(made.database_url()))
    except OSError as error:
        raise Refusal("data-unusable", folder=str(made.data), why=error.strerror or str(error)) from error
    except Unavailable as error:
        cause = error.__cause__ or error
        raise Refusal("database-unusable", why=str(getattr(cause, "orig", None) or cause)[:200]) from error


def _serve(made: "Settings", texts: Texts, *, browser: bool) -> int:
    from ludotheque.server.process.addresses import network_address, shown
    from ludotheque.server.process.run import serve
    from ludotheque.server.process.warming import keep_kernels, warm_in_background

    keep_kernels(made.data)
    warming = warm_in_background()

    def opened(port: int) -> None:
        address, network = f"http://{shown(made.host)}:{port}/", network_address(made.host)
        print(texts("serve-address", address=address), flush=True)
        if network and network != shown(made.host):
            print(texts("serve-network", address=f"http://{network}:{port}/"), flush=True)
        if browser:
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
        await store.check()
    finally:
        await store.engine.dispose()

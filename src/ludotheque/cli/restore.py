"""`ludotheque restore FILE`: put a backup in place, also while the server runs."""

import argparse
import asyncio
import os
from pathlib import Path

from ludotheque.cli.backup import add_place
from ludotheque.texts import Texts

HELP = "Put the content of a backup in place of what the database holds. The server may be running."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a file written by `ludotheque backup`")
    parser.add_argument("--replace", action="store_true", help="give up what the database holds now")
    add_place(parser)


def run(args: argparse.Namespace, texts: Texts) -> int:
    from ludotheque.server.process.settings import settings
    from ludotheque.store.backup import restore
    from ludotheque.store.store import open_store

    async def put_back() -> int:
        store = open_store(settings(os.environ, data=args.data, database=args.database).database_url())
        try:
            return await restore(store.engine, args.file, replace=args.replace)
        finally:
            await store.engine.dispose()

    count = asyncio.run(put_back())
    print(texts("restore-done", file=str(args.file), count=count))
    return 0

"""`ludotheque restore FILE`: put a backup in place, also while the server runs."""

import argparse
import asyncio
import os
from pathlib import Path

from ludotheque.cli.backup import add_place
from ludotheque.texts import Texts


def add_arguments(parser: argparse.ArgumentParser, t: Texts) -> None:
    parser.add_argument("file", type=Path, help=t("cli-restore-file"))
    parser.add_argument("--replace", action="store_true", help=t("cli-restore-replace"))
    add_place(parser, t)


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

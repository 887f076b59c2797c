"""`ludotheque backup FILE`: everything in one file, while the server runs."""

import argparse
import asyncio
import os
from pathlib import Path

from ludotheque.texts import Texts


def add_arguments(parser: argparse.ArgumentParser, t: Texts) -> None:
    parser.add_argument("file", type=Path, help=t("cli-backup-file"))
    add_place(parser, t)


def add_place(parser: argparse.ArgumentParser, t: Texts) -> None:
    """Where the database is."""
    parser.add_argument("--data", type=Path, help=t("cli-data"))
    parser.add_argument("--database", help=t("cli-database"))


def run(args: argparse.Namespace, texts: Texts) -> int:
    from ludotheque.server.process.settings import settings
    from ludotheque.store.backup import backup
    from ludotheque.store.engine import open_engine

    async def write() -> None:
        engine = open_engine(settings(os.environ, data=args.data, database=args.database).database_url())
        try:
            await backup(engine, args.file)
        finally:
            await engine.dispose()

    asyncio.run(write())
    print(texts("backup-done", file=str(args.file)))
    return 0

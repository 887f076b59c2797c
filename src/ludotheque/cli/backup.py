"""`ludotheque backup FILE`: everything in one file, while the server runs."""

import argparse
import asyncio
import os
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.texts import Texts

if TYPE_CHECKING:
    from ludotheque.server.checkup import GameOf


def add_arguments(parser: argparse.ArgumentParser, t: Texts) -> None:
    parser.add_argument("file", type=Path, help=t("cli-backup-file"))
    parser.add_argument("--check", action="store_true", help=t("cli-backup-check"))
    add_place(parser, t)


def add_place(parser: argparse.ArgumentParser, t: Texts) -> None:
    """Where the database is."""
    parser.add_argument("--data", type=Path, help=t("cli-data"))
    parser.add_argument("--database", help=t("cli-database"))


def run(args: argparse.Namespace, texts: Texts) -> int:
    from ludotheque.server.library import library_of
    from ludotheque.server.process.settings import settings
    from ludotheque.store.backup import backup
    from ludotheque.store.engine import open_engine

    made = settings(os.environ, data=args.data, database=args.database)

    async def write() -> None:
        engine = open_engine(made.database_url())
        try:
            await backup(engine, args.file)
        finally:
            await engine.dispose()

    asyncio.run(write())
    if args.check:
        asyncio.run(_check(args.file, library_of(made).game))
    print(texts("backup-done", file=str(args.file)))
    return 0


async def _check(file: Path, game: "GameOf") -> None:
    """Open a copy and replay every match; raises Refusal `backup-broken`, and the file gets another name."""
    from ludotheque.game import Refusal
    from ludotheque.server.checkup import read_all
    from ludotheque.store.engine import open_engine

    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite"
        shutil.copyfile(file, copy)
        engine = open_engine(f"sqlite:///{copy}")
        try:
            _, broken = await read_all(engine, game)
        finally:
            await engine.dispose()
    if broken:
        kept = file.rename(file.with_name(file.name + ".broken"))  # noqa: ASYNC240  nothing else to do
        raise Refusal("backup-broken", file=str(kept), count=len(broken), first=broken[0])

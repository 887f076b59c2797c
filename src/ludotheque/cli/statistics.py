"""`ludotheque statistics rebuild`: results, words and ratings worked out anew from the events."""

import argparse
import asyncio
import os
import sys

from ludotheque.cli.backup import add_place
from ludotheque.texts import Texts


def add_arguments(parser: argparse.ArgumentParser, t: Texts) -> None:
    parser.add_argument("what", choices=("rebuild",), help=t("cli-statistics-what"))
    add_place(parser, t)


def run(args: argparse.Namespace, t: Texts) -> int:
    from ludotheque.server.counting import rebuild
    from ludotheque.server.library import library_of
    from ludotheque.server.process.settings import settings
    from ludotheque.store.store import open_store, prepare

    made = settings(os.environ, data=args.data, database=args.database)

    def told(done: int) -> None:
        if done % 100 == 0 and sys.stderr.isatty():
            print(f"\r{t('statistics-progress', games=done)}", end="", file=sys.stderr, flush=True)

    async def work() -> int:
        engine = open_store(made.database_url()).engine
        try:
            await prepare(engine)
            return await rebuild(engine, library_of(made), told)
        finally:
            await engine.dispose()

    games = asyncio.run(work())
    print(t("statistics-done", games=games))
    return 0

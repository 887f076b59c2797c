"""`ludotheque doctor`: look an installation over and say what to do."""

import argparse
import asyncio
import os

from ludotheque.cli.backup import add_place
from ludotheque.texts import Texts


def add_arguments(parser: argparse.ArgumentParser, t: Texts) -> None:
    add_place(parser, t)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """0: all is well; 1: something is to be done."""
    from ludotheque.server.checkup import look_over
    from ludotheque.server.library import library_of
    from ludotheque.server.process.settings import settings
    from ludotheque.store.engine import open_engine

    made = settings(os.environ, data=args.data, database=args.database)

    async def look() -> bool:
        engine, well = open_engine(made.database_url()), True
        try:
            async for one in look_over(made, engine, library_of(made).game):
                well = well and not one.wrong
                told = texts(
                    f"doctor-{one.what}-{one.wrong}" if one.wrong else f"doctor-{one.what}", **one.params
                )
                print(f"{'✗' if one.wrong else '✓'} {told}", flush=True)
        finally:
            await engine.dispose()
        return well

    well = asyncio.run(look())
    print(texts("doctor-well" if well else "doctor-unwell"))
    return 0 if well else 1

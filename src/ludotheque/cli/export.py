"""`ludotheque export FILE`: finished games for people who study them: consented, and without names."""

import argparse
import asyncio
import os
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.cli.backup import add_place
from ludotheque.envs.data import line_of
from ludotheque.game import Refusal
from ludotheque.matches.events import Bot, Holder, Joined, Person, Replaced, read_event, read_header
from ludotheque.matches.match import match_of
from ludotheque.record import Record, write_game
from ludotheque.registry import GAME_IDS, game
from ludotheque.store import matches, people
from ludotheque.store.matches import Row
from ludotheque.texts import Texts

PAGE = 200
FORMS = (".jsonl", ".parquet", ".txt")


def add_arguments(parser: argparse.ArgumentParser, t: Texts) -> None:
    parser.add_argument("file", type=Path, help=t("cli-export-file"))
    parser.add_argument("--game", choices=GAME_IDS, help=t("cli-export-game"))
    add_place(parser, t)


def run(args: argparse.Namespace, t: Texts) -> int:
    from ludotheque.server.process.settings import settings
    from ludotheque.store.engine import open_engine
    from ludotheque.store.store import prepare

    if args.file.suffix not in FORMS:
        raise Refusal("export-suffix")

    async def write() -> tuple[int, int]:
        engine = open_engine(settings(os.environ, data=args.data, database=args.database).database_url())
        file = Path(str(engine.url.database))
        if engine.dialect.name == "sqlite" and not file.exists():  # noqa: ASYNC240  nobody waits for us
            raise Refusal("backup-nothing", file=str(file))
        try:
            await prepare(engine)
            return await write_file(engine, args.file, args.game)
        finally:
            await engine.dispose()

    games, kept = asyncio.run(write())
    print(t("export-done", file=str(args.file), games=games, kept=kept))
    return 0


async def write_file(engine: AsyncEngine, file: Path, only: str | None = None) -> tuple[int, int]:
    """How many games were written and how many were not, for want of somebody's consent."""
    agreed = await people.consenting(engine)
    counts = [0, 0]
    try:
        with _open(file) as write:
            async for row, bodies in _finished(engine, only):
                record = record_of(row, bodies, agreed)
                counts[record is None] += 1
                if record is not None:
                    write(record, write_game(game(record.game), record))
    except OSError as error:
        raise Refusal("file-write", file=str(file), why=error.strerror or str(error)) from None
    return counts[0], counts[1]


@contextmanager
def _open(file: Path) -> Iterator[Callable[[Record, str], object]]:
    """What writes a game, given as a record and as its text, to a new file; its name says in which form."""
    if file.suffix == ".parquet":
        try:
            from ludotheque.envs.columns import writing
        except ImportError:
            raise Refusal("needs-research") from None
        with file.open("xb") as binary, writing(binary) as row:
            yield lambda record, text: row(line_of(text, record))
    else:
        lines = file.suffix == ".jsonl"
        with file.open("x", encoding="utf-8") as out:
            yield lambda record, text: out.write(
                msgspec.json.encode(line_of(text, record)).decode() + "\n" if lines else text
            )


async def _finished(engine: AsyncEngine, only: str | None) -> AsyncIterator[tuple[Row, list[str]]]:
    before: matches.Before = None
    while rows := await matches.over(engine, before, PAGE):
        for row in rows:
            if row.game in GAME_IDS and only in (None, row.game):
                found = await matches.load(engine, row.id)
                if found is not None:
                    yield found
        before = rows[-1].changed, rows[-1].id


def record_of(row: Row, bodies: list[str], agreed: frozenset[str]) -> Record | None:
    """The game without names; None if somebody who ever sat there has not agreed, or nobody moved."""
    played, header = game(row.game), read_header(row.header)
    events = [read_event(played, body) for body in bodies]
    came = [event.person for event in events if isinstance(event, Joined)]
    came += [e.holder for e in events if isinstance(e, Replaced) and isinstance(e.holder, Person)]
    came += [holder for holder in header.seats if isinstance(holder, Person)]
    match = match_of(played, header, events)
    if not {person.id for person in came} <= agreed or not match.play.moves:
        return None
    tags = {"date": datetime.fromtimestamp(header.created_at, UTC).strftime("%Y-%m")}
    if match.play.ended is not None:
        tags["ended"] = match.play.ended.reason
    return Record(
        game=header.game,
        options=match.play.options,
        players=match.play.players,
        names=tuple(map(_called, match.seating.holders)),
        tags=tags,
        moves=tuple(match.play.moves),
    )


def _called(holder: Holder) -> str:
    """Who sat there in the end: `person`, `program`, or `bot` and its level."""
    if isinstance(holder, Bot):
        return f"bot {holder.level}"
    return "program" if isinstance(holder, Person) and holder.program else "person"

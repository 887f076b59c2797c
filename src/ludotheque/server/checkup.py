"""Is a server in order: can every match be read, is there room, does the clock go right, are secrets kept?

Each finding is a text id with what it needs; `ludotheque doctor` says it in the reader's language.
"""

import shutil
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.evenings import events as evening_events
from ludotheque.evenings.evening import evening_of
from ludotheque.game import AnyGame, Param
from ludotheque.matches import events as ev
from ludotheque.server.process.backups import newest_backup
from ludotheque.server.process.settings import Settings
from ludotheque.store import evenings, matches
from ludotheque.store.durability import weaknesses
from ludotheque.store.engine import read
from ludotheque.store.migrate import revisions
from ludotheque.store.orphans import orphans
from ludotheque.tables.table import Table

ROOM = 1 << 30
"""Bytes that should be free on the disk."""
AHEAD = 60.0
"""Seconds the newest event may be ahead of the clock."""

GameOf = Callable[[str], AnyGame]


class Finding(Struct, frozen=True):
    """What was looked at (`doctor-<what>`); if something is wrong, what to do (`doctor-<what>-<wrong>`)."""

    what: str
    wrong: str = ""
    params: dict[str, Param] = {}


async def look_over(made: Settings, engine: AsyncEngine, game: GameOf) -> AsyncIterator[Finding]:
    """One finding for each thing that is looked at; the rest needs the right schema."""
    schema = await _schema(engine)
    yield schema
    yield _disk(made.data)
    yield _modes(made.data)
    yield _backups(made)
    yield await _power(engine)
    if schema.wrong:
        return
    yield await _clock(engine)
    yield await _orphans(engine)
    yield await _readable(engine, game)
    yield await _evenings(engine)


async def _schema(engine: AsyncEngine) -> Finding:
    found, known = await read(engine, revisions)
    wrong = "" if found == known else "none" if found is None else "newer" if found > known else "older"
    return Finding("schema", wrong, {"found": found or "-", "known": known})


def _disk(folder: Path) -> Finding:
    free = shutil.disk_usage(folder if folder.exists() else folder.absolute().parent).free
    return Finding("disk", "full" if free < ROOM else "", {"free": free >> 20})


OWN = ("secret*", "push-key*", "*.sqlite*", "backups/*")


def _modes(folder: Path) -> Finding:
    """The secret, the database and the backups are the owner's alone."""
    kept = [file for own in OWN for file in folder.glob(own)]
    open_ones = sorted(file.name for file in kept if file.is_file() and file.stat().st_mode & 0o077)
    return Finding("modes", "open" if open_ones else "", {"files": open_ones})


def _backups(made: Settings) -> Finding:
    if made.backup_hours <= 0:
        return Finding("backups", "off")
    newest = newest_backup(made)
    if newest is None:
        return Finding("backups", "none", {"folder": str(made.backup_folder())})
    hours = round((time.time() - newest.stat().st_mtime) / 3600)
    late = hours > 2 * made.backup_hours
    return Finding("backups", "old" if late else "", {"hours": hours, "file": newest.name})


async def _power(engine: AsyncEngine) -> Finding:
    found = await weaknesses(engine)
    return Finding("power", "weak" if found else "", {"settings": found})


async def _clock(engine: AsyncEngine) -> Finding:
    ahead = await matches.newest(engine) - time.time()
    return Finding("clock", "behind" if ahead > AHEAD else "", {"seconds": max(0, round(ahead))})


async def _orphans(engine: AsyncEngine) -> Finding:
    found = await orphans(engine)
    told = [f"{name}: {count}" for name, count in found.items()]
    return Finding("orphans", "found" if found else "", {"tables": told})


async def _readable(engine: AsyncEngine, game: GameOf) -> Finding:
    count, broken = await read_all(engine, game)
    return Finding("matches", "broken" if broken else "", {"count": count, "broken": broken[:10]})


async def _evenings(engine: AsyncEngine) -> Finding:
    count, last, broken = 0, "", list[str]()
    while known := await evenings.ids(engine, last):
        for evening in known:
            count += 1
            if not await _goes_through(engine, evening):
                broken.append(evening)
        last = known[-1]
    return Finding("evenings", "broken" if broken else "", {"count": count, "broken": broken[:10]})


async def _goes_through(engine: AsyncEngine, evening: str) -> bool:
    found = await evenings.load(engine, evening)
    if found is None:
        return True  # gone meanwhile
    row, bodies = found
    try:
        read = evening_of(evening_events.read_plan(row.plan), map(evening_events.read_event, bodies))
    except Exception:
        return False
    return read.version == row.version == len(bodies)


async def read_all(engine: AsyncEngine, game: GameOf) -> tuple[int, list[str]]:
    """How many matches there are, and which of them cannot be read and replayed."""
    count, last, broken = 0, "", []
    while known := await matches.ids(engine, last):
        for match in known:
            count += 1
            if not await _replays(engine, game, match):
                broken.append(match)
        last = known[-1]
    return count, broken


async def _replays(engine: AsyncEngine, game: GameOf, match: str) -> bool:
    found = await matches.load(engine, match)
    if found is None:
        return True  # gone meanwhile
    row, bodies = found
    try:
        rules = game(row.game)
        table = Table(rules, ev.read_header(row.header), row.terms)
        table.advance(table.foresee(ev.read_event(rules, body) for body in bodies))
    except Exception:
        return False
    return table.match.version == row.version == len(bodies)

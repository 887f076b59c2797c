"""Power loss: what is on a disk when whatever was not flushed is lost, whole or in part.

A VFS is laid between SQLite and the system's own: it passes everything on and writes down what was written,
cut off and flushed, in which order. From that, the files can be made as a power cut would have left them.
"""

import _sqlite3
import asyncio
import contextlib
import ctypes
import sqlite3
from collections import Counter
from collections.abc import Iterator
from ctypes import POINTER, addressof, c_char_p, c_int, c_int64, c_void_p, cast
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tests.support.server import Running, make_settings, running, visitors

SECTOR = 512
"""Bytes that a disk writes whole or not at all."""


class Op(NamedTuple):
    """Written (`data`), cut off at `offset`, flushed, or thrown away."""

    kind: str
    file: str
    offset: int = 0
    data: bytes = b""


class _Methods(ctypes.Structure):
    """`sqlite3_io_methods`, version 3."""

    _fields_ = (
        ("version", c_int), ("close", c_void_p), ("read", c_void_p), ("write", c_void_p),
        ("truncate", c_void_p), ("sync", c_void_p), ("others", c_void_p * 13),
    )  # fmt: skip


class _File(ctypes.Structure):
    _fields_ = (("methods", POINTER(_Methods)),)


class _Vfs(ctypes.Structure):
    """`sqlite3_vfs`, version 3."""

    _fields_ = (
        ("version", c_int), ("size", c_int), ("longest", c_int), ("next", c_void_p), ("name", c_char_p),
        ("data", c_void_p), ("open", c_void_p), ("delete", c_void_p), ("others", c_void_p * 16),
    )  # fmt: skip


_OPEN = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
_DELETE = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p, c_int)
_WRITE = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_TRUNCATE = ctypes.CFUNCTYPE(c_int, c_void_p, c_int64)
_SYNC = ctypes.CFUNCTYPE(c_int, c_void_p, c_int)


def _library() -> Any:
    """The one that Python's `sqlite3` uses; None where it is not a library of its own."""
    for line in Path("/proc/self/maps").read_text().splitlines():
        path = line.rpartition(" ")[2]
        if "libsqlite3" in path:
            return ctypes.CDLL(path)
    own = ctypes.CDLL(_sqlite3.__file__)
    return own if hasattr(own, "sqlite3_vfs_register") else None


class Recorder:
    """All that SQLite has asked of the disk since it was laid under it."""

    def __init__(self) -> None:
        self.log: list[Op] = []
        self._names: dict[int, str] = {}
        self._kept: list[Any] = []
        self._methods: dict[int, Any] = {}

    @contextlib.contextmanager
    def under(self, library: Any) -> Iterator[None]:
        """Every database that is opened meanwhile is written down."""
        library.sqlite3_vfs_find.restype = POINTER(_Vfs)
        usual = library.sqlite3_vfs_find(None)
        mine = _Vfs.from_buffer_copy(usual.contents)
        mine.name = b"recorder"
        opened, deleted = _OPEN(usual.contents.open), _DELETE(usual.contents.delete)

        def open_file(vfs: int, name: int, file: int, flags: int, out: int) -> int:
            result = opened(vfs, name, file, flags, out)
            if result == 0 and name:
                self._names[file] = Path(ctypes.string_at(name).decode()).name
                self._watch(file)
            return int(result)

        def delete_file(vfs: int, name: int, flush: int) -> int:
            result = deleted(vfs, name, flush)
            self.log.append(Op("delete", Path(ctypes.string_at(name).decode()).name))
            return int(result)

        self._kept = [_OPEN(open_file), _DELETE(delete_file)]
        mine.open, mine.delete = (cast(one, c_void_p) for one in self._kept)
        library.sqlite3_vfs_register(ctypes.byref(mine), 1)
        try:
            yield
        finally:
            library.sqlite3_vfs_register(usual, 1)
            library.sqlite3_vfs_unregister(ctypes.byref(mine))
            self._kept.append(mine)

    def _watch(self, file: int) -> None:
        """Replace its methods by ours; one set of ours for each set of SQLite's."""
        held = cast(file, POINTER(_File)).contents
        real = addressof(held.methods.contents)
        if real not in self._methods:
            self._methods[real] = self._wrapped(held.methods.contents)
        held.methods = ctypes.pointer(self._methods[real][0])

    def _wrapped(self, usual: _Methods) -> tuple[Any, ...]:
        write, truncate, sync = _WRITE(usual.write), _TRUNCATE(usual.truncate), _SYNC(usual.sync)

        def write_file(file: int, data: int, size: int, offset: int) -> int:
            self.log.append(Op("write", self._names[file], offset, ctypes.string_at(data, size)))
            return int(write(file, data, size, offset))

        def truncate_file(file: int, size: int) -> int:
            self.log.append(Op("truncate", self._names[file], size))
            return int(truncate(file, size))

        def sync_file(file: int, flags: int) -> int:
            result = sync(file, flags)
            self.log.append(Op("sync", self._names[file]))
            return int(result)

        mine = _Methods.from_buffer_copy(usual)
        ours = _WRITE(write_file), _TRUNCATE(truncate_file), _SYNC(sync_file)
        mine.write, mine.truncate, mine.sync = (cast(one, c_void_p) for one in ours)
        return mine, *ours


_ALIVE: list[Recorder] = []
"""SQLite calls them as long as a file is open, however long that is."""


def cut(log: list[Op], at: int, rng: Random, folder: Path) -> None:
    """Write the files into the folder as they may be after a power cut behind so many operations.

    What was flushed is there. Of the rest each piece has or has not come to the disk, or a part of it has.
    """
    files: dict[str, bytearray] = {}
    waiting: dict[str, list[Op]] = {}
    for op in log[:at]:
        if op.kind == "delete":
            files.pop(op.file, None)
            waiting.pop(op.file, None)
        elif op.kind == "sync":
            for done in waiting.pop(op.file, ()):
                _do(files.setdefault(op.file, bytearray()), done)
        else:
            waiting.setdefault(op.file, []).append(op)
    for name, ops in waiting.items():
        how = rng.random()
        for op in ops:
            if how < 0.2 or (how < 0.8 and rng.random() < 0.5):
                _do(files.setdefault(name, bytearray()), _torn(op, rng) if rng.random() < 0.3 else op)
    for name, data in files.items():
        (folder / name).write_bytes(data)


def _torn(op: Op, rng: Random) -> Op:
    """Only the first sectors of it."""
    if op.kind != "write" or len(op.data) <= SECTOR:
        return op
    return op._replace(data=op.data[: SECTOR * rng.randrange(1, -(-len(op.data) // SECTOR))])


def _do(file: bytearray, op: Op) -> None:
    if op.kind == "truncate":
        del file[op.offset :]
        return
    if len(file) < op.offset:
        file.extend(bytes(op.offset - len(file)))
    file[op.offset : op.offset + len(op.data)] = op.data


Acknowledged = list[tuple[int, str, int]]
"""After so many operations of the disk it was told that the table has come to that version."""


async def play(server: Running, under: Recorder, tables: int, moves: int) -> Acknowledged:
    """Several tables at once, each played from one socket; what was acknowledged, and when."""
    told: Acknowledged = []

    async def one(seat_of: str) -> None:
        async with visitors(server, seat_of) as (somebody,):
            table = await somebody.open("yali", "me", "me")
            async with somebody.at(table) as seat:
                for _ in range(moves):
                    if seat.live["status"] == "over":
                        break
                    turn = seat.live["acting"][0]
                    await seat.ask(type="hand", seat=turn)
                    answer = await seat.move(turn)
                    assert answer["type"] == "accepted"
                    told.append((len(under.log), table, answer["version"]))

    await asyncio.gather(*(one(f"Player {number}") for number in range(tables)))
    return told


def kept(folder: Path) -> Counter[str]:
    """How many events of each match can be read from the files; none where they are no database any more."""
    with (
        contextlib.closing(sqlite3.connect(folder / "ludotheque.sqlite")) as db,
        contextlib.suppress(sqlite3.DatabaseError),
    ):
        if db.execute("PRAGMA integrity_check").fetchone() == ("ok",):
            numbers = db.execute("SELECT match, number FROM events UNION SELECT match, number FROM journal")
            return Counter(match for match, _ in numbers)
    return Counter()


async def recorded(folder: Path, tables: int, moves: int) -> tuple[Recorder, Acknowledged] | None:
    """What a server and its disk did while people played; None where SQLite cannot be looked under."""
    library = _library()
    if library is None:
        return None
    under = Recorder()
    _ALIVE.append(under)
    with under.under(library), running(make_settings("", folder)) as server:
        told = await play(server, under, tables, moves)
    return under, told


def lost(under: Recorder, told: Acknowledged, cuts: int, seed: int, folder: Path) -> int:
    """Cut the power so often; how many acknowledged moves were not there afterwards."""
    rng, missing = Random(seed), 0
    for number in range(cuts):
        at = rng.randrange(told[0][0], len(under.log) + 1)
        place = folder / str(number)
        place.mkdir(parents=True)
        cut(under.log, at, rng, place)
        found = kept(place)
        known: dict[str, int] = {}
        for when, match, version in told:
            if when <= at:
                known[match] = max(version, known.get(match, 0))
        missing += sum(max(0, version - found[match]) for match, version in known.items())
        for file in place.iterdir():
            file.unlink()
    return missing

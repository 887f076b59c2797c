"""Follows one move through a running server, from the bytes that come in to the last bytes that go out.

    .venv/bin/python -m tools.follow            # the way, one line per change of file, and its length
    .venv/bin/python -m tools.follow --count    # its length alone
    .venv/bin/python -m tools.follow --write    # into docs/architecture.md, which shows it

Two people sit at a table of YALi, each with a socket; one of them moves. The way begins when the server's
socket is handed the move and ends when both have been written the news and the mover his acknowledgement.
Only functions of our package count; what a game is asked stands in brackets and is not followed into it.
Several moves are followed and the shortest way is shown: the others met something that happened to be due.
"""

import argparse
import asyncio
import re
import tempfile
import threading
from collections.abc import Sequence
from inspect import CO_ASYNC_GENERATOR, CO_COROUTINE, CO_GENERATOR
from operator import ne
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

from tests.support.server import Seat, make_settings, running, visitors

import ludotheque

PACKAGE = Path(ludotheque.__file__).parent
PAGE = Path(__file__).parents[1] / "docs" / "architecture.md"
SHOWN = re.compile(r"^```\n( +0 .*?)\n```", re.MULTILINE | re.DOTALL)
"""The way where the page shows it."""
ENTRY = "data_received"
EXIT = "write"
GAME = ("games/", "lexicon/")
WARMING, FOLLOWED = 6, 8


class Call(NamedTuple):
    file: str
    """Empty: a question to the game."""
    name: str


class Follower:
    """A profile function for every thread: it notes the calls from the entry to the last exit."""

    def __init__(self) -> None:
        self._armed = False
        self._calls: list[Call] | None = None
        self._last = 0
        self._begun: list[FrameType] = []

    def arm(self) -> None:
        """The next bytes that come in are followed."""
        self._calls, self._last, self._armed = None, 0, True
        self._begun.clear()

    def way(self) -> list[Call]:
        """What was called up to the last bytes that went out."""
        self._armed = False
        return (self._calls or [])[: self._last]

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if not self._armed or event != "call":
            return
        code = frame.f_code
        if code.co_name == EXIT and self._calls is not None and _ours(frame.f_back):
            self._last = len(self._calls)
        if not _ours(frame):
            return
        if self._calls is None and code.co_name == ENTRY:
            self._calls = []
        if self._calls is None or _part_of_its_caller(frame) or self._goes_on(frame):
            return
        if not _file(frame).startswith(GAME):
            self._calls.append(Call(_file(frame), code.co_qualname))
        elif frame.f_back is None or not _file(frame.f_back).startswith(GAME):
            self._calls.append(Call("", code.co_qualname))

    def _goes_on(self, frame: FrameType) -> bool:
        """Whether a coroutine goes on after it has waited, which to Python is another call."""
        if not frame.f_code.co_flags & (CO_COROUTINE | CO_GENERATOR | CO_ASYNC_GENERATOR):
            return False
        goes_on = any(frame is begun for begun in self._begun)
        self._begun.append(frame)
        return goes_on


def _file(frame: FrameType) -> str:
    return frame.f_code.co_filename.removeprefix(f"{PACKAGE}/")


def _ours(frame: FrameType | None) -> bool:
    return frame is not None and _file(frame) != frame.f_code.co_filename


def _part_of_its_caller(frame: FrameType) -> bool:
    """A comprehension is a frame to Python; to a reader it is a line of the function it stands in."""
    name, back = frame.f_code.co_name, frame.f_back
    return name.startswith("<") and back is not None and back.f_code.co_filename == frame.f_code.co_filename


def length(way: Sequence[Call]) -> tuple[int, int, int]:
    """Calls, the files a reader has to open, and how often he turns from one to another."""
    files = [call.file for call in way if call.file]
    return len(files), len(set(files)), sum(map(ne, files, files[1:]))


def follow() -> list[Call]:
    """The way of one move through a server of its own."""
    follower = Follower()
    threading.setprofile(follower)
    try:
        with tempfile.TemporaryDirectory() as folder, running(make_settings("", Path(folder))) as server:
            ways = asyncio.run(_play(server.url, follower))
    finally:
        threading.setprofile(None)
    return min(ways, key=lambda way: length(way)[::-1])


async def _play(url: str, follower: Follower) -> list[list[Call]]:
    async with visitors(url, "Ada", "Bob") as (ada, bob):
        table = await ada.open("yali", "me", "open")
        await bob.post(f"/api/tables/{table}/join")
        async with ada.at(table) as first, bob.at(table) as second:
            ways = [await _move(first, second, follower) for _ in range(WARMING + FOLLOWED)]
    return ways[WARMING:]


async def _move(first: Seat, second: Seat, follower: Follower) -> list[Call]:
    """Whoever is to move makes the first move there is; the way it took."""
    (turn,) = first.live["acting"]
    mover, other = (first, second) if turn == 0 else (second, first)
    move = mover.live["seen"]["legal"][0]["move"]
    follower.arm()
    await mover.say(type="move", seat=turn, move=move, version=mover.live["version"], ref="followed")
    await asyncio.gather(_hear(mover, {"accepted", "update"}), _hear(other, {"update"}))
    return follower.way()


async def _hear(seat: Seat, awaited: set[str]) -> None:
    """Until each of these has been said, in whatever order."""
    while awaited:
        awaited = awaited - {(await seat.hear())["type"]}


def told(way: Sequence[Call]) -> str:
    """One line for every change of file: what is called there, and what the game is asked there."""
    lines: list[tuple[str, list[str]]] = []
    for call in way:
        if call.file and (not lines or lines[-1][0] != call.file):
            lines.append((call.file, []))
        lines[-1][1].append(call.name if call.file else f"[{call.name.lstrip('_')}]")
    width = max(len(file) for file, _ in lines)
    return "\n".join(
        f"{number:3} {file:{width}}  {', '.join(dict.fromkeys(said))}"
        for number, (file, said) in enumerate(lines)
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", action="store_true", help="say how long the way is, not where it leads")
    parser.add_argument("--write", action="store_true", help=f"into {PAGE.name}, which shows it")
    args = parser.parse_args()
    way = follow()
    said = "{} calls, {} modules, {} changes of file".format(*length(way))
    if args.write:
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(SHOWN.sub(lambda _: f"```\n{told(way)}\n{said}\n```", page), encoding="utf-8")
    print(said if args.count or args.write else f"{told(way)}\n{said}")


if __name__ == "__main__":
    main()

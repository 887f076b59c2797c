"""People who play at several tables at once and remember what was acknowledged.

For tests and benches of crashes: `check` compares what was acknowledged with what is there.
"""

import asyncio
import contextlib
from random import Random
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.support.server import Visitor

CLOCK = {"type": "real-time", "base": 3600}


class Load:
    """Plays random games of YALi until the server is gone; `enough` is set after so many moves."""

    def __init__(self, ada: Visitor, enough: int) -> None:
        self.ada = ada
        self.acknowledged: dict[str, list[str]] = {}
        self.count = 0
        self.enough = asyncio.Event()
        self._wanted = enough
        self._playing: list[asyncio.Task[None]] = []

    async def start(self, tables: int) -> None:
        """Open tables and play at all of them."""
        names = [await self.ada.open("yali", "me", "me", clock=CLOCK) for _ in range(tables)]
        self._playing = [asyncio.create_task(self._play(name, n)) for n, name in enumerate(names)]

    async def over(self) -> None:
        """Wait until everybody has noticed that the server is gone."""
        await asyncio.gather(*self._playing)

    async def _play(self, table: str, seed: int) -> None:
        rng = Random(seed)
        known = self.acknowledged.setdefault(table, [])
        with contextlib.suppress(WebSocketException, OSError, TimeoutError, EOFError):
            async with self.ada.at(table) as seat:
                while seat.live["status"] == "running":
                    turn = seat.live["acting"][0]
                    await seat.ask(type="hand", seat=turn)
                    legal = seat.live["seen"]["legal"]
                    answer = await seat.move(turn, rng.choice(legal)["move"])
                    if answer["type"] == "accepted":
                        known[:] = [move["text"] for move in seat.moves]
                        self.count += 1
                        if self.count >= self._wanted:
                            self.enough.set()


async def check(url: str, cookies: Any, load: Load) -> None:
    """Everything acknowledged is there, every table can be played on, and the clocks are right."""
    back = Visitor(url)
    back.http.cookies = httpx.Cookies(cookies)
    for table, known in load.acknowledged.items():
        async with back.at(table) as seat:
            texts = [move["text"] for move in seat.moves]
            assert texts[: len(known)] == known, f"{table}: {len(known)} acknowledged, {len(texts)} kept"
            if seat.live["status"] == "running":
                turn = seat.live["acting"][0]
                await seat.ask(type="hand", seat=turn)
                answer = await seat.move(turn)
                assert answer["type"] == "accepted", answer
            if seat.live["status"] == "running":
                left = sum(face["left"] for face in seat.live["clocks"])
                gone = seat.live["time"] - seat.moves[0]["at"]
                closed = seat.moves[-1]["at"] - seat.moves[-2]["at"]  # no time ran while nobody could play
                assert gone - closed - 0.01 < 2 * 3600 - left < gone + 0.01, f"{table}: clocks are off"
    await back.http.aclose()

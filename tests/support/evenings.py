"""People at an evening on a real server.

Each does by the API what people would do; nothing reaches into the server.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from tests.support.server import PATIENCE, Visitor

Told = dict[str, Any]


async def opened(host: Visitor, **wish: Any) -> Told:
    """A small evening of quick games, unless something else is wished."""
    body = {"game": "pebbles", "form": "round-robin", "rounds": 1, "interval": 0, "level": "first", **wish}
    answer = await host.http.post("/api/evenings", json=body)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def look(who: Visitor, evening: str, known: str = "") -> Told:
    answer = await who.http.get(f"/api/evenings/{evening}", params={"known": known})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def until(who: Visitor, evening: str, so: Callable[[Told], bool]) -> Told:
    """Waits for news as a page does."""
    told = await look(who, evening)
    async with asyncio.timeout(PATIENCE):
        while not so(told):
            told = await look(who, evening, told["mark"])
    return told


async def order(who: Visitor, evening: str, kind: str, **more: Any) -> Told:
    answer = await who.http.post(f"/api/evenings/{evening}/order", json={"type": kind, **more})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def enter(who: Visitor, evening: str) -> Told:
    answer = await who.http.post(f"/api/evenings/{evening}/enter", json={})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def play_on(who: Visitor, evening: str) -> Told:
    """Goes to every table that calls and makes the first legal move there, until the evening is over."""
    told = await look(who, evening)
    while told["status"] != "over":
        if told["table"]:
            await _play(who, told["table"])
        told = await until(who, evening, partial(_moved_on, told["table"]))
    return told


def _moved_on(was: str, told: Told) -> bool:
    return bool(told["table"] != was or told["status"] == "over")


async def _play(who: Visitor, table: str) -> None:
    async with who.at(table) as seat:
        while seat.live["status"] != "over":
            mine = [one["seat"] for one in seat.live["seats"] if one["mine"]]
            acting = [one for one in mine if one in seat.live["acting"]]
            if acting and seat.live["seen"]["legal"]:
                await seat.move(acting[0])
            else:
                await seat.hear()


def standing(told: Told) -> list[tuple[str, int]]:
    names = {one["id"]: one["name"] for one in told["players"]}
    return [(names.get(one["player"], ""), one["points"]) for one in told["standings"]]

"""The same deals for all, alone: what they are worth is worked out beside play, once."""

import asyncio
import csv
import io
from pathlib import Path
from typing import Any

import pytest

from ludotheque.evenings.events import Par, read_event
from ludotheque.store import evenings as store
from tests.support.evenings import Told, look, opened, order
from tests.support.process import Process
from tests.support.server import Running, Visitor, make_settings, running, visitors

pytestmark = pytest.mark.anyio
QUICK = {"library": "tests.support.daily", "daily_delay": 1e6}
"""The best bot there is one that answers at once."""


async def begun(ada: Visitor, **wish: Any) -> str:
    """Bots among themselves; they are as good as the best."""
    wished = {"game": "bali", "form": "duplicate", "level": "greedy", "plays": False, "bots": 2, **wish}
    evening = str((await opened(ada, **wished))["id"])
    await order(ada, evening, "begin")
    return evening


def known(told: Told) -> bool:
    """Whether it is over, and what each deal is worth too; each is the same for the best bot."""
    lines = told["standings"]
    return told["status"] == "over" and all(line["against"] == 0 for line in lines)


async def measured(ada: Visitor, evening: str) -> Told:
    """Bots load their words first, which takes a while on a busy machine."""
    async with asyncio.timeout(300):
        told = await look(ada, evening)
        while not known(told):
            told = await look(ada, evening, told["mark"])
    return told


async def pars(house: Running, evening: str) -> list[Par]:
    found = await house.do(store.load(house.services.store.engine, evening))
    assert found is not None
    return [event for event in map(read_event, found[1]) if isinstance(event, Par)]


async def test_par_is_what_the_best_bot_scores_with_hidden_cards_and_is_found_once(
    database_url: str, tmp_path: Path
) -> None:
    with running(make_settings(database_url, tmp_path, **QUICK)) as house:
        async with visitors(house, "Ada") as (ada,):
            evening = await begun(ada, rounds=2)
            for _ in range(3000):
                if len(found := await pars(house, evening)) == 2:
                    break
                await asyncio.sleep(0.1)
            told = await measured(ada, evening)
            assert [line["against"] for line in told["standings"]] == [0, 0], "they are that bot"
            assert sorted(par.round for par in found) == [0, 1]
            assert sum(par.points or 0 for par in found) == told["standings"][0]["points"]
            text = (await ada.http.get(f"/api/evenings/{evening}/text")).text
            assert f"par: {found[0].points}" in text
            kept = (await ada.http.get(f"/api/evenings/{evening}/csv")).text
            assert [row["against_par"] for row in csv.DictReader(io.StringIO(kept))] == ["0", "0"]


async def test_a_par_that_cannot_be_worked_out_is_given_up_and_nobody_is_measured(
    database_url: str, tmp_path: Path
) -> None:
    with running(make_settings(database_url, tmp_path, **{**QUICK, "bot_memory": 1})) as house:
        async with visitors(house, "Ada") as (ada,):
            evening = await begun(ada, rounds=1)
            for _ in range(600):
                if await pars(house, evening):
                    break
                await asyncio.sleep(0.1)
            assert await pars(house, evening) == [Par(0, None)]
            assert [line["against"] for line in (await look(ada, evening))["standings"]] == [None, None]


async def test_kill_9_while_par_is_worked_out_loses_nothing(tmp_path: Path) -> None:
    process = Process(make_settings("", tmp_path, **QUICK), tmp_path / "log").start()
    try:
        async with visitors(process.url, "Ada") as (ada,):
            evening = await begun(ada, rounds=1)
            await asyncio.to_thread(process.kill)
            await asyncio.to_thread(process.start)
            told = await measured(ada, evening)
            assert [line["against"] for line in told["standings"]] == [0, 0]
    finally:
        process.kill()

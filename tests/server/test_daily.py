"""The deal of the day: the same for everybody, one try that counts, in a row from day to day."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludotheque.tables.daily import after, day_of, ends
from tests.server.test_alone import cards, stopped
from tests.support.server import Running, Visitor, make_settings, running, visitors

pytestmark = pytest.mark.anyio
FRENCH = "/api/daily/bali/fr"
ONE_DAY = 86_400.0


@pytest.fixture
def house(database_url: str, tmp_path: Path) -> Iterator[Running]:
    """With either database, and a day that lasts for a while yet."""
    made = make_settings(database_url, tmp_path, library="tests.support.daily", daily_delay=1e6)
    with running(made) as started:
        turn(started, ends(day_of(started.services.now())) - started.services.now() + 3600)
        yield started


def turn(server: Running, seconds: float) -> None:
    """It is later by so much."""
    server.services.live.clock.told += seconds


async def told(ada: Visitor, day: str = "today") -> dict[str, Any]:
    answer = await ada.http.get(f"{FRENCH}/{day}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def begin(ada: Visitor, day: str = "today") -> dict[str, Any]:
    answer = await ada.post(f"{FRENCH}/{day}/play")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def played(ada: Visitor, day: str = "today", moves: int = 4) -> int:
    return await stopped(ada, (await begin(ada, day))["id"], moves)


async def code(ada: Visitor, day: str) -> str:
    return str((await ada.http.get(f"{FRENCH}/{day}")).json()["code"])


async def test_everybody_gets_the_same_cards_and_the_first_try_counts(house: Running) -> None:
    async with visitors(house, "Ada", "Bo", "") as (ada, bo, stranger):
        assert (await stranger.post(f"{FRENCH}/today/play")).json()["code"] == "who-are-you"
        first = await begin(ada)
        again, other_tab = await asyncio.gather(begin(ada), begin(ada))
        assert first["id"] == again["id"] == other_tab["id"]
        assert (first["day"], first["hints"], first["spectators"]) == ((await told(ada))["day"], False, False)
        assert (await told(ada))["mine"]["score"] is None
        assert (await told(ada))["best"] is None
        score = await stopped(ada, first["id"])
        theirs = await begin(bo)
        async with ada.at(first["id"]) as mine, bo.at(theirs["id"]) as other:
            while not other.live["seen"]["view"]["panels"][0]:
                await other.hear()
            assert "".join(other.live["seen"]["view"]["panels"][0]) == "".join(cards(mine)[:7])
        for practice in (await begin(ada), await begin(ada)):
            assert practice["practice"]
            await stopped(ada, practice["id"], 1)
        more = await stopped(bo, theirs["id"], 12)
        turn(house, 5)
        page = await told(ada)
        assert page["mine"]["score"] == score
        names = sorted([("Ada", score), ("Bo", more)], key=lambda one: -one[1])
        assert [(one["name"], one["score"]) for one in page["ranks"]] == names
        assert (page["players"], page["place"]) == (2, 1 + (more > score))
        assert sum(piece["points"] for piece in page["mine"]["pieces"]) in {score, score // 2}
        assert (await told(stranger))["mine"] is None


async def test_a_row_of_days_is_carried_to_another_device_and_breaks_with_a_day_missed(
    house: Running,
) -> None:
    async with visitors(house, "Ada", "") as (ada, device):
        for number in (1, 2, 3):
            assert (await told(ada))["streak"]["now"] == number - 1
            await played(ada, moves=1)
            assert (await told(ada))["streak"] == {"now": number, "best": number}
            turn(house, ONE_DAY)
        path = (await ada.post("/api/me/link")).json()["path"]
        await device.post("/api/signin/link", token=path.rpartition("/")[2])
        home = (await device.http.get("/api/home?games=false")).json()["today"]
        assert home["streak"] == 3, "today is not over yet"
        assert {one["lang"]: one["mine"] for one in home["deals"]} == {"en": None, "fr": None, "de": None}
        turn(house, ONE_DAY)
        assert (await told(device))["streak"] == {"now": 0, "best": 3}


async def test_who_begins_before_midnight_plays_for_that_day(house: Running) -> None:
    async with visitors(house, "Ada") as (ada,):
        services = house.services
        turn(house, ends(day_of(services.now())) - services.now() - 60)
        table = await begin(ada)
        turn(house, 120)
        score = await stopped(ada, table["id"])
        await house.do(services.deals.prepare())
        today = await told(ada)
        assert today["mine"] is None
        assert today["streak"]["now"] == 1
        assert today["day"] == after(table["day"])
        assert await code(ada, table["day"]) == "no-day", "nobody has worked out what there was to beat"
        export = (await ada.http.get("/api/me/export")).json()
        assert [(one["day"], one["mine"]["score"]) for one in export["deals"]] == [(table["day"], score)]


async def test_par_is_known_before_the_day_and_the_archive_is_for_oneself(house: Running) -> None:
    async with visitors(house, "Ada", "Bo") as (ada, bo):
        day = (await told(ada))["day"]
        assert (await told(ada))["par"] is None
        await house.do(house.services.deals.prepare())
        for future in (after(day), "9999-12-31"):
            assert await code(ada, future) == "no-day"
        assert (await told(ada))["par"] > 0
        assert (await told(ada))["best"] is None, "nobody is told before the end"
        await played(bo)
        turn(house, ONE_DAY)
        assert (await told(ada))["par"] > 0, "it was there before midnight"
        await played(ada, day)
        past = await told(ada, day)
        assert past["mine"]["late"]
        assert (past["place"], past["players"], past["streak"]) == (0, 1, {"now": 0, "best": 0})
        assert past["best"]["score"] == past["par"]
        assert past["best"]["pieces"]
        month = (await ada.http.get(f"{FRENCH}/months/{day[:7]}")).json()["days"]
        assert next(one for one in month if one["day"] == day)["mine"]["score"] == past["mine"]["score"]
        for wrong in (f"{FRENCH}/months/2026-13", f"{FRENCH}/yesterday", "/api/daily/yali/en/today"):
            assert (await ada.http.get(wrong)).json()["code"] == "no-day"


async def test_who_is_erased_is_on_no_list_and_who_gives_up_has_nothing(house: Running) -> None:
    async with visitors(house, "Ada", "Bo") as (ada, bo):
        await played(ada)
        table = await begin(bo)
        async with bo.at(table["id"]) as seat:
            assert (await seat.ask(type="resign", seat=0))["type"] == "accepted"
        assert (await told(bo))["mine"]["score"] == 0
        assert [one["name"] for one in (await told(bo))["ranks"]] == ["Ada", "Bo"]
        assert (await ada.http.request("DELETE", "/api/me", json={})).status_code == 200
        assert [one["name"] for one in (await told(bo))["ranks"]] == ["Bo"]


async def test_the_best_way_found_is_shown_move_by_move_once_my_try_is_over(house: Running) -> None:
    await house.do(house.services.deals.prepare())
    async with visitors(house, "Ada", "") as (ada, stranger):
        for who in (ada, stranger):
            early = await who.http.get(f"{FRENCH}/today/best")
            assert (early.status_code, early.json()["code"]) == (422, "daily-unplayed")
        await played(ada, moves=1)
        best = (await told(ada))["best"]
        steps = (await ada.http.get(f"{FRENCH}/today/best")).json()["steps"]
        assert [step["witnessed"]["text"] for step in steps[1:]] == best["moves"]
        assert steps[-1]["acting"] == []

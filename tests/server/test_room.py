"""A room of people over the wire: who may order what, what everybody is told, and what a pause covers."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.databases import fresh_postgres
from tests.support.server import Running, Visitor, make_settings, running, visitors

pytestmark = pytest.mark.anyio
SLOW = {"language": "en", "look": 600}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    """WORD JAM is on the shelf."""
    with running(make_settings("", tmp_path, library="ludotheque.registry")) as server:
        yield server


async def gather(screen: Visitor, *guests: Visitor) -> str:
    """A screen opens a room for twelve, and guests sit down."""
    table = await screen.open("wordjam", *["open"] * 12, options=SLOW, room=True)
    for guest in guests:
        assert (await guest.post(f"/api/tables/{table}/join")).status_code == 200
    return table


async def order(who: Visitor, table: str, kind: str, **said: object) -> str:
    """The code of the refusal, or nothing."""
    answer = await who.post(f"/api/tables/{table}/room", type=kind, **said)
    return "" if answer.status_code == 200 else str(answer.json()["code"])


async def test_a_room_starts_with_whoever_has_come_and_bots_for_the_rest(house: Running) -> None:
    async with visitors(house, "Screen", "Ada", "Bo", "Bo") as (screen, ada, bo, other):
        table = await gather(screen, ada, bo, other)
        told = (await bo.http.get(f"/api/tables/{table}")).json()
        assert (told["room"], told["host"]) == (True, False)
        people = [seat for seat in told["seats"] if seat["kind"] == "person"]
        assert [(seat["name"], seat["host"]) for seat in people] == [
            ("Ada", True),
            ("Bo", False),
            ("Bo 2", False),
        ]
        begin = {"level": "3"}
        assert (await bo.post(f"/api/tables/{table}/start", **begin)).json()["code"] == "not-host"
        assert (await ada.post(f"/api/tables/{table}/start")).json()["code"] == "match-too-few"
        assert await order(ada, table, "agree", options={**SLOW, "language": "fr"}) == ""
        started = (await ada.post(f"/api/tables/{table}/start", **begin)).json()
        assert [seat["kind"] for seat in started["seats"]] == ["person"] * 3 + ["bot"] * 2
        assert (started["status"], started["words"]) == ("running", "fr")
        listed = (await ada.http.get("/api/tables?list=mine")).json()["tables"]
        assert [(one["id"], len(one["seats"])) for one in listed] == [(table, 5)]


async def test_a_pause_covers_the_game_for_everybody(house: Running) -> None:
    async with visitors(house, "Screen", "Ada", "Bo", "") as (screen, ada, bo, stranger):
        table = await gather(screen, ada, bo)
        await ada.post(f"/api/tables/{table}/start", level="3")
        async with ada.at(table) as hers, bo.at(table) as his, screen.at(table, watch=True) as big:
            assert (hers.live["host"], his.live["host"], big.live["host"]) == (True, False, True)
            assert await order(bo, table, "pause") == "not-host"
            assert await order(ada, table, "pause") == ""
            for seat in (hers, his, big):
                await seat.until_live(paused=True)
                assert (seat.live["seen"], seat.live["timer"], seat.live["acting"]) == (None, None, [])
            for who in (ada, bo, stranger):
                async with who.at(table) as late:
                    assert late.live["seen"] is None
                replay = await who.http.get(f"/api/tables/{table}/replay")
                assert replay.json()["code"] == "match-paused"
            assert (await hers.ask(type="legal", seat=0))["code"] == "match-paused"
            assert (await hers.ask(type="hint", seat=0))["code"] == "match-paused"
            assert await order(screen, table, "go-on") == ""
            await his.until_live(paused=False)
            assert his.live["seen"]["view"]["phase"]["type"] == "look"
            ends = his.live["timer"]["ends"]
            assert await order(ada, table, "more-time", seconds=45) == ""
            await his.until("update")
            assert his.live["timer"]["ends"] == pytest.approx(ends + 45)


async def test_a_late_guest_takes_a_bots_seat_and_the_host_looks_after_the_others(house: Running) -> None:
    async with visitors(house, "Screen", "Ada", "Bo", "Cleo") as (screen, ada, bo, cleo):
        table = await gather(screen, ada, bo)
        await ada.post(f"/api/tables/{table}/start", level="3")
        async with cleo.at(table) as late, bo.at(table) as his:
            assert late.live["free"] == [2, 3, 4]
            assert (await cleo.post(f"/api/tables/{table}/join")).status_code == 200
            await late.until_live(free=[3, 4])
            assert await order(ada, table, "rename", seat=2, name="Cleopatra") == ""
            await his.until("update")
            while his.live["seats"][2]["name"] != "Cleopatra":
                await his.hear()
            assert await order(ada, table, "stand-in", seat=1) == ""
            await his.until_live(may_return=[1])
            await his.ask(type="come-back", seat=1)
            assert await order(ada, table, "remove", seat=2) == ""
            assert (await cleo.post(f"/api/tables/{table}/join")).json()["code"] == "match-removed"
            assert await order(ada, table, "hand-over", seat=1) == ""
            assert await order(ada, table, "pause") == "not-host"
            assert await order(bo, table, "skip") == ""
            assert await order(bo, table, "rename", seat=9, name="X") == "match-no-seat"
            assert await order(bo, table, "dance") == "bad-request"


async def test_faces_and_guesses_reach_everybody_and_whoever_comes_late_hears_the_guesses(
    house: Running,
) -> None:
    async with visitors(house, "Screen", "Ada", "Bo", "") as (screen, ada, bo, stranger):
        table = await gather(screen, ada, bo)
        await ada.post(f"/api/tables/{table}/start", level="3")
        async with ada.at(table) as hers, bo.at(table) as his, screen.at(table, watch=True) as big:
            phase = his.live["timer"]["phase"]
            assert (await hers.ask(type="pull-face", seat=0, mood="gasp"))["type"] == "accepted"
            assert (await hers.ask(type="guess", seat=0, target=3))["type"] == "accepted"
            assert (await hers.ask(type="guess", seat=0, target=None))["type"] == "accepted"
            for seat in (his, big):
                assert await seat.until("face-pulled") == {"type": "face-pulled", "seat": 0, "mood": "gasp"}
                told = [await seat.until("guessed") for _ in range(2)]
                assert [(one["seat"], one["phase"], one["target"]) for one in told] == [
                    (0, phase, 3),
                    (0, phase, None),
                ]
            async with stranger.at(table) as late:
                assert (await late.until("guessed"))["target"] is None
                assert "face-pulled" not in [one["type"] for one in late.heard]
            assert (await his.ask(type="pull-face", seat=0, mood="gasp"))["code"] == "not-your-seat"
            assert (await his.ask(type="guess", seat=1, target=5))["code"] == "match-no-seat"
            assert (await his.ask(type="pull-face", seat=1, mood="kiss"))["code"] == "malformed-message"
            assert await order(ada, table, "pause") == ""
            assert (await his.ask(type="guess", seat=1, target=0))["code"] == "stale"


async def test_faces_pulled_at_one_process_are_seen_at_another(tmp_path: Path, postgres_url: str) -> None:
    url = await asyncio.to_thread(fresh_postgres, postgres_url)
    made = make_settings(url, tmp_path, secret="shared by both")
    with running(made) as one, running(made) as two:
        async with visitors(one, "Ada") as (ada,), visitors(two, "Bo") as (bo,):
            table = await ada.open("yali", "me", "open")
            await bo.post(f"/api/tables/{table}/join")
            async with ada.at(table) as hers, bo.at(table) as his:
                await hers.ask(type="pull-face", seat=0, mood="gasp")
                for seat in (his, hers):
                    assert (await seat.until("face-pulled"))["mood"] == "gasp"
                assert (await his.ask(type="ping"))["type"] == "pong"


async def test_who_is_muted_pulls_no_face_for_whom_he_annoys(house: Running) -> None:
    async with visitors(house, "Screen", "Ada", "Bo") as (screen, ada, bo):
        table = await gather(screen, ada, bo)
        async with ada.at(table) as hers, bo.at(table) as his:
            assert (await his.ask(type="mute", person=ada.id))["type"] == "accepted"
            await hers.ask(type="pull-face", seat=0, mood="sad")
            await his.ask(type="pull-face", seat=1, mood="flat")
            assert [one["seat"] for one in his.heard if one["type"] == "face-pulled"] == [1]


async def test_the_host_silences_the_screens_and_a_screen_that_comes_later_hears_of_it(
    house: Running,
) -> None:
    async with visitors(house, "Screen", "Ada", "Bo") as (screen, ada, bo):
        table = await gather(screen, ada, bo)
        async with ada.at(table) as hers, bo.at(table) as his, screen.at(table, watch=True) as big:
            assert (await his.ask(type="hush", quiet=True))["code"] == "not-host"
            assert (await hers.ask(type="hush", quiet=True))["type"] == "accepted"
            assert await big.until("hushed") == {"type": "hushed", "quiet": True}
        async with screen.at(table, watch=True) as again:
            assert (await again.until("hushed"))["quiet"] is True

"""Called while elsewhere: encrypted for the device, for what was asked for, and not once it is gone."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server import calls
from ludotheque.server.process.metrics import Metrics
from ludotheque.server.process.push import PushSender
from ludotheque.server.process.settings import Settings
from ludotheque.store import push
from tests.support.push import Device, PushService
from tests.support.server import Running, Visitor, make_settings, running, visitors

pytestmark = pytest.mark.anyio


@pytest.fixture
def service() -> Iterator[PushService]:
    started = PushService()
    yield started
    started.stop()


@pytest.fixture
def house(
    database_url: str, tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Running]:
    monkeypatch.setattr(calls, "PAUSE", 0.1)
    with running(make_settings(database_url, tmp_path, push_services=(service.address,))) as started:
        yield started


async def heard(device: Device) -> tuple[dict[str, str], dict[str, str]]:
    return await asyncio.to_thread(device.heard.get, True, 60)


async def game(ada: Visitor, bo: Visitor, **more: Any) -> str:
    table = await ada.open("yali", "me", "open", **more)
    assert (await bo.post(f"/api/tables/{table}/join")).status_code == 200
    return table


async def to_bo(ada: Visitor, bo: Visitor, table: str) -> None:
    """Bo moves if he may and goes, and then Ada until it is his turn."""
    async with ada.at(table) as mine:
        if mine.live["acting"] == [1]:
            async with bo.at(table) as other:
                while other.live["acting"] == [1]:
                    await other.move(1)
            await mine.until_live(acting=[0])
        while mine.live["acting"] == [0]:
            await mine.move(0)


async def test_whose_turn_it_is_is_called_in_his_language_and_nobody_else_can_read_it(
    house: Running, service: PushService
) -> None:
    async with visitors(house, "Ada", "Bo") as (ada, bo):
        phone = service.device("phone")
        told = await bo.post("/api/me/push", **phone.wish("turn", lang="de"))
        assert told.json()["kinds"] == ["turn"]
        assert (await bo.http.get("/api/me/push")).json() == told.json()
        assert (await ada.http.get("/api/me/push")).json() == {"key": told.json()["key"], "kinds": []}
        table = await game(ada, bo)
        await to_bo(ada, bo, table)
        message, headers = await heard(phone)
        assert message == {
            "title": "YALi",
            "body": "Ada wartet auf deinen Zug.",
            "path": f"/table/{table}",
            "tag": table,
        }
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["topic"] == table
        assert f"k={told.json()['key']}" in headers["authorization"]


async def test_who_asked_for_people_hears_of_them_and_not_of_turns(
    house: Running, service: PushService
) -> None:
    async with visitors(house, "Ada", "Bo") as (ada, bo):
        laptop = service.device("laptop")
        await ada.post("/api/me/push", **laptop.wish("people"))
        table = await ada.open("yali", "me", "open")
        await bo.post(f"/api/tables/{table}/join")
        assert (await heard(laptop))[0]["body"] == "Bo sits down at your table."
        async with bo.at(table) as seat:
            await seat.ask(type="offer-draw", seat=1)
            assert (await heard(laptop))[0]["body"] == "Bo offers a draw."
            await seat.ask(type="resign", seat=1)
            await seat.until_live(status="over")
            await seat.ask(type="rematch")
            assert (await heard(laptop))[0]["body"] == "Bo wants a rematch."


async def test_who_is_at_the_table_is_not_called_and_who_waits_is_called_once(
    house: Running, service: PushService
) -> None:
    async with visitors(house, "Ada", "Bo") as (ada, bo):
        phone, tablet = service.device("phone"), service.device("tablet")
        table = await game(ada, bo, takebacks=True)
        async with ada.at(table) as mine:
            await ada.post("/api/me/push", **tablet.wish("turn", "people"))
            async with bo.at(table) as other:
                await bo.post("/api/me/push", **phone.wish("turn", "people"))
                while not other.moves or other.moves[-1]["seat"] < 1 or other.live["acting"] != [0]:
                    turn = other.live["acting"][0]
                    await (mine, other)[turn].move(turn)
                    await other.until_live(version=(mine, other)[turn].live["version"])
                    await mine.until_live(version=other.live["version"])
            await mine.until("presence", online=[0])
            while mine.live["acting"] == [0]:
                await mine.move(0)
            assert (await heard(phone))[0]["body"] == "Ada is waiting for your move."
            # the same wait is not told again, what is asked is
            await mine.ask(type="ask-takeback", seat=0)
            assert (await heard(phone))[0]["body"] == "Ada asks to take a move back."
        assert phone.heard.empty()
        assert tablet.heard.empty()


@pytest.mark.parametrize("gone", [404, 410])
async def test_a_device_that_is_gone_is_forgotten_and_one_in_trouble_is_not(
    house: Running, service: PushService, gone: int
) -> None:
    async with visitors(house, "Ada", "Bo") as (ada, bo):
        phone = service.device("phone")
        await ada.post("/api/me/push", **phone.wish("people"))
        phone.answer = 500
        await bo.post(f"/api/tables/{await ada.open('yali', 'me', 'open')}/join")
        await heard(phone)
        phone.answer = gone
        await bo.post(f"/api/tables/{await ada.open('yali', 'me', 'open')}/join")
        await heard(phone)
        for _ in range(600):
            if not (kinds := (await ada.http.get("/api/me/push")).json()["kinds"]):
                break
            await asyncio.sleep(0.05)
        assert kinds == []
        assert 'ludotheque_errors_total{where="push"} 1.0' in (await ada.http.get("/metrics")).text


async def test_a_device_is_exported_switched_off_and_erased_with_its_owner(
    house: Running, service: PushService
) -> None:
    async with visitors(house, "Ada") as (ada,):
        phone = service.device("phone")
        await ada.post("/api/me/push", **phone.wish("turn"))
        (kept,) = (await ada.http.get("/api/me/export")).json()["push"]
        assert (kept["endpoint"], kept["kinds"]) == (phone.endpoint, ["turn"])
        nobody = {"content-type": "application/json"}
        off = await ada.http.request("DELETE", "/api/me/push", headers=nobody, content="{}")
        assert off.json()["kinds"] == []
        await ada.post("/api/me/push", **phone.wish("turn", "people"))
        person = ada.id
        assert (await ada.http.request("DELETE", "/api/me", headers=nobody, content="{}")).status_code == 200
        assert await house.do(push.of(house.services.store.engine, {person})) == []


async def test_only_known_push_services_are_ever_asked(server: Running) -> None:
    wish = Device("http://127.0.0.1:1", "x").wish("turn")
    async with visitors(server, "Ada", "") as (ada, stranger):
        for endpoint in (
            "http://127.0.0.1:1/x",
            "https://169.254.169.254/latest",
            "http://fcm.googleapis.com/x",
            "https://fcm.googleapis.com.example.org/x",
            "https://fcm.googleapis.com@example.org/x",
            "https://fcm.googleapis.com:8443/x",
        ):
            refused = await ada.post("/api/me/push", **{**wish, "endpoint": endpoint})
            assert (refused.status_code, refused.json()["code"]) == (422, "push-service"), endpoint
        good = {**wish, "endpoint": "https://web.push.apple.com/x"}
        assert (await ada.post("/api/me/push", **{**good, "kinds": ["spam"]})).status_code == 400
        assert (await ada.post("/api/me/push", **{**good, "auth": "short"})).status_code == 400
        assert (await stranger.post("/api/me/push", **good)).status_code == 401
        assert (await ada.post("/api/me/push", **good)).json()["kinds"] == ["turn"]


def test_the_key_is_made_once_and_is_its_owners_alone(tmp_path: Path) -> None:
    made = Settings(data=tmp_path / "data")
    first = PushSender(made, Metrics()).public_key
    assert (tmp_path / "data" / "push-key").stat().st_mode & 0o777 == 0o600
    assert PushSender(made, Metrics()).public_key == first
    shared = [PushSender(Settings(data=tmp_path / name, secret="s3cret"), Metrics()) for name in ("a", "b")]
    assert shared[0].public_key == shared[1].public_key != first
    assert not (tmp_path / "a").exists()

"""A database that version 0.1.0 wrote opens, shows what it held, and is played on."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server import counting
from tests.support.server import Running, make_settings, running, visitors

pytestmark = pytest.mark.anyio

WRITTEN = Path(__file__).parent.parent / "store" / "data" / "0.1.0.sql"
TIMED, RESIGNED, SOLITAIRE, PARTY, WAITING = (
    "IKU6MwBdFogrZo8kwVcbeg",
    "GjbmZRUPcgyJ1fiauFit4g",
    "tPZgVohy-QEZX6cxAAzgYw",
    "-wEWF7FDkfYsYKbc0zY76w",
    "yLK2eiov532g4W44-S_mGA",
)


@contextmanager
def house(tmp_path: Path) -> Iterator[Running]:
    database = sqlite3.connect(tmp_path / "ludotheque.sqlite")
    database.executescript(WRITTEN.read_text(encoding="utf-8"))
    database.close()
    with running(make_settings("", tmp_path, library="ludotheque.registry")) as server:
        yield server


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Running]:
    with house(tmp_path) as server:
        yield server


async def test_people_sign_in_and_go_on_where_they_were(opened: Running) -> None:
    async with visitors(opened, "") as (ada,):
        await ada.post("/api/signin", name="Ada", passphrase="a long passphrase")
        mine = (await ada.http.get("/api/tables?list=mine")).json()["tables"]
        assert {SOLITAIRE, PARTY} <= {table["id"] for table in mine}
        async with ada.at(SOLITAIRE) as seat:
            assert len(seat.moves) > 6
            legal = (await seat.ask(type="legal", seat=0))["moves"]
            version = seat.live["version"]
            assert (await seat.ask(type="move", seat=0, move=legal[0]["move"], version=version))["type"] == (
                "accepted"
            )
        async with ada.at(PARTY) as seat:
            assert seat.live["status"] == "running"


async def test_chat_draws_clocks_results_and_invitations_are_as_they_were(opened: Running) -> None:
    async with visitors(opened, "Cleo") as (cleo,):
        async with cleo.at(TIMED) as seat:
            (said,) = (message for message in seat.heard if message["type"] == "table")
            assert [line["text"] for line in said["chat"]] == ["Hello, Bob", "Hello, Ada"]
            assert said["table"]["clock"] == {"type": "real-time", "base": 3600.0, "increment": 5.0}
            assert len(said["moves"]) == 11
        replay = (await cleo.http.get(f"/api/tables/{RESIGNED}/replay")).json()
        assert replay["table"]["outcome"]["reason"] == "resigned"
        joined = await cleo.http.post(f"/api/tables/{WAITING}/join", json={})
        assert joined.json()["status"] == "running"


async def test_games_of_the_past_are_counted_beside_play_and_the_log_tells_how_many_are_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, dict[str, Any]]] = []
    monkeypatch.setattr(counting, "note", lambda what, **fields: told.append((what, fields)))
    monkeypatch.setattr(counting, "BITE", 1)
    monkeypatch.setattr(counting, "MANY", 1)
    with house(tmp_path) as server:
        async with visitors(server, "") as (ada,):
            await ada.post("/api/signin", name="Ada", passphrase="a long passphrase")
            me = (await ada.http.get("/api/me")).json()["me"]["id"]
            for _ in range(600):
                if told and told[-1][1]["left"] == 0:
                    break
                await asyncio.sleep(0.1)
            games = (await ada.http.get("/api/me/history")).json()["games"]
            assert RESIGNED in {one["table"] for one in games}
            assert (await ada.http.get(f"/api/people/{me}/profile")).json()["games"] == len(games)
    left = [fields["left"] for what, fields in told if what == "statistics"]
    assert left == sorted(left, reverse=True)
    assert left[-1] == 0

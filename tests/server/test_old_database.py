"""A database that version 0.1.0 wrote opens, shows what it held, and is played on."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

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


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Running]:
    database = sqlite3.connect(tmp_path / "ludotheque.sqlite")
    database.executescript(WRITTEN.read_text(encoding="utf-8"))
    database.close()
    with running(make_settings("", tmp_path, library="ludotheque.registry")) as server:
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

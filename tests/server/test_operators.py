"""A house that can be looked after: reports, operators, what they may do, and a log of who did what."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from ludotheque.cli import main
from ludotheque.server.http import identity
from ludotheque.server.process.limits import Buckets
from ludotheque.store import moderation
from tests.support.databases import fresh_postgres
from tests.support.server import PATIENCE, Running, Seat, Visitor, make_settings, running, visitors

pytestmark = pytest.mark.anyio
PASSPHRASE = "a long passphrase"


def admin(server: Running, *said: str) -> int:
    made = server.services.settings
    place = ["--data", str(made.data), "--database", made.database_url(), "--lang", "en"]
    return main(["admin", *said, *place])


@asynccontextmanager
async def house(server: Running) -> AsyncIterator[tuple[Visitor, Visitor, Visitor]]:
    """An operator, somebody who plays, and somebody who does not behave."""
    async with visitors(server, "Olga", "Ada", "Bob") as (olga, ada, bob):
        await olga.post("/api/me/claim", passphrase=PASSPHRASE)
        assert await asyncio.to_thread(admin, server, "operator", "Olga") == 0
        yield olga, ada, bob


async def act(operator: Visitor, what: str, **said: Any) -> dict[str, Any]:
    answer = await operator.post("/api/operators/acts", type=what, **said)
    assert answer.status_code == 200, answer.text
    overview: dict[str, Any] = answer.json()
    return overview


async def test_players_report_and_operators_mute_which_is_felt_at_once(either: Running) -> None:
    async with house(either) as (olga, ada, bob):
        table = await ada.open("yali", "me", "open")
        await bob.post(f"/api/tables/{table}/join")
        async with ada.at(table) as first, bob.at(table) as second:
            await second.ask(type="chat", text="you are a toad")
            line = await first.until("chat")
            for kind, more in (
                ("chat", {"line": line["number"]}),
                ("name", {"person": bob.id}),
                ("table", {}),
                ("table", {}),
            ):
                said = await ada.post("/api/reports", kind=kind, table=table, **more)
                assert said.status_code == 200, said.text
            assert (await ada.post("/api/reports", kind="chat", table=table, line=77)).status_code == 404
            overview = (await olga.http.get("/api/operators")).json()
            told = [(r["kind"], r["name"], r["text"], r["by"]) for r in overview["reports"]]
            assert told == [
                ("chat", "Bob", "you are a toad", "Ada"),
                ("name", "Bob", "Bob", "Ada"),
                ("table", "", "", "Ada"),
            ]
            assert overview["status"]["running"] == 1
            assert overview["status"]["people"] == 2
            overview = await act(olga, "mute", person=bob.id, hours=24)
            assert [one["name"] for one in overview["restricted"]] == ["Bob"]
            assert (await second.ask(type="chat", text="still here"))["code"] == "muted"
            await act(olga, "mute", person=bob.id, hours=0)
            assert (await second.ask(type="chat", text="sorry"))["type"] == "accepted"
        overview = await act(olga, "settle", report=overview["reports"][0]["number"])
        assert [r["kind"] for r in overview["reports"]] == ["name", "table"]
        assert [(e["who"], e["act"], e["name"]) for e in overview["log"]] == [
            ("Olga", "settle", ""),
            ("Olga", "mute", "Bob"),
            ("Olga", "mute", "Bob"),
            ("", "appoint", "Olga"),
        ]


async def test_who_is_banned_is_gone_at_once_and_comes_back_when_it_is_over(either: Running) -> None:
    async with house(either) as (olga, ada, bob):
        table = await ada.open("yali", "me", "open")
        await bob.post(f"/api/tables/{table}/join")
        async with bob.at(table) as seat:
            await act(olga, "ban", person=bob.id, hours=1)
            await seat.until("bye", code="banned")
            await asyncio.wait_for(seat.socket.wait_closed(), PATIENCE)
            assert seat.socket.close_code == 4012
        refused = await bob.post("/api/tables", game="yali", options={}, seats=[{"type": "me"}] * 2)
        assert (refused.status_code, refused.json()["code"]) == (403, "banned")
        async with bob.at(table, hello=False) as outside:
            await outside.until("bye", code="banned")
        assert (await bob.http.get("/api/me/export")).status_code == 200, "what is kept of him stays his"
        await act(olga, "ban", person=bob.id, hours=0)
        async with bob.at(table) as seat:
            assert seat.live["status"] == "running"


async def test_a_ban_on_the_machine_reaches_every_process(tmp_path: Path, postgres_url: str) -> None:
    url = await asyncio.to_thread(fresh_postgres, postgres_url)
    made = make_settings(url, tmp_path, secret="shared by both")
    with running(made) as one, running(made) as two:
        async with visitors(one, "Ada") as (ada,), visitors(two, "Bob") as (bob,):
            table = await ada.open("yali", "me", "open")
            await bob.post(f"/api/tables/{table}/join")
            async with bob.at(table) as seat:
                assert await asyncio.to_thread(admin, one, "ban", "Bob", "24") == 0
                await seat.until("bye", code="banned")


async def test_what_is_done_on_the_machine_beside_a_server_is_felt_there(either: Running) -> None:
    async with house(either) as (olga, ada, bob):
        table = await ada.open("yali", "me", "open")
        await bob.post(f"/api/tables/{table}/join")
        async with ada.at(table) as seat:
            assert await asyncio.to_thread(admin, either, "close", table) == 0
            await seat.until_live(status="over")
            assert seat.live["outcome"]["reason"] == "aborted"
        async with ada.at(table) as seat:
            assert await asyncio.to_thread(admin, either, "rename", "Bob", "Somebody else") == 0
            await seat.until("bye", code="restored")
        async with ada.at(table) as seat:
            assert [one["name"] for one in seat.live["seats"]] == ["Ada", "Somebody else"]
        overview = (await olga.http.get("/api/operators")).json()
        assert [(e["who"], e["act"]) for e in overview["log"]][:2] == [("", "rename"), ("", "close")]


async def test_somebody_is_removed_from_a_table_and_a_table_is_closed(either: Running) -> None:
    async with house(either) as (olga, ada, bob):
        table = await ada.open("yali", "me", "open")
        await bob.post(f"/api/tables/{table}/join")
        async with ada.at(table) as seat:
            await act(olga, "remove", table=table, person=bob.id)
            await seat.until_live(status="over")
            assert seat.live["outcome"] == {"winners": [0], "reason": "resigned", "scores": []}
        again = await olga.post("/api/operators/acts", type="close", table=table)
        assert again.json()["code"] == "match-over"
        assert (await olga.post("/api/operators/acts", type="close", table="nowhere")).status_code == 404
        overview = (await olga.http.get("/api/operators")).json()
        assert [e["act"] for e in overview["log"]] == ["remove", "appoint"], (
            "what was refused is not written down"
        )


async def test_words_and_puzzles_are_withdrawn_and_readmitted(either: Running) -> None:
    async with house(either) as (olga, _, _bob):
        overview = await act(olga, "withdraw", kind="word", id="toad")
        assert [(one["kind"], one["id"]) for one in overview["withdrawn"]] == [("word", "TOAD")]
        assert (await act(olga, "withdraw", kind="word", id="toad"))["withdrawn"] != []
        assert (await act(olga, "readmit", kind="word", id="toad"))["withdrawn"] == []


async def test_only_operators_do_such_things_and_nothing_is_done_to_them(either: Running) -> None:
    async with house(either) as (olga, ada, _):
        for answer in (
            await ada.http.get("/api/operators"),
            await ada.http.get("/api/operators/people?name=Bob"),
            await ada.post("/api/operators/acts", type="ban", person=olga.id, hours=1),
        ):
            assert (answer.status_code, answer.json()["code"]) == (403, "not-operator")
        refused = await olga.post("/api/operators/acts", type="ban", person=olga.id, hours=1)
        assert refused.json()["code"] == "act-on-operator"
        for wrong in (
            {"type": "appoint", "person": ada.id},
            {"type": "ban", "person": ada.id, "hours": -1},
            {},
        ):
            assert (await olga.http.post("/api/operators/acts", json=wrong)).status_code == 400
        found = (await olga.http.get("/api/operators/people?name=ada")).json()["people"]
        assert [one["id"] for one in found] == [ada.id]
        assert await asyncio.to_thread(admin, either, "operator", "Olga", "--dismiss") == 0
        assert (await olga.http.get("/api/operators")).status_code == 403


async def test_an_operator_without_an_account_gets_one(
    server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await asyncio.to_thread(admin, server, "operator", "Paula") == 0
    passphrase = capsys.readouterr().out.rsplit(" ", 1)[1].strip()
    async with visitors(server, "") as (paula,):
        assert (await paula.post("/api/signin", name="Paula", passphrase=passphrase)).status_code == 200
        assert (await paula.http.get("/api/me")).json()["me"]["operator"]
        assert (await paula.http.get("/api/operators")).status_code == 200
    assert await asyncio.to_thread(admin, server, "ban", "Nobody at all", "3") == 2
    assert await asyncio.to_thread(admin, server, "ban", "Paula", "soon") == 2
    assert "Traceback" not in capsys.readouterr().err
    for listed in ("reports", "log", "withdrawn"):
        assert await asyncio.to_thread(admin, server, listed) == 0
    assert await asyncio.to_thread(admin, server, "people", "Paula") == 0
    assert "Paula" in capsys.readouterr().out


async def test_who_is_erased_stands_in_no_report_and_not_in_the_log(either: Running) -> None:
    async with house(either) as (olga, ada, bob):
        table = await ada.open("yali", "me", "open")
        await bob.post(f"/api/tables/{table}/join")
        await ada.post("/api/reports", kind="name", table=table, person=bob.id)
        await bob.post("/api/reports", kind="table", table=table)
        await act(olga, "mute", person=bob.id, hours=1)
        assert (await bob.http.request("DELETE", "/api/me", json={})).status_code == 200
        overview = (await olga.http.get("/api/operators")).json()
        assert [(r["kind"], r["by"]) for r in overview["reports"]] == [("table", "")]
        assert bob.id not in str(overview)
        engine = either.services.store.engine
        assert bob.id not in str(await either.do(moderation.log(engine)))
        assert bob.id not in str(await either.do(moderation.open_reports(engine)))


def test_no_id_looks_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(("-" + "a" * 21, "-" + "b" * 21, "c" * 22))
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert identity.new_id() == "c" * 22


async def test_programs_are_muted_and_banned_with_their_owner(either: Running) -> None:
    async with house(either) as (olga, ada, bob):
        await bob.post("/api/me/claim", passphrase=PASSPHRASE)
        made = (await bob.post("/api/me/programs", name="Bobot")).json()
        program = {"Authorization": f"Bearer {made['token']}"}
        seats = {"game": "yali", "options": {}, "seats": [{"type": "me"}] * 2}
        assert (await ada.http.post("/api/tables", json=seats, headers=program)).status_code == 201
        await act(olga, "ban", person=bob.id, hours=1)
        refused = await ada.http.post("/api/tables", json=seats, headers=program)
        assert (refused.status_code, refused.json()["code"]) == (403, "banned")
        assert (await bob.post("/api/me/programs", name="Another")).json()["code"] == "banned"
        await act(olga, "ban", person=bob.id, hours=0)
        await act(olga, "mute", person=bob.id, hours=1)
        later = (await bob.post("/api/me/programs", name="Later")).json()["program"]
        silenced = {one["name"] for one in (await olga.http.get("/api/operators")).json()["restricted"]}
        assert silenced == {"Bob", "Bobot", "Later"}
        assert later["name"] == "Later"


async def test_a_ban_closes_the_sockets_of_programs_too(either: Running) -> None:
    async with house(either) as (olga, _, bob):
        await bob.post("/api/me/claim", passphrase=PASSPHRASE)
        made = (await bob.post("/api/me/programs", name="Bobot")).json()
        table = await bob.open("yali", "me", "me")
        address = f"{either.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(
            address, additional_headers={"Authorization": f"Bearer {made['token']}"}
        ) as socket:
            seat = Seat(socket)
            await seat.say(type="hello")
            await seat.until("table")
            await act(olga, "ban", person=bob.id, hours=1)
            await seat.until("bye", code="banned")


async def test_many_guests_do_not_bury_what_others_report(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.services, "complaints_from", Buckets(0.0, 2))
    async with visitors(server, "Ada", "Eve", "Mallory") as everybody:
        table = await everybody[0].open("yali", "me", "open")
        answers = [await one.post("/api/reports", kind="table", table=table) for one in everybody]
        assert [answer.status_code for answer in answers] == [200, 200, 429]

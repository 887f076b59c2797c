"""Evenings on the server: opened, entered, played, paused, ended, carried on."""

import asyncio
import csv
import io
from pathlib import Path
from typing import Any

import pytest

from ludotheque.evenings import deciding
from ludotheque.server import carrying_on
from ludotheque.server.carrying_on import table_id, unfinished
from ludotheque.server.evenings import LiveEvening
from ludotheque.server.http import evening_told
from tests.support.databases import fresh_postgres
from tests.support.evenings import Told, enter, look, opened, order, play_on, standing, until
from tests.support.process import Process
from tests.support.server import Running, Visitor, make_settings, visitors

pytestmark = pytest.mark.anyio


def over(told: Told) -> bool:
    return bool(told["status"] == "over")


async def test_bots_alone_play_a_whole_evening_without_anybody_looking(either: Running) -> None:
    async with visitors(either, "Ada") as (ada,):
        evening = (await opened(ada, bots=4, plays=False))["id"]
        begun = await order(ada, evening, "begin")
        assert begun["status"] == "running"
        assert [len(round_["tables"]) for round_ in begun["played"]] == [2]
        told = await until(ada, evening, over)
        assert [len(round_["tables"]) for round_ in told["played"]] == [2, 2, 2]
        assert sum(points for _, points in standing(told)) == 2 * 6
        assert len({name for name, _ in standing(told)}) == 4
        assert (await ada.http.get("/api/tables", params={"list": "mine"})).json()["tables"] == []


async def test_people_come_by_code_and_their_next_table_comes_to_them(either: Running) -> None:
    async with visitors(either, "Ada", "Bob") as (ada, bob):
        evening = await opened(ada)
        found = (await bob.http.get(f"/api/evenings/codes/{evening['code'].lower()}")).json()
        assert (found["id"], found["host"], found["status"]) == (evening["id"], False, "open")
        entered = await enter(bob, found["id"])
        assert [(one["name"], one["state"]) for one in entered["players"]] == [
            ("Ada", "waits"),
            ("Bob", "waits"),
        ]
        assert (entered["host"], entered["me"], entered["table"]) == (False, bob.id, "")
        waiting = asyncio.create_task(look(bob, found["id"], entered["mark"]))
        await order(ada, found["id"], "begin")
        called = await waiting
        assert called["table"] == table_id(found["id"], 0, 0)
        assert {one["state"] for one in called["players"]} <= {"sits", "plays"}
        info = (await bob.http.get(f"/api/tables/{called['table']}")).json()
        assert (info["evening"], info["status"]) == (found["id"], "running")
        one, two = await asyncio.gather(play_on(ada, found["id"]), play_on(bob, found["id"]))
        assert standing(one) == standing(two)
        assert one["played"][0]["tables"][0]["over"]
        again = await bob.http.get(f"/api/evenings/codes/{evening['code']}")
        assert (again.status_code, again.json()["code"]) == (410, "evening-code-over")


async def test_whoever_is_told_of_his_next_table_finds_it_there(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it takes to open: before that nobody who waits for news is woken."""
    woken: list[bool] = []
    opens, wakes = server.services.live.open, LiveEvening.wake

    async def slowly(*terms: Any) -> Any:
        await asyncio.sleep(0.1)
        return await opens(*terms)

    def wake(live: LiveEvening) -> None:
        named = {table_id(live.id, number, place) for number, place, _ in unfinished(live.evening)}
        woken.append(named <= set(server.services.live.tables))
        wakes(live)

    monkeypatch.setattr(server.services.live, "open", slowly)
    async with visitors(server, "Ada", "Bob") as (ada, bob):
        evening = (await opened(ada, fill=False))["id"]
        await enter(bob, evening)
        monkeypatch.setattr(LiveEvening, "wake", wake)
        begun = await order(ada, evening, "begin")
        assert begun["table"]
        assert woken
        assert all(woken)


async def test_who_leaves_is_played_on_by_a_bot_and_may_come_back(server: Running) -> None:
    async with visitors(server, "Ada", "Bob") as (ada, bob):
        evening = (await opened(ada))["id"]
        await enter(bob, evening)
        table = (await order(ada, evening, "begin"))["table"]
        told = (await bob.post(f"/api/evenings/{evening}/leave")).json()
        assert [one["state"] for one in told["players"] if one["id"] == bob.id] == ["away"]
        seats = (await ada.http.get(f"/api/tables/{table}")).json()["seats"]
        assert sorted(one["kind"] for one in seats) == ["bot", "person"]
        back = await enter(bob, evening)
        assert back["table"] == table
        seats = (await ada.http.get(f"/api/tables/{table}")).json()["seats"]
        assert [one["kind"] for one in seats] == ["person", "person"]
        await order(ada, evening, "replace", player=bob.id)
        seats = (await ada.http.get(f"/api/tables/{table}")).json()["seats"]
        assert sorted(one["kind"] for one in seats) == ["bot", "person"]
        assert over(await play_on(ada, evening))


async def test_a_table_waits_for_whoever_is_not_there_only_so_long_then_a_bot_plays_on(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visitors(server, "Ada", "Bob") as (ada, bob):
        evening = (await opened(ada))["id"]
        await enter(bob, evening)
        table = (await order(ada, evening, "begin"))["table"]
        async with ada.at(table) as here:
            monkeypatch.setattr(carrying_on, "ABSENT", 0.2)
            (mine,) = [one["seat"] for one in here.live["seats"] if one["mine"]]
            while here.live["seats"][1 - mine]["kind"] != "bot":
                if mine in here.live["acting"] and here.live["seen"]["legal"]:
                    await here.move(mine)
                else:
                    await here.hear()
            assert here.live["seats"][mine]["kind"] == "person"
            told = await look(bob, evening)
            assert told["table"] == table
            assert [one["state"] for one in told["players"] if one["id"] == bob.id] != ["away"]
            async with bob.at(table) as back:
                assert (await back.ask(type="come-back", seat=1 - mine))["type"] == "accepted"


async def test_an_evening_that_everybody_has_walked_away_from_comes_to_its_end(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(carrying_on, "ABSENT", 0.1)
    async with visitors(server, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
        evening = (await opened(ada, bots=1))["id"]
        await enter(bob, evening)
        await order(ada, evening, "begin")
        told = await until(cleo, evening, over)
        assert not any(table["called"] for round_ in told["played"] for table in round_["tables"])


async def test_a_break_that_lasts_is_ended_by_whoever_takes_part_and_a_host_who_left_is_not_needed(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visitors(server, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
        evening = (await opened(ada))["id"]
        await enter(bob, evening)
        path = f"/api/evenings/{evening}/order"
        assert (await bob.http.post(path, json={"type": "begin"})).json()["code"] == "not-host"
        await ada.post(f"/api/evenings/{evening}/leave")
        assert (await look(bob, evening))["free"] is not None
        for kind in ("pause", "end", "bots"):  # what only a host may do
            said = {"type": kind, "number": 1} if kind == "bots" else {"type": kind}
            assert (await bob.http.post(path, json=said)).json()["code"] == "not-host"
        assert (await cleo.http.post(path, json={"type": "begin"})).json()["code"] == "not-host"
        assert (await order(bob, evening, "begin"))["status"] == "running"
        await enter(ada, evening)
        assert (await look(bob, evening))["free"] is None
        paused = await order(ada, evening, "pause")
        assert paused["free"] == pytest.approx(paused["now"] + deciding.UNHEARD, abs=30)
        assert (await bob.http.post(path, json={"type": "go-on"})).json()["code"] == "not-host"
        monkeypatch.setattr(deciding, "UNHEARD", 0.0)
        assert (await order(bob, evening, "go-on"))["paused"] == ""


async def test_a_pause_stops_every_table_and_a_break_only_the_next_round(server: Running) -> None:
    async with visitors(server, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
        evening = (await opened(ada, fill=False, clock=600))["id"]
        await enter(bob, evening)
        await enter(cleo, evening)
        begun = await order(ada, evening, "begin")
        (table,) = begun["played"][0]["tables"]
        assert begun["ends"] > 0
        assert [one["state"] for one in begun["players"]].count("rests") == 1
        assert (await order(ada, evening, "pause"))["paused"] == "pause"
        playing = [one for one in (ada, bob, cleo) if one.id in {p for s in table["sides"] for p in s}]
        async with playing[0].at(table["id"]) as seat:
            assert seat.live["paused"]
            await order(ada, evening, "go-on")
            await seat.until_live(paused=False)
        assert (await order(ada, evening, "break"))["paused"] == "break"
        rounds = asyncio.gather(*(play_on(one, evening) for one in (ada, bob, cleo)))
        told = await until(ada, evening, lambda now: now["played"][0]["tables"][0]["over"])
        assert (len(told["played"]), told["table"], told["ends"]) == (1, "", 0)
        await order(ada, evening, "go-on")
        ended = (await rounds)[0]
        assert [len(one["tables"]) for one in ended["played"]] == [1, 1, 1]


async def test_a_table_counts_as_it_stands_when_the_time_of_the_round_is_over(either: Running) -> None:
    async with visitors(either, "Ada", "Bob") as (ada, bob):
        evening = (await opened(ada, game="yali", level="1", clock=0.5))["id"]
        await enter(bob, evening)
        assert (await order(ada, evening, "begin"))["ends"] > 0
        told = await until(ada, evening, over)
        (table,) = told["played"][0]["tables"]
        assert (table["called"], table["scores"], table["winners"]) == (True, [0, 0], [])
        assert standing(told) == [("Ada", 1), ("Bob", 1)]
        said = await ada.http.get(f"/api/evenings/{evening}/text", params={"lang": "de"})
        assert "×" in said.text
        assert (await ada.http.get(f"/api/tables/{table['id']}")).json()["status"] == "over"


async def test_an_early_end_calls_the_tables_and_the_results_can_be_kept(server: Running) -> None:
    async with visitors(server, "Ada", "=Bob()") as (ada, bob):
        evening = (await opened(ada, bots=1))["id"]
        await enter(bob, evening)
        begun = await order(ada, evening, "begin")
        assert [one["level"] for one in begun["players"]] == ["", "first", "", "first"]
        told = await order(ada, evening, "end")
        assert over(told)
        told = await until(ada, evening, lambda now: all(t["over"] for t in now["played"][0]["tables"]))
        text = await bob.http.get(f"/api/evenings/{evening}/text")
        assert "Round 1" in text.text
        kept = await bob.http.get(f"/api/evenings/{evening}/csv")
        assert kept.headers["content-type"].startswith("text/csv")
        rows = list(csv.DictReader(io.StringIO(kept.text)))
        assert len(rows) == 4
        assert {row["player"] for row in rows} >= {"Ada", "'=Bob()"}
        picture = await bob.http.get(f"/api/evenings/{evening}/qr.svg")
        assert picture.text.startswith("<svg")


async def test_again_with_the_same_people_is_one_evening_whoever_asks(server: Running) -> None:
    async with visitors(server, "Ada", "Bob", "Eve") as (ada, bob, eve):
        evening = (await opened(ada, bots=1))["id"]
        await enter(bob, evening)
        assert (await bob.post(f"/api/evenings/{evening}/again")).json()["code"] == "evening-not-over"
        await order(ada, evening, "begin")
        await order(ada, evening, "end")
        answers = await asyncio.gather(*(one.post(f"/api/evenings/{evening}/again") for one in (bob, ada)))
        assert len({answer.json()["id"] for answer in answers}) == 1
        new = answers[0].json()
        assert [one["name"] for one in new["players"]] == ["Ada", "First", "Bob"]
        assert (await look(ada, evening))["again"] == new["id"]
        assert (await eve.post(f"/api/evenings/{evening}/again")).json()["code"] == "evening-stranger"
        listed = (await ada.http.get("/api/evenings")).json()["evenings"]
        assert new["id"] in {one["id"] for one in listed}
        assert evening not in {one["id"] for one in listed}


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "no-game"),
        ({"form": "progressive"}, "evening-form"),
        ({"form": "party"}, "bad-request"),
        ({"level": "99"}, "no-level"),
        ({"rounds": 0}, "bad-request"),
        ({"bots": 65}, "bad-request"),
    ],
)
async def test_an_evening_that_cannot_be_is_refused(
    server: Running, wish: dict[str, object], code: str
) -> None:
    async with visitors(server, "Ada") as (ada,):
        body = {"game": "pebbles", "form": "swiss", "level": "first", **wish}
        answer = await ada.http.post("/api/evenings", json=body)
        assert answer.status_code in {400, 422}
        assert answer.json()["code"] == code


@pytest.mark.parametrize("rated", [True, False])
async def test_ratings_apply_to_an_evening_where_its_host_wants_them(server: Running, rated: bool) -> None:
    async with visitors(server, "Ada", "Bob") as (ada, bob):
        evening = await opened(ada, rated=rated)
        assert evening["rated"] == rated
        await enter(bob, evening["id"])
        table = (await order(ada, evening["id"], "begin"))["table"]
        assert (await ada.http.get(f"/api/tables/{table}")).json()["rated"] == rated
        await asyncio.gather(play_on(ada, evening["id"]), play_on(bob, evening["id"]))
        told = (await bob.http.get(f"/api/tables/{table}/ratings")).json()
        assert [one["change"] is not None for one in told["seats"]] == ([True, True] if rated else [])


async def test_only_the_host_gives_orders_and_strangers_do_nothing(server: Running) -> None:
    async with visitors(server, "Ada", "Bob", "") as (ada, bob, nobody):
        evening = (await opened(ada, fill=False))["id"]

        async def refused(who: Visitor, path: str, **body: object) -> str:
            answer = await who.http.post(f"/api/evenings/{evening}/{path}", json=body)
            assert answer.status_code >= 400
            return str(answer.json()["code"])

        assert await refused(bob, "order", type="begin") == "not-host"
        assert await refused(nobody, "enter") == "who-are-you"
        assert await refused(ada, "order", type="begin") == "evening-players"
        assert await refused(ada, "order", type="pause") == "evening-not-begun"
        assert await refused(ada, "order", type="go-on") == "evening-not-paused"
        assert await refused(bob, "leave") == "evening-stranger"
        assert await refused(ada, "enter") == "evening-entered"
        await enter(bob, evening)
        table = (await order(ada, evening, "begin"))["table"]
        assert await refused(ada, "order", type="begin") == "evening-begun"
        assert await refused(ada, "order", type="bots", number=1) == "evening-begun"
        join = await nobody.come_in("Eve")
        answer = await join.post(f"/api/tables/{table}/join")
        assert answer.json()["code"] == "match-evening"
        missing = await ada.http.get("/api/evenings/none")
        assert (missing.status_code, missing.json()["code"]) == (404, "no-evening")
        await order(ada, evening, "end")
        assert await refused(ada, "order", type="end") == "evening-over"


async def test_nobody_holds_more_than_five_evenings(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        held = [(await opened(ada))["id"] for _ in range(5)]
        answer = await ada.http.post("/api/evenings", json={"game": "yali", "form": "swiss"})
        assert answer.json()["code"] == "too-many-evenings"
        await order(ada, held[0], "end")
        await opened(ada)


async def test_the_bots_of_one_host_are_bounded_over_all_his_evenings(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        first = await opened(ada, form="arena", bots=60)
        body = {"game": "pebbles", "form": "arena", "level": "first"}
        answer = await ada.http.post("/api/evenings", json={**body, "bots": 5})
        assert (answer.status_code, answer.json()["code"]) == (422, "evening-bots")
        second = await opened(ada, form="arena", bots=4)
        for one in (first, second):
            path = f"/api/evenings/{one['id']}/order"
            assert (await ada.post(path, type="bots", number=1)).json()["code"] == "evening-bots"
        await order(ada, first["id"], "end")
        await order(ada, second["id"], "bots", number=60)


async def test_once_more_is_an_evening_like_others_for_what_one_may_hold(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        over = []
        for _ in range(2):
            over.append((await opened(ada, form="arena", bots=40))["id"])
            await order(ada, over[-1], "end")
        assert (await ada.post(f"/api/evenings/{over[0]}/again")).status_code == 200
        refused = await ada.post(f"/api/evenings/{over[1]}/again")
        assert (refused.status_code, refused.json()["code"]) == (422, "evening-bots")
        for _ in range(4):
            await opened(ada)
        assert (await ada.post(f"/api/evenings/{over[1]}/again")).json()["code"] == "too-many-evenings"


async def test_what_everybody_is_told_alike_is_worked_out_once_for_all_who_ask(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked_out = []

    def shared(*asked: Any) -> Any:
        worked_out.append(asked)
        return real(*asked)

    real = evening_told._shared
    monkeypatch.setattr(evening_told, "_shared", shared)
    async with visitors(server, "Ada", "Bob", "") as (ada, bob, stranger):
        evening = (await opened(ada))["id"]
        await enter(bob, evening)
        worked_out.clear()
        told = [await look(who, evening) for who in (ada, bob, stranger) * 3]
        assert not worked_out
        assert [one["me"] for one in told[:3]] == [ada.id, bob.id, ""]
        assert [one["host"] for one in told[:3]] == [True, False, False]
        assert len({one["mark"] for one in told}) == 3
        await order(ada, evening, "begin")
        tables = {(await look(who, evening))["table"] for who in (ada, bob)}
        states = {one["id"]: one["state"] for one in (await look(stranger, evening))["players"]}
        assert states == {ada.id: "sits", bob.id: "sits"}
        async with ada.at(tables.pop()):
            states = {one["id"]: one["state"] for one in (await look(stranger, evening))["players"]}
            assert states == {ada.id: "plays", bob.id: "sits"}


async def test_who_is_erased_is_nobody_at_past_evenings_and_the_rest_stays(either: Running) -> None:
    async with visitors(either, "Ada", "Bob") as (ada, bob):
        evening = (await opened(ada, bots=1))["id"]
        await enter(bob, evening)
        await order(ada, evening, "begin")
        before = await order(ada, evening, "end")
        assert (await bob.http.request("DELETE", "/api/me", json={})).status_code == 200
        told = await until(ada, evening, lambda now: all(t["over"] for t in now["played"][0]["tables"]))
        assert bob.id not in str(told)
        assert "Bob" not in {one["name"] for one in told["players"]}
        assert len(told["standings"]) == len(before["standings"])


async def test_a_game_offers_the_forms_that_its_settings_allow(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        offered = (await ada.http.get("/api/evenings/forms")).json()["games"]
        games = {one["id"]: one for one in (await ada.http.get("/api/games")).json()["games"]}
    forms = {one["game"]: [offer["form"] for offer in one["forms"]] for one in offered}
    assert forms["yali"] == ["round-robin", "swiss", "arena", "knockout"]
    assert {name for name, one in games.items() if one["evenings"]} == set(forms)


async def test_how_the_game_is_played_may_be_agreed_if_it_goes_with_the_form(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        made = await opened(ada, game="yali", level="1", options={"rows": 6})
        assert (made["options"]["rows"], made["seats"]) == (6, 2)
        assert [one["host"] for one in made["players"]] == [True]
        assert made["now"] > 0
        body = {"game": "yali", "form": "swiss", "options": {"rows": 99}}
        assert (await ada.http.post("/api/evenings", json=body)).status_code in {400, 422}
        home = (await ada.http.get("/api/home")).json()
        assert [one["id"] for one in home["evenings"]] == [made["id"]]


async def test_b25_a_bot_as_partner_proposes_and_waits_for_the_person(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        evening = (await opened(ada, game="bali", form="progressive", level="1"))["id"]
        table = (await order(ada, evening, "begin"))["table"]
        async with ada.at(table) as seat:
            while not seat.live["proposal"]:
                await seat.hear()
            proposal = seat.live["proposal"]
            mine = next(one["seat"] for one in seat.live["seats"] if one["mine"])
            assert (proposal["seat"] - mine) % 4 == 2
            assert proposal["seconds"] == 60
        await order(ada, evening, "end")


async def test_kill_9_in_the_middle_of_an_evening_loses_nothing(tmp_path: Path) -> None:
    process = Process(make_settings("", tmp_path), tmp_path / "log").start()
    try:
        async with visitors(process.url, "Ada", "Bob") as (ada, bob):
            evening = (await opened(ada, game="yali", level="1", bots=2))["id"]
            await enter(bob, evening)
            await order(ada, evening, "begin")
            for _ in range(2):
                await asyncio.to_thread(process.kill)
                await asyncio.to_thread(process.start)
                assert (await look(ada, evening))["status"] == "running"
            await order(ada, evening, "replace", player=ada.id)
            await order(ada, evening, "replace", player=bob.id)
            await until(ada, evening, lambda now: len(now["played"]) > 1)
            await asyncio.to_thread(process.kill)
            await asyncio.to_thread(process.start)
            told = await until(ada, evening, over)
            assert [len(one["tables"]) for one in told["played"]] == [2, 2, 2]
            assert sum(points for _, points in standing(told)) == 2 * 6
    finally:
        process.kill()


async def test_an_evening_goes_on_when_one_of_two_processes_is_killed(
    tmp_path: Path, postgres_url: str
) -> None:
    url = await asyncio.to_thread(fresh_postgres, postgres_url)
    made = make_settings(url, tmp_path, secret="shared by both", bot_seconds=1.0)
    one, two = (Process(made, tmp_path / f"log{n}").launch() for n in (1, 2))
    try:
        one.ready()
        two.ready()
        async with visitors(one.url, "Ada") as (ada,):
            other = Visitor(two.url)
            other.http.cookies = ada.http.cookies
            evening = (await opened(ada, game="yali", level="1", bots=4, plays=False))["id"]
            await order(ada, evening, "begin")
            told = await until(other, evening, lambda now: len(now["played"]) > 1)
            await asyncio.to_thread(one.kill)
            told = await until(other, evening, over)
            assert [len(round_["tables"]) for round_ in told["played"]] == [2, 2, 2]
            assert sum(points for _, points in standing(told)) == 2 * 6
            await other.http.aclose()
    finally:
        one.kill()
        two.kill()

"""Rated tables, profiles, history and leaderboards, asked over HTTP."""

import httpx
import pytest

from tests.support.server import Running, Visitor, visitors

pytestmark = pytest.mark.anyio


async def resign(who: Visitor, table: str, seat: int) -> None:
    async with who.at(table) as socket:
        await socket.until_live(status="running")
        assert (await socket.ask(type="resign", seat=seat))["type"] == "accepted"


async def test_a_rating_changes_after_a_rated_game_and_not_after_a_friendly_one(server: Running) -> None:
    async with visitors(server, "Ada", "Ben") as (ada, ben):
        friendly = await ada.open("yali", "me", "open")
        await ben.post(f"/api/tables/{friendly}/join")
        await resign(ben, friendly, 1)
        table = await ada.open("yali", "me", "open", rated=True, hints=True, takebacks=True)
        invited = (await ben.http.get(f"/api/tables/{table}")).json()
        assert (invited["rated"], invited["hints"], invited["takebacks"]) == (True, False, False)
        assert invited["clock"] == {"type": "correspondence", "days": 3.0}
        await ben.post(f"/api/tables/{table}/join")
        unknown = (await ben.http.get(f"/api/tables/{table}/ratings")).json()
        assert unknown == {"kind": "base", "counted": False, "seats": []}
        await resign(ben, table, 1)
        after = (await ada.http.get(f"/api/tables/{table}/ratings")).json()
        assert after["counted"]
        won, lost = after["seats"]
        assert won["points"] == 1200 + won["change"] > 1200 > lost["points"] == 1200 + lost["change"]
        mine = (await ada.http.get(f"/api/people/{ada.id}/profile")).json()
        (rating,) = mine["ratings"]
        assert (rating["points"], rating["games"]) == (won["points"], 1)
        assert (mine["games"], mine["kinds"][0]["won"], mine["rivals"][0]["name"]) == (2, 2, "Ben")
        past = (await ada.http.get("/api/me/history", params={"search": "be"})).json()["games"]
        assert [(one["table"], one["rated"], one["rivals"]) for one in past] == [
            (table, True, ["Ben"]),
            (friendly, False, ["Ben"]),
        ]
        assert (await ada.http.get("/api/me/history", params={"result": "lost"})).json()["games"] == []
        board = (await ben.http.get("/api/leaderboards/yali", params={"kind": "base"})).json()
        people = [line for line in board["lines"] if line["kind"] == "person"]
        assert [(line["name"], line["mine"], line["guest"]) for line in people] == [
            ("Ada", False, True),
            ("Ben", True, True),
        ]
        assert board["kinds"] == ["base", "tournament", "own"]
        assert "Leon" in [line["name"] for line in board["lines"] if line["kind"] == "bot"]
        export = (await ben.http.get("/api/me/export")).json()
        assert [line["result"] for line in export["results"]] == ["lost", "lost"]
        assert export["ratings"][0]["games"] == 1


async def test_a_profile_is_public_by_choice_and_gone_with_its_owner(server: Running) -> None:
    async with visitors(server, "Cleo", "Dora") as (cleo, dora):
        place = f"/api/people/{cleo.id}/profile"
        assert (await dora.http.get(place)).status_code == 404
        table = await cleo.open("yali", "me", "open", rated=True)
        await dora.post(f"/api/tables/{table}/join")
        await resign(dora, table, 1)
        await dora.http.get(f"/api/tables/{table}/ratings")
        assert (await cleo.post("/api/me/profile", public=True)).json()["me"]["public"]
        told = (await dora.http.get(place)).json()
        assert (told["name"], told["mine"], told["rivals"], told["games"]) == ("Cleo", False, [], 1)
        await cleo.http.request("DELETE", "/api/me", headers={"Content-Type": "application/json"})
        assert (await dora.http.get(place)).status_code == 404
        board = (await dora.http.get("/api/leaderboards/yali")).json()
        assert "Cleo" not in str(board)
        past = (await dora.http.get("/api/me/history")).json()["games"]
        assert [one["rivals"] for one in past] == [[""]]


async def test_what_cannot_be_rated_is_refused_with_its_reason(server: Running) -> None:
    async with visitors(server, "Emma", "Finn") as (emma, finn):
        seats = {"alone": ["me"], "one-seat": ["me", "me"], "room": ["me", "open"]}
        for why, wanted in seats.items():
            answer = await emma.post(
                "/api/tables",
                game="bali",
                options={},
                seats=[{"type": seat} for seat in wanted],
                rated=True,
                room=why == "room",
            )
            assert answer.json()["code"] == f"rated-{why}"
        table = await emma.open("bali", "me", "open", "open", rated=True)
        assert (await emma.post(f"/api/tables/{table}/join")).json()["code"] == "rated-one-seat"
        assert (await finn.post(f"/api/tables/{table}/join")).status_code == 200


async def test_programs_are_rated_apart(server: Running) -> None:
    async with visitors(server, "Gita") as (gita,):
        await gita.post("/api/me/claim", passphrase="a long passphrase")
        made = (await gita.post("/api/me/programs", name="Ticker")).json()
        table = await gita.open("yali", "me", "open", rated=True)
        shown = {"Authorization": f"Bearer {made['token']}"}
        async with httpx.AsyncClient(base_url=server.url, headers=shown) as program:
            answer = await program.post(f"/api/tables/{table}/join", json={})
            assert answer.json()["code"] == "rated-apart"
        board = (await gita.http.get("/api/leaderboards/yali", params={"programs": True})).json()
        assert {line["kind"] for line in board["lines"]} <= {"bot", "program"}

"""People one played with: follow, invite, see where they are if they allow it, keep away."""

from typing import Any

import pytest

from tests.support.server import Running, Visitor, visitors

pytestmark = pytest.mark.anyio


async def listed(ada: Visitor) -> dict[str, dict[str, Any]]:
    told = (await ada.http.get("/api/friends")).json()
    return {one["name"]: one for one in told["people"]}


async def play(ada: Visitor, bo: Visitor) -> str:
    table = await ada.open("pebbles", "me", "open", public=True)
    assert (await bo.post(f"/api/tables/{table}/join")).status_code == 200
    return table


async def tie(ada: Visitor, bo: Visitor, kind: str) -> int:
    return (await ada.post("/api/friends", person=bo.id, tie=kind)).status_code


async def invitations(bo: Visitor) -> list[dict[str, Any]]:
    return list((await bo.http.get("/api/home?games=false")).json()["invitations"])


async def test_only_people_one_played_with_are_known_followed_and_invited(either: Running) -> None:
    async with visitors(either, "Ada", "Bo", "Cleo") as (ada, bo, cleo):
        assert await listed(ada) == {}
        assert await tie(ada, bo, "follow") == 404
        await play(ada, bo)
        assert list(await listed(ada)) == ["Bo"]
        assert await tie(ada, bo, "follow") == 200
        assert (await listed(ada))["Bo"]["tie"] == "follow"
        table = await ada.open("pebbles", "me", "open")
        path = f"/api/tables/{table}/invitations"
        assert (await ada.post(path, person=cleo.id)).json()["code"] == "no-person"
        assert (await bo.post(path, person=ada.id)).json()["code"] == "match-not-yours"
        for _ in range(2):
            assert (await ada.post(path, person=bo.id)).status_code == 200
        assert [(one["table"], one["name"]) for one in await invitations(bo)] == [(table, "Ada")]
        assert await invitations(cleo) == []
        await bo.post(f"/api/tables/{table}/join")
        assert await invitations(bo) == [], "it has begun"


async def test_where_somebody_plays_is_seen_only_if_both_want_it(server: Running) -> None:
    async with visitors(server, "Ada", "Bo") as (ada, bo):
        table = await play(ada, bo)
        await tie(ada, bo, "follow")
        assert (await listed(ada))["Bo"]["game"] == ""
        await bo.post("/api/friends/visible", visible=True)
        assert (await listed(ada))["Bo"]["game"] == "", "he does not follow her"
        await tie(bo, ada, "follow")
        assert ((await listed(ada))["Bo"]["game"], (await listed(ada))["Bo"]["table"]) == ("pebbles", table)
        assert (await bo.http.get("/api/me/export")).json()["ties"] == {ada.id: "follow"}


async def test_whoever_is_kept_away_cannot_invite_join_or_see_and_is_not_told(server: Running) -> None:
    async with visitors(server, "Ada", "Bo") as (ada, bo):
        await play(ada, bo)
        await bo.post("/api/friends/visible", visible=True)
        await tie(ada, bo, "follow")
        early = await ada.open("pebbles", "me", "open")
        await ada.post(f"/api/tables/{early}/invitations", person=bo.id)
        assert await tie(bo, ada, "block") == 200
        assert await invitations(bo) == []
        assert (await ada.post(f"/api/tables/{early}/invitations", person=bo.id)).status_code == 200
        assert await invitations(bo) == []
        assert (await listed(ada))["Bo"]["game"] == ""
        assert (await listed(bo))["Ada"]["tie"] == "block"
        table = await bo.open("pebbles", "me", "open", public=True)
        assert (await ada.post(f"/api/tables/{table}/join")).json()["code"] == "blocked"
        await tie(bo, ada, "")
        assert (await ada.post(f"/api/tables/{table}/join")).status_code == 200


async def test_whoever_is_erased_is_nobodys_friend(server: Running) -> None:
    async with visitors(server, "Ada", "Bo") as (ada, bo):
        await play(ada, bo)
        await tie(ada, bo, "follow")
        await bo.http.request("DELETE", "/api/me", json={})
        assert await listed(ada) == {}
        assert (await ada.http.get("/api/me/export")).json()["ties"] == {}

"""Who erases himself is named nowhere any more: not on any list, and in no row of the database."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import select

from ludotheque.store import daily, people
from ludotheque.store.engine import reading
from ludotheque.store.schema import metadata
from ludotheque.store.sqlite import settle
from tests.server.test_operators import admin
from tests.server.test_puzzling import solved
from tests.support.evenings import enter, opened, order
from tests.support.server import Running, Visitor, visitors

pytestmark = pytest.mark.anyio
PASSPHRASE = "a long passphrase"


async def rows(server: Running, *said: str) -> list[str]:
    """Every row of every table in which one of these stands."""
    engine = server.services.store.engine
    await settle(engine)
    found = []
    async with reading(engine) as db:
        for table in metadata.sorted_tables:
            kept = [f"{table.name}: {row}" for row in await db.execute(select(table))]
            found += [row for row in kept if any(one in row for one in said)]
    return found


async def resign(who: Visitor, table: str) -> None:
    async with who.at(table) as seat:
        await seat.until_live(status="running")
        mine = next(one["seat"] for one in seat.live["seats"] if one["mine"])
        assert (await seat.ask(type="resign", seat=mine))["type"] == "accepted"


async def join(who: Visitor, table: str) -> None:
    assert (await who.post(f"/api/tables/{table}/join")).status_code == 200


async def leaves_tracks(zoe: Visitor, ada: Visitor, bo: Visitor) -> None:
    """Everything by which a name gets about."""
    rated = await ada.open("yali", "me", "open", rated=True)
    await join(zoe, rated)
    await resign(zoe, rated)
    await ada.http.get(f"/api/tables/{rated}/ratings")
    three = await ada.open("pebbles", "me", "open", "open")
    await join(zoe, three)
    await join(bo, three)
    async with zoe.at(three) as seat:
        await seat.ask(type="chat", text="so long")
    await resign(zoe, three)
    left = await ada.open("pebbles", "me", "open", "open")
    await join(zoe, left)
    assert (await zoe.post(f"/api/tables/{left}/leave")).status_code == 200
    await join(bo, left)
    await join(zoe, await ada.open("pebbles", "me", "open", "open"))
    await zoe.open("yali", "open", "open")
    room = await ada.open("pebbles", "me", "open", "open", room=True)
    await join(zoe, room)
    assert (await ada.post(f"/api/tables/{room}/room", type="remove", seat=1)).status_code == 200
    evening = (await opened(ada, bots=1))["id"]
    await enter(zoe, evening)
    await order(ada, evening, "begin")
    await opened(zoe)
    for one, other in ((ada, zoe), (zoe, ada), (bo, zoe)):
        await one.post("/api/friends", person=other.id, tie="follow" if one is not bo else "block")
    mine = await zoe.open("yali", "me", "open")
    await zoe.post(f"/api/tables/{mine}/invitations", person=ada.id)
    await ada.post("/api/reports", kind="name", table=rated, person=zoe.id)
    await zoe.post("/api/reports", kind="table", table=rated)
    at: dict[str, Any] = {"lang": "en", "step": "puzzle-1", "moves": solved(1)}
    assert (await zoe.post("/api/puzzles/yali/thumb", at=at, up=False)).status_code == 200


async def test_who_erases_himself_leaves_no_name_anywhere(either: Running) -> None:
    async with visitors(either, "Zoe of Zanzibar", "Ada", "Bo") as (zoe, ada, bo):
        engine = either.services.store.engine
        await zoe.post("/api/me/claim", passphrase=PASSPHRASE)
        assert await asyncio.to_thread(admin, either, "operator", "Zoe of Zanzibar") == 0
        await zoe.post("/api/operators/acts", type="withdraw", kind="word", id="toad")
        made = (await zoe.post("/api/me/programs", name="Zoes automaton")).json()["program"]
        await leaves_tracks(zoe, ada, bo)
        today = daily.Try(zoe.id, "2026-11-19", "bali", "en", "none", late=False, begun=1.0)
        await either.do(daily.begin(engine, today))
        names = (zoe.id, made["id"], "Zanzibar", "automaton")
        assert len(await either.do(rows(either, *names))) > 20
        erased = await zoe.http.request("DELETE", "/api/me", json={})
        assert erased.status_code == 200, erased.text
        assert await either.do(rows(either, *names)) == []
        assert await either.do(people.person(engine, zoe.id)) is None
        for path in ("me/export", "me/history", "friends", "home", "leaderboards/yali"):
            told = (await ada.http.get(f"/api/{path}")).text
            assert not any(one in told for one in names), path

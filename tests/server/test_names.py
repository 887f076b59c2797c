"""A claimed name is its owner's at every table, look-alike letters included; guests are marked."""

import pytest

from tests.support.server import Running, visitors

pytestmark = pytest.mark.anyio

DISGUISES = ("Grace", "GRACE", "Gr\u0430ce", "\uff27race", "Gra\u034fce", "\u13c0race")


async def test_nobody_else_wears_a_claimed_name_or_one_that_looks_like_it(either: Running) -> None:
    async with visitors(either, "Grace", "Eve", "Bob") as (grace, eve, bob):
        await grace.post("/api/me/claim", passphrase="open sesame")
        table = await bob.open("yali", "me", "open")
        for name in DISGUISES:
            renamed = await eve.post("/api/me", name=name)
            assert (renamed.status_code, renamed.json()["code"]) == (409, "name-taken"), name
            joined = await eve.post(f"/api/tables/{table}/join", name=name)
            assert joined.json()["code"] == "name-taken", name
            seats = [{"type": "me"}, {"type": "me", "name": name}]
            opened = await eve.post("/api/tables", game="yali", options={}, seats=seats)
            assert opened.json()["code"] == "name-taken", name
        mine = await grace.post(
            "/api/tables", game="yali", options={}, seats=[{"type": "me", "name": "GRACE"}, {"type": "open"}]
        )
        assert mine.status_code == 201, "her own name she wears as she likes"


async def test_a_guest_who_wore_the_name_before_is_told_apart(either: Running) -> None:
    async with visitors(either, "Grace", "Gr\u0430ce") as (grace, guest):
        table = await guest.open("yali", "me", "open")
        async with guest.at(table) as seat:
            await grace.post("/api/me/claim", passphrase="open sesame")
            name = (await guest.http.get("/api/me")).json()["me"]["name"]
            assert name.startswith("Gr\u0430ce ")
            await seat.say(type="chat", text="I am Grace", ref="1")
            said = await seat.until("chat")
            assert (said["name"], said["guest"]) == (name, True)


async def test_guests_are_marked_and_owners_are_not(either: Running) -> None:
    async with visitors(either, "Grace", "Eve") as (grace, eve):
        await grace.post("/api/me/claim", passphrase="open sesame")
        table = await grace.open("yali", "me", "open")
        joined = await eve.post(f"/api/tables/{table}/join")
        assert [seat["guest"] for seat in joined.json()["seats"]] == [False, True]
        async with grace.at(table) as seat:
            await seat.say(type="chat", text="hello", ref="1")
            assert (await seat.until("chat"))["guest"] is False
        async with eve.at(table) as seat:
            assert [info["guest"] for info in seat.live["seats"]] == [False, True]

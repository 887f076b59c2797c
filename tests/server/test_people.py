"""Guests, claimed names, other devices, export and erasure."""

import pytest

from tests.support.server import Running, visitors

pytestmark = pytest.mark.anyio


async def test_a_guest_is_a_signed_cookie_that_scripts_cannot_read(server: Running) -> None:
    async with visitors(server, "") as (somebody,):
        assert (await somebody.http.get("/api/me")).json()["me"] is None
        answer = await somebody.post("/api/me", name="  Ada \u202e Lovelace ")
        assert answer.json()["me"]["name"] == "Ada Lovelace"
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert (await somebody.http.get("/api/me")).json()["me"]["name"] == "Ada Lovelace"


async def test_a_cookie_that_was_tampered_with_is_nobody(server: Running) -> None:
    async with visitors(server, "Ada", "Eve", "") as (ada, eve, forger):
        mac = eve.http.cookies["ludotheque"].rpartition(".")[2]
        for forged in (f"{ada.id}.{mac}", f"{ada.id}.", ada.id, "", ".", "x" * 5000):
            answer = await forger.http.get("/api/me", headers={"Cookie": f"ludotheque={forged}"})
            assert answer.json()["me"] is None


async def test_a_name_is_claimed_and_used_on_another_device(server: Running) -> None:
    async with visitors(server, "Grace", "", "") as (grace, phone, stranger):
        assert (await phone.post("/api/me/claim", passphrase="open sesame")).status_code == 401
        claimed = await grace.post("/api/me/claim", passphrase="open sesame")
        assert claimed.json()["me"]["claimed"]
        wrong = await phone.post("/api/signin", name="Grace", passphrase="wrong guess")
        assert (wrong.status_code, wrong.json()["code"]) == (403, "sign-in")
        unknown = await phone.post("/api/signin", name="Nobody", passphrase="open sesame")
        assert unknown.json()["code"] == "sign-in"
        right = await phone.post("/api/signin", name="grace", passphrase="open sesame")
        assert right.json()["me"]["id"] == grace.id
        assert (await stranger.post("/api/me", name="GRACE")).json()["code"] == "name-taken"


async def test_a_link_signs_one_other_device_in_once(server: Running) -> None:
    async with visitors(server, "Alan", "", "") as (alan, phone, thief):
        path = (await alan.post("/api/me/link")).json()["path"]
        token = path.rpartition("/")[2]
        assert (await phone.post("/api/signin/link", token=token)).json()["me"]["id"] == alan.id
        again = await thief.post("/api/signin/link", token=token)
        assert (again.status_code, again.json()["code"]) == (403, "link-used")


async def test_guessing_passphrases_is_slowed_down(server: Running) -> None:
    async with visitors(server, "") as (thief,):
        thief.http.headers["X-Forwarded-For"] = "192.0.2.9"
        codes = [
            (await thief.post("/api/signin", name="Grace", passphrase=f"guess {n:03}")).status_code
            for n in range(15)
        ]
        assert codes[-1] == 429


async def test_signing_out_forgets_the_cookie(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        await ada.post("/api/signout")
        assert (await ada.http.get("/api/me")).json()["me"] is None


async def test_chat_reaches_everybody_but_those_who_mute_the_speaker(server: Running) -> None:
    async with visitors(server, "Ada", "Bob", "") as (ada, bob, watcher):
        table = await ada.open("yali", "me", "open")
        await bob.post(f"/api/tables/{table}/join")
        async with ada.at(table) as first, bob.at(table) as second, watcher.at(table) as third:
            said = "<b>hello</b> & good luck\u0007"
            assert (await first.ask(type="chat", text=said))["type"] == "accepted"
            heard = await second.until("chat")
            assert heard["text"] == "<b>hello</b> & good luck"
            assert (heard["name"], heard["seat"]) == ("Ada", 0)
            assert (await third.until("chat"))["text"] == heard["text"]
            await second.ask(type="mute", person=ada.id)
            await first.ask(type="chat", text="are you there?")
            await first.ask(type="chat", text="hello?")
            await third.until("chat", text="hello?")
            await second.ask(type="ping")
            assert not any(m["type"] == "chat" and m["text"] != heard["text"] for m in second.heard)
            assert (await first.ask(type="chat", text=" \u0007 "))["code"] == "chat-empty"
            assert (await first.ask(type="chat", text="x" * 501))["code"] == "malformed-message"
            assert (await third.ask(type="chat", text="psst"))["code"] == "who-are-you"
        async with bob.at(table) as again:
            assert again.heard[0]["chat"] == []
            assert again.heard[0]["muted"] == [ada.id]
        async with watcher.at(table) as again:
            assert len(again.heard[0]["chat"]) == 3


async def test_my_data_is_exported_and_erased(either: Running) -> None:
    async with visitors(either, "Ada", "Bob") as (ada, bob):
        running = await ada.open("yali", "me", "open")
        await bob.post(f"/api/tables/{running}/join")
        waiting = await bob.open("pebbles", "me", "open", "open")
        await ada.post(f"/api/tables/{waiting}/join")
        async with ada.at(running) as seat:
            await seat.ask(type="chat", text="remember me")
            await seat.ask(type="mute", person=bob.id)
        export = (await ada.http.get("/api/me/export")).json()
        assert export["me"]["name"] == "Ada"
        assert {table["id"] for table in export["tables"]} == {running, waiting}
        assert [line["text"] for line in export["chat"]] == ["remember me"]
        assert export["muted"] == [bob.id]
        elsewhere = await bob.open("yali", "me", "me")
        async with ada.at(elsewhere) as watching:
            gone = await ada.http.request("DELETE", "/api/me", headers={"Content-Type": "application/json"})
            assert gone.json()["me"] is None
            await watching.until("bye", code="signed-out")
        async with bob.at(running) as seat:
            assert seat.live["status"] == "over"
            assert seat.heard[0]["chat"] == []
            assert ada.id not in str(seat.heard)
            assert "Ada" not in str(seat.heard)
        left = (await bob.http.get(f"/api/tables/{waiting}")).json()
        assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
        assert "Ada" not in (await bob.http.get(f"/api/tables/{running}/text")).text


async def test_a_face_is_chosen_once_and_goes_along_to_tables_and_devices(server: Running) -> None:
    async with visitors(server, "Ada", "Bo") as (ada, bo):
        drawn = (await ada.http.get("/api/me")).json()["me"]["face"]
        assert drawn == ada.id
        await ada.post("/api/me", name="Ada", face="1234567")
        table = await ada.open("yali", "me", "open")
        seats = (await bo.http.get(f"/api/tables/{table}")).json()["seats"]
        assert [seat["face"] for seat in seats] == ["1234567", ""]
        link = (await ada.http.post("/api/me/link", json={})).json()["path"].removeprefix("/signin/")
        assert (await bo.http.post("/api/signin/link", json={"token": link})).json()["me"][
            "face"
        ] == "1234567"


@pytest.mark.parametrize("face", ["", "123456", "12345678", "ABCDEFG", "<script", 7, "1234567\n"])
async def test_what_is_no_face_is_refused_and_changes_nothing(server: Running, face: object) -> None:
    async with visitors(server, "Ada") as (ada,):
        answer = await ada.http.post("/api/me", json={"name": "Other", "face": face})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
        assert (await ada.http.get("/api/me")).json()["me"]["name"] == "Ada"


async def test_bots_sit_there_as_persons(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        table = await ada.open("yali", "open", "2")
        seats = (await ada.http.get(f"/api/tables/{table}")).json()["seats"]
        assert [seat["name"] for seat in seats] == ["", "Emil"]
        (listed,) = (await ada.http.get("/api/tables?list=mine")).json()["tables"]
        assert listed["seats"] == seats


async def test_settings_go_along_to_another_device_and_bad_ones_are_refused(server: Running) -> None:
    async with visitors(server, "Ada", "") as (ada, stranger):
        kept = await ada.post("/api/me/settings", settings={"pace": "calm", "size": "115"})
        assert kept.json()["me"]["settings"] == {"pace": "calm", "size": "115"}
        assert (await ada.http.get("/api/me")).json()["me"]["settings"]["pace"] == "calm"
        for bad in ({"pace": 7}, {"x" * 31: "y"}, {"x": "y" * 2001}, {str(n): "" for n in range(41)}, "pace"):
            assert (await ada.post("/api/me/settings", settings=bad)).status_code == 400
        assert (await stranger.post("/api/me/settings", settings={})).status_code == 401

"""One cookie per device: listed, revocable, and over everywhere at once when it is over."""

import asyncio
import hmac
import sqlite3
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludotheque.server.process.settings import secret_key
from ludotheque.store import sessions
from tests.support.databases import fresh_postgres
from tests.support.server import Running, Seat, Visitor, make_settings, running, visitors

pytestmark = pytest.mark.anyio

SECRET = "the same in all processes"
PASSPHRASE = "open sesame"
ANOTHER = "close sesame"
WRITTEN = Path(__file__).parent.parent / "store" / "data" / "0.1.0.sql"


@pytest.fixture(params=["sqlite", "postgres", "two processes"])
def doors(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    """Two ways into one house: the same process, or each its own."""
    kind = request.param
    url = "" if kind == "sqlite" else fresh_postgres(request.getfixturevalue("postgres_url"))
    with ExitStack() as stack:
        first = stack.enter_context(running(make_settings(url, tmp_path / "1", secret=SECRET)))
        made = make_settings(url, tmp_path / "2", secret=SECRET)
        yield first, (stack.enter_context(running(made)) if kind == "two processes" else first)


@asynccontextmanager
async def devices(doors: tuple[Running, Running], name: str) -> AsyncIterator[tuple[Visitor, Visitor]]:
    """One person with a computer and a telephone, each at a door of its own."""
    async with visitors(doors[0], name) as (computer,), visitors(doors[1], "") as (phone,):
        token = (await computer.post("/api/me/link")).json()["path"].rpartition("/")[2]
        signed_in = await phone.post("/api/signin/link", token=token)
        assert signed_in.json()["me"]["id"] == computer.id
        phone.id = computer.id
        yield computer, phone


async def is_ended(seat: Seat) -> None:
    """The socket is closed because its session is over."""
    with pytest.raises(ConnectionClosed) as closed:
        await seat.until("nothing")
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4011, "signed-out")


async def still_there(seat: Seat) -> None:
    assert (await seat.ask(type="ping"))["type"] == "pong"


async def known(visitor: Visitor) -> bool:
    return (await visitor.http.get("/api/me")).json()["me"] is not None


async def test_signing_out_ends_the_cookie_wherever_it_was_copied_to(doors: tuple[Running, Running]) -> None:
    async with devices(doors, "Ada") as (computer, phone), AsyncExitStack() as stack:
        table = await computer.open("yali", "me", "open")
        copy = Visitor(doors[1])
        copy.http.cookies = httpx.Cookies(computer.http.cookies)
        mine = await stack.enter_async_context(copy.at(table))
        other = await stack.enter_async_context(phone.at(table))
        await computer.post("/api/signout")
        await is_ended(mine)
        assert not await known(copy)
        assert (await copy.post("/api/tables", game="yali")).status_code in {400, 401}
        await still_there(other)
        assert await known(phone)
        async with copy.at(table) as stranger:
            assert (await stranger.ask(type="chat", text="still me"))["code"] == "who-are-you"
        await copy.http.aclose()


async def test_devices_are_listed_and_ended_one_by_one_or_all_others(doors: tuple[Running, Running]) -> None:
    async with devices(doors, "Ada") as (computer, phone), visitors(doors[1], "Eve") as (eve,):
        listed = (await computer.http.get("/api/me/devices")).json()["devices"]
        assert sorted(one["here"] for one in listed) == [False, True]
        there = next(one["id"] for one in listed if not one["here"])
        json = {"Content-Type": "application/json"}
        await eve.http.delete(f"/api/me/devices/{there}", headers=json)
        assert await known(phone), "nobody ends what is not his"
        table = await computer.open("yali", "me", "open")
        async with phone.at(table) as seat:
            left = await computer.http.delete(f"/api/me/devices/{there}", headers=json)
            assert [one["here"] for one in left.json()["devices"]] == [True]
            await is_ended(seat)
        assert not await known(phone)
        token = (await computer.post("/api/me/link")).json()["path"].rpartition("/")[2]
        await phone.post("/api/signin/link", token=token)
        assert await known(phone)
        await computer.http.delete("/api/me/devices", headers=json)
        assert not await known(phone)
        assert await known(computer)


async def test_a_new_passphrase_asks_for_the_old_one_and_ends_all_other_devices(
    doors: tuple[Running, Running],
) -> None:
    async with devices(doors, "Ada") as (computer, phone):
        await computer.post("/api/me/claim", passphrase=PASSPHRASE)
        assert not await known(phone), "the first passphrase ends them too"
        await phone.post("/api/signin", name="Ada", passphrase=PASSPHRASE)
        missing = await computer.post("/api/me/claim", passphrase=ANOTHER)
        assert (missing.status_code, missing.json()["code"]) == (403, "passphrase-old")
        wrong = await computer.post("/api/me/claim", passphrase=ANOTHER, old="wrong guess")
        assert (wrong.status_code, wrong.json()["code"]) == (403, "sign-in")
        table = await phone.open("yali", "me", "open")
        async with phone.at(table) as seat:
            assert await known(phone)
            right = await computer.post("/api/me/claim", passphrase=ANOTHER, old=PASSPHRASE)
            assert right.status_code == 200
            await is_ended(seat)
        assert (await phone.post("/api/signin", name="Ada", passphrase=PASSPHRASE)).status_code == 403
        assert (await phone.post("/api/signin", name="Ada", passphrase=ANOTHER)).status_code == 200


async def test_a_fresh_link_stands_in_for_the_old_passphrase(either: Running) -> None:
    async with devices((either, either), "Ada") as (computer, phone):
        await computer.post("/api/me/claim", passphrase=PASSPHRASE)
        token = (await computer.post("/api/me/link")).json()["path"].rpartition("/")[2]
        await phone.post("/api/signin/link", token=token)
        assert (await phone.post("/api/me/claim", passphrase=ANOTHER)).status_code == 200
        assert (await phone.post("/api/me/claim", passphrase=PASSPHRASE)).status_code == 403, "but once"


async def test_a_link_made_at_a_device_that_was_left_alone_proves_nothing(either: Running) -> None:
    async with devices((either, either), "Ada") as (computer, thief):
        await computer.post("/api/me/claim", passphrase=PASSPHRASE)
        long_ago = either.services.now() - 3600
        await forget_proof(either, computer.id, long_ago)
        token = (await computer.post("/api/me/link")).json()["path"].rpartition("/")[2]
        assert (await thief.post("/api/signin/link", token=token)).status_code == 200
        refused = await thief.post("/api/me/claim", passphrase=ANOTHER)
        assert refused.json()["code"] == "passphrase-old"


async def forget_proof(house: Running, person: str, at: float) -> None:
    engine = house.services.store.engine
    for session in await house.do(sessions.of(engine, person)):
        await house.do(sessions.prove(engine, session.id, at))


async def test_erasure_ends_every_socket_under_that_name(doors: tuple[Running, Running]) -> None:
    async with devices(doors, "Ada") as (computer, phone), visitors(doors[1], "Bob") as (bob,):
        table = await bob.open("yali", "me", "open")
        async with AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(device.at(table)) for device in (computer, phone) * 5]
            gone = await computer.http.request(
                "DELETE", "/api/me", headers={"Content-Type": "application/json"}
            )
            assert gone.json()["me"] is None
            await asyncio.gather(*map(is_ended, seats))
        for device in (computer, phone):
            assert not await known(device)
        async with phone.at(table) as stranger:
            assert (await stranger.ask(type="chat", text="boo"))["code"] == "who-are-you"


async def test_an_ended_session_is_found_also_when_the_notice_was_lost(
    tmp_path: Path, postgres_url: str
) -> None:
    url = await asyncio.to_thread(fresh_postgres, postgres_url)
    with running(make_settings(url, tmp_path, secret=SECRET)) as house:
        async with visitors(house, "Ada") as (ada,):
            table = await ada.open("yali", "me", "open")
            async with ada.at(table) as seat:
                engine = house.services.store.engine

                async def deaf() -> None:
                    async with engine.begin() as db:
                        await db.exec_driver_sql("DELETE FROM sessions")
                    house.services._look_again()

                await house.do(deaf())
                await is_ended(seat)


async def test_guesses_at_one_name_are_slowed_down_wherever_they_come_from(either: Running) -> None:
    async with visitors(either, "Grace", "Ada") as (grace, ada):
        await grace.post("/api/me/claim", passphrase=PASSPHRASE)
        await ada.post("/api/me/claim", passphrase=PASSPHRASE)
        codes = []
        for number in range(25):
            async with httpx.AsyncClient(
                base_url=either.url, headers={"X-Forwarded-For": f"192.0.2.{number}"}
            ) as thief:
                guess = {"name": "GRACE", "passphrase": f"guess {number:03}"}
                codes.append((await thief.post("/api/signin", json=guess)).status_code)
        assert codes[0] == 403
        assert codes[-1] == 429
        away = {"X-Forwarded-For": "192.0.2.200"}
        right = {"name": "Ada", "passphrase": PASSPHRASE}
        for _ in range(12):
            signed = await ada.http.post("/api/signin", json=right, headers=away)
            assert signed.status_code in {200, 429}
        assert signed.json().get("code") == "too-fast", "the address has its limit too"
        away["X-Forwarded-For"] = "192.0.2.201"
        assert (await ada.http.post("/api/signin", json=right, headers=away)).status_code == 200, (
            "who knows the passphrase does not use up the guesses"
        )


async def test_the_cookie_is_for_https_alone_where_the_proxy_says_https(server: Running) -> None:
    async with visitors(server, "", "") as (plain, proxied):
        assert "Secure" not in (await plain.post("/api/me", name="Ada")).headers["set-cookie"]
        forwarded = {"X-Forwarded-Proto": "https"}
        answer = await proxied.http.post("/api/me", json={"name": "Bob"}, headers=forwarded)
        assert "Secure" in answer.headers["set-cookie"]


async def test_a_server_with_names_answers_to_no_other(tmp_path: Path) -> None:
    with running(make_settings("", tmp_path, hosts=("games.example.org",))) as house:
        async with visitors(house, "") as (somebody,):
            wrong = await somebody.http.get("/api/me", headers={"Host": "evil.example"})
            assert (wrong.status_code, wrong.json()["code"]) == (421, "host")
            right = await somebody.http.get("/api/me", headers={"Host": "games.example.org:443"})
            assert right.status_code == 200
            assert (await somebody.http.get("/readyz")).status_code == 200
            with pytest.raises(InvalidStatus) as refused:
                async with somebody.at("any", hello=False):
                    pass
            assert refused.value.response.status_code == 421


async def test_one_person_has_a_bounded_number_of_devices(either: Running) -> None:
    async with visitors(either, "Ada") as (ada,):
        await ada.post("/api/me/claim", passphrase=PASSPHRASE)
        engine = either.services.store.engine
        for _ in range(sessions.MOST + 5):
            await either.do(sessions.add(engine, ada.id, either.services.now() + 1))
        assert len(await either.do(sessions.of(engine, ada.id))) == sessions.MOST
        assert not await known(ada), "the one not seen for longest made room"


async def test_cookies_of_the_first_version_go_on_until_they_are_ended(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "ludotheque.sqlite")
    database.executescript(WRITTEN.read_text(encoding="utf-8"))
    ((person, name),) = database.execute("SELECT id, name FROM people WHERE name = 'Ada'").fetchall()
    database.close()
    made = make_settings("", tmp_path, secret=SECRET, library="ludotheque.registry")
    mac = hmac.digest(secret_key(made), b"cookie:" + person.encode(), "sha256")
    cookie = f"{person}.{urlsafe_b64encode(mac).decode().rstrip('=')}"
    with running(made) as house:
        async with visitors(house, "", "", "") as (one, two, three):
            for visitor in (one, two, three):
                visitor.http.headers["Cookie"] = f"ludotheque={cookie}"
            assert (await one.http.get("/api/tables?list=mine")).status_code == 200
            came = await one.http.get("/api/me")
            assert came.json()["me"]["name"] == name
            renewed = came.cookies["ludotheque"]
            assert renewed != cookie, "each device gets a cookie of its own"
            del one.http.headers["Cookie"]
            one.http.cookies.set("ludotheque", renewed)
            assert await known(two), "the old one still works for the next device"
            json = {"Content-Type": "application/json"}
            await one.http.delete("/api/me/devices", headers=json)
            assert not await known(three), "and is ended like any other"
            assert await known(one)

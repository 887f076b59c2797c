"""Programs that play for somebody: access tokens, what they allow, and what ends with them."""

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ludotheque.cli import main
from ludotheque.cli.export import write_file
from ludotheque.envs.online import Server, ServerTable
from ludotheque.game import Refusal
from ludotheque.server.http import programs
from ludotheque.store import sessions
from tests.support.databases import fresh_postgres
from tests.support.server import PATIENCE, Running, Seat, Visitor, make_settings, running, visitors

pytestmark = pytest.mark.anyio

JSON = {"Content-Type": "application/json"}
LINE_AGENT = [sys.executable, "-m", "examples.line_agent"]


@pytest.fixture(params=["sqlite", "two processes"])
def doors(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    """Two ways into one house: the same process, or each its own."""
    two = request.param == "two processes"
    url = fresh_postgres(request.getfixturevalue("postgres_url")) if two else ""
    with ExitStack() as stack:
        first = stack.enter_context(running(make_settings(url, tmp_path / "1", secret="one for both")))
        made = make_settings(url, tmp_path / "2", secret="one for both")
        yield first, (stack.enter_context(running(made)) if two else first)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """All games of the house."""
    made = make_settings("", tmp_path_factory.mktemp("house"), library="ludotheque.registry")
    with running(made) as started:
        yield started


class Machine(Visitor):
    """A program with its token."""

    def __init__(self, server: Running, made: dict[str, Any]) -> None:
        super().__init__(server)
        self.token, self.id = made["token"], made["program"]["id"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    @asynccontextmanager
    async def at(self, table: str, *, hello: bool = True, **said: Any) -> AsyncIterator[Seat]:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(address, additional_headers=headers, max_size=None) as socket:
            seat = Seat(socket)
            if hello:
                await seat.say(type="hello", **said)
                await seat.hear()
            yield seat


async def claimed(visitor: Visitor) -> None:
    assert (await visitor.post("/api/me/claim", passphrase="open sesame")).status_code == 200


@asynccontextmanager
async def machine(door: Running, owner: Visitor, name: str = "Deep Marble") -> AsyncIterator[Machine]:
    made = await owner.post("/api/me/programs", name=name)
    assert made.status_code == 201, made.text
    one = Machine(door, made.json())
    try:
        yield one
    finally:
        await one.http.aclose()


async def revoke(owner: Visitor, one: Machine) -> list[Any]:
    answer = await owner.http.delete(f"/api/me/programs/{one.id}", headers=JSON)
    assert answer.status_code == 200
    left: list[Any] = answer.json()["programs"]
    return left


async def test_a_program_plays_its_owner_and_everybody_sees_what_it_is(
    doors: tuple[Running, Running],
) -> None:
    async with visitors(doors[0], "Ada", "Eve") as (ada, eve), AsyncExitStack() as stack:
        await claimed(ada)
        bot = await stack.enter_async_context(machine(doors[1], ada))
        table = await ada.open("yali", "me", "open", public=True)
        joined = (await bot.post(f"/api/tables/{table}/join")).json()
        assert [(s["name"], s["program"], s["guest"], s["mine"]) for s in joined["seats"]] == [
            ("Ada", False, False, False),
            ("Deep Marble", True, False, True),
        ]
        person = await stack.enter_async_context(ada.at(table))
        program = await stack.enter_async_context(bot.at(table))
        await person.until_live(status="running")
        seats = {0: person, 1: program}
        for _ in range(4):
            (turn,) = person.live["acting"]
            version = person.live["version"]
            assert (await seats[turn].move(turn))["type"] == "accepted"
            while any(seat.live["version"] <= version for seat in seats.values()):
                await next(seat for seat in seats.values() if seat.live["version"] <= version).hear()
        listed = (await eve.http.get(f"/api/tables/{table}")).json()
        assert [seat["program"] for seat in listed["seats"]] == [False, True]
        assert "Deep Marble" not in (await ada.http.get("/api/me/devices")).text


async def test_an_exported_game_tells_programs_from_people(
    doors: tuple[Running, Running], tmp_path: Path
) -> None:
    async with visitors(doors[0], "Ada", "Bob") as (ada, bob), AsyncExitStack() as stack:
        await claimed(ada)
        for one in (ada, bob):
            await one.post("/api/me/consent", research=True)
        bot = await stack.enter_async_context(machine(doors[1], ada))
        table = await bob.open("yali", "me", "open")
        assert (await bot.post(f"/api/tables/{table}/join")).status_code == 200
        seats = {0: await stack.enter_async_context(bob.at(table))}
        seats[1] = await stack.enter_async_context(bot.at(table))
        await seats[0].until_live(status="running")
        (turn,) = seats[0].live["acting"]
        await seats[turn].move(turn)
        await seats[0].ask(type="resign", seat=0)
        await seats[0].until_live(status="over")
        file = tmp_path / "games.jsonl"
        assert (await doors[0].do(write_file(doors[0].services.store.engine, file)))[0] == 1
        assert json.loads(file.read_text(encoding="utf-8"))["seats"] == ["person", "program"]


async def test_a_revoked_token_is_refused_and_its_sockets_close_at_once_everywhere(
    doors: tuple[Running, Running],
) -> None:
    async with visitors(doors[0], "Ada", "Bob") as (ada, bob), AsyncExitStack() as stack:
        await claimed(ada)
        bot = await stack.enter_async_context(machine(doors[1], ada))
        table = await bob.open("yali", "me", "open")
        assert (await bot.post(f"/api/tables/{table}/join")).status_code == 200
        seat = await stack.enter_async_context(bot.at(table))
        await bob.http.delete(f"/api/me/programs/{bot.id}", headers=JSON)
        assert (await seat.ask(type="ping"))["type"] == "pong", "nobody revokes what is not his"
        assert await revoke(ada, bot) == []
        with pytest.raises(ConnectionClosed) as closed:
            await seat.until("nothing")
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4011, "signed-out")
        for path in ("/api/me", "/api/tables?list=open", "/api/home"):
            refused = await bot.http.get(path)
            assert (refused.status_code, refused.json()["code"]) == (401, "no-token")
        again = await bot.post(
            "/api/tables", game="yali", options={}, seats=[{"type": "me"}, {"type": "open"}]
        )
        assert again.json()["code"] == "no-token"
        async with bot.at(table, hello=False) as shut:
            assert await shut.hear() == {"type": "bye", "code": "no-token", "params": {}}
            with pytest.raises(ConnectionClosed) as turned:
                await shut.hear()
        assert turned.value.rcvd is not None
        assert turned.value.rcvd.code == 4011
        ended = (await bob.http.get(f"/api/tables/{table}")).json()
        assert ended["outcome"]["winners"] == [0], "nobody waits for it"


async def test_a_token_is_for_playing_and_for_nothing_else(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        await claimed(ada)
        async with machine(server, ada) as bot:
            assert (await bot.http.get("/api/me")).json()["me"]["name"] == "Deep Marble"
            tried = [
                await bot.post("/api/me", name="Somebody"),
                await bot.post("/api/me/claim", passphrase="open sesame"),
                await bot.post("/api/me/settings", settings={}),
                await bot.post("/api/me/consent", research=True),
                await bot.post("/api/me/link"),
                await bot.post("/api/me/programs", name="Offspring"),
                await bot.post("/api/signout"),
                await bot.http.get("/api/me/devices"),
                await bot.http.get("/api/me/export"),
                await bot.http.get("/api/me/programs"),
                await bot.http.request("DELETE", "/api/me", headers=JSON),
            ]
            assert {(answer.status_code, answer.json()["code"]) for answer in tried} == {(403, "token-scope")}
            assert (await bot.http.get("/api/me")).status_code == 200, "nothing has happened"


async def test_a_token_is_no_cookie_and_a_cookie_no_token(server: Running) -> None:
    async with visitors(server, "Ida", "") as (ada, thief):
        await claimed(ada)
        async with machine(server, ada) as bot:
            thief.http.cookies.set("ludotheque", bot.token)
            assert (await thief.http.get("/api/me")).json()["me"] is None
            thief.http.cookies.clear()
            cookie = ada.http.cookies["ludotheque"]
            for authorization in (f"Bearer {cookie}", "Bearer", "bearer nonsense", f"Bearer {bot.token}x"):
                refused = await thief.http.get("/api/me", headers={"Authorization": authorization})
                assert (refused.status_code, refused.json()["code"]) == (401, "no-token")
            basic = await thief.http.get("/api/me", headers={"Authorization": "Basic YTpi"})
            assert basic.status_code == 200, "what a proxy wants is no business of ours"
            engine = server.services.store.engine
            (kept,) = await server.do(sessions.programs(engine, ada.id))
            assert bot.token.startswith(sessions.SIGN)
            assert bot.token not in str(kept), "only its hash is kept"


async def test_guests_have_no_programs_and_nobody_has_many(either: Running) -> None:
    async with visitors(either, "Ada", "Bob") as (ada, bob):
        guest = await ada.post("/api/me/programs", name="Deep Marble")
        assert (guest.status_code, guest.json()["code"]) == (403, "program-claim")
        await claimed(ada)
        await claimed(bob)
        taken = await ada.post("/api/me/programs", name="BOB")
        assert taken.json()["code"] == "name-taken"
        for number in range(programs.MOST):
            assert (await ada.post("/api/me/programs", name=f"Marble {number}")).status_code == 201
        many = await ada.post("/api/me/programs", name="One more")
        assert (many.status_code, many.json()["code"]) == (403, "too-many-programs")
        listed = (await ada.http.get("/api/me/programs")).json()["programs"]
        assert [one["name"] for one in listed] == [f"Marble {number}" for number in range(programs.MOST)]
        exported = (await ada.http.get("/api/me/export")).json()
        assert len(exported["programs"]) == programs.MOST
        erased = await ada.http.request("DELETE", "/api/me", headers=JSON)
        assert erased.status_code == 200
        engine = either.services.store.engine
        assert await either.do(sessions.programs(engine, ada.id)) == []


async def test_a_token_used_too_often_is_slowed_down_wherever_it_is_used(server: Running) -> None:
    async with visitors(server, "Una") as (ada,):
        await claimed(ada)
        async with machine(server, ada) as bot:
            assert (await bot.http.get("/api/me")).status_code == 200
            ((session, _),) = await server.do(sessions.programs(server.services.store.engine, ada.id))
            server.services.by_token.owe(session.id, 1000)  # as if it had asked so often
            away = {"X-Forwarded-For": "192.0.2.7"}
            refused = await bot.http.get("/api/me", headers=away)
            assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
            async with bot.at("any", hello=False) as socket:
                assert (await socket.hear())["code"] == "too-fast"
            assert (await ada.http.get("/api/me")).status_code == 200


OPTIONS = {"wordjam": dict.fromkeys(("look", "race", "word", "dispute", "vote", "bets", "sandglass"), 3)}
SEATS = {"yali": ["open", "1"], "bali": ["open"], "wordjam": ["open", *"1111"]}


async def heard(seat: Seat) -> None:
    """The next message; where word lists and bots are loaded first, that takes its time."""
    for _ in range(9):
        with suppress(TimeoutError):
            await seat.hear()
            return
    await seat.hear()


@pytest.mark.parametrize("game", ["yali", "bali", "wordjam"])
async def test_the_example_plays_all_games(house: Running, game: str) -> None:
    async with visitors(house, f"Ada {game}") as (ada,):
        await claimed(ada)
        async with machine(house, ada, f"Example {game}") as bot:
            table = await ada.open(game, *SEATS[game], options=OPTIONS.get(game))
            code = (await ada.http.get(f"/api/tables/{table}")).json()["code"]
            command = [sys.executable, "-m", "examples.server_bot", house.url, bot.token, code]
            process = await asyncio.to_thread(subprocess.Popen, command, stdout=subprocess.PIPE)
            try:
                async with ada.at(table, hello=False) as watching:
                    await watching.say(type="hello")
                    await heard(watching)
                    while watching.live["status"] == "open":
                        await heard(watching)
                    moved = 0
                    while moved < 6 and watching.live["status"] != "over":
                        await heard(watching)
                        moved = sum(move["seat"] == 0 for move in watching.moves)
                    assert moved >= 6 or watching.live["status"] == "over"
                    if game == "yali":
                        while watching.live["status"] != "over":
                            await heard(watching)
                        assert process.stdout is not None
                        told = await asyncio.to_thread(process.stdout.readline)
                        assert json.loads(told) == watching.live["outcome"]
            finally:
                process.kill()
                await asyncio.to_thread(process.communicate)


async def test_any_program_by_lines_is_put_in_at_an_open_table_and_plays_a_rematch(
    house: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    async with visitors(house, "Grace") as (grace,):
        await claimed(grace)
        async with machine(house, grace, "By Lines") as bot:
            said = ["bot", "--url", house.url, "--token", bot.token, "--open", "yali", "--level", "1"]
            said += ["--games", "2", "--", *LINE_AGENT]
            assert await asyncio.to_thread(main, said) == 0
            lines = capsys.readouterr().out.splitlines()
            assert len(lines) == 3, lines
            finished = (await bot.http.get("/api/tables?list=finished")).json()["tables"]
            kinds = [sorted(seat["kind"] for seat in table["seats"]) for table in finished]
            assert kinds == [["bot", "person"]] * 2


async def test_a_program_sits_down_by_code_and_resigns_when_it_gives_up(house: Running) -> None:
    async with visitors(house, "Joan") as (joan,):
        await claimed(joan)
        async with machine(house, joan, "Short Breath") as bot:
            table = await joan.open("yali", "me", "open")
            code = (await joan.http.get(f"/api/tables/{table}")).json()["code"]
            said = ["bot", "--url", house.url, "--token", bot.token, "--table", code.lower(), "--", "true"]
            playing = asyncio.create_task(asyncio.to_thread(main, said))
            async with joan.at(table) as seat:
                await seat.until_live(status="running")
                while seat.live["status"] != "over":
                    if 0 in seat.live["acting"]:
                        await seat.move(0)
                    else:
                        await seat.hear()
                assert seat.live["outcome"]["winners"] == [0]
            assert await playing == 1


async def test_what_the_server_refuses_is_a_sentence(
    house: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    for url, token, why in (
        (house.url, "nonsense", "This access token is unknown or has been revoked."),
        ("http://127.0.0.1:9", "nonsense", "does not answer"),
    ):
        said = ["--lang", "en", "bot", "--url", url, "--token", token, "--open", "yali", "--", "true"]
        assert await asyncio.to_thread(main, said) == 2
        assert why in capsys.readouterr().err


def play_on(table: ServerTable) -> None:
    while not table.over:
        table.step("1")


async def test_a_revoked_program_at_the_table_is_told_so(house: Running) -> None:
    async with visitors(house, "Mary") as (mary,):
        await claimed(mary)
        async with machine(house, mary, "Soon Gone") as bot:
            server = Server(house.url, bot.token)
            opened = await asyncio.to_thread(server.open_table, "yali", level="1")
            table = await asyncio.to_thread(ServerTable, server, opened["id"])
            with closing(table):
                wrong = await asyncio.to_thread(table.step, "a1-a9")
                assert not wrong.taken
                assert wrong.why
                assert (await asyncio.to_thread(table.step, "")).why, "nobody waits where no clock runs"
                await revoke(mary, bot)
                with pytest.raises(Refusal) as refused:
                    await asyncio.to_thread(play_on, table)
                assert refused.value.code == "signed-out"


async def test_httpx_and_the_plain_client_agree_on_a_refusal(house: Running) -> None:
    async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE) as nobody:
        told = (await nobody.get("/api/tables/none")).json()
    with pytest.raises(Refusal) as refused:
        await asyncio.to_thread(Server(house.url, "x").ask, "/api/codes/QQQQ")
    assert told["code"] == "no-table"
    assert refused.value.code == "no-token"

"""Clients that do not read, flood, send too much or junk, come too often: bounded, told, others unharmed."""

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from ludotheque.server.http import patience
from ludotheque.server.sockets import channel, visit
from ludotheque.store import chat
from tests.support.server import PATIENCE, Running, make_settings, running, visitors

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("strict")
    with running(make_settings("", folder, messages_per_second=20.0, max_sockets_per_address=40)) as started:
        yield started


async def test_who_stops_reading_is_disconnected_and_the_others_play_on(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channel, "UNSENT", 1 << 20)
    monkeypatch.setattr(channel, "CLOSING", 0.1)
    async with visitors(server, "Ada") as (ada,):
        table = await ada.open("yali", "me", "me")
        deaf = await asyncio.to_thread(_deaf_client, server, table)
        line = chat.Line(0, 1.0, "somebody", "Somebody", None, "x" * 50_000)
        async with ada.at(table) as seat:
            while not any(m["type"] == "presence" and m["spectators"] == 1 for m in seat.heard):
                await seat.hear()
            at = server.services.live.tables[table].table
            for _ in range(200):
                for _ in range(4):
                    server.call(lambda: server.services.answers.hear(at, line))
                await seat.ask(type="ping")
                if len(at.audience) == 1:
                    break
            assert len(at.audience) == 1
            turn = seat.live["acting"][0]
            await seat.ask(type="hand", seat=turn)
            assert (await seat.move(turn))["type"] == "accepted"
        deaf.close()


def _handshake(server: Running, table: str) -> bytes:
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )


def _deaf_client(server: Running, table: str) -> socket.socket:
    """Says hello and never reads."""
    host, port = server.address.split(":")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect((host, int(port)))
    raw.sendall(_handshake(server, table))
    assert raw.recv(4096).startswith(b"HTTP/1.1 101")
    hello = b'{"type":"hello"}'
    raw.sendall(bytes((0x81, 0x80 | len(hello))) + b"\0\0\0\0" + hello)
    return raw


async def test_a_flood_is_refused_and_then_the_socket_closed(strict: Running) -> None:
    async with visitors(strict, "Ada") as (ada,):
        table = await ada.open("yali", "me", "me")
        async with ada.at(table) as calm, ada.at(table) as mad:
            for n in range(400):
                with contextlib.suppress(Exception):
                    await mad.say(type="ping", ref=str(n))
            await mad.until("bye", code="too-fast")
            await asyncio.wait_for(mad.socket.wait_closed(), PATIENCE)
            assert mad.socket.close_code == 4029
            assert any(said["type"] == "refused" and said["code"] == "too-fast" for said in mad.heard)
            assert (await calm.ask(type="ping"))["type"] == "pong"


def _frames(first: int, payload: bytes, count: int) -> bytes:
    return (bytes((first, 0x80 | len(payload))) + b"\0\0\0\0" + payload) * count


FLOODS = {
    "pings": _frames(0x89, b"", 50_000),
    "pongs": _frames(0x8A, b"?", 50_000),
    "empty messages": _frames(0x81, b"", 50_000),
    "a message in pieces of nothing": _frames(0x01, b"", 1) + _frames(0x00, b"", 50_000),
    "bytes": _frames(0x82, b"{}", 50_000),
    "moves that are none": _frames(0x81, b'{"type":"move","seat":0,"move":{"type":"x"},"version":1}', 20_000),
    "answers to who asks while he waits": _frames(0x81, b'{"type":"rematch"}', 20_000),
}


@pytest.mark.parametrize("flood", FLOODS)
async def test_frames_of_every_kind_count(strict: Running, flood: str) -> None:
    async with visitors(strict, "Ada") as (ada,):
        table = await ada.open("yali", "me", "me")
        async with ada.at(table) as calm, ada.at(table) as mad:
            transport = mad.socket.transport
            transport.write(FLOODS[flood])
            await mad.until("bye", code="too-fast")
            await asyncio.wait_for(mad.socket.wait_closed(), PATIENCE)
            assert mad.socket.close_code == 4029
            assert (await calm.ask(type="ping"))["type"] == "pong"


async def test_ten_megabytes_close_the_socket_and_are_refused_over_http(strict: Running) -> None:
    async with visitors(strict, "Ada") as (ada,):
        table = await ada.open("yali", "me", "me")
        async with ada.at(table) as calm, ada.at(table) as heavy:
            with contextlib.suppress(Exception):
                await heavy.socket.send("x" * 10_000_000)
            await asyncio.wait_for(heavy.socket.wait_closed(), PATIENCE)
            assert heavy.socket.close_code == 1009
            assert (await calm.ask(type="ping"))["type"] == "pong"
        big = await ada.post("/api/me", name="x" * 10_000_000)
        assert (big.status_code, big.json()["code"]) == (413, "too-large")


async def test_junk_is_refused_message_by_message_and_too_much_of_it_closes(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        table = await ada.open("yali", "me", "me")
        async with ada.at(table) as seat:
            version = seat.live["version"]
            for junk in (
                "",
                "null",
                "[]",
                "{",
                '{"type":"nonesuch"}',
                '{"type":"move"}',
                '{"type":"move","seat":-1,"move":{},"version":1}',
                '{"type":"move","seat":0,"move":{},"version":1e99}',
                '{"type":"ping","unknown":1}',
                "[" * 5000,
                "\u0000",
            ):
                await seat.socket.send(junk)
                assert (await seat.until("refused"))["code"] == "malformed-message"
            await seat.socket.send(b"\xff\xfe\x00")
            assert (await seat.until("refused"))["code"] == "malformed-message"
            for odd in (
                {"type": "go"},
                {"type": "go", "path": [1, 2]},
                "x",
                None,
                {"type": "go", "path": []},
            ):
                answer = await seat.ask(type="move", seat=0, move=odd, version=version)
                assert answer["type"] == "refused"
            again = await seat.ask(type="hello")
            assert again["code"] == "malformed-message"
            assert (await seat.ask(type="ping"))["type"] == "pong"
            assert seat.live["version"] == version
            for _ in range(100):
                with contextlib.suppress(Exception):
                    await seat.socket.send("junk")
            await seat.until("bye", code="malformed-message")


async def test_too_many_sockets_are_turned_away_with_a_reason(strict: Running) -> None:
    async with visitors(strict, "Ada") as (ada,), contextlib.AsyncExitStack() as stack:
        table = await ada.open("yali", "me", "me")
        opened = [await stack.enter_async_context(ada.at(table, hello=False)) for _ in range(40)]
        async with ada.at(table, hello=False) as late:
            await late.until("bye", code="too-many-sockets")
            await asyncio.wait_for(late.socket.wait_closed(), PATIENCE)
            assert late.socket.close_code == 4028
        await opened[0].socket.close()
        for _ in range(3000):
            if strict.services.doors.all < 40:
                break
            await asyncio.sleep(0.02)
        async with ada.at(table) as welcome:
            assert welcome.live["status"] == "running"


async def test_five_thousand_sockets_of_one_address_are_bounded_and_the_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visit, "HELLO_SECONDS", 600)
    with running(make_settings("", tmp_path, max_sockets_per_address=100)) as server:
        host, port = server.address.split(":")
        async with (
            visitors(server, "Ada") as (ada,),
            ada.at(table := await ada.open("yali", "me", "me")) as seat,
        ):
            asking = _handshake(server, table)

            async def knock() -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
                reader, writer = await asyncio.open_connection(host, int(port))
                writer.write(asking)
                await reader.readuntil(b"\r\n\r\n")
                return reader, writer

            held = [await knock() for _ in range(99)]

            async def besiege(times: int) -> None:
                for _ in range(times):
                    reader, writer = await knock()
                    await reader.readuntil(b"too-many-sockets")
                    writer.close()

            crowd = [asyncio.create_task(besiege(490)) for _ in range(10)]
            for _ in range(20):
                turn = seat.live["acting"][0]
                await seat.ask(type="hand", seat=turn)
                assert (await seat.move(turn))["type"] == "accepted"
            await asyncio.gather(*crowd)
            assert server.services.doors.all == 100
            for _, writer in held:
                writer.close()


async def test_who_connects_and_dawdles_is_hung_up_on(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "SECONDS", 0.3)
    host, port = server.address.split(":")
    post = (
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"
    )
    for said in (b"", b"GET / HTTP/1.1\r\nHost:", post):
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(said)
        assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
        writer.close()
    reader, writer = await asyncio.open_connection(host, int(port))
    with contextlib.suppress(ConnectionError):
        for n in range(200):
            writer.write(b"GET / HTTP/1.1\r\n" if n == 0 else b"X-%d: " % n + b"x" * 1000 + b"\r\n")
            await writer.drain()
        assert b"400" in await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    async with visitors(server, "Ada") as (ada,):
        table = await ada.open("yali", "me", "me")
        async with ada.at(table) as seat:
            await asyncio.sleep(0.6)
            assert (await seat.ask(type="ping"))["type"] == "pong", "a socket may be silent"


async def test_three_hundred_sockets_at_one_table_all_hear_a_move(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        table = await ada.open("yali", "me", "me")

        async def watch() -> list[dict[str, Any]]:
            async with ada.at(table, legal=False) as seat:
                while len(seat.moves) < 2:
                    await seat.hear()
                return seat.moves

        crowd = [asyncio.create_task(watch()) for _ in range(300)]
        async with ada.at(table) as seat:
            for _ in range(2000):
                if len(server.services.live.tables[table].table.audience) == 301:
                    break
                await asyncio.sleep(0.02)
            turn = seat.live["acting"][0]
            await seat.ask(type="hand", seat=turn)
            await seat.move(turn)
            assert all(moves == seat.moves for moves in await asyncio.gather(*crowd))


async def test_a_socket_that_says_nothing_is_closed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visit, "HELLO_SECONDS", 0.1)
    async with visitors(server, "Ada") as (ada,):
        table = await ada.open("yali", "me", "me")
        async with ada.at(table, hello=False) as silent:
            await silent.until("bye", code="no-hello")
            await asyncio.wait_for(silent.socket.wait_closed(), PATIENCE)
            assert silent.socket.close_code == 4001


async def test_requests_are_limited_by_address(tmp_path: Path) -> None:
    with running(make_settings("", tmp_path, requests_per_second=1.0)) as slow:
        async with visitors(slow, "") as (somebody,):
            answers = [await somebody.http.get("/api/games") for _ in range(60)]
            refused = [answer for answer in answers if answer.status_code == 429]
            assert refused
            assert refused[0].json()["code"] == "too-fast"
            assert (await somebody.http.get("/healthz")).status_code == 200


async def test_a_foreign_page_can_neither_open_a_socket_nor_post(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        table = await ada.open("yali", "me", "me")
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
        port = server.address.rpartition(":")[2]
        for origin in ("https://evil.example", "null", f"http://127.0.0.1.evil.example:{port}"):
            async with connect(
                address, additional_headers={"Cookie": ada.cookie(), "Origin": origin}
            ) as foreign:
                assert "origin" in str(await asyncio.wait_for(foreign.recv(), PATIENCE))
                await asyncio.wait_for(foreign.wait_closed(), PATIENCE)
                assert foreign.close_code == 4003
            posted = await ada.http.post("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
            assert (posted.status_code, posted.json()["code"]) == (403, "origin")
        own = await ada.http.post("/api/me", json={"name": "Ada"}, headers={"Origin": server.url})
        assert own.status_code == 200
        form = await ada.http.post("/api/me", data={"name": "Eve"})
        assert (form.status_code, form.json()["code"]) == (415, "content-type")
        assert (await ada.http.get("/api/me")).json()["me"]["name"] == "Ada"


async def test_every_answer_carries_the_headers_that_keep_a_browser_safe(server: Running) -> None:
    async with visitors(server, "") as (somebody,):
        for path in ("/", "/api/me", "/api/nonesuch", "/t/anything", "/assets/none.js"):
            headers = (await somebody.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self'" in policy
            assert "unsafe-eval" not in policy
            assert headers["x-content-type-options"] == "nosniff"
        assert (await somebody.http.get("/api/me")).headers["cache-control"] == "no-store"


async def test_paths_do_not_lead_out_of_the_page(server: Running) -> None:
    async with visitors(server, "") as (somebody,):
        for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/assets/../../app.py"):
            answer = await somebody.http.get(path)
            assert "create_app" not in answer.text

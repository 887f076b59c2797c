"""Whoever knocks, however oddly: every connection is counted, bounded and ended; nonsense gets a plain no."""

import asyncio
import contextlib
import logging
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.server.http import patience
from ludotheque.server.process.limits import Doors, line_of
from ludotheque.server.sockets import channel
from tests.support.server import PATIENCE, Running, make_settings, running, visitors

pytestmark = pytest.mark.anyio

UPGRADE = (
    b"Upgrade: websocket",
    b"Connection: Upgrade",
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    b"Sec-WebSocket-Version: 13",
)
DEEP = b"[" * 20_000 + b"]" * 20_000
SEATS = b'"seats":[{"type":"me"},{"type":"me"}]'
ODD_PATHS = (
    b"/%00",
    b"/..%00/",
    b"/a%2Fb%00.js",
    b"/" + b"a" * 300 + b".js",
    b"/" + b"a" * 5000,
    b"/%ff%fe",
    b"/\xff",
    b"/%0d%0a",
    b"/api/tables/%00",
    b"/api/tables/%00/text",
    b"/api/tables/%00/qr.svg",
    b"/api/tables/%00/analysis",
    b"/api/tables/%00/replay",
    b"/api/tables/a%00b",
    b"/api/tables/" + b"a" * 300,
    b"/api/tables/%ed%a0%80",
    b"/api/tables?list=open&before=1~%00",
    b"/api/tables?list=open&before=nan~x",
    b"/api/tables?list=%00",
    b"/api/rules/en/%00",
    b"/api/%00",
    b"/api/me/history?search=%00",
    b"/api/me/history?kind=%00",
    b"/api/me/history?game=%00",
    b"/api/me/history?before=1~%00",
    b"/api/me/history?before=" + b"9" * 79,
    b"/api/people/%00/profile",
    b"/api/people/" + b"a" * 41 + b"/profile",
    b"/api/leaderboards/%00",
    b"/api/leaderboards/yali?kind=%00",
    b"/api/leaderboards/yali?kind=none",
    b"/api/tables/x/ratings?%00",
    b"/api/evenings/%00",
    b"/api/evenings/" + b"a" * 41,
    b"/api/evenings/x?known=%00",
    b"/api/evenings/x/csv",
    b"/api/evenings/x/text?lang=%00",
    b"/api/evenings/codes/%00",
    b"/api/evenings/codes/" + b"C" * 100,
    b"/api/codes/%E2%84%A6",
    b"/api/daily/yali/en/%00",
    b"/api/daily/pebbles/en/9999-99-99",
    b"/api/daily/pebbles/en/months/0000-00",
    b"/api/daily/pebbles/en/months/%D9%A3%D9%A3-%D9%A3",
    b"/api/daily/yali/%00/today",
    b"/api/puzzles/yali?lang=%00",
    b"/api/puzzles/%E2%80%AE?lang=en",
)
ODD_HOSTS = (b"[", b"a:b", b"x" * 3000, b"a b", b"\xff", b"<script>", b"%00", b"x/y", b"x\r\nHost: y")
ODD_ORIGINS = (
    b"http://[",
    b"http://]",
    b"http://[::1",
    b"http://x@[",
    b"://",
    b"\xff\xfe",
    b"http://a:999999",
)
ODD_BODIES = (
    DEEP,
    b'{"name":' + DEEP + b"}",
    b'{"a":' * 8_000 + b"1" + b"}" * 8_000,
    b'{"name":"\xff"}',
    b'{"name":"\xed\xa0\x80"}',
    b'{"name":"\\ud800"}',
    b"\xff\xfe",
    b'{"name":1e999999}',
    b"{",
    b"null",
)
ODD_TABLES = (
    b'{"game":"yali","options":' + DEEP + b"," + SEATS + b"}",
    b'{"game":"yali","options":{"a":' + b"[" * 3000 + b"]" * 3000 + b"}," + SEATS + b"}",
    b'{"game":"yali","options":{"x":"\xff"},' + SEATS + b"}",
    b'{"game":"\\u0000","options":{},' + SEATS + b"}",
    b'{"game":"yali","options":{"\\u0000":1},' + SEATS + b"}",
)

FOREVER = b"9" * 40
ODD_POSTS = (
    (b"/api/evenings", b'{"game":"\\u0000","form":"swiss"}'),
    (b"/api/evenings", b'{"game":"pebbles","form":"swiss","level":"\\u0000"}'),
    (b"/api/evenings", b'{"game":"pebbles","form":"swiss","rounds":' + FOREVER + b"}"),
    (b"/api/evenings", b'{"game":"pebbles","form":"swiss","clock":1e308}'),
    (b"/api/evenings", b'{"game":"pebbles","form":"swiss","bots":65}'),
    (b"/api/evenings", b'{"game":"pebbles","form":' + DEEP + b"}"),
    (b"/api/evenings/%00/enter", b"{}"),
    (b"/api/evenings/x/enter", b'{"name":"\\u0000"}'),
    (b"/api/evenings/x/order", b'{"type":"replace","player":"\\u0000"}'),
    (b"/api/evenings/x/order", b'{"type":"bots","number":-1}'),
    (b"/api/friends", b'{"person":"\\u0000","tie":"follow"}'),
    (b"/api/friends", b'{"person":"x","tie":"\\u0000"}'),
    (b"/api/lessons/\xe2\x80\xae", b'{"lang":"en","step":"x"}'),
    (b"/api/lessons/yali", b'{"lang":"en","step":"\\u0000"}'),
    (b"/api/lessons/yali", b'{"lang":"en","step":"puzzle-' + FOREVER[:33] + b'"}'),
    (b"/api/lessons/yali", b'{"lang":"en","step":"1","table":"\\u0000"}'),
    (b"/api/lessons/yali", b'{"lang":"en","step":"x","moves":[' + DEEP + b"]}"),
    (b"/api/lessons/yali/preview", b'{"at":{"lang":"en","step":"x"},"moves":[' + DEEP + b"]}"),
    (b"/api/puzzles/yali/thumb", b'{"at":{"lang":"en","step":"puzzle-0"},"up":true}'),
    (b"/api/daily/yali/en/today/play", b"{"),
    (b"/api/daily/none/en/today/play", b"{}"),
    (b"/api/try", b'{"text":"\\u0000"}'),
    (b"/api/try", b'{"text":"[game \\"yali\\"]\\n' + b"(" * 30_000 + b'"}'),
    (b"/api/tables/x/try", b'{"at":' + FOREVER + b"}"),
    (b"/api/me/programs", b'{"name":"\\u0000"}'),
    (b"/api/me/push", b'{"endpoint":"https://127.0.0.1/\\u0000","kinds":["turn"],"p256dh":"x","auth":"x"}'),
    (b"/api/signin", b'{"name":"\\u0000","passphrase":"\\u0000 and more"}'),
    (b"/api/signin/link", b'{"token":"\\u0000"}'),
    (b"/api/reports", b'{"kind":"name","person":"\\u0000","text":"\\u0000"}'),
    (b"/api/operators/acts", b'{"act":"ban","person":"\\u0000","hours":1}'),
)


def request(method: bytes, path: bytes, *headers: bytes, body: bytes = b"", host: bytes = b"x") -> bytes:
    lines = [method + b" " + path + b" HTTP/1.1", b"Host: " + host, *headers]
    if method == b"POST":
        lines += [b"Content-Type: application/json", b"Content-Length: %d" % len(body)]
    if UPGRADE[0] not in headers:
        lines.append(b"Connection: close")
    return b"\r\n".join(lines) + b"\r\n\r\n" + body


async def answer(server: Running, said: bytes) -> bytes:
    """All that the server says before it hangs up; we do not."""
    host, port = server.address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(said)
    with contextlib.suppress(ConnectionError):
        heard = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    return heard


def status(heard: bytes) -> int:
    return int(heard.split(b" ", 2)[1])


async def until(so: Callable[[], bool]) -> None:
    for _ in range(3000):
        if so():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it never came to that")


async def test_nonsense_gets_a_plain_no_and_leaves_no_trace(
    either: Running, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    async with visitors(either, "Ada") as (ada,):
        cookie = b"Cookie: " + ada.cookie().encode()
        table = (await ada.open("yali", "me", "me")).encode()
        asked = [
            *(request(b"GET", path, cookie) for path in ODD_PATHS),
            *(request(b"GET", b"/api/tables/" + table + b"/qr.svg", host=host) for host in ODD_HOSTS),
            *(request(b"GET", b"/", host=host) for host in ODD_HOSTS),
            *(request(b"POST", b"/api/me", b"Origin: " + one, cookie, body=b"{}") for one in ODD_ORIGINS),
            *(request(b"POST", b"/api/me", cookie, body=body) for body in ODD_BODIES),
            *(request(b"POST", b"/api/tables", cookie, body=body) for body in ODD_TABLES),
            *(request(b"POST", path, cookie, body=body) for path, body in ODD_POSTS),
            request(b"POST", b"/api/tables/%00/join", cookie, body=b"{}"),
        ]
        for one in asked:
            assert 400 <= status(await answer(either, one)) < 500, one[:200]
        async with ada.at(table.decode()) as seat:
            refused = await seat.ask(type="mute", person="a\0b")
            assert refused["code"] == "malformed-message"
        assert "ludotheque_errors_total{" not in (await ada.http.get("/metrics")).text
    assert not caplog.records


async def test_nonsense_is_limited_like_any_other_request(tmp_path: Path) -> None:
    with running(make_settings("", tmp_path, requests_per_second=0.5)) as slow:
        for path in (b"/%00", b"/api/tables/%00", b"/nonesuch"):
            told = [status(await answer(slow, request(b"GET", path))) for _ in range(130)]
            assert told[-1] == 429, path
        told = [status(await answer(slow, request(b"GET", b"/api/tables/x/socket", *UPGRADE)))]
        assert told == [429]
        assert status(await answer(slow, request(b"GET", b"/healthz"))) == 200


@pytest.fixture
async def handshakes(server: Running) -> list[bytes]:
    """Requests for a socket that cannot be granted, each in its own way."""
    async with visitors(server, "Ada") as (ada,):
        table = b"/api/tables/" + (await ada.open("yali", "me", "me")).encode() + b"/socket"
    many = [b"X-%d: y" % number for number in range(200)]
    return [
        *(request(b"GET", table, *UPGRADE, b"Origin: " + one) for one in ODD_ORIGINS),
        *(request(b"GET", table, *UPGRADE, host=host) for host in ODD_HOSTS[:-1]),
        request(b"GET", b"/api/tables/%00/socket", *UPGRADE),
        request(b"GET", b"/api/tables/\xff/socket", *UPGRADE),
        request(b"GET", b"/api/tables/" + b"a" * 300 + b"/socket", *UPGRADE),
        request(b"GET", b"/nowhere", *UPGRADE),
        request(b"POST", table, *UPGRADE),
        request(b"GET", table, *UPGRADE, *many),
        request(b"GET", table, *UPGRADE, b"X: " + b"y" * 9000),
        request(b"GET", table, *UPGRADE[:2]),
        request(b"GET", table, *UPGRADE[:3], b"Sec-WebSocket-Version: 8"),
        request(b"GET", table, UPGRADE[0], UPGRADE[1], b"Sec-WebSocket-Key: x", UPGRADE[3]),
    ]


async def test_a_socket_that_is_not_granted_is_ended_by_the_server(
    server: Running,
    handshakes: list[bytes],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(channel, "CLOSING", 0.1)
    caplog.set_level(logging.ERROR)
    for asked in handshakes:
        heard = await answer(server, asked)
        assert 400 <= status(heard) < 500, asked[:200]
    await until(lambda: server.services.callers.all == server.services.doors.all == 0)
    assert not caplog.records


async def test_a_socket_that_fails_is_ended_and_told_to_the_operator(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ValueError("nobody thought of that")

    monkeypatch.setattr(server.services, "session", broken)
    assert (await answer(server, request(b"GET", b"/api/tables/x/socket", *UPGRADE))).startswith(
        b"HTTP/1.1 101"
    )
    await until(lambda: server.services.callers.all == server.services.doors.all == 0)
    async with visitors(server, "") as (somebody,):
        assert 'errors_total{where="handshake"} 1.0' in (await somebody.http.get("/metrics")).text


async def test_nobody_waits_for_ever_to_be_let_in(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(channel, "HANDSHAKE", 0.1)
    monkeypatch.setattr(server.services, "session", never)
    await answer(server, request(b"GET", b"/api/tables/x/socket", *UPGRADE))
    await until(lambda: server.services.callers.all == server.services.doors.all == 0)


def test_a_whole_ipv6_line_is_one_address_to_every_limit() -> None:
    """Whoever has a line has 2**64 addresses."""
    doors = Doors(100, 2, {"2001:db8:0:1::1"}.__contains__)
    assert doors.enter("2001:db8:0:2::1")
    assert doors.enter("2001:db8:0:2:ffff::3")
    assert not doors.enter("2001:db8:0:2:1:2:3:4")
    assert doors.enter("2001:db8:0:3::1")
    assert all(doors.enter("2001:db8:0:1::1") for _ in range(5)), "a proxy stands for many"
    doors.leave("2001:db8:0:2::ffff")
    assert doors.enter("2001:db8:0:2:1:2:3:4")
    assert line_of("::ffff:10.0.0.1") == line_of("10.0.0.1") == "10.0.0.1"
    assert line_of("fe80::1%eth0") == line_of("fe80::2")
    assert line_of(line_of("2001:db8::1")) == line_of("2001:db8::2")
    assert line_of("") == ""


async def test_requests_from_one_ipv6_line_are_limited_together(tmp_path: Path) -> None:
    with running(make_settings("", tmp_path, requests_per_second=2.0)) as slow:
        async with visitors(slow, "") as (somebody,):
            told = [
                (
                    await somebody.http.get("/api/me", headers={"X-Forwarded-For": f"2001:db8::{n:x}"})
                ).status_code
                for n in range(1, 40)
            ]
            assert told[-1] == 429
            other = await somebody.http.get("/api/me", headers={"X-Forwarded-For": "2001:db8:0:1::1"})
            assert other.status_code == 200


async def test_connections_of_one_address_are_bounded_before_they_say_a_word(tmp_path: Path) -> None:
    made = make_settings("", tmp_path, max_sockets_per_address=20, trust_proxy="10.0.0.1")
    with running(made) as server:
        host, port = server.address.split(":")
        crowd = [await asyncio.open_connection(host, int(port)) for _ in range(60)]
        await until(lambda: len([one for one, _ in crowd if one.at_eof() or one.exception()]) == 20)
        assert server.services.callers.all == 40
        other, writer = await asyncio.open_connection(host, int(port), local_addr=("127.0.0.2", 0))
        writer.write(request(b"GET", b"/healthz"))
        assert status(await asyncio.wait_for(other.read(), PATIENCE)) == 200
        writer.close()
        for _, one in crowd:
            one.close()
        await until(lambda: server.services.callers.all == 0)


async def test_who_does_not_read_his_answers_is_hung_up_on(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "SECONDS", 0.3)
    host, port = server.address.split(":")
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect((host, int(port)))
    wanted = b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    await asyncio.to_thread(deaf.sendall, wanted * 500)
    await until(lambda: server.services.callers.all == 1)
    await until(lambda: server.services.callers.all == 0)
    deaf.close()

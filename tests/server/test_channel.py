"""However the network cuts it up, what was said is heard: whole, once and in order."""

import asyncio
import os
from types import SimpleNamespace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from ludotheque.server.sockets.channel import Channel

UPGRADE = (
    b"GET /api/tables/t/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MOST = 70_000


class Line(asyncio.Transport):
    """The other end of the socket, which keeps what it is sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""
        self.closed = False
        self.reading = True

    def write(self, data: Any) -> None:
        self.sent += data

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None: ...

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True


async def nobody(*_: Any) -> None:
    """An application that leaves the channel to the test."""


def listening(heard: list[bytes]) -> tuple[Channel, Line]:
    config: Any = SimpleNamespace(loaded_app=nobody, root_path="", ws_max_size=MOST, ws_ping_interval=60.0)
    state: Any = SimpleNamespace(connections=set(), tasks=set())
    channel, line = Channel(config, state), Line()
    channel.connection_made(line)
    channel.data_received(UPGRADE)
    assert channel.accept()
    channel.listen(heard.append, lambda: True)
    return channel, line


def frame(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def said(message: bytes, parts: int) -> list[bytes]:
    """One message in so many frames, with a ping between them as it may happen."""
    size = len(message) // parts + 1
    pieces = [message[at : at + size] for at in range(0, max(1, len(message)), size)]
    frames = []
    for at, piece in enumerate(pieces):
        opcode = Opcode.CONT if at else Opcode.TEXT
        frames += [frame(Opcode.PING, b"?")] * (at > 0)
        frames.append(frame(opcode, piece, fin=at == len(pieces) - 1))
    return frames


SIZES = st.one_of(st.integers(0, 140), st.sampled_from([65_535, 65_536, MOST]))


@given(
    messages=st.lists(st.tuples(SIZES, st.integers(1, 3)), min_size=1, max_size=6),
    data=st.data(),
)
def test_messages_cut_anywhere_are_heard_whole_and_in_order(
    messages: list[tuple[int, int]], data: st.DataObject
) -> None:
    texts = [os.urandom(size) for size, _ in messages]
    frames = [one for text, (_, parts) in zip(texts, messages, strict=True) for one in said(text, parts)]
    arriving = [b""]
    for one in frames:
        cut = data.draw(st.integers(0, len(one)))
        arriving[-1] += one[:cut]
        arriving.append(one[cut:])
        if data.draw(st.booleans()):
            arriving.append(b"")

    async def talk() -> None:
        heard: list[bytes] = []
        channel, line = listening(heard)
        for chunk in arriving:
            if chunk:
                channel.data_received(chunk)
        assert heard == texts
        assert not line.closed
        channel.connection_lost(None)

    asyncio.run(talk())


def test_a_message_may_say_its_length_at_length() -> None:
    async def talk() -> None:
        heard: list[bytes] = []
        channel, line = listening(heard)
        for text in (b"", b"short", b"x" * 200):
            for head in (
                b"\x81\xfe" + len(text).to_bytes(2, "big"),
                b"\x81\xff" + len(text).to_bytes(8, "big"),
            ):
                for piece in (head, b"\0\0\0\0", text):
                    channel.data_received(piece)
                assert heard.pop() == text
        assert not line.closed
        channel.connection_lost(None)

    asyncio.run(talk())


def test_who_is_paused_hears_nothing_until_he_listens_again_and_then_everything() -> None:
    async def talk() -> None:
        heard: list[bytes] = []
        channel, _ = listening(heard)

        def hear(text: bytes) -> None:
            heard.append(text)
            channel.pause()

        channel.listen(hear, lambda: True)
        channel.data_received(b"".join(frame(Opcode.TEXT, b"%d" % n) for n in range(5)))
        for known in range(1, 6):
            assert heard == [b"%d" % n for n in range(known)]
            channel.resume()
            await asyncio.sleep(0)
        channel.connection_lost(None)

    asyncio.run(talk())


def test_one_frame_too_many_is_not_even_looked_at() -> None:
    async def talk() -> None:
        allowed = iter([True] * 10)
        channel, line = listening([])
        channel.listen(lambda _: None, lambda: next(allowed, False))
        sent = len(line.sent)
        channel.data_received(frame(Opcode.PING, b"?") * 1000)
        assert line.sent[sent:] == b"\x8a\x01?" * 10
        channel.connection_lost(None)

    asyncio.run(talk())


def test_a_frame_that_nobody_masked_is_refused_with_the_right_code() -> None:
    async def talk() -> None:
        heard: list[bytes] = []
        channel, line = listening(heard)
        channel.data_received(frame(Opcode.TEXT, b"good"))
        channel.data_received(Frame(Opcode.TEXT, b"bad").serialize(mask=False) + b"more than six bytes")
        assert heard == [b"good"]
        assert line.closed
        assert (1002).to_bytes(2, "big") in line.sent
        channel.connection_lost(None)

    asyncio.run(talk())


def test_who_does_not_read_is_not_heard_until_he_does() -> None:
    one, two, three = (frame(Opcode.TEXT, text) for text in (b"1", b"2", b"3"))

    async def talk() -> None:
        heard: list[bytes] = []
        channel, line = listening(heard)
        channel.data_received(one)
        channel.pause_writing()
        told = [line.reading]
        channel.data_received(two + three)
        channel.resume()  # whoever else waits for him does not let him on
        told.append(line.reading)
        assert heard == [b"1"]
        channel.pause()
        channel.resume_writing()
        told.append(line.reading)
        channel.resume()
        told.append(line.reading)
        assert told == [False, False, False, True]
        channel.data_received(b"")
        assert heard == [b"1", b"2", b"3"]
        channel.connection_lost(None)

    asyncio.run(talk())

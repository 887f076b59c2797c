"""Tables with two sockets each, at our server or the peer: who moves waits until the other has seen it."""

import asyncio
import itertools
import time
import urllib.request
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from wire import Wire, dial


@dataclass
class Board:
    """One table: whose turn it is, when the last move was sent, and what to do once it was seen.

    No tasks and no futures: the load takes time from what it loads, where the two share a machine.
    """

    name: str
    wires: list[Wire] = field(default_factory=list)
    version: int = 0
    turn: int = 0
    sent: float = 0.0
    then: Callable[["Board", float], None] = lambda _board, _took: None
    """Told how long it took until the other socket heard of the move."""

    def move(self, message: bytes) -> None:
        self.sent = time.perf_counter()
        self.wires[self.turn].send(message)

    def seen(self, version: int) -> None:
        if version > self.version:
            self.version = version
            self.turn = 1 - self.turn
            self.then(self, time.perf_counter() - self.sent)


def post(url: str, body: Any, cookie: str = "") -> tuple[Any, str]:
    asked = urllib.request.Request(
        url, msgspec.json.encode(body), {"Content-Type": "application/json", "Cookie": cookie}
    )
    with urllib.request.urlopen(asked, timeout=30) as answer:
        return msgspec.json.decode(answer.read()), answer.headers.get("set-cookie", "").split(";")[0]


async def until(ready: Callable[[], bool], seconds: float = 120.0) -> None:
    """Wait for it; raises TimeoutError."""
    for _ in range(int(seconds / 0.05)):
        if ready():
            return
        await asyncio.sleep(0.05)
    raise TimeoutError("the sockets were not greeted")


PATIENCE = 30.0
"""Seconds without an answer, and the run has failed."""
_VERSION = b'"version":'


async def ours(ports: list[int], tables: int, game: str) -> tuple[list[Board], Callable[[Board], bytes]]:
    """Two guests at every table, their sockets spread over the processes."""
    base = f"http://127.0.0.1:{ports[0]}"
    cookies = [post(f"{base}/api/me", {"name": name})[1] for name in ("Ada", "Bob")]
    boards = []
    for _ in range(tables):
        body = {"game": game, "options": {}, "seats": [{"type": "me"}, {"type": "open"}]}
        made, _ = await asyncio.to_thread(post, f"{base}/api/tables", body, cookies[0])
        await asyncio.to_thread(post, f"{base}/api/tables/{made['id']}/join", {}, cookies[1])
        boards.append(Board(made["id"]))

    def heard(board: Board) -> Callable[[Wire, bytes], None]:
        def hear(wire: Wire, message: bytes) -> None:
            if message.startswith((b'{"type":"update"', b'{"type":"table"')):
                if wire is not board.wires[board.turn]:
                    at = message.index(_VERSION) + len(_VERSION)
                    board.seen(int(message[at : message.index(b",", at)]))
            elif message.startswith((b'{"type":"refused"', b'{"type":"bye"')):
                raise RuntimeError(message.decode())

        return hear

    ways = itertools.cycle(ports)
    for board in boards:
        for cookie in cookies:
            path = f"/api/tables/{board.name}/socket"
            board.wires.append(await dial("127.0.0.1", next(ways), path, cookie, heard(board)))
        board.turn = 1
        for wire in board.wires:
            wire.send(b'{"type":"hello","legal":false}')
    await until(lambda: all(board.version for board in boards))
    for board in boards:
        board.turn = 0

    def message(board: Board) -> bytes:
        return b'{"type":"move","seat":%d,"move":{"type":"add","number":1},"version":%d}' % (
            board.turn,
            board.version,
        )

    return boards, message


async def peers(port: int, tables: int) -> tuple[list[Board], Callable[[Board], bytes]]:
    """The same over socket.io; boardgame.io makes a match when it is first asked for."""
    boards = [Board(f"match{number}") for number in range(tables)]
    ready = {board.name: 0 for board in boards}

    def heard(board: Board, seat: int) -> Callable[[Wire, bytes], None]:
        def hear(wire: Wire, message: bytes) -> None:
            if message.startswith(b'42/count,["update"'):
                if wire is not board.wires[board.turn]:
                    at = message.index(b'"_stateID":') + 11
                    board.seen(int(message[at : message.index(b",", at)].rstrip(b"}")))
            elif message == b"2":
                wire.send(b"3")
            elif message.startswith(b"0"):
                wire.send(b"40/count,")
            elif message.startswith(b"40/count"):
                asked = ["sync", board.name, str(seat), None, 2]
                wire.send(b"42/count," + msgspec.json.encode(asked))
            elif message.startswith(b'42/count,["sync"'):
                ready[board.name] += 1

        return hear

    for board in boards:
        for seat in (0, 1):
            path = "/socket.io/?EIO=4&transport=websocket"
            board.wires.append(await dial("127.0.0.1", port, path, "", heard(board, seat)))
    await until(lambda: all(count == 2 for count in ready.values()))

    def message(board: Board) -> bytes:
        return (
            b'42/count,["update",{"type":"MAKE_MOVE","payload":{"type":"add","args":[1],"playerID":"%d",'
            b'"credentials":null}},%d,"%b","%d"]'
        ) % (board.turn, board.version, board.name.encode(), board.turn)

    return boards, message


async def as_fast_as_possible(
    boards: list[Board], message: Callable[[Board], bytes], seconds: float
) -> tuple[float, list[float]]:
    """Every table plays without a pause: moves per second, and the times."""
    times: list[float] = []
    resting: list[Board] = []
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    began = time.perf_counter()
    end = began + seconds

    def again(board: Board, took: float) -> None:
        times.append(took)
        if time.perf_counter() < end:
            board.move(message(board))
        else:
            resting.append(board)
            if len(resting) == len(boards):
                done.set_result(None)

    for board in boards:
        board.then = again
        board.move(message(board))
    await asyncio.wait_for(done, seconds + PATIENCE)
    return len(times) / (time.perf_counter() - began), times


async def one_per_second(
    boards: list[Board], message: Callable[[Board], bytes], seconds: float
) -> tuple[float, list[float]]:
    """Every table makes one move each second, spread over the second."""
    times: list[float] = []
    loop = asyncio.get_running_loop()
    began = time.perf_counter()

    async def play(number: int, board: Board) -> None:
        for tick in itertools.count():
            at = began + tick + number / len(boards)
            if at > began + seconds:
                return
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            seen: asyncio.Future[float] = loop.create_future()
            board.then = lambda _, took, seen=seen: seen.set_result(took)  # type: ignore[misc]
            board.move(message(board))
            times.append(await asyncio.wait_for(seen, PATIENCE))

    await asyncio.gather(*(play(number, board) for number, board in enumerate(boards)))
    return len(times) / (time.perf_counter() - began), times


Play = Callable[[list[Board], Callable[[Board], bytes], float], Awaitable[tuple[float, list[float]]]]


def hang_up(boards: list[Board]) -> None:
    for board in boards:
        for wire in board.wires:
            wire.close()

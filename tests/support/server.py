"""A real server on a real port, and people who come to it.

For most tests of the server and for benches: it runs in a thread of its own, and people speak to it by HTTP
and sockets. Whoever needs one that can be killed takes `process`.
"""

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from ludotheque.server.app import create_app
from ludotheque.server.process.run import bind, config
from ludotheque.server.process.settings import Settings
from ludotheque.server.services import Services

PATIENCE = 60.0
T = TypeVar("T")


class Running:
    """A server in a thread of its own."""

    def __init__(self, made: Settings) -> None:
        app = create_app(made)
        self.services: Services = app.services
        self._listening = bind("127.0.0.1", 0)
        self.address = f"127.0.0.1:{self._listening.getsockname()[1]}"
        self.url = f"http://{self.address}"
        self._server = uvicorn.Server(config(made, app))
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        self._thread.start()
        for _ in range(2000):
            if self._server.started or not self._thread.is_alive():
                break
            self._thread.join(0.01)
        assert self._server.started

    def call(self, work: Callable[[], None]) -> None:
        """Do something inside the server's loop."""
        assert self._loop is not None
        self._loop.call_soon_threadsafe(work)

    async def do(self, work: Coroutine[object, object, T]) -> T:
        """The same for whoever waits for what comes of it."""
        assert self._loop is not None
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._loop))

    def wait(self, work: Coroutine[object, object, T]) -> T:
        """The same for a test that is no coroutine; a deal of the day may take its time on a busy machine."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(5 * PATIENCE)

    def _run(self) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            await self._server.serve([self._listening])

        asyncio.run(serve())

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._listening.close()
        assert not self._thread.is_alive(), "it does not go"


def make_settings(database_url: str, folder: Path, **more: Any) -> Settings:
    given: dict[str, Any] = {
        "data": folder,
        "database": database_url,
        "library": "tests.support.library",
        "bot_workers": 1,
        "bot_pause": 0.0,
        "load_delay": 1e6,
        "backup_hours": 0.0,
        "requests_per_second": 1000.0,
        "messages_per_second": 1000.0,
        **more,
    }
    return Settings(**given)


@contextlib.contextmanager
def running(made: Settings) -> Iterator[Running]:
    server = Running(made)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Seat:
    """Somebody's socket at a table. Keeps what a page would keep, by the rules of the protocol."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.live: dict[str, Any] = {}
        self.moves: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []

    async def say(self, **message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self) -> dict[str, Any]:
        """The next message, taken into account."""
        said: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.heard.append(said)
        if said["type"] == "table":
            self.live, self.moves = said["live"], said["moves"]
        if said["type"] == "update":
            self.live = said["live"]
            self.moves = [*self.moves[: said["moves_from"]], *said["moves"]]
        return said

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of that kind (with those fields)."""
        while True:
            said = await self.hear()
            if said["type"] == kind and all(said.get(name) == value for name, value in fields.items()):
                return said

    async def until_live(self, **fields: Any) -> None:
        """Until the table stands like that."""
        while not all(self.live.get(name) == value for name, value in fields.items()):
            await self.hear()

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        ref = f"r{len(self.heard)}"
        await self.say(**message, ref=ref)
        while True:
            said = await self.hear()
            if said.get("ref") == ref:
                return said

    async def move(self, seat: int, move: Any = None) -> dict[str, Any]:
        """Make a move (the first legal one if none is given)."""
        made = move if move is not None else self.live["seen"]["legal"][0]["move"]
        return await self.ask(type="move", seat=seat, move=made, version=self.live["version"])


class Visitor:
    """Somebody with a browser of his own."""

    def __init__(self, server: Running | str, address: str = "") -> None:
        """`address`: where a proxy would say that he comes from."""
        self.url = server if isinstance(server, str) else server.url
        self._headers = {"X-Forwarded-For": address} if address else {}
        self.http = httpx.AsyncClient(
            base_url=self.url,
            timeout=PATIENCE,
            headers=self._headers,
            verify=False,  # nothing here speaks TLS, and reading all certificates takes long
        )
        self.id = ""

    async def come_in(self, name: str) -> "Visitor":
        answer = await self.http.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        self.id = answer.json()["me"]["id"]
        return self

    async def open(self, game: str, *seats: Any, options: Any = None, **more: Any) -> str:
        """Open a table; a seat is `me`, `open` or the level of a bot."""
        wishes = [{"type": s} if s in {"me", "open"} else {"type": "bot", "level": s} for s in seats]
        body = {"game": game, "options": options or {}, "seats": wishes, **more}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.http.post(path, json=body)

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextlib.asynccontextmanager
    async def at(self, table: str, *, hello: bool = True, **said: Any) -> AsyncIterator[Seat]:
        """A socket at that table."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {**self._headers, **({"Cookie": self.cookie()} if self.cookie() else {})}
        async with connect(address, additional_headers=headers, max_size=None, ping_interval=None) as socket:
            seat = Seat(socket)
            if hello:
                await seat.say(type="hello", **said)
                await seat.hear()
            yield seat


@contextlib.asynccontextmanager
async def visitors(server: Running | str, *names: str) -> AsyncIterator[list[Visitor]]:
    """People who have come in; an empty name stays outside."""
    everybody = [Visitor(server) for _ in names]
    try:
        for visitor, name in zip(everybody, names, strict=True):
            if name:
                await visitor.come_in(name)
        yield everybody
    finally:
        for visitor in everybody:
            await visitor.http.aclose()

"""Bots think in processes of their own: few, for a limited time, in limited memory.

`due` and the answers ask it. It trusts no answer: whether a move is legal they look themselves.
"""

import asyncio
import contextlib
import signal
import sys
from collections.abc import Callable, Iterable

import msgspec

from ludotheque.game import Refusal, Seat
from ludotheque.server.http.identity import seed
from ludotheque.server.process.limits import Bucket
from ludotheque.server.thinking.turns import Place, Turns
from ludotheque.server.thinking.worker import Answer, Load, Request
from ludotheque.tables.table import Table

LINE = 16 << 20
RECYCLED_AFTER = 2_000
COLD = 6
"""A process that sees something for the first time may take so much longer: it is loaded or compiled."""
WALL = 12
"""On a machine that is busy elsewhere, an answer may come so much later than the time it takes."""

AMONG_THEMSELVES = 50.0
"""Moves in each second of all bots for which nobody waits: each costs the loop as much as a person's."""
LONG = 0.5
"""Seconds in line after which people are told that a bot waits."""

NOWHERE = Place()
Waits = Callable[[bool], None]


def _unsaid(_waits: bool) -> None:
    """Nobody is told."""


class BotFailed(Refusal):
    """No answer: too slow, out of memory, wrong."""

    def __init__(self, why: str, detail: str = "") -> None:
        super().__init__("bot-failed", why=why)
        self.why = why
        self.detail = detail


class _Worker:
    """One process and what it costs to have it answer in time.

    Its limit is the processor time it takes itself (see `worker`): how busy the machine is beside it is
    not the bot's fault. The clock on the wall only ends what sleeps.
    """

    def __init__(self, library: str, megabytes: int) -> None:
        self._command = (sys.executable, "-m", "ludotheque.server.thinking.worker", library, str(megabytes))
        self._process: asyncio.subprocess.Process | None = None
        self._asked = 0
        self._warm: set[object] = set()

    async def ask(self, request: Request | Load, seconds: float) -> Answer:
        """The answer, or BotFailed; a process that did not answer is ended."""
        self._asked += 1
        if self._asked > RECYCLED_AFTER:
            await self.end()
        if self._process is None:
            self._asked = 1
            self._warm.clear()
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LINE
            )
        kind: object = request
        if isinstance(request, Request):
            kind = (request.game, request.level, msgspec.json.encode(request.options))
        limit = seconds if kind in self._warm else seconds * COLD
        line = b""
        try:
            data = msgspec.json.encode(msgspec.structs.replace(request, seconds=limit))
            line = await asyncio.wait_for(self._exchange(data), seconds * WALL)
        except (TimeoutError, OSError, ValueError) as error:
            raise BotFailed("time" if isinstance(error, TimeoutError) else "died") from error
        finally:
            if not line:
                code = await self.end()
        if not line:
            raise BotFailed("time" if code == -signal.SIGXCPU else "died")
        self._warm.add(kind)
        return msgspec.json.decode(line, type=Answer)

    async def _exchange(self, request: bytes) -> bytes:
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            return b""
        process.stdin.write(request + b"\n")
        await process.stdin.drain()
        return await process.stdout.readline()

    async def end(self) -> int | None:
        """End the process if it has not ended itself; how it ended."""
        process, self._process = self._process, None
        if process is None:
            return None
        if process.stdout is None or not process.stdout.at_eof():
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        if process.stdin is not None:
            process.stdin.close()
        return await process.wait()


class BotRunner:
    """Hands each request to a free worker. Nobody is refused: who asks much waits, and others do not."""

    def __init__(self, library: str, workers: int, seconds: float, megabytes: int) -> None:
        self._all = [_Worker(library, megabytes) for _ in range(max(1, workers))]
        self._free = list(self._all)
        self._turns: Turns[asyncio.Future[_Worker]] = Turns()
        self._leisure = Bucket(AMONG_THEMSELVES, AMONG_THEMSELVES, 0.0)
        self._later: asyncio.TimerHandle | None = None
        self._seconds = seconds

    @property
    def waiting(self) -> int:
        """Questions that stand in line."""
        return len(self._turns)

    async def ask(self, request: Request, place: Place = NOWHERE, waits: Waits = _unsaid) -> Answer:
        """The answer, or BotFailed. Who gives up while he waits costs nothing; to cancel a thought is to end
        its process: better let it finish and look away. `waits` is told when it has stood in line for long,
        and when it does no more."""
        at_once = self._free and not place.urgency
        worker = self._free.pop() if at_once else await self._turn(place, waits)
        try:
            said = await self._ask(worker, request)
        except asyncio.CancelledError:
            await worker.end()
            raise
        finally:
            self._release(worker)
        if said.error:
            raise BotFailed("memory" if said.error == "memory" else "wrong", said.error)
        return said

    async def load(self, games: Iterable[str]) -> None:
        """Have all processes load what they need first, side by side; whoever asks meanwhile waits for one
        part of it at most."""
        wanted = list(games)
        async with asyncio.TaskGroup() as loading:
            for worker in self._all:
                loading.create_task(self._load(worker, wanted))

    async def _load(self, worker: _Worker, games: list[str]) -> None:
        for game in games:
            part: int | None = 0
            while part is not None:
                if worker in self._free:
                    part = await self._load_part(worker, Load(game, part))
                else:
                    await asyncio.sleep(LONG)

    async def _load_part(self, worker: _Worker, load: Load) -> int | None:
        """While nobody wants the process; the part that is next, if there is one."""
        self._free.remove(worker)
        try:
            return load.part + 1 if (await worker.ask(load, self._seconds)).more else None
        except BotFailed:
            return None  # then its first question loads it
        except asyncio.CancelledError:
            await worker.end()
            raise
        finally:
            self._release(worker)

    async def _turn(self, place: Place, waits: Waits) -> _Worker:
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[_Worker] = loop.create_future()
        self._turns.put(place, turn)
        self._serve()
        said = loop.call_later(LONG, waits, True)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release(turn.result())
            raise
        finally:
            said.cancel()
            waits(False)

    def _release(self, worker: _Worker) -> None:
        self._free.append(worker)
        self._serve()

    def _serve(self) -> None:
        """Free workers to whoever is next and still waits; bots among themselves have time."""
        loop = asyncio.get_running_loop()
        while self._free and self._turns:
            if self._turns.urgency and not self._leisure.take(loop.time()):
                if self._later is None:
                    self._later = loop.call_later(1 / AMONG_THEMSELVES, self._serve_later)
                return
            turn = self._turns.take()
            if not turn.done():
                turn.set_result(self._free.pop())

    def _serve_later(self) -> None:
        self._later = None
        self._serve()

    async def _ask(self, worker: _Worker, request: Request) -> Answer:
        """Who was killed by somebody else (the system, short of memory) is asked once more."""
        try:
            return await worker.ask(request, self._seconds)
        except BotFailed as failed:
            if failed.why != "died":
                raise
            return await worker.ask(request, self._seconds)

    async def close(self) -> None:
        if self._later is not None:
            self._later.cancel()
        for worker in self._all:
            await worker.end()


def place_of(table: Table) -> Place:
    """Where a bot of that table stands in the queue."""
    audience = table.audience
    waited_for = bool(table.match.seating.people & audience.online)
    answers_for = table.match.header.evening or table.terms.host
    return Place(0 if waited_for else 1 if audience else 2, answers_for, table.id)


def request_for(
    table: Table, seat: Seat, key: bytes, now: float, *, level: str = "", step: int = 0
) -> Request:
    """What is asked for a move of that level, or for the hint of that step: the seat's view and what it
    witnessed, nothing else."""
    match, play = table.match, table.match.play
    return Request(
        game=match.header.game,
        level=level,
        step=step,
        options=match.header.options,
        players=play.players,
        seat=seat,
        view=play.game.view(play.state, seat),
        witnessed=table.story.witnessed(seat),
        seed=seed(key, table.id, seat),
        elapsed=max(0.0, now - match.phase_since),
    )

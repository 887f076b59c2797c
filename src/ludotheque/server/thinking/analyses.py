"""Finished games are analysed in processes of their own: few at a time, ended when nobody waits any more.

Routes ask for one and hear how far it is; what is judged is a record, and no table is touched.
"""

import asyncio
import contextlib
import sys
from collections import OrderedDict
from collections.abc import AsyncGenerator
from hashlib import sha256

import msgspec

from ludotheque.bots.bot import Progress
from ludotheque.game import Refusal
from ludotheque.server.http import bodies as b
from ludotheque.server.process.logs import alarm
from ludotheque.server.thinking.worker import Finished
from ludotheque.tables.table import Table

AT_ONCE = 2
WAITING = 16
"""At most so many games are analysed or wait for it; more are refused at once."""
SECONDS = 900.0
EACH = 2
"""At most so many of one person, or of one address without a name…"""
AT_ONE_ADDRESS = 8
"""… of all who ask from one address, because anybody can be many guests…"""
STRANGERS = 8
"""… and of all who have not come in together: there is always room for somebody who has."""
KEPT = 64
"""So many finished analyses are remembered."""
LINE = 1 << 20

STRANGER = "@"
"""Before the address of somebody without a name."""

_encode = msgspec.json.Encoder().encode
_DONE = _encode(b.AnalysisDone())


def task_of(table: Table, person: str) -> Finished:
    """The whole game, for somebody who may see all of it; raises Refusal."""
    match = table.match
    if not table.viewer(person).admitted:
        raise Refusal("no-spectators")
    if match.play.outcome is None:
        raise Refusal("analysis-running")
    return Finished(match.header.game, match.play.options, match.play.players, list(match.play.moves))


class Job:
    """One game's analysis: what was found so far, for whoever listens."""

    def __init__(self, asker: str, address: str) -> None:
        self.asker = asker
        self.address = address
        self.lines: list[bytes] = []
        self.ended = False
        self.given_up = False
        self.work: asyncio.Task[None] | None = None
        self._followers = 0
        self._news = asyncio.Event()

    def tell(self, line: bytes) -> None:
        self.lines.append(line + b"\n")
        self._wake()

    def end(self) -> None:
        self.ended = True
        self._wake()

    def _wake(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    async def follow(self) -> AsyncGenerator[bytes]:
        """All lines from the first on. When the last follower leaves, the work is given up."""
        self._followers += 1
        try:
            told = 0
            while True:
                while told < len(self.lines):
                    told += 1
                    yield self.lines[told - 1]
                if self.ended:
                    return
                await self._news.wait()
        finally:
            self._followers -= 1
            if not self._followers and not self.ended and self.work is not None:
                self.given_up = True
                self.work.cancel()


class Analyses:
    """One per process. The same game is analysed once, for all who ask."""

    def __init__(
        self, library: str, megabytes: int, seconds: float = SECONDS, at_once: int = AT_ONCE
    ) -> None:
        self._command = (sys.executable, "-m", "ludotheque.server.thinking.worker", library, str(megabytes))
        self._seconds = seconds
        self._free = asyncio.Semaphore(at_once)
        self._jobs: OrderedDict[bytes, Job] = OrderedDict()
        self._works: set[asyncio.Task[None]] = set()
        """Those given up included, until their processes have ended."""

    @property
    def under_way(self) -> int:
        """How many are computed or wait for it."""
        return sum(not job.ended for job in self._jobs.values())

    def job(self, task: Finished, person: str = "", address: str = "") -> Job:
        """The analysis of that game: remembered, under way, or begun; raises Refusal `analysis-busy`."""
        asker = person or f"{STRANGER}{address}"
        data = _encode(task)
        key = sha256(data).digest()
        job = self._jobs.get(key)
        if job is None or job.given_up:
            self._check_room(asker, address)
            job = self._jobs[key] = Job(asker, address)
            job.work = asyncio.create_task(self._work(job, data), name="analysis")
            self._works.add(job.work)
            job.work.add_done_callback(self._works.discard)
            job.work.add_done_callback(lambda _: self._ended(key, job))
        self._jobs.move_to_end(key)
        return job

    def _check_room(self, asker: str, address: str) -> None:
        waiting = [job for job in self._jobs.values() if not job.ended]
        askers = [job.asker for job in waiting]
        strangers = sum(other.startswith(STRANGER) for other in askers)
        neighbours = sum(job.address == address for job in waiting if address)
        crowded = neighbours >= AT_ONE_ADDRESS or (asker.startswith(STRANGER) and strangers >= STRANGERS)
        if len(askers) >= WAITING or askers.count(asker) >= EACH or crowded:
            raise Refusal("analysis-busy")

    def _ended(self, key: bytes, job: Job) -> None:
        """Only a whole analysis is remembered."""
        job.end()
        whole = bool(job.lines) and job.lines[-1].strip() == _DONE
        if not whole and self._jobs.get(key) is job:
            del self._jobs[key]
        ended = [old for old, one in self._jobs.items() if one.ended]
        for old in ended[: max(0, len(ended) - KEPT)]:
            del self._jobs[old]

    async def _work(self, job: Job, data: bytes) -> None:
        try:
            async with self._free:
                job.tell(_encode(Progress(0.0)))
                async with asyncio.timeout(self._seconds):
                    await self._read(job, data)
        except TimeoutError:
            job.tell(_encode(b.AnalysisFailed("analysis-time")))
        except (OSError, ValueError) as error:
            alarm("analysis failed", error)
            job.tell(_encode(b.AnalysisFailed("analysis-failed")))

    async def _read(self, job: Job, data: bytes) -> None:
        """Ends the process whatever happens, even if it is given up while it starts or ends."""
        pipe = asyncio.subprocess.PIPE
        starting = asyncio.create_task(
            asyncio.create_subprocess_exec(*self._command, stdin=pipe, stdout=pipe, limit=LINE)
        )
        try:
            process = await asyncio.shield(starting)
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(data)
            process.stdin.close()
            async for line in process.stdout:
                job.tell(line.rstrip())
        finally:
            await _patiently(asyncio.create_task(_end(starting)))
        if not job.lines[-1].startswith(_DONE):
            raise ValueError("the analysis ended too early")

    async def close(self) -> None:
        for work in self._works:
            work.cancel()
        await asyncio.gather(*self._works, return_exceptions=True)


async def _end(starting: "asyncio.Task[asyncio.subprocess.Process]") -> None:
    process = await starting
    if process.stdin is not None:
        process.stdin.close()
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()


async def _patiently(work: "asyncio.Task[None]") -> None:
    """Waits for it to the end; whoever was cancelled meanwhile, however often, learns of it only then."""
    cancelled: asyncio.CancelledError | None = None
    while not work.done():
        try:
            await asyncio.shield(work)
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        raise cancelled

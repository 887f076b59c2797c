"""The deal of the day: its par is worked out beside play, before its day begins; tries are added up.

Routes ask for a day; nothing happens at a table here, for a try is a table like any other.
"""

import asyncio
import sys
from contextlib import suppress
from functools import cached_property

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.game import AnyGame, DealResult, Refusal
from ludotheque.server.http import daily_bodies as d
from ludotheque.server.live import LiveTables
from ludotheque.server.process.logs import alarm
from ludotheque.server.process.settings import Settings
from ludotheque.server.thinking.dealing import Deal, Dealt
from ludotheque.store import daily as store
from ludotheque.store.store import take_turn
from ludotheque.tables.daily import after, day_of, seed_of
from ludotheque.texts import LANGUAGES

LOOK = 30.0
TURN = "deals"
TAKEN = 120.0
"""Seconds for which others leave it to the process that works out what is missing."""
SECONDS = 600.0
LINE = 1 << 20
FRESH = 3.0
"""Seconds between two looks at whose tries at a deal are over."""


class Deals:
    """One per process."""

    def __init__(self, made: Settings, live: LiveTables) -> None:
        self._made = made
        self._live = live
        self._task: asyncio.Task[None] | None = None
        self._looked: dict[tuple[str, str, str], float] = {}
        self.opening = asyncio.Lock()
        """Two windows of one person do not begin two tries."""

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="deals")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def offered(self) -> list[tuple[str, str]]:
        """Each game that has a deal of the day, with each of its languages."""
        return self._offered

    @cached_property
    def _offered(self) -> list[tuple[str, str]]:
        library = self._live.library
        return [(game, lang) for game in library.GAME_IDS for lang in languages(library.game(game))]

    def today(self) -> str:
        return day_of(self._live.now())

    def seed(self, game: str, lang: str, day: str) -> str:
        return seed_of(self._live.key, game, lang, day)

    async def _run(self) -> None:
        await asyncio.sleep(self._made.daily_delay)
        while True:
            try:
                if await self._missing() and await take_turn(
                    self._live.store.engine, TURN, self._live.now(), TAKEN
                ):
                    await self.prepare()
            except Refusal:
                pass  # the database is away; it is asked again
            except Exception as error:
                self._live.metrics.errors.labels("deals").inc()
                alarm("no par", error)
            await asyncio.sleep(LOOK)

    async def _missing(self) -> list[tuple[str, str, str]]:
        """Today's deals and tomorrow's, as far as nobody has played them."""
        days = (self.today(), after(self.today()))
        offered = self.offered()
        known = await store.known(self._live.store.engine, days) if offered else {}
        return [(game, lang, day) for day in days for game, lang in offered if (game, lang, day) not in known]

    async def prepare(self) -> None:
        """Work out what is missing, one deal after the other."""
        for game, lang, day in await self._missing():
            options = self._live.library.game(game).usual(lang)[0]
            seed = self.seed(game, lang, day)
            dealt = await self.deal_out(Deal(game, msgspec.to_builtins(options), seed))
            kept = store.Deal(
                game=game,
                lang=lang,
                day=day,
                seed=seed,
                par=dealt.par,
                best=dealt.best,
                result=msgspec.json.encode(dealt.result).decode(),
                moves=msgspec.json.encode(dealt.moves).decode(),
            )
            await store.keep(self._live.store.engine, kept)

    async def deal_out(self, deal: Deal) -> Dealt:
        """In a process of its own, which is ended whatever happens."""
        made, pipe = self._made, asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "ludotheque.server.thinking.worker")
        process = await asyncio.create_subprocess_exec(
            *command, made.library, str(made.bot_memory), stdin=pipe, stdout=pipe, limit=LINE
        )
        try:
            async with asyncio.timeout(SECONDS):
                said, _ = await process.communicate(msgspec.json.encode(deal) + b"\n")
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        return msgspec.json.decode(said, type=Dealt)

    async def settle(self, *, person: str = "", deal: tuple[str, str, str] | None = None) -> None:
        """Write down what came of tries whose games are over: somebody's, or all at a deal."""
        now = self._live.now()
        if deal is not None:
            if now - self._looked.get(deal, 0.0) < FRESH:
                return
            if len(self._looked) > 1_000:
                self._looked.clear()
            self._looked[deal] = now
        for one in await store.unsettled(self._live.store.engine, person=person, deal=deal):
            with suppress(Refusal):
                await self._end(one)

    async def _end(self, one: store.Try) -> None:
        match = (await self._live.table(one.match)).match
        play = match.play
        if play.outcome is None or play.game.daily is None:
            return
        scored = play.game.daily(play.state) if play.outcome.scores else DealResult((), False)
        done = msgspec.structs.replace(
            one,
            ended=match.changed,
            score=play.outcome.scores[0] if play.outcome.scores else 0,
            result=msgspec.json.encode(scored).decode(),
        )
        await store.end(self._live.store.engine, done)


def languages(game: AnyGame) -> list[str]:
    """In which there is a deal of the day."""
    if game.daily is None:
        return []
    return [lang for lang in LANGUAGES if game.words(game.usual(lang)[0]) in {lang, None}]


def read_result(kept: str) -> DealResult:
    return msgspec.json.decode(kept, type=DealResult) if kept else DealResult((), False)


def told(one: store.Try) -> d.DealTry:
    """As its owner is told."""
    result = read_result(one.result)
    return d.DealTry(one.match, one.score, result.whole, one.late, list(result.pieces))


async def deals_of(engine: AsyncEngine, person: str) -> list[d.DealDay]:
    """All that somebody ever made of deals of the day."""
    return [
        d.DealDay(one.game, one.lang, one.day, None, told(one))
        for one in await store.tries_of(engine, person)
    ]

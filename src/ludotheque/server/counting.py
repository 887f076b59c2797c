"""Counts every match that is over: results, words, ratings. Any process may; each match is counted once.

Runs beside play; matches are read and never changed. `ludotheque statistics rebuild` counts anew.
"""

import asyncio
from collections.abc import Callable
from functools import partial

from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.game import Refusal
from ludotheque.matches.erasing import NOBODY
from ludotheque.matches.events import read_event, read_header
from ludotheque.matches.judging import Judged, judge
from ludotheque.server.library import Library
from ludotheque.server.process.logs import alarm, note
from ludotheque.server.process.metrics import Metrics
from ludotheque.statistics import results as rules
from ludotheque.statistics.ratings import MEAN, Rating
from ludotheque.statistics.results import Counted, Ladder
from ludotheque.store import matches, statistics

EVERY = 2.0
BITE = 50
MANY = 200
"""From so many on the operator is told how it goes."""

Told = Callable[[int], None]


def strength(library: Library, game: str, level: str) -> float:
    """How strong a bot is; one that nobody plays any more is as good as a newcomer."""
    known = library.bots(game).persons.get(level) if game in library.GAME_IDS else None
    return float(known.rating) if known is not None else MEAN


async def _judged(engine: AsyncEngine, library: Library, match: str) -> Judged | None:
    """None for what counts nowhere; a match of a game that is not here any more counts nowhere either."""
    found = await matches.load(engine, match)
    if found is None or found[0].game not in library.GAME_IDS:
        return None
    row, bodies = found
    game = library.game(row.game)

    def work() -> Judged | None:
        return judge(game, read_header(row.header), [read_event(game, body) for body in bodies])

    return await asyncio.to_thread(work)


async def count(engine: AsyncEngine, library: Library, match: str) -> bool:
    """Whether it was us who counted it."""
    judged = await _judged(engine, library, match)
    if judged is None:
        return await statistics.count(engine, match, [], lambda _known: Counted())
    strong = partial(strength, library, judged.game)
    return await statistics.count(
        engine, match, rules.ladders(judged), lambda known: rules.count(match, judged, known, strong)
    )


async def rebuild(engine: AsyncEngine, library: Library, told: Told = lambda _count: None) -> int:
    """Work everything out anew from the events, in the order in which it was counted; how many matches."""
    while match := await statistics.uncounted(engine, BITE):
        for one in match:
            await count(engine, library, one)
    await statistics.forget_words(engine)
    while True:
        known: dict[Ladder, Rating] = {}
        done = last = 0
        async for one, last in statistics.counted_matches(engine):  # noqa: B007  the last one is what we need
            judged = await _judged(engine, library, one)
            if judged is not None:
                gone = await statistics.erased_before(engine, one)
                gone_too = {(f"{NOBODY.id} {seat}", judged.game, judged.kind): gone[seat] for seat in gone}
                counted = rules.count(one, judged, known | gone_too, partial(strength, library, judged.game))
                known |= counted.ratings
                await statistics.recount(engine, one, counted)
            done += 1
            told(done)
        if await statistics.replace_ratings(engine, known, last):
            return done


class Counting:
    """Looks every two seconds; a database of a former version is counted bit by bit beside play."""

    def __init__(self, engine: AsyncEngine, library: Library, metrics: Metrics) -> None:
        self._engine = engine
        self._library = library
        self._metrics = metrics
        self._one = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="counting")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except Refusal:
                pass  # the database is away; it is asked again
            except Exception as error:
                self._metrics.errors.labels("statistics").inc()
                alarm("a game could not be counted", error)
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Count whatever is over."""
        async with self._one:
            done = 0
            while found := await statistics.uncounted(self._engine, BITE):
                for match in found:
                    await count(self._engine, self._library, match)
                    await asyncio.sleep(0)
                done += len(found)
                if done >= MANY and done % MANY == 0:
                    note("statistics", counted=done, left=await statistics.behind(self._engine))
            if done >= MANY:
                note("statistics", counted=done, left=0)

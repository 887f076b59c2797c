"""Due work: time that is up, bots that are to move. Any process may do it; doing it twice is harmless."""

import asyncio
import contextlib
from functools import partial

from msgspec import Struct

from ludotheque.decoding import read_move
from ludotheque.game import IllegalMove, MalformedMove, Refusal, Seat
from ludotheque.matches import commands
from ludotheque.server.live import GRACE, SOON, LiveTable, LiveTables
from ludotheque.server.process.logs import alarm
from ludotheque.server.thinking.runner import BotFailed, BotRunner, request_for
from ludotheque.server.thinking.worker import NO_MOVE
from ludotheque.store import matches
from ludotheque.store.store import generation
from ludotheque.tables import deciding
from ludotheque.tables.deciding import Events
from ludotheque.tables.table import Table

SWEEP = 1.0
SWEPT = 200
AGAIN = 0.01
"""The clock of the loop and ours may differ by a trifle: what comes too early comes again."""


class Wish(Struct, frozen=True):
    """What a bot wants to do, and when: seconds since the phase began, or from now on."""

    at: float
    seat: Seat
    move: Struct


class DueWork:
    """Keeps a timer per table that needs one soon; a sweep finds what was left by others."""

    def __init__(self, live: LiveTables, bots: BotRunner) -> None:
        self._tables = live
        self._bots = bots
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        live.on_advanced = self.look_after

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep(), name="sweep")

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for task in (self._sweeper, *self._thinking.values()):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        await self._bots.close()

    def look_after(self, live: LiveTable, now: float) -> None:
        """Something happened at the table: set its timer anew and let its bots think."""
        table_id, match = live.table.id, live.table.match
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()
        due = match.due(now)
        if due is not None and due - now < SOON:
            self._set_timer(table_id, due - now)
        thinking = self._thinking.pop(table_id, None)
        if thinking is not None and thinking is not asyncio.current_task():
            thinking.cancel()
        if match.bots_to_act:
            task = self._thinking[table_id] = self._tables.spawn(self._think(live), "bots")
            task.add_done_callback(lambda done: self._thought(table_id, done))

    def _set_timer(self, table_id: str, delay: float) -> None:
        loop = asyncio.get_running_loop()
        self._timers[table_id] = loop.call_later(max(0.0, delay), self._ring, table_id)

    def _thought(self, table_id: str, done: "asyncio.Task[None]") -> None:
        if self._thinking.get(table_id) is done:
            del self._thinking[table_id]

    def _ring(self, table_id: str) -> None:
        self._timers.pop(table_id, None)
        self._tables.spawn(self._time_up(table_id), "time-up")

    async def _time_up(self, table_id: str) -> None:
        with contextlib.suppress(Refusal):
            await self._tables.change(table_id, deciding.time_up)
        live, now = self._tables.tables.get(table_id), self._tables.now()
        due = live.table.match.due(now) if live is not None and table_id not in self._timers else None
        if due is not None and due - now < SOON:
            self._set_timer(table_id, max(AGAIN, due - now))

    async def _sweep(self) -> None:
        while True:
            try:
                await self._sweep_once()
            except Refusal:
                pass  # the database is away; it is asked again
            except Exception as error:
                self._tables.metrics.errors.labels("sweep").inc()
                alarm("sweep failed", error)
            await asyncio.sleep(SWEEP)

    async def _sweep_once(self) -> None:
        tables, store = self._tables, self._tables.store
        tables.clock.look()
        tables.metrics.clock_off.set(tables.clock.off())
        store.writer.heard(await generation(store.engine))
        lease = GRACE + tables.settings.bot_seconds
        for table_id in await matches.claim_due(store.engine, tables.now(), lease, SWEPT):
            tables.spawn(self._tend(table_id), "tend")

    async def _tend(self, table_id: str) -> None:
        live = await self._tables.find(table_id)
        await self._tables.catch_up(live)
        await self._tables.change(table_id, deciding.time_up)
        if table_id not in self._thinking:
            self.look_after(live, self._tables.now())

    async def _think(self, live: LiveTable) -> None:
        """Ask all bots that may act; the first to act does, and then all is considered anew."""
        table, now = live.table, self._tables.now
        match = table.match
        pause = now() + self._tables.settings.bot_pause
        asked = [asyncio.create_task(self._ask(table, *bot)) for bot in match.bots_to_act]
        answers = await asyncio.gather(*(asyncio.shield(task) for task in asked))
        wishes = [wish for wish in answers if wish is not None]
        if not wishes and match.due(now()) is None:
            wishes = self._any(table, match.bots_to_act[0][0])
        if not wishes:
            return
        first = min(wishes, key=lambda wish: (wish.at, wish.seat))
        moment = max(match.phase_since + first.at, pause) if match.phase is not None else pause + first.at
        await asyncio.sleep(max(0.0, moment - now()))
        try:
            await self._tables.change(table.id, partial(_make, first, match.version))
        except IllegalMove as illegal:
            self._failed(table, "illegal", illegal.code)
            for wish in self._any(table, first.seat):
                await self._tables.change(table.id, partial(_make, wish, match.version))

    async def _ask(self, table: Table, seat: Seat, level: str) -> Wish | None:
        """What one bot wants; one that fails makes any legal move, so that no table waits for it."""
        now, game = self._tables.now, table.match.play.game
        began = now()
        try:
            answer = await self._bots.ask(request_for(table, seat, self._tables.key, began, level=level))
            wish = None if answer.move == NO_MOVE else Wish(answer.at, seat, read_move(game, answer.move))
        except BotFailed as failed:
            self._failed(table, failed.why, failed.detail)
        except MalformedMove as malformed:
            self._failed(table, "illegal", malformed.code)
        else:
            self._tables.metrics.thought.labels(game.id, level).observe(now() - began)
            return wish
        return next(iter(self._any(table, seat)), None)

    def _any(self, table: Table, seat: Seat) -> list[Wish]:
        """Some move that the rules list, if they list any."""
        listed = list(table.match.play.game.legal_moves(table.match.play.state, seat))
        return [Wish(0.0, seat, self._tables.rng.choice(listed))] if listed else []

    def _failed(self, table: Table, why: str, detail: str) -> None:
        game = table.match.header.game
        self._tables.metrics.bot_failures.labels(game, why).inc()
        alarm("bot failed", game=game, why=why, detail=detail)


def _make(wish: Wish, version: int, table: Table, now: float) -> Events:
    """The move that was chosen at that version, if nothing has happened since."""
    if table.match.version != version:
        return []
    return commands.move(table.match, wish.seat, wish.move, now)

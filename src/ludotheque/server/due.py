"""Due work: time that is up, bots that are to move. Any process may do it; doing it twice is harmless.

`LiveTables` tells it of every table that has gone on. It acts as everybody does, through
`LiveTables.change`, and never by itself.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial

from msgspec import Struct

from ludotheque.bots.bot import Bots
from ludotheque.decoding import read_move
from ludotheque.game import Refusal, Seat, allow
from ludotheque.matches import commands
from ludotheque.server.catching_up import RETRY
from ludotheque.server.live import GRACE, SOON, LiveTables
from ludotheque.server.live_table import LiveTable
from ludotheque.server.process.heartbeat import Heartbeat
from ludotheque.server.process.logs import alarm
from ludotheque.server.thinking.runner import BotFailed, BotRunner, place_of, request_for
from ludotheque.server.thinking.worker import NO_MOVE
from ludotheque.store import matches
from ludotheque.store.store import generation
from ludotheque.tables import deciding
from ludotheque.tables.deciding import Events
from ludotheque.tables.table import Table

SWEEP = 1.0
SWEPT = 200
TRIES = 2
"""How often a bot that breaks is asked."""
AGAIN = 0.01
"""The clock of the loop and ours may differ by a trifle: what comes too early comes again."""


class Wish(Struct, frozen=True):
    """What a bot wants to do, and when: seconds since the phase began, or from now on."""

    at: float
    seat: Seat
    move: Struct


class DueWork:
    """Keeps a timer per table that needs one soon; a sweep finds what was left by others."""

    def __init__(self, live: LiveTables, bots: BotRunner, heartbeat: Heartbeat) -> None:
        self._tables = live
        self._heartbeat = heartbeat
        self._bots = bots
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        live.on_advanced = self.look_after
        self.on_kept: Callable[[Table], None] = lambda _table: None
        """A bot waits, is stuck, or goes on."""
        self.on_sweep: Callable[[], Awaitable[None]]
        """What else is looked at every second."""

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
        if match.bots_to_act and not _abandoned(live.table):
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
        again = AGAIN
        try:
            await self._heartbeat.fresh()
            await self._tables.change(table_id, deciding.time_up)
        except Refusal:
            again = RETRY
        live, now = self._tables.tables.get(table_id), self._tables.now()
        due = live.table.match.due(now) if live is not None and table_id not in self._timers else None
        if due is not None and due - now < SOON:
            self._set_timer(table_id, max(again, due - now))

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
        await self.on_sweep()
        lease = GRACE + tables.settings.bot_seconds
        for table_id in await matches.claim_due(store.engine, tables.now(), lease, SWEPT):
            tables.spawn(self._tend(table_id), "tend")

    async def _tend(self, table_id: str) -> None:
        await self._heartbeat.fresh()
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
        if not wishes:
            if match.due(now()) is None and set(match.play.acting) <= match.seating.bots.keys():
                self._tell(
                    table, match.play.acting[0], "stuck"
                )  # all wait for bots, and none has anything to do
            return
        first = min(wishes, key=lambda wish: (wish.at, wish.seat))
        moment = max(match.phase_since + first.at, pause) if match.phase is not None else pause + first.at
        await asyncio.sleep(max(0.0, moment - now()))
        await self._tables.change(table.id, partial(_make, first, match.version))

    async def _ask(self, table: Table, seat: Seat, level: str) -> Wish | None:
        """What one bot wants. One that breaks is asked once more, then those below it are; if none of them
        knows a move the table is told so, and all are asked again later. Never is a move drawn by lot."""
        match = table.match
        for tried in (level, *_below(self._tables.library.bots(match.header.game), level)):
            for _ in range(TRIES):
                try:
                    wish = await self._ask_once(table, seat, tried)
                except BotFailed as failed:
                    self._failed(table, failed.why, failed.detail)
                    if failed.why == "time":
                        break  # it would take as long again
                    continue
                if wish is None and match.due(self._tables.now()) is None and len(match.play.acting) == 1:
                    break  # all wait for it, and it has nothing to do
                self._tell(table, seat, "")
                return wish
        self._tell(table, seat, "stuck")
        return None

    async def _ask_once(self, table: Table, seat: Seat, level: str) -> Wish | None:
        """Raises BotFailed, also for a move that is none or not legal."""
        now, game = self._tables.now, table.match.play.game
        began, state = now(), table.match.play.state
        asked = request_for(table, seat, self._tables.key, began, level=level)
        answer = await self._bots.ask(asked, place_of(table), partial(self._waits, table, seat))
        if answer.move == NO_MOVE:
            return None
        try:
            move = read_move(game, answer.move)
            allow(game, state, seat, move)
        except Refusal as refusal:
            raise BotFailed("illegal", refusal.code) from refusal
        self._tables.metrics.thought.labels(game.id, level).observe(now() - began)
        return Wish(answer.at, seat, move)

    def _waits(self, table: Table, seat: Seat, waits: bool) -> None:
        self._tell(table, seat, "waiting" if waits else "")

    def _tell(self, table: Table, seat: Seat, how: str) -> None:
        """Those at the table see what keeps a bot."""
        kept = table.audience.kept
        if kept.get(seat, "") != how:
            kept[seat] = how
            self.on_kept(table)

    def _failed(self, table: Table, why: str, detail: str) -> None:
        game = table.match.header.game
        self._tables.metrics.bot_failures.labels(game, why).inc()
        alarm("bot failed", game=game, why=why, detail=detail)


def _below(bots: Bots, level: str) -> tuple[str, ...]:
    """The levels under that one, the nearest first."""
    ids = tuple(one.id for one in bots.levels)
    return ids[: ids.index(level)][::-1] if level in ids else ids[::-1]


def _abandoned(table: Table) -> bool:
    """Bots among themselves play for an evening, or for whoever opened the table, while he is there."""
    match = table.match
    watched = bool(match.header.evening) or table.terms.host in table.audience.online
    return not match.seating.people and not watched


def _make(wish: Wish, version: int, table: Table, now: float) -> Events:
    """The move that was chosen at that version, if nothing has happened since."""
    if table.match.version != version:
        return []
    return commands.move(table.match, wish.seat, wish.move, now)

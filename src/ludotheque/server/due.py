"""Due work: time that is up, bots that are to move. Any process may do it; doing it twice is harmless."""

import asyncio
import contextlib
from typing import Any

import msgspec

from ludotheque.decoding import read_move
from ludotheque.game import Refusal, Seat
from ludotheque.matches import commands
from ludotheque.matches.match import Match, witnessed
from ludotheque.server.http.identity import seed
from ludotheque.server.live import GRACE, SOON, Hall
from ludotheque.server.process.logs import alarm
from ludotheque.server.table import Table
from ludotheque.server.thinking.runner import BotFailed, BotRunner
from ludotheque.server.thinking.worker import Answer, Question
from ludotheque.store import matches
from ludotheque.store.store import generation

SWEEP = 1.0
SWEPT = 200
AGAIN = 0.01
"""The clock of the loop and ours may differ by a trifle: what comes too early comes again."""


class Timekeeper:
    """Keeps a timer per table that needs one soon; a sweep finds what was left by others."""

    def __init__(self, hall: Hall, bots: BotRunner) -> None:
        self._hall = hall
        self._bots = bots
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        hall.on_advanced = self.look_after

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

    def look_after(self, table: Table, now: float) -> None:
        """Something happened at the table: set its timer anew and let its bots think."""
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        due = table.match.due(now)
        if due is not None and due - now < SOON:
            self._timers[table.id] = asyncio.get_running_loop().call_later(
                max(0.0, due - now), self._ring, table.id
            )
        thinking = self._thinking.pop(table.id, None)
        if thinking is not None and thinking is not asyncio.current_task():
            thinking.cancel()
        if table.match.bots_to_act:
            task = asyncio.create_task(self._think(table.id, table.match), name="bots")
            self._thinking[table.id] = task
            task.add_done_callback(lambda done: self._thought(table.id, done))

    def _thought(self, table_id: str, done: "asyncio.Task[None]") -> None:
        if self._thinking.get(table_id) is done:
            del self._thinking[table_id]
        if (
            not done.cancelled()
            and (error := done.exception()) is not None
            and not isinstance(error, Refusal)
        ):
            self._hall.metrics.errors.labels("bots").inc()
            alarm("bots failed", error)

    def _ring(self, table_id: str) -> None:
        self._timers.pop(table_id, None)
        self._hall.spawn(self._time_up(table_id), "time-up")

    async def _time_up(self, table_id: str) -> None:
        with contextlib.suppress(Refusal):
            await self._hall.command(table_id, commands.time_up)
        table = self._hall.tables.get(table_id)
        if table is not None and table_id not in self._timers:
            due = table.match.due(self._hall.clock.now())
            if due is not None and due - self._hall.clock.now() < SOON:
                delay = max(AGAIN, due - self._hall.clock.now())
                self._timers[table_id] = asyncio.get_running_loop().call_later(delay, self._ring, table_id)

    async def _sweep(self) -> None:
        while True:
            try:
                await self._sweep_once()
            except Refusal:
                pass  # the database is away; it is asked again
            except Exception as error:
                self._hall.metrics.errors.labels("sweep").inc()
                alarm("sweep failed", error)
            await asyncio.sleep(SWEEP)

    async def _sweep_once(self) -> None:
        hall = self._hall
        hall.metrics.clock_off.set(hall.clock.off())
        hall.store.writer.heard(await generation(hall.store.engine))
        lease = GRACE + hall.settings.bot_seconds
        for table_id in await matches.claim_due(hall.store.engine, hall.clock.now(), lease, SWEPT):
            hall.spawn(self._tend(table_id), "tend")

    async def _tend(self, table_id: str) -> None:
        table = await self._hall.table(table_id)
        await self._hall.catch_up(table_id)
        await self._hall.command(table_id, commands.time_up)
        if table_id not in self._thinking:
            self.look_after(table, self._hall.clock.now())

    async def _think(self, table_id: str, match: Match) -> None:
        """Ask all bots that may act; the first to act does, and then all is considered anew."""
        hall = self._hall
        asked = [
            asyncio.create_task(self._ask(table_id, match, seat, level)) for seat, level in match.bots_to_act
        ]
        pause = hall.clock.now() + hall.settings.bot_pause
        answers = await asyncio.gather(*(asyncio.shield(task) for task in asked))
        wanted = [(answer.at, seat, move) for seat, answer, move in answers if move is not None]
        if not wanted:
            if match.due(hall.clock.now()) is not None:
                return
            seat = match.bots_to_act[0][0]
            wanted = [(0.0, seat, next(iter(match.game.legal_moves(match.state, seat))))]
        at, seat, move = min(wanted, key=lambda want: want[:2])
        moment = max(match.phase_since + at, pause) if match.phase is not None else pause + at
        await asyncio.sleep(max(0.0, moment - hall.clock.now()))

        def decide(now_match: Match, now: float) -> Any:
            if now_match.version != match.version:
                return []
            return commands.move(now_match, seat, move, now)

        await hall.command(table_id, decide)

    async def _ask(self, table_id: str, match: Match, seat: Seat, level: str) -> tuple[Seat, Answer, Any]:
        """The move of one bot; one that fails makes any legal move, so that no table waits for it."""
        hall, game = self._hall, match.game
        began = hall.clock.now()
        try:
            answer = await self._bots.ask(question(hall, table_id, match, seat, level=level))
            move = None if answer.move is None else read_move(game, answer.move)
            if move is not None:
                game.check(match.state, seat, move)
        except Refusal as refusal:
            why = refusal.why if isinstance(refusal, BotFailed) else "illegal"
            detail = refusal.detail if isinstance(refusal, BotFailed) else refusal.code
            hall.metrics.bot_failures.labels(game.id, why).inc()
            alarm("bot failed", game=game.id, bot=level, why=why, detail=detail)
            listed = list(game.legal_moves(match.state, seat))
            return seat, Answer(), hall.rng.choice(listed) if listed else None
        hall.metrics.thought.labels(game.id, level).observe(hall.clock.now() - began)
        return seat, answer, move


def question(
    hall: Hall, table_id: str, match: Match, seat: Seat, *, level: str = "", step: int = 0
) -> Question:
    """What a bot (or a hint) is given: the seat's view and what it witnessed, nothing else."""
    plain = msgspec.to_builtins
    return Question(
        game=match.header.game,
        level=level,
        step=step,
        options=match.header.options,
        players=match.players,
        seat=seat,
        view=plain(match.game.view(match.state, seat)),
        witnessed=[(who, plain(move)) for who, move in witnessed(match, seat)],
        seed=seed(hall.key, table_id, seat),
        elapsed=max(0.0, hall.clock.now() - match.phase_since),
    )

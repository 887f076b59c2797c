"""All tables of this process: load, command, publish. Check, then append, then tell; never otherwise."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from random import SystemRandom
from typing import Any, Protocol

import msgspec

from ludotheque.bots.bot import Bots
from ludotheque.game import AnyGame, Refusal
from ludotheque.matches import commands
from ludotheque.matches import events as ev
from ludotheque.matches.match import Match, fold
from ludotheque.server import sight
from ludotheque.server.http.identity import new_id
from ludotheque.server.process.clock import Clock
from ludotheque.server.process.logs import alarm
from ludotheque.server.process.metrics import Metrics
from ludotheque.server.process.settings import Settings
from ludotheque.server.summary import holders, summarised
from ludotheque.server.table import Steps, Table, changed_at, foresee, load_table
from ludotheque.store import matches
from ludotheque.store.append import Append, Conflict
from ludotheque.store.store import Store

TRIES = 8
RETRY = 0.3
SOON = 60.0
"""Work that is due later than this is left to the sweep."""
GRACE = 5.0
"""How long another process waits for the one that took it upon itself to act."""

Decide = Callable[[Match, float], Sequence[ev.Event]]


class Library(Protocol):
    """The module that knows the games; `ludotheque.registry` is one."""

    GAME_IDS: tuple[str, ...]
    game: Callable[[str], AnyGame]
    bots: Callable[[str], Bots]


class Hall:
    """One per process."""

    def __init__(
        self, settings: Settings, library: Library, store: Store, metrics: Metrics, key: bytes
    ) -> None:
        self.settings = settings
        self.library = library
        self.store = store
        self.metrics = metrics
        self.key = key
        self.clock = Clock()
        self.rng = SystemRandom()
        self.tables: dict[str, Table] = {}
        self.on_advanced: Callable[[Table, float], None] = lambda _table, _now: None
        metrics.moves.counts.update(dict.fromkeys(library.GAME_IDS, 0))
        self._behind: set[str] = set()
        """Tables of which others have told something that we have not read."""
        self._reading: asyncio.Task[None] | None = None
        self._early: dict[str, int] = {}
        """What was told of a table while it was being loaded."""
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Any, name: str) -> None:
        """Do something beside; an unexpected error is logged, not lost."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if (
            not task.cancelled()
            and (error := task.exception()) is not None
            and not isinstance(error, Refusal)
        ):
            self.metrics.errors.labels(task.get_name()).inc()
            alarm("task failed", error, task=task.get_name())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def table(self, table_id: str) -> Table:
        """From memory or the store; raises Refusal `no-table`."""
        table = self.tables.get(table_id)
        if table is None:
            if len(table_id) > 40:
                raise Refusal("no-table")
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self._loaded(table_id))
            table = await asyncio.shield(loading)
        table.used = self.clock.now()
        return table

    def _loaded(self, table_id: str) -> None:
        self._loading.pop(table_id, None)
        self._early.pop(table_id, None)

    async def _load(self, table_id: str) -> Table:
        found = await matches.load(self.store.engine, table_id)
        if found is None:
            raise Refusal("no-table")
        row, bodies = found
        table = load_table(self.library.game(row.game), row, bodies)
        self.tables[table_id] = table
        table.heard = self._early.pop(table_id, 0)
        self._look_behind(table)
        if len(self.tables) > self.settings.cached_tables:
            self._forget()
        self.metrics.tables.set(len(self.tables))
        return table

    def _forget(self) -> None:
        """Drop the tables that nobody is at and that were not used for longest."""
        idle = sorted(
            (t for t in self.tables.values() if not t.listeners and not t.lock.locked), key=lambda t: t.used
        )
        for table in idle[: max(1, self.settings.cached_tables // 10)]:
            del self.tables[table.id]

    def forget(self, table_id: str) -> None:
        """The table was rewritten in the store: whoever is at it starts anew."""
        table = self.tables.pop(table_id, None)
        for listener in list(table.listeners) if table is not None else ():
            listener.close(4010, "restored")

    def forget_all(self) -> None:
        """The database was restored: what is in memory is no longer true."""
        for table in self.tables.values():
            for listener in list(table.listeners):
                listener.close(4010, "restored")
        self.tables.clear()

    async def open_table(
        self, header: ev.Header, *, host: str, public: bool, spectators: bool, table_id: str | None = None
    ) -> Table:
        """A new table, started at once if no seat is open; raises BadOptions."""
        now = self.clock.now()
        game = self.library.game(header.game)
        match = fold(game, header)
        events: list[ev.Event] = []
        if match.full:
            events += commands.start(match, now)
            events += commands.chance(match.after_all(events), self.rng, now)
        steps = foresee(match, events)
        following = steps[-1][1] if steps else match
        row = matches.Row(
            id=table_id or new_id(),
            game=header.game,
            header=ev.encode(header).decode(),
            version=len(events),
            status=sight.status(following),
            public=public,
            spectators=spectators,
            host=host,
            summary=summarised(following),
            created=now,
            changed=now,
        )
        table = Table(match, row)
        table.accept(steps)
        bodies = tuple(ev.encode(event).decode() for event in events)
        await matches.create(self.store.engine, row, bodies, holders(following))
        self.tables[row.id] = table
        table.used = now
        self.metrics.opened.labels(header.game).inc()
        self.on_advanced(table, now)
        return table

    async def command(self, table_id: str, decide: Decide) -> int:
        """Let `decide` say what happens, store it, tell everybody; the version it led to.

        `decide` may be called again when another process was faster. No events: nothing happens.
        """
        for _ in range(TRIES):
            table = await self.table(table_id)
            async with table.lock:
                if self.tables.get(table_id) is not table:
                    continue
                now = self.clock.now()
                steps = foresee(table.match, decide(table.match, now))
                if not steps:
                    return table.match.version
                self._roll(steps, now)
                try:
                    await self.store.writer.append(self._append(table, steps, now))
                except Conflict:
                    await self._catch_up(table)
                    continue
                except Refusal:
                    self._doubt(table)
                    raise
                await self._advance(table, steps)
                self._look_behind(table)
                return table.match.version
        raise Refusal("stale")

    def hurry(self, table: Table, steps: Steps, now: float, done: Callable[[Exception | None], None]) -> None:
        """`command` without a task, of what is already decided, at a table that nobody else is at.

        `done` is called when all is stored and told, or with what was in the way. Raises Refusal.
        """
        self._roll(steps, now)
        self.store.writer.add(self._append(table, steps, now), partial(self._hurried, table, steps, done))
        table.lock.take()
        table.used = now

    def _hurried(
        self, table: Table, steps: Steps, done: Callable[[Exception | None], None], trouble: Exception | None
    ) -> None:
        try:
            if trouble is None:
                self._happened(table, steps)
            elif not isinstance(trouble, Conflict):
                self._doubt(table)
        except Exception as error:
            trouble = error
        table.lock.release()
        self._look_behind(table)
        done(trouble)

    def _roll(self, steps: Steps, now: float) -> None:
        """What chance adds to what is decided."""
        match = steps[-1][1]
        if match.chance_pending:
            steps += foresee(match, commands.chance(match, self.rng, now))

    def _doubt(self, table: Table) -> None:
        """The store failed: it may or may not have kept what was asked. Look again before going on."""
        if table.listeners:
            self.spawn(self.catch_up(table.id), "catch-up")
        else:
            self.tables.pop(table.id, None)

    def _append(self, table: Table, steps: Steps, now: float) -> Append:
        following = steps[-1][1]
        due = self.due(following, now)
        mine = due is not None and due - now < SOON
        return Append(
            match=table.id,
            expected=table.match.version,
            events=tuple([ev.encode(event).decode() for event, _ in steps]),
            status=sight.status(following),
            summary=self._summary(table, following),
            changed=changed_at(following, now),
            due=due,
            lease=due + GRACE + self.settings.bot_seconds if mine and due is not None else 0.0,
        )

    def _summary(self, table: Table, following: Match) -> str:
        """Of a game that goes on with the same people only who is to act changes."""
        if following.outcome is not None or following.rematch or following.holders is not table.match.holders:
            return summarised(following)
        known: str | None = table.remembered.get(("acting", following.acting))
        if known is None:
            known = table.remembered["acting", following.acting] = summarised(following)
        return known

    def due(self, match: Match, now: float) -> float | None:
        """When somebody has to look after this match: at once if a bot may act, else when time is up."""
        return now if match.bots_to_act else match.due(now)

    async def _advance(self, table: Table, steps: Steps) -> None:
        """Stored: now it has happened."""
        was = table.match.holders
        self._happened(table, steps)
        if was is not table.match.holders and was != table.match.holders:
            await matches.seat_people(self.store.engine, table.id, holders(table.match))

    def _happened(self, table: Table, steps: Steps) -> None:
        was, now = table.match.version, self.clock.now()
        table.accept(steps)
        events = [event for event, _ in steps]
        self.publish(table, was, events, now)
        for event in events:
            if type(event) is ev.Moved:
                self.metrics.moves.counts[table.match.header.game] += 1
        self.on_advanced(table, now)

    def heard(self, table_id: str, version: int) -> None:
        """Somebody appended; if that was not we, read it."""
        table = self.tables.get(table_id)
        if table is not None:
            table.heard = max(table.heard, version)
            if not table.lock.locked:
                self._look_behind(table)
        elif table_id in self._loading:
            self._early[table_id] = max(version, self._early.get(table_id, 0))

    def _look_behind(self, table: Table) -> None:
        """Have the table read if others are ahead. One question serves all tables that are behind."""
        if table.heard > table.match.version:
            self._behind.add(table.id)
            if self._reading is None:
                self._reading = asyncio.create_task(self._read_behind(), name="gaps")
                self._tasks.add(self._reading)
                self._reading.add_done_callback(self._done)

    async def _read_behind(self) -> None:
        try:
            while self._behind:
                asked, self._behind = self._behind, set()
                known = {name: self.tables[name].match.version for name in asked if name in self.tables}
                try:
                    found = await matches.gaps(self.store.engine, known)
                except Refusal:
                    self._behind |= asked
                    await asyncio.sleep(RETRY)
                    continue
                for name, bodies in found.items():
                    table = self.tables.get(name)
                    if bodies and table is not None:
                        self.spawn(self._learn(table, known[name], bodies), "learn")
        finally:
            self._reading = None

    async def _learn(self, table: Table, since: int, bodies: list[str]) -> None:
        async with table.lock:
            was = table.match.version
            events = [ev.decode_event(body) for body in bodies[was - since :]]
            if events:
                table.accept(foresee(table.match, events))
                self.publish(table, was, events, self.clock.now())
        self._look_behind(table)

    async def find_gaps(self) -> None:
        """Catch up with every table that has gone on without our hearing of it."""
        for table_id, version in (await matches.versions(self.store.engine, list(self.tables))).items():
            self.heard(table_id, version)

    async def catch_up(self, table_id: str) -> None:
        """Read what other processes appended."""
        table = self.tables.get(table_id)
        if table is None:
            return
        async with table.lock:
            await self._catch_up(table)

    async def _catch_up(self, table: Table) -> None:
        bodies = await matches.events_since(self.store.engine, table.id, table.match.version)
        events = [ev.decode_event(body) for body in bodies]
        if events:
            was = table.match.version
            table.accept(foresee(table.match, events))
            self.publish(table, was, events, self.clock.now())

    def publish(self, table: Table, since: int, events: Sequence[ev.Event], now: float) -> None:
        """Tell every socket at the table what is new since that version."""
        if not table.listeners:
            return
        present = sight.present(table.match, now)
        if len(events) == 1 and type(events[0]) is ev.Moved and table.match.outcome is None:
            said = sight.moved(table, present)
        else:
            said = sight.all_news(table, since, present, sight.happened(events))
        for listeners, news in said:
            message = encode(news)
            for listener in listeners:
                listener.send(message)


_ENCODER = msgspec.json.Encoder()
encode = _ENCODER.encode

"""All tables of this process, and the one way on which anything happens at them.

Decide (pure, on the table it concerns), append with the expected version, advance, tell: `LiveTables.submit`
for sockets, bots, clocks and requests alike. At each table one decision is on its way, the others wait.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from random import SystemRandom
from time import monotonic

from msgspec.structs import replace

from ludotheque.game import CHANCE, Refusal
from ludotheque.matches import commands
from ludotheque.matches import events as ev
from ludotheque.matches.match import Match
from ludotheque.matches.moves import Played
from ludotheque.server import withdrawing
from ludotheque.server.catching_up import CatchingUp
from ludotheque.server.http.identity import is_id, new_code, new_id
from ludotheque.server.library import Library
from ludotheque.server.live_table import Change, Done, LaidOut, LiveTable
from ludotheque.server.process.clock import Clock
from ludotheque.server.process.metrics import Metrics
from ludotheque.server.process.settings import Settings
from ludotheque.server.process.tasks import Tasks
from ludotheque.store import matches, moderation
from ludotheque.store.append import Append, Conflict
from ludotheque.store.store import Store
from ludotheque.tables import telling
from ludotheque.tables.deciding import Decide
from ludotheque.tables.table import Steps, Table, Terms

TRIES = 8
SOON = 60.0
"""Work that is due later than this is left to the sweep."""
GRACE = 5.0
"""How long another process waits for the one that took it upon itself to act."""


class LiveTables:
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
        self.tables: dict[str, LiveTable] = {}
        self.news: dict[str, list[ev.Event]] = {}
        """What happened lately through us beside moves, by table; who tells people elsewhere clears it."""
        self.on_advanced: Callable[[LiveTable, float], None] = lambda _live, _now: None
        self.on_loaded: Callable[[LiveTable], Awaitable[None]] | None = None
        metrics.moves.counts.update(dict.fromkeys(library.GAME_IDS, 0))
        self._early: dict[str, int] = {}
        """What was told of a table while it was being loaded."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks = Tasks(metrics)
        self.spawn = self._tasks.spawn
        self.close = self._tasks.close
        self._look_behind = CatchingUp(store.engine, self.tables, self._learn, self.spawn).look

    def now(self) -> float:
        """Seconds since the epoch, as this process counts them."""
        clock = self.clock
        return clock.told + (monotonic() - clock.since) * clock.rate

    async def find(self, table_id: str) -> LiveTable:
        """From memory or the store; raises Refusal `no-table`."""
        live = self.tables.get(table_id)
        if live is None:
            if not is_id(table_id):
                raise Refusal("no-table")
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self._loaded(table_id))
            live = await asyncio.shield(loading)
        live.used = self.now()
        return live

    async def table(self, table_id: str) -> Table:
        """The same for whoever only looks."""
        return (await self.find(table_id)).table

    async def check_room(self, person: str) -> list[matches.Row]:
        """His unfinished tables; raises Refusal if there are as many as one may have."""
        most = self.settings.max_tables_per_person
        mine = await matches.mine(self.store.engine, person, None, most)
        if len(mine) >= most:
            raise Refusal("too-many-tables", most=most)
        return mine

    def _loaded(self, table_id: str) -> None:
        self._loading.pop(table_id, None)
        self._early.pop(table_id, None)

    async def _load(self, table_id: str) -> LiveTable:
        found = await matches.load(self.store.engine, table_id)
        if found is None:
            raise Refusal("no-table")
        row, bodies = found
        game = self.library.game(row.game)
        table = Table(game, ev.read_header(row.header), row.terms, self.library.bots(row.game).persons)
        await asyncio.to_thread(_catch_up, table, bodies)
        live = self._keep(table)
        live.heard = self._early.pop(table_id, 0)
        self._look_behind(live)
        if self.on_loaded is not None:
            await self.on_loaded(live)
        return live

    def _keep(self, table: Table) -> LiveTable:
        """Hold it in memory; those that nobody is at and that were not used for longest make room."""
        live = self.tables[table.id] = LiveTable(table)
        if len(self.tables) > self.settings.cached_tables:
            idle = (one for one in self.tables.values() if not one.table.audience and not one.busy)
            for one in sorted(idle, key=lambda one: one.used)[: max(1, self.settings.cached_tables // 10)]:
                del self.tables[one.table.id]
        self.metrics.tables.set(len(self.tables))
        return live

    def forget(self, table_id: str) -> None:
        """The table was rewritten in the store: whoever is at it starts anew."""
        live = self.tables.pop(table_id, None)
        for listener in live.table.audience if live is not None else ():
            listener.close(4010, "restored")

    def forget_all(self) -> None:
        """The database was restored: what is in memory is no longer true."""
        for table_id in list(self.tables):
            self.forget(table_id)

    async def open_table(
        self, header: ev.Header, *, host: str, public: bool, spectators: bool, table_id: str | None = None
    ) -> Table:
        """A new table, started at once if no seat is open; raises BadOptions."""
        if len(header.seats) == 1 and not header.seed:  # who plays alone may want his deal once more
            header = replace(header, seed=new_id())
        header = await self.as_now(header)
        terms = Terms(table_id or new_id(), host, public, spectators, self.now(), new_code())
        for _ in range(TRIES):
            with suppress(matches.CodeTaken):
                return await self.open(header, terms)
            terms = replace(terms, code=new_code())
        return await self.open(header, replace(terms, code=""))

    async def as_now(self, header: ev.Header) -> ev.Header:
        """The same for a new table: it plays without the words that have been withdrawn."""
        game = self.library.game(header.game)
        words = await moderation.withdrawn_words(self.store.engine)
        return replace(header, options=withdrawing.agreed(game, header.options, words))

    async def open(self, header: ev.Header, terms: Terms) -> Table:
        """The same by these terms; raises CodeTaken."""
        return await self.put(self.laid_out(header, terms))

    def laid_out(self, header: ev.Header, terms: Terms, moves: Sequence[Played] = ()) -> LaidOut:
        """A table with moves made already, which are legal. Changes nothing: may be done beside the loop."""
        now = terms.created
        table = Table(self.library.game(header.game), header, terms, self.library.bots(header.game).persons)
        steps = Steps()
        if table.match.seating.full:
            made = [ev.Moved(seat, move, now) for seat, move in moves]
            steps = self._foreseen(table, [*commands.start(table.match, now), *made], now)
            table.advance(steps)
        row = matches.Row(
            id=table.id,
            game=header.game,
            header=ev.encode(header).decode(),
            version=table.match.version,
            status=table.match.play.status,
            public=terms.public,
            spectators=terms.spectators,
            host=terms.host,
            summary=table.match.summary_written,
            created=now,
            changed=now,
            code=terms.code,
        )
        return LaidOut(table, row, tuple(ev.encode(event).decode() for event, _ in steps))

    async def put(self, made: LaidOut) -> Table:
        """Store it, and let it be played at; raises CodeTaken."""
        table, now = made.table, made.row.created
        await matches.create(self.store.engine, made.row, made.bodies, table.match.seating.persons)
        live = self._keep(table)
        live.used = now
        self.metrics.opened.labels(made.row.game).inc()
        self.news[table.id] = []
        self._advanced(live, self.due(table.match, now), now)
        return table

    async def change(self, table_id: str, decide: Decide) -> None:
        """`submit` for whoever can wait; raises Refusal."""
        future: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        live = await self.find(table_id)
        self.submit(live, decide, lambda trouble: None if future.done() else future.set_result(trouble))
        if (trouble := await future) is not None:
            raise trouble

    def submit(self, live: LiveTable, decide: Decide, done: Done) -> None:
        """Let `decide` say what happens, store it, tell everybody, then `done`.

        `decide` may be called again when another process was faster. No events: nothing happens.
        """
        change = Change(decide, done)
        if live.busy or live.waiting:
            live.waiting.append(change)
        else:
            self._take_up(live, change)

    def _next(self, live: LiveTable) -> None:
        """Take up what waits, until something is on its way to the store."""
        while live.waiting and not live.busy:
            self._take_up(live, live.waiting.popleft())
        self._look_behind(live)

    def _take_up(self, live: LiveTable, change: Change) -> None:
        """Decide; if something happens by that it is on its way to the store from now on."""
        table = live.table
        try:
            if self.tables.get(table.id) is not live or change.tries >= TRIES:
                raise Refusal("stale")
            live.used = now = self.now()
            change.tries += 1
            change.steps = self._foreseen(table, change.decide(table, now), now)
            if change.steps:
                self.store.writer.add(self._append(live, change, now), partial(self._stored, live, change))
                live.busy = True
                return
        except Exception as trouble:
            change.done(trouble)
        else:
            change.done(None)

    def _foreseen(self, table: Table, events: Sequence[ev.Event], now: float) -> Steps:
        """What is decided, and what chance adds to it."""
        steps = table.foresee(events)
        if steps and CHANCE in (match := steps[-1][1]).play.actors:
            return table.foresee([*events, *commands.chance(match, self.rng, now)])
        return steps

    def _append(self, live: LiveTable, change: Change, now: float) -> Append:
        before, steps = live.table.match, change.steps
        following = steps[-1][1]
        due = change.due = self.due(following, now)
        lease = due + GRACE + self.settings.bot_seconds if due is not None and due - now < SOON else 0.0
        return Append(
            live.table.id,
            before.version,
            tuple([ev.encode(event).decode() for event, _ in steps]),
            following.play.status,
            following.summary_written,
            following.changed,
            due,
            lease,
            persons=None if following.seating is before.seating else following.seating.persons,
        )

    def due(self, match: Match, now: float) -> float | None:
        """When somebody has to look after this match: at once if a bot may act, else when time is up."""
        if match.seating.bots and match.bots_to_act:
            return now
        timed = match.phase is not None or match.clocks is not None or match.proposal is not None
        return match.due(now) if timed else None

    def _stored(self, live: LiveTable, change: Change, trouble: Refusal | None) -> None:
        """The store has answered: it has happened, another process was faster, or nothing is known."""
        if isinstance(trouble, Conflict):
            self.spawn(self._reread(live, change), "conflict")
            return
        live.busy = False
        if trouble is None:
            try:
                self._happened(live, change.steps, change.due)
            except Exception as error:  # the writer has others to tell
                change.done(error)
            else:
                change.done(None)
        else:
            self._doubt(live)
            change.done(trouble)
        if live.waiting or live.heard:
            self._next(live)

    def _happened(self, live: LiveTable, steps: Steps, due: float | None) -> None:
        """Advance the table and tell everybody."""
        table, now, since = live.table, self.now(), live.table.match.version
        beside = table.advance(steps)
        self.metrics.moves.counts[table.match.header.game] += len(steps) - len(beside)
        telling.tell(table, since, beside, now)
        self.news.setdefault(table.id, []).extend(beside)
        self._advanced(live, due, now)

    def _advanced(self, live: LiveTable, due: float | None, now: float) -> None:
        """Have it looked after if a bot is to move or time runs, or did before."""
        if due is not None or live.tended:
            live.tended = due is not None
            self.on_advanced(live, now)

    def _doubt(self, live: LiveTable) -> None:
        """The store failed: it may or may not have kept what was asked. Look again before going on."""
        if live.table.audience:
            live.busy = True
            self.spawn(self._reread(live), "doubt")
        else:
            self.tables.pop(live.table.id, None)

    async def _reread(self, live: LiveTable, change: Change | None = None) -> None:
        """Learn what the store holds beyond what we know, then go on with the decision that met it."""
        try:
            version = live.table.match.version
            found = await matches.gaps(self.store.engine, {live.table.id: version})
            live.busy = False
            self._learn(live, version, found[live.table.id])
        except Refusal as trouble:
            if change is not None:
                change.done(trouble)
        else:
            if change is not None:
                live.waiting.appendleft(change)
        finally:
            live.busy = False
        self._next(live)

    def _learn(self, live: LiveTable, since: int, bodies: list[str]) -> None:
        """Others have appended this after that version. While we append ourselves it is read again later."""
        table, was = live.table, live.table.match.version
        events = [ev.read_event(table.match.play.game, body) for body in bodies[was - since :]]
        if events and not live.busy:
            telling.tell(table, was, table.advance(table.foresee(events)), self.now())

    async def catch_up(self, live: LiveTable) -> None:
        """Read what other processes appended, unless an answer of the store is awaited anyway."""
        if not live.busy:
            live.busy = True
            await self._reread(live)

    def heard(self, table_id: str, version: int) -> None:
        """Somebody appended; if that was not we, read it."""
        live = self.tables.get(table_id)
        if live is not None:
            live.heard = max(live.heard, version)
            self._look_behind(live)
        elif table_id in self._loading:
            self._early[table_id] = max(version, self._early.get(table_id, 0))

    async def find_gaps(self) -> None:
        """Catch up with every table that has gone on without our hearing of it."""
        for table_id, version in (await matches.versions(self.store.engine, list(self.tables))).items():
            self.heard(table_id, version)


def _catch_up(table: Table, bodies: Sequence[str]) -> None:
    """Let a table that nobody knows yet live through what is stored; beside the loop, it may be long."""
    table.advance(table.foresee(ev.read_event(table.match.play.game, body) for body in bodies))

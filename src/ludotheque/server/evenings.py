"""Evenings of this process, and the one way on which anything happens at them.

Decide (pure), append with the expected version, advance, wake whoever waits. Every process may hold the same
evening; the store decides between two who are at it at once.
"""

import asyncio
from collections.abc import Callable, Sequence
from hashlib import sha256

from msgspec import Struct, field

from ludotheque.evenings import erasing
from ludotheque.evenings import events as ev
from ludotheque.evenings.evening import Evening, evening_of
from ludotheque.game import Refusal
from ludotheque.server.http.identity import EVENING_CODE, is_id, new_code
from ludotheque.server.live import LiveTables
from ludotheque.store import evenings as store
from ludotheque.store.append import Conflict
from ludotheque.store.matches import CodeTaken

TRIES = 8
KEPT = 500
"""So many are remembered at most; one that nobody asks for is soon found again."""

Decide = Callable[[Evening, float], Sequence[ev.Event]]
"""What shall happen, at that time; raises Refusal. May be called again on a later evening."""


class LiveEvening(Struct, eq=False, weakref=True):
    """An evening in memory."""

    id: str
    code: str
    host: str
    created: float
    evening: Evening
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def wake(self) -> None:
        """Something happened: whoever waits looks again."""
        self.news.set()
        self.news = asyncio.Event()


class LiveEvenings:
    """One per process."""

    def __init__(self, live: LiveTables) -> None:
        self.tables = live
        self.now = live.now
        self._engine = live.store.engine
        self._known: dict[str, LiveEvening] = {}
        self.on_changed: Callable[[LiveEvening], None] = lambda _live: None

    async def find(self, evening_id: str) -> LiveEvening:
        """From memory or the store; raises Refusal `no-evening`."""
        live = self._known.get(evening_id)
        if live is not None:
            return live
        found = await store.load(self._engine, evening_id) if is_id(evening_id) else None
        if found is None:
            raise Refusal("no-evening")
        row, bodies = found
        evening = evening_of(ev.read_plan(row.plan), map(ev.read_event, bodies))
        return self._keep(LiveEvening(row.id, row.code, row.host, row.created, evening))

    def _keep(self, live: LiveEvening) -> LiveEvening:
        """Of two that were read at once the later one is left; who is too many goes."""
        known = self._known.get(live.id)
        if known is not None and known.evening.version >= live.evening.version:
            return known
        while len(self._known) >= KEPT:
            self.forget(next(iter(self._known)))
        self._known[live.id] = live
        return live

    async def open(
        self, plan: ev.Plan, host: str, entrants: Sequence[ev.Entrant], evening_id: str
    ) -> LiveEvening:
        """A new evening with those who are there already; the one that is there if there is one."""
        bodies = [ev.Entered(who) for who in entrants]
        evening = evening_of(plan, bodies)
        for _ in range(TRIES):
            now, code = self.now(), new_code(EVENING_CODE)
            row = store.Row(
                evening_id, code, host, ev.encode(plan).decode(), evening.version, "open", now, now
            )
            try:
                await store.create(
                    self._engine, row, [ev.encode(event).decode() for event in bodies], _people(bodies)
                )
            except CodeTaken:
                if await store.load(self._engine, evening_id) is not None:
                    return await self.find(evening_id)
            else:
                return self._keep(LiveEvening(evening_id, code, host, now, evening))
        raise Refusal("store-unavailable")

    async def change(self, live: LiveEvening, decide: Decide, *, wake: bool = True) -> Evening:
        """Let `decide` say what happens, store it, wake everybody; raises Refusal. No events: nothing.

        Whoever has more to do before people shall hear of it wakes them afterwards himself.
        """
        async with live.lock:
            for _ in range(TRIES):
                now = self.now()
                events = decide(live.evening, now)
                if not events:
                    return live.evening
                following = live.evening.after_all(events)
                try:
                    await store.append(self._engine, _append(live, following, events, now))
                except Conflict:
                    await self._catch_up(live)
                else:
                    live.evening = following
                    if wake:
                        live.wake()
                    self.on_changed(live)
                    return following
        raise Refusal("stale")

    async def catch_up(self, live: LiveEvening) -> None:
        """Read what other processes appended."""
        async with live.lock:
            await self._catch_up(live)

    async def _catch_up(self, live: LiveEvening) -> None:
        found = await store.load(self._engine, live.id, live.evening.version)
        if found is None:
            self.forget(live.id)
            raise Refusal("no-evening")
        if found[1]:
            live.evening = live.evening.after_all(map(ev.read_event, found[1]))
            live.wake()

    async def rewrite(self, person: str, becomes: erasing.Becomes) -> None:
        """Let every evening know a person as somebody else."""
        known = becomes(ev.Entrant(person, ""))
        for row in await store.of_person(self._engine, person, over=True):
            found = await store.load(self._engine, row.id)
            events = [ev.read_event(body) for body in (found[1] if found is not None else ())]
            told = [erasing.rewritten(event, person, becomes) for event in events]
            changed = {n: ev.encode(new).decode() for n, new in enumerate(told) if new != events[n]}
            host = known.id if row.host == person else row.host
            await store.rewrite(
                self._engine, row.id, host=host, person=person, known_as=known.id, bodies=changed
            )
            self.forget(row.id)

    def heard(self, evening_id: str, version: int) -> None:
        """Somebody appended; if that was not we, read it. A version below 0: it was rewritten."""
        live = self._known.get(evening_id)
        if version < 0:
            self.forget(evening_id)
        elif live is not None and live.evening.version < version:
            self.tables.spawn(self.catch_up(live), "evening")

    def look_again(self) -> None:
        """Notices may have been lost."""
        for live in list(self._known.values()):
            self.tables.spawn(self.catch_up(live), "evening")

    def forget(self, evening_id: str) -> None:
        live = self._known.pop(evening_id, None)
        if live is not None:
            live.wake()

    def forget_all(self) -> None:
        """The database was restored."""
        for evening_id in list(self._known):
            self.forget(evening_id)


def status_of(evening: Evening) -> str:
    if evening.over:
        return "over"
    return "running" if evening.rounds else "open"


def derived_id(*parts: object) -> str:
    """The same id for the same thing, whichever process names it first."""
    return sha256(" ".join(map(str, parts)).encode()).hexdigest()[:32]


def deal_seed(key: bytes, evening_id: str, deal: int) -> str:
    """What the cards of a deal that is shared follow from; nobody works it out without the house's key."""
    return derived_id(key.hex(), evening_id, deal)


def _append(
    live: LiveEvening, following: Evening, events: Sequence[ev.Event], now: float
) -> store.EveningAppend:
    status = status_of(following)
    waits = status == "running" or bool(following.busy or following.without_par)
    return store.EveningAppend(
        live.id,
        live.evening.version,
        tuple(ev.encode(event).decode() for event in events),
        status,
        now,
        now if waits else None,
        _people(events),
    )


def _people(events: Sequence[ev.Event]) -> frozenset[str]:
    return frozenset(e.who.id for e in events if isinstance(e, ev.Entered) and not e.who.level)

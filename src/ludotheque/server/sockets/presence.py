"""Who is at which table, over all processes. A notice is enough: what is lost is repeated.

Answers and calls ask it; it changes an audience, never a match.
"""

import asyncio

import msgspec

from ludotheque.server.http.identity import new_id
from ludotheque.server.live import LiveTables
from ludotheque.store import postgres
from ludotheque.tables import messages as m
from ludotheque.tables.table import Table
from ludotheque.tables.telling import encode

REPEAT = 15.0
FORGOTTEN = 40.0
GATHER = 0.1


class Presence:
    """Local sockets and what other processes say of theirs."""

    def __init__(self, live: LiveTables) -> None:
        self._tables = live
        self._me = new_id()[:8]
        self._elsewhere: dict[str, dict[str, tuple[float, frozenset[str]]]] = {}
        self._told: dict[str, frozenset[str]] = {}
        self._task: asyncio.Task[None] | None = None
        self._soon: dict[str, asyncio.TimerHandle] = {}

    def start(self) -> None:
        if self._tables.store.shared:
            self._task = asyncio.create_task(self._repeat(), name="presence")

    async def close(self) -> None:
        for timer in self._soon.values():
            timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def look(self, table: Table) -> None:
        """Let the table know who is there by way of other processes."""
        table.audience.hear_of(self._others(table.id))

    def changed(self, table: Table) -> None:
        """A socket came or went here. A crowd that comes at once is told of once."""
        self.look(table)
        if table.id not in self._soon:
            self._soon[table.id] = asyncio.get_running_loop().call_later(GATHER, self._settled, table.id)

    def _settled(self, table_id: str) -> None:
        del self._soon[table_id]
        live = self._tables.tables.get(table_id)
        if live is None:
            return
        table, here = live.table, live.table.audience.here
        if self._tables.store.shared and here != self._told.get(table.id, frozenset()):
            self._tell(table.id, here)
        self._publish(table)

    def heard(self, notice: str) -> None:
        """`p <process> <table> <json list of persons>`."""
        _, process, table_id, persons = notice.split(" ", 3)
        if process == self._me:
            return
        there = frozenset(msgspec.json.decode(persons, type=list[str]))
        self._elsewhere.setdefault(table_id, {})[process] = (self._tables.now(), there)
        if not there:
            del self._elsewhere[table_id][process]
        live = self._tables.tables.get(table_id)
        if live is not None:
            self._publish(live.table)

    def _tell(self, table_id: str, here: frozenset[str]) -> None:
        if here:
            self._told[table_id] = here
        else:
            self._told.pop(table_id, None)
        seated = sorted(here)[:50]
        said = f"p {self._me} {table_id} {msgspec.json.encode(seated).decode()}"
        self._tables.spawn(postgres.shout(self._tables.store.engine, said), "presence")

    def _publish(self, table: Table) -> None:
        audience, seating = table.audience, table.match.seating
        audience.hear_of(self._others(table.id))
        online = sorted(seat for who in audience.online for seat in seating.seats_of(who))
        waiting, stuck = (
            [seat for seat, how in sorted(audience.kept.items()) if how == kind and seat in seating.bots]
            for kind in ("waiting", "stuck")
        )
        message = encode(m.Presence(online, audience.watching(seating), waiting, stuck))
        for listener in audience:
            listener.send(message)

    def at(self, table_id: str) -> frozenset[str]:
        """Who is at that table, as far as this process knows."""
        live = self._tables.tables.get(table_id)
        here = live.table.audience.here if live is not None else frozenset[str]()
        return here | self._others(table_id)

    def _others(self, table_id: str) -> frozenset[str]:
        """Who is at that table by way of other processes that were heard of lately."""
        old = self._tables.now() - FORGOTTEN
        others = self._elsewhere.get(table_id, {})
        for process in [name for name, (at, _) in others.items() if at < old]:
            del others[process]
        if not others:
            self._elsewhere.pop(table_id, None)
        return frozenset().union(*(there for _, there in others.values()))

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT)
            for table_id, here in list(self._told.items()):
                self._tell(table_id, here)
            for table_id in list(self._elsewhere):
                live = self._tables.tables.get(table_id)
                if live is not None:
                    self._publish(live.table)
                else:
                    self._elsewhere.pop(table_id, None)

"""Who is at which table, over all processes. A hint is enough: what is lost is repeated."""

import asyncio

import msgspec

from ludotheque.server import protocol as p
from ludotheque.server import sight
from ludotheque.server.http.identity import new_id
from ludotheque.server.live import Hall, encode
from ludotheque.server.table import Table
from ludotheque.store import bus

REPEAT = 15.0
FORGOTTEN = 40.0
GATHER = 0.1


class Presence:
    """Local sockets and what other processes say of theirs."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._me = new_id()[:8]
        self._elsewhere: dict[str, dict[str, tuple[float, frozenset[str]]]] = {}
        self._told: dict[str, frozenset[str]] = {}
        self._task: asyncio.Task[None] | None = None
        self._soon: dict[str, asyncio.TimerHandle] = {}

    def start(self) -> None:
        if self._hall.store.shared:
            self._task = asyncio.create_task(self._repeat(), name="presence")

    async def close(self) -> None:
        for timer in self._soon.values():
            timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def changed(self, table: Table) -> None:
        """A socket came or went here. A crowd that comes at once is told of once."""
        table.online = self._online(table)
        if table.id not in self._soon:
            self._soon[table.id] = asyncio.get_running_loop().call_later(GATHER, self._settled, table.id)

    def _settled(self, table_id: str) -> None:
        del self._soon[table_id]
        table = self._hall.tables.get(table_id)
        if table is None:
            return
        here = self._here(table)
        if self._hall.store.shared and here != self._told.get(table.id, frozenset()):
            self._tell(table.id, here)
        self._publish(table)

    def heard(self, hint: str) -> None:
        """`p <process> <table> <json list of persons>`."""
        _, process, table_id, persons = hint.split(" ", 3)
        if process == self._me:
            return
        there = frozenset(msgspec.json.decode(persons, type=list[str]))
        self._elsewhere.setdefault(table_id, {})[process] = (self._hall.clock.now(), there)
        if not there:
            del self._elsewhere[table_id][process]
        table = self._hall.tables.get(table_id)
        if table is not None:
            self._publish(table)

    def _here(self, table: Table) -> frozenset[str]:
        return frozenset(one.person for one in table.listeners if one.person and one.hand != sight.NOBODY)

    def _tell(self, table_id: str, here: frozenset[str]) -> None:
        if here:
            self._told[table_id] = here
        else:
            self._told.pop(table_id, None)
        seated = sorted(here)[:50]
        said = f"p {self._me} {table_id} {msgspec.json.encode(seated).decode()}"
        self._hall.spawn(bus.shout(self._hall.store.engine, said), "presence")

    def _publish(self, table: Table) -> None:
        table.online = self._online(table)
        online = sorted(seat for who in table.online for seat in table.match.seats_of(who))
        seated = table.match.seats_of
        watching = sum(1 for one in table.listeners if one.hand == sight.NOBODY or not seated(one.person))
        message = encode(p.Presence(online, watching))
        for listener in list(table.listeners):
            listener.send(message)

    def _online(self, table: Table) -> frozenset[str]:
        old = self._hall.clock.now() - FORGOTTEN
        others = self._elsewhere.get(table.id, {})
        for process in [name for name, (at, _) in others.items() if at < old]:
            del others[process]
        if not others:
            self._elsewhere.pop(table.id, None)
        return self._here(table).union(*(there for _, there in others.values()))

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT)
            for table_id, here in list(self._told.items()):
                self._tell(table_id, here)
            for table_id in list(self._elsewhere):
                table = self._hall.tables.get(table_id)
                if table is not None:
                    self._publish(table)
                else:
                    self._elsewhere.pop(table_id, None)

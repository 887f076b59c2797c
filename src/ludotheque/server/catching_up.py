"""Reads what other processes appended to tables that are in memory here.

`LiveTables` has one and tells it of tables that are behind; what was read is handed back to it. Nothing is
decided, appended or told here.
"""

import asyncio
from collections.abc import Callable, Coroutine, Mapping

from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.game import Refusal
from ludotheque.server.live_table import LiveTable
from ludotheque.store import matches

RETRY = 0.3
"""Seconds until the store is asked again after it failed."""

Learn = Callable[[LiveTable, int, list[str]], None]
"""Told what was appended to that table after that version."""
Spawn = Callable[[Coroutine[object, object, None], str], object]


class CatchingUp:
    """One question serves all tables that are behind."""

    def __init__(
        self, engine: AsyncEngine, tables: Mapping[str, LiveTable], learn: Learn, spawn: Spawn
    ) -> None:
        self._engine = engine
        self._tables = tables
        self._learn = learn
        self._spawn = spawn
        self._behind: set[str] = set()
        self._reading = False

    def look(self, live: LiveTable) -> None:
        """Have the table read if others are ahead; while we append ourselves it is looked at again then."""
        if live.behind and not live.busy:
            self._behind.add(live.table.id)
            if not self._reading:
                self._reading = True
                self._spawn(self._read(), "gaps")

    async def _read(self) -> None:
        try:
            while self._behind:
                asked, self._behind = self._behind, set()
                known = {
                    name: self._tables[name].table.match.version for name in asked if name in self._tables
                }
                try:
                    found = await matches.gaps(self._engine, known)
                except Refusal:
                    self._behind |= asked
                    await asyncio.sleep(RETRY)
                    continue
                for name, bodies in found.items():
                    live = self._tables.get(name)
                    if live is not None and bodies:
                        self._learn(live, known[name], bodies)
                        self.look(live)
        finally:
            self._reading = False

"""Calls people to their tables: what happened there is told to the devices of those who are elsewhere.

Made by `Services`. What a call is says `tables.calling`, and `process/push` sends it.
"""

import asyncio
from contextlib import suppress

import msgspec

from ludotheque.game import Refusal
from ludotheque.server.live import LiveTables
from ludotheque.server.process.logs import alarm
from ludotheque.server.process.push import PushSender
from ludotheque.server.sockets.presence import Presence
from ludotheque.store import push
from ludotheque.store.push import PushDevice
from ludotheque.tables.calling import TURN, Call, calls, own_moves
from ludotheque.tables.table import Table
from ludotheque.texts import Texts, texts

PAUSE = 2.0
"""Seconds between two looks: who only reloads the page is not called."""
REMEMBERED = 20_000


class Calls:
    """One per process; each tells what happened through it."""

    def __init__(self, live: LiveTables, presence: Presence, sender: PushSender) -> None:
        self._tables = live
        self._presence = presence
        self._sender = sender
        self._told: dict[tuple[str, str], int] = {}
        """Who was told that it is his turn, and how often he had moved by then."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="calls")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._sender.close()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.look()
            except Refusal:
                pass  # the database is away; who waits at a table sees it there
            except Exception as error:
                self._tables.metrics.errors.labels("calls").inc()
                alarm("calls failed", error)

    async def look(self) -> None:
        """Call everybody whom something concerns that happened since the last look."""
        news, self._tables.news = self._tables.news, {}
        found: list[tuple[Table, Call]] = []
        for table_id, happened in news.items():
            with suppress(Refusal):
                table = await self._tables.table(table_id)
                self._presence.look(table)
                found += [(table, call) for call in calls(table, happened) if self._fresh(table, call)]
        if not found:
            return
        devices: dict[str, list[PushDevice]] = {}
        for device in await push.of(self._tables.store.engine, {call.person for _, call in found}):
            devices.setdefault(device.person, []).append(device)
        told: set[tuple[str, str]] = set()
        for table, call in found:
            for device in devices.get(call.person, [])[: push.MOST]:
                if call.kind in device.kinds.split() and (table.id, device.session) not in told:
                    told.add((table.id, device.session))
                    self._tables.spawn(self._call(table, call, device), "push")

    async def call(self, table: Table, call: Call) -> None:
        """Tell somebody at once who is not at that table."""
        for device in (await push.of(self._tables.store.engine, {call.person}))[: push.MOST]:
            if call.kind in device.kinds.split():
                self._tables.spawn(self._call(table, call, device), "push")

    def _fresh(self, table: Table, call: Call) -> bool:
        """Whether he has not been told already that this table waits for him."""
        if call.kind != TURN:
            return True
        key, moves = (table.id, call.person), own_moves(table, call.person)
        if self._told.get(key) == moves:
            return False
        if len(self._told) >= REMEMBERED:
            self._told.clear()
        self._told[key] = moves
        return True

    async def _call(self, table: Table, call: Call, device: PushDevice) -> None:
        game = table.match.header.game
        guest = self._tables.library.guest_texts(game)
        say = texts(device.lang, *([guest] if guest is not None else []))
        message = {
            "title": _title(say, game),
            "body": say(f"push-{call.text}", name=call.name),
            "path": f"/table/{call.table}",
            "tag": call.table,
        }
        if not await self._sender.send(device, msgspec.json.encode(message).decode(), call.table):
            await push.drop(self._tables.store.engine, device.session, device.endpoint)


def _title(say: Texts, game: str) -> str:
    return say(f"box-{game}") if f"box-{game}" in say else game

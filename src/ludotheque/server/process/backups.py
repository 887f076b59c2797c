"""Backups by themselves: made in a process of its own, checked, and the oldest thrown away.

One server process of all makes them: whoever first writes down that it does.
"""

import asyncio
import os
import sys
import time
from pathlib import Path

from ludotheque.game import Refusal
from ludotheque.server.process.logs import alarm, note
from ludotheque.server.process.metrics import Metrics
from ludotheque.server.process.settings import Settings, to_environment
from ludotheque.store.store import Store, take_turn

TURN = "backup"
LOOK = 60.0
"""Seconds between two looks whether it is time."""
NAME = "ludotheque-*.sqlite"


def newest_backup(made: Settings) -> Path | None:
    """Names sort by time."""
    return max(made.backup_folder().glob(NAME), default=None)


class Backups:
    """Looks every minute whether a backup is due."""

    def __init__(self, made: Settings, store: Store, metrics: Metrics) -> None:
        self._made = made
        self._store = store
        self._metrics = metrics
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._made.backup_hours > 0:
            self._task = asyncio.create_task(self._run(), name="backups")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                newest = newest_backup(self._made)
                self._metrics.backup.set(newest.stat().st_mtime if newest is not None else 0.0)
                if await take_turn(self._store.engine, TURN, time.time(), self._made.backup_hours * 3600):
                    await self._make()
            except Refusal:
                pass  # the database is away; it is asked again
            except OSError as error:
                self._failed(str(error))
            await asyncio.sleep(LOOK)

    async def _make(self) -> None:
        folder = self._made.backup_folder()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = folder / time.strftime("ludotheque-%Y-%m-%dT%H%M%SZ.sqlite", time.gmtime())
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "ludotheque", "--lang", "en", "backup", str(file), "--check"),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
            env={**os.environ, **to_environment(self._made)},
        )
        try:
            _, said = await process.communicate()
        except asyncio.CancelledError:
            process.kill()
            await process.wait()
            raise
        if process.returncode != 0:
            self._failed(said.decode(errors="replace")[-500:])
            return
        self._metrics.backup.set(time.time())
        note("backup made", file=file.name)
        for old in sorted(folder.glob(NAME))[: -self._made.backups_kept]:
            old.unlink(missing_ok=True)

    def _failed(self, why: str) -> None:
        self._metrics.errors.labels("backup").inc()
        alarm("no backup", why=why)

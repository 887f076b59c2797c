"""Worker processes of one server tell each other their numbers, so that any of them can tell all.

Only numbers go this way; what happens at tables, processes learn from the store.
"""

import asyncio
import contextlib
import os
from pathlib import Path

from ludotheque.server.process.metrics import Metrics, together

PATIENCE = 2.0
"""A peer that does not answer by then is left out."""


class Peers:
    """Meet in a folder that their parent made; a process without one is alone."""

    def __init__(self, folder: str, metrics: Metrics) -> None:
        self._folder = Path(folder) if folder else None
        self._metrics = metrics
        self._server: asyncio.AbstractServer | None = None

    async def open(self) -> None:
        if self._folder is not None:
            self._server = await asyncio.start_unix_server(self._tell, self._folder / str(os.getpid()))

    async def close(self) -> None:
        if self._server is not None and self._folder is not None:
            self._server.close()
            with contextlib.suppress(OSError):
                await asyncio.to_thread((self._folder / str(os.getpid())).unlink)

    async def _tell(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            writer.write(self._metrics.text())
            await writer.drain()
        writer.close()

    async def numbers(self) -> bytes:
        """For Prometheus; with peers, every number says whose it is."""
        if self._folder is None:
            return self._metrics.text()
        everybody = await asyncio.to_thread(lambda folder: sorted(folder.iterdir()), self._folder)
        texts = await asyncio.gather(*(self._ask(place) for place in everybody))
        told = {place.name: text for place, text in zip(everybody, texts, strict=True) if text}
        return together(told)

    async def _ask(self, place: Path) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_unix_connection(place)
                text = await reader.read()
                writer.close()
                return text.decode()
        except OSError:  # also TimeoutError: killed, or too busy
            return ""

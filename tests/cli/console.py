"""Runs the command line as people do: through a pipe, or on a pseudo-terminal that answers keystrokes."""

import contextlib
import os
import pty
import re
import select
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

RUN = "import sys; from ludotheque.cli import main; sys.exit(main())"
OWN_TERMINAL = "import os; os.close(os.open(os.ttyname(0), os.O_RDWR)); "
"""Whoever leads a sitting and opens a terminal controls it: only then Ctrl-C arrives as it does in life."""
signal.signal(signal.SIGINT, signal.default_int_handler)
# a test run in the background ignores Ctrl-C, and so would every program that it starts
PATIENCE = 60.0
AGAIN = 10.0
"""Seconds without a word from the program before a test gives up; nothing is ever measured."""


def command(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def environment(**more: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if key not in {"NO_COLOR", "COLORTERM", "LC_ALL"}}
    return kept | {"LANG": "C.UTF-8", "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"} | more


def piped(
    *args: str, said: str = "", cwd: Path | None = None, code: str = RUN, **env: str
) -> subprocess.CompletedProcess[str]:
    """The whole conversation through a pipe."""
    return subprocess.run(
        [*command(code), *args],
        input=said,
        capture_output=True,
        encoding="utf-8",
        cwd=cwd,
        env=environment(**env),
        timeout=2 * PATIENCE,
        check=False,
    )


class Console:
    """A program on a terminal of its own: type something, wait until something is seen."""

    def __init__(self, *args: str, cwd: Path | None = None, code: str = RUN, **env: str) -> None:
        self._master, slave = pty.openpty()
        self._process = subprocess.Popen(
            [*command(OWN_TERMINAL + code), *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=cwd,
            env=environment(**env),
            start_new_session=True,
        )
        os.close(slave)
        self._screen = b""
        self._read = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._master)

    @property
    def screen(self) -> str:
        """Everything shown so far, colours included."""
        return self._screen.decode("utf-8", "replace")

    @property
    def text(self) -> str:
        """Everything shown so far, without colours and control codes."""
        return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]|[\x01\x02\x07\r]", "", self.screen)

    def type(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def see(self, wanted: str) -> str:
        """Wait until that is shown after what was seen last; returns what came up to and with it."""
        while wanted not in self.text[self._read :]:
            if not self._more():
                raise AssertionError(f"never saw {wanted!r} in:\n{self.text[self._read :]}")
        start = self._read
        self._read = self.text.index(wanted, start) + len(wanted)
        return self.text[start : self._read]

    def end(self) -> int:
        """Wait until the program has ended; returns its exit code."""
        while self._more():
            pass
        return self._process.wait(PATIENCE)

    def interrupt(self, wanted: str) -> str:
        """Press Ctrl-C and wait for that; press it again if nothing comes, as people do.

        Python's line reader does not notice one that comes in the very moment it begins to wait.
        """
        for _ in range(3):
            self.type("\x03")
            while wanted not in self.text[self._read :] and self._more(AGAIN):
                pass
            if wanted in self.text[self._read :]:
                break
        return self.see(wanted)

    def _more(self, patience: float = PATIENCE) -> bool:
        ready, _, _ = select.select([self._master], [], [], patience)
        data = b""
        with contextlib.suppress(OSError):  # a closed terminal is the end of the output
            data = os.read(self._master, 65_536) if ready else b""
        self._screen += data
        return bool(data)

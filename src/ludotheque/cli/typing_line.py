"""A line that a person types while time runs and things happen above it."""

import codecs
import os
import select
import sys
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from ludotheque.cli.terminal import Terminal, length

_TICK = 0.25


def can_wait() -> bool:
    """Whether keys can be waited for with a time limit here."""
    try:
        import termios  # noqa: F401
    except ImportError:
        return False
    return sys.stdin.isatty()


class TypingLine:
    """The bottom line of a terminal: a prompt that may change, and what has been typed so far."""

    def __init__(self, term: Terminal, now: Callable[[], float] = time.monotonic) -> None:
        self._term, self._now = term, now
        self._typed = ""
        self._decode = codecs.getincrementaldecoder("utf-8")("replace")
        self._before: list[Any] = []

    def __enter__(self) -> Self:
        import termios
        import tty

        self._before = termios.tcgetattr(sys.stdin)
        tty.setcbreak(sys.stdin)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        import termios

        self.clear()
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._before)

    def clear(self) -> None:
        """Make room for something to be printed; the line comes back with the next prompt."""
        sys.stdout.write("\r\x1b[K")
        sys.stdout.flush()

    def until(self, deadline: float, prompt: Callable[[], str]) -> str | None:
        """What the person enters before the deadline, or None; EOFError when he closes the input."""
        while (left := deadline - self._now()) > 0:
            self._show(prompt())
            ready, _, _ = select.select([sys.stdin], [], [], min(left, _TICK))
            if ready and (entered := self._take(os.read(sys.stdin.fileno(), 1024))) is not None:
                self.clear()
                return entered
        return None

    def _show(self, prompt: str) -> None:
        room = max(8, self._term.width - length(prompt) - 1)
        sys.stdout.write(f"\r\x1b[K{prompt}{self._typed[-room:]}")
        sys.stdout.flush()

    def _take(self, keys: bytes) -> str | None:
        """Add keys to the line; the whole line once Enter is among them."""
        if not keys:
            raise EOFError
        text, self._typed = self._typed, ""
        for key in self._decode.decode(keys):
            if key in "\r\n":
                return text.strip()
            if key == "\x04" and not text:
                raise EOFError
            if key in "\x7f\b":
                text = text[:-1]
            elif key == "\x15":
                text = ""
            elif key.isprintable():
                text += key
        self._typed = text
        return None

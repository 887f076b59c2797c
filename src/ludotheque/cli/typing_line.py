"""A line that a person types while time runs and things happen above it.

For `play`, where a game runs against the clock; through a pipe it is not used.
"""

import codecs
import os
import select
import sys
import time
from collections.abc import Callable
from typing import Any

from ludotheque.cli.terminal import Terminal
from ludotheque.texts.readable import length

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
        self._typed = self._ahead = ""
        self._decode = codecs.getincrementaldecoder("utf-8")("replace")
        self._before: list[Any] = []

    def _open(self) -> None:
        """Take keys one by one, and make way for what is printed."""
        import termios
        import tty

        if not self._before:
            self._before = termios.tcgetattr(sys.stdin)
            tty.setcbreak(sys.stdin)
            self._term.make_room = self._clear

    def rest(self) -> None:
        """Give the keyboard back as it was; the line comes back with the next prompt."""
        import termios

        if self._before:
            self._clear()
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._before)
            self._before = []
            self._term.make_room = lambda: None

    def _clear(self) -> None:
        sys.stdout.write("\r\x1b[K")
        sys.stdout.flush()

    def until(self, deadline: float, prompt: Callable[[], str]) -> str | None:
        """What the person enters before the deadline, or None; EOFError when he closes the input."""
        self._open()
        if (entered := self._entered()) is not None:
            return entered
        while (left := deadline - self._now()) > 0:
            self._show(prompt())
            ready, _, _ = select.select([sys.stdin], [], [], min(left, _TICK))
            if ready and (entered := self._take(os.read(sys.stdin.fileno(), 1024))) is not None:
                self._clear()
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
        self._ahead += self._decode.decode(keys)
        return self._entered()

    def _entered(self) -> str | None:
        """The next whole line among the keys that have come; those after it wait for the next question."""
        while self._ahead:
            key, self._ahead = self._ahead[0], self._ahead[1:]
            if key in "\r\n":
                text, self._typed = self._typed, ""
                return text.strip()
            if key == "\x04" and not self._typed:
                raise EOFError
            if key in "\x7f\b":
                self._typed = self._typed[:-1]
            elif key == "\x15":
                self._typed = ""
            elif key.isprintable():
                self._typed += key
        return None

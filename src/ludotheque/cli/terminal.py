"""A conversation on a terminal, or through a pipe: what every `ludotheque play …` is made of.

On a terminal there are colours (unless NO_COLOR is set), drawings, prompts and completion by tab. Through a
pipe there is one line per event, nothing else, and the end of the input is the end of the conversation.
"""

import io
import os
import re
import shutil
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import TextIO

from ludotheque.game import Refusal
from ludotheque.texts import Texts
from ludotheque.texts.readable import length, pad

_STYLES = {
    "bold": ("1", "1"),
    "dim": ("2", "2"),
    "under": ("4", "4"),
    "reverse": ("7", "7"),
    "red": ("31", "38;5;203"),
    "green": ("32", "38;5;114"),
    "gold": ("1;33", "1;38;5;220"),
    "silver": ("1;37", "1;38;5;255"),
    "blue": ("34", "38;5;111"),
    "wood": ("33", "38;5;137"),
}
"""Name of a style: its code where there are 16 colours, and where there are 256."""

_NOT_SHOWN = re.compile(r"((?:\x1b\[[0-9;]*m)+)")


class Terminal:
    """Where a command reads and writes. `live`: a person sits there; `colours`, `fancy`: what it can show."""

    def __init__(self, texts: Texts, stdin: TextIO | None = None, stdout: TextIO | None = None) -> None:
        self.texts = texts
        self._in = stdin or sys.stdin
        self._out = stdout or sys.stdout
        if isinstance(self._in, io.TextIOWrapper):
            self._in.reconfigure(errors="replace")
        on_screen = self._out.isatty() and os.environ.get("TERM") != "dumb"
        self.live = on_screen and self._in.isatty()
        self.colours = on_screen and not os.environ.get("NO_COLOR")
        rich = "256" in os.environ.get("TERM", "") or bool(os.environ.get("COLORTERM"))
        self._depth = 1 if rich else 0
        self.fancy = "utf" in (getattr(self._out, "encoding", "") or "").lower()
        """Whether more than ASCII can be drawn."""
        self._complete: Callable[[], Iterable[str]] = tuple
        self._readline_ready = False
        self.make_room: Callable[[], None] = lambda: None
        """Done before anything is printed: a line that is being typed gives way."""

    @property
    def width(self) -> int:
        return shutil.get_terminal_size().columns

    def style(self, text: str, *styles: str) -> str:
        """The text in these styles, where colours are shown."""
        codes = ";".join(_STYLES[name][self._depth] for name in styles)
        return f"\x1b[{codes}m{text}\x1b[0m" if self.colours and codes and text else text

    def line(self, text: str = "") -> None:
        """One line; what cannot be encoded is shown as a question mark, never as a crash."""
        self.make_room()
        encoding = getattr(self._out, "encoding", None) or "utf-8"
        print(text.encode(encoding, "replace").decode(encoding), file=self._out, flush=True)

    def say(self, text_id: str, *styles: str, **params: object) -> None:
        self.line(self.style(self.texts(text_id, **params), *styles))

    def refuse(self, refusal: Refusal) -> None:
        """Tell why not."""
        self.line(self.style(why_not(self.texts, refusal), "red"))

    def draw(self, lines: Iterable[str]) -> None:
        """Something to look at; through a pipe it is left out."""
        if self.live:
            self.line()
            for line in lines:
                self.line(line)

    def clear(self) -> None:
        """An empty screen, and nothing above it to scroll back to."""
        if self.live:
            self._out.write("\x1b[H\x1b[2J\x1b[3J")
            self._out.flush()

    def table(self, cells: Sequence[str]) -> None:
        """Short texts in as many columns as fit; through a pipe one line each."""
        if not self.live:
            for cell in cells:
                self.line(cell)
            return
        broad = max(map(length, cells), default=0) + 2
        columns = max(1, (self.width - 2) // broad)
        rows = -(-len(cells) // columns)
        for row in range(rows):
            self.line("  " + "".join(pad(cell, broad) for cell in cells[row::rows]).rstrip())

    def ask(self, prompt: str, complete: Callable[[], Iterable[str]] = tuple) -> str:
        """A line from the person, completed by tab from what `complete` offers; EOFError at the end."""
        if self.live:
            self._complete = complete
            self._prepare_readline()
            said = input(_NOT_SHOWN.sub("\001\\1\002", prompt) if self._readline_ready else prompt)
        elif not (said := self._in.readline()):
            raise EOFError
        return "".join(c if c.isprintable() else " " for c in said).strip()

    def choose(self, title: str, choices: Sequence[str], default: int = 0) -> int:
        """One of several, by number; the default by Enter, and through a pipe without asking."""
        if not self.live:
            return default
        self.line(self.style(title, "bold"))
        for count, choice in enumerate(choices, 1):
            self.line(f"  {self.style(str(count), 'blue')}  {choice}")
        while True:
            said = self.ask(f"{self.style('›', 'blue')} [{default + 1}] ")
            if not said:
                return default
            chosen = number(said)
            if chosen is not None and 1 <= chosen <= len(choices):
                return chosen - 1
            self.say("terminal-choose", "red", most=len(choices))

    def _prepare_readline(self) -> None:
        if self._readline_ready:
            return
        try:
            import readline
        except ImportError:  # not on every platform; then there is no completion
            return
        readline.set_completer_delims(" ")
        readline.set_completer(self._completion)
        readline.parse_and_bind("tab: complete")
        self._readline_ready = True

    def _completion(self, begun: str, count: int) -> str | None:
        fits = sorted({word for word in self._complete() if word.casefold().startswith(begun.casefold())})
        return fits[count] if count < len(fits) else None


def why_not(texts: Texts, refusal: Refusal) -> str:
    """The sentence of a refusal, and if that has a cause with a sentence of its own, that one too."""
    said = texts.refusal(refusal)
    cause = refusal.__cause__
    return f"{said} {texts.refusal(cause)}" if isinstance(cause, Refusal) else said


def number(said: str) -> int | None:
    """The number somebody typed; None if it is none, or one that nobody means."""
    return int(said) if said.isdecimal() and len(said) < 10 else None


def beside(left: Sequence[str], right: Sequence[str], gap: int = 4) -> list[str]:
    """Two drawings next to each other."""
    broad = max(map(length, left), default=0) + gap
    height = max(len(left), len(right))
    rows = zip([*left, *[""] * (height - len(left))], [*right, *[""] * (height - len(right))], strict=True)
    return [(pad(a, broad) + b).rstrip() for a, b in rows]


def leaning(tilt: float, width: int, height: int = 3) -> list[str]:
    """A line across `width` columns that leans: -1 left end down, 0 level, 1 right end down."""
    dots_wide, dots_high = 2 * width, 4 * height
    grid = [[0] * width for _ in range(height)]
    bits = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
    for x in range(dots_wide):
        lean = tilt * (2 * x / (dots_wide - 1) - 1)
        top = round((dots_high - 2) * (1 + lean) / 2)
        for y in (top, top + 1):
            grid[y // 4][x // 2] |= bits[y % 4][x % 2]
    return ["".join(chr(0x2800 + cell) if cell else " " for cell in row) for row in grid]

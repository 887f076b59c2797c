"""`ludotheque replay FILE`: any recorded game, move by move."""

import argparse
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ludotheque.cli import save
from ludotheque.cli.terminal import Terminal, number
from ludotheque.game import AnyGame
from ludotheque.record import Record, replay, write_game
from ludotheque.registry import game
from ludotheque.texts import Texts


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a saved game")
    parser.add_argument("--from", type=int, default=0, dest="first", metavar="N", help="begin after move N")


def run(args: argparse.Namespace, t: Texts) -> int:
    term = Terminal(t)
    record = save.load(args.file)
    show = _Show(term, game(record.game), record)
    if term.live:
        show.walk(args.first)
    else:
        show.tell(args.first)
    return 0


class _Show:
    """A recorded game laid out: its states, and the text of each move."""

    def __init__(self, term: Terminal, played: AnyGame, record: Record) -> None:
        self.term, self.record, self._game = term, record, played
        self._states = list(replay(played, record))
        head, moves = write_game(played, record).split("\n\n", 1)
        self._head = head.splitlines()[1:]
        *self._moves, self._end = moves.splitlines()
        drawer = f"ludotheque.cli.draw_{played.id}"
        self._draw = import_module(drawer).draw if find_spec(drawer) else None

    def tell(self, first: int) -> None:
        """Everything, one line each: for pipes."""
        for line in (*self._head, *self._moves[max(0, first) :], self._end):
            self.term.line(line)

    def walk(self, first: int) -> None:
        """One position at a time: Enter goes on, a number jumps, a command leads back or out."""
        for line in self._head:
            self.term.line(self.term.style(line, "dim"))
        at = max(0, min(first, len(self._moves)))
        t = self.term.texts
        words = {t(f"command-{name}").casefold(): name for name in ("next", "back", "quit")}
        words |= {name: name for name in ("next", "back", "quit")}
        while True:
            self._show(at)
            try:
                said = self.term.ask(self.term.style(t("terminal-replay-prompt"), "dim"), words.keys)
            except EOFError:
                return
            step = words.get(said.casefold())
            if step == "quit" or (not said and at == len(self._moves)):
                return
            jump = number(said)
            if jump is not None:
                at = min(jump, len(self._moves))
            elif step == "back" or said == "-":
                at = max(0, at - 1)
            elif step == "next" or not said:
                at = min(at + 1, len(self._moves))
            else:
                self.term.say("terminal-replay-what", "red")

    def _show(self, at: int) -> None:
        state: Any = self._states[at]
        if self._draw is not None:
            self.term.draw(self._draw(self.term, self._game.view(state, None), self.record))
        said = self._moves[at - 1] if at else self.term.texts("terminal-replay-start")
        place = self.term.style(f"({at}/{len(self._moves)})", "dim")
        self.term.line(f"{self.term.style(said, 'bold')} {place}")
        if at == len(self._moves):
            self.term.line(self.term.style(self._end, "bold"))

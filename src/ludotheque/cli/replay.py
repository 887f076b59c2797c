"""`ludotheque replay FILE`: any recorded game, move by move; or many of them, checked."""

import argparse
from pathlib import Path

from ludotheque.cli import save
from ludotheque.cli.check import check_file
from ludotheque.cli.face import face_of
from ludotheque.cli.sitting import Sitting
from ludotheque.cli.terminal import Terminal, number
from ludotheque.game import AnyGame, Refusal, retrace
from ludotheque.record import Record, write_game
from ludotheque.registry import bots, game
from ludotheque.texts import Texts


def add_arguments(parser: argparse.ArgumentParser, t: Texts) -> None:
    parser.add_argument("file", type=Path, help=t("cli-saved"))
    parser.add_argument("--from", type=int, default=0, dest="first", metavar="N", help=t("cli-replay-from"))
    parser.add_argument("--svg", type=Path, metavar="PICTURE", help=t("cli-replay-svg"))
    parser.add_argument("--check", action="store_true", help=t("cli-replay-check"))


def run(args: argparse.Namespace, t: Texts) -> int:
    if args.check:
        return check_file(args.file, t)
    record = save.load(args.file)
    if args.svg:
        return _draw(record, args.first, args.svg, t)
    term = Terminal(t)
    show = _Show(term, game(record.game), record)
    if term.live:
        show.walk(args.first)
    else:
        show.tell(args.first)
    return 0


def _draw(record: Record, at: int, file: Path, t: Texts) -> int:
    """The table as a spectator saw it after so many moves (0: after all of them), as an SVG file."""
    from ludotheque.envs.pictures import picture
    from ludotheque.envs.setting import Setting

    played = game(record.game)
    state = played.start(record.options, record.players)
    for seat, move in record.moves[: at or None]:
        state = retrace(played, state, seat, move)
    setting = Setting(record.game, record.options, record.players)
    try:
        file.write_text(picture(setting, played.view(state, None), t.lang), encoding="utf-8")
    except OSError as error:
        raise Refusal("file-write", file=str(file), why=error.strerror or str(error)) from None
    return 0


class _Show:
    """A recorded game laid out: its positions as everybody saw them, and the text of each move."""

    def __init__(self, term: Terminal, played: AnyGame, record: Record) -> None:
        self.term = term
        names = record.names or ("",) * record.players
        people = (None,) * record.players
        self._sitting = Sitting(played, record.options, people, bots(played.id), names=names)
        self._sitting.load(record)
        self._face = face_of(played.id, term)
        head, moves = write_game(played, record).split("\n\n", 1)
        self._head = head.splitlines()[1:]
        *self._moves, self._end = moves.splitlines()

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
        self.term.draw(self._face.draw(self._sitting.rewound(at), None))
        said = self._moves[at - 1] if at else self.term.texts("terminal-replay-start")
        place = self.term.style(f"({at}/{len(self._moves)})", "dim")
        self.term.line(f"{self.term.style(said, 'bold')} {place}")
        if at == len(self._moves):
            self.term.line(self.term.style(self._end, "bold"))

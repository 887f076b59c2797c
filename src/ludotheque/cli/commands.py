"""What a person may say besides moves: help, a list of moves, a hint, undo, save …

Commands are known by their English word and by the word of the reader's language (`command-…`). With a slash
before it every command is understood; where any word may be a move (`Face.sign`), only so.
"""

from collections.abc import Callable, Iterable
from itertools import islice
from pathlib import Path
from typing import Any

from ludotheque.cli import save
from ludotheque.cli.curtain import Onlookers
from ludotheque.cli.face import Face
from ludotheque.cli.sitting import Sitting
from ludotheque.cli.terminal import Terminal, number
from ludotheque.game import Refusal, Seat

COMMANDS = ("help", "moves", "hint", "undo", "board", "save", "load", "quit")
LISTED = 300
SLASH = "/"


class Leave(Exception):
    """The person wants to go."""


class Commands:
    """The commands of one game under way."""

    def __init__(self, term: Terminal, sitting: Sitting, face: Face, onlookers: Onlookers) -> None:
        self._term, self._sitting, self._face, self._onlookers = term, sitting, face, onlookers
        self._named = {term.texts(f"command-{name}").casefold(): name for name in COMMANDS}
        self._named |= {name: name for name in COMMANDS}
        self._does: dict[str, Callable[[Seat, str], None]] = {
            "help": self._help,
            "moves": self._moves,
            "hint": self._hint,
            "undo": self._undo,
            "board": self._board,
            "save": self._save,
            "load": self._load,
            "quit": self._leave,
        }

    def word(self, name: str) -> str:
        """A command as the reader types it."""
        return self._face.sign + self._term.texts(f"command-{name}")

    def words(self) -> list[str]:
        return [self._face.sign + word for word in self._named]

    def completions(self, seat: Seat) -> Iterable[str]:
        """All that could be typed now, as far as it can be listed."""
        game, state = self._sitting.game, self._sitting.state
        yield from self.words()
        yield from (game.write(state, seat, move) for move in self._listed(seat))

    def numbered(self, seat: Seat, said: str) -> list[Any]:
        """The move that has this number in the list of moves; none if that is no such number."""
        count = None if self._face.sign else number(said)
        return list(islice(self._listed(seat), count - 1, count)) if count else []

    def done(self, seat: Seat, said: str) -> bool:
        """Whether that was a command; then it has been done, or refused and explained."""
        word, _, rest = said.partition(" ")
        slash = word.startswith(SLASH)
        name = self._named.get(word.removeprefix(SLASH).casefold()) if slash or not self._face.sign else None
        if name is None and not slash:
            return False
        try:
            if name is None:
                raise Refusal("no-command", text=word, known=[self.word(known) for known in COMMANDS])
            self._does[name](seat, rest.strip())
        except Refusal as refusal:
            self._term.refuse(refusal)
        return True

    def _listed(self, seat: Seat) -> list[Any]:
        return list(islice(self._sitting.game.legal_moves(self._sitting.state, seat), LISTED))

    def _help(self, _seat: Seat, _rest: str) -> None:
        self._term.line(self._face.how_to(self._sitting))
        for name in COMMANDS:
            word = self._term.style(f"{self.word(name):<10}", "blue")
            self._term.line(f"  {word} {self._term.texts(f'command-{name}-help')}")

    def _moves(self, seat: Seat, _rest: str) -> None:
        game, state = self._sitting.game, self._sitting.state
        moves = self._listed(seat)
        self._term.table(
            [
                f"{self._term.style(f'{count:>3}', 'dim')} {game.write(state, seat, move)}"
                for count, move in enumerate(moves, 1)
            ]
        )
        if len(moves) == LISTED:
            self._term.say("terminal-more-moves", "dim", shown=LISTED)

    def _hint(self, seat: Seat, rest: str) -> None:
        if self._sitting.outcome is not None:
            raise Refusal("no-advice")
        for line in self._face.advise(self._sitting, seat, rest):
            self._term.line(line)

    def _undo(self, _seat: Seat, _rest: str) -> None:
        back = self._sitting.undo()
        self._onlookers.cut()
        self._draw()
        self._term.say("terminal-undone", moves=back)

    def _board(self, _seat: Seat, _rest: str) -> None:
        for line in self._face.draw(self._sitting, self._onlookers.looking):
            self._term.line(line)

    def _draw(self) -> None:
        self._term.draw(self._face.draw(self._sitting, self._onlookers.looking))

    def _save(self, _seat: Seat, rest: str) -> None:
        if not rest:
            raise Refusal("file-name", command=self.word("save"))
        self._sitting.save(Path(rest).expanduser())
        self._term.say("terminal-saved", file=rest)

    def _load(self, _seat: Seat, rest: str) -> None:
        if not rest:
            raise Refusal("file-name", command=self.word("load"))
        self._sitting.load(save.load(Path(rest).expanduser()))
        self._sitting.chance()
        self._onlookers.begin_anew()
        self._draw()
        self._term.say("terminal-loaded", moves=len(self._sitting.moves))

    def _leave(self, _seat: Seat, _rest: str) -> None:
        raise Leave

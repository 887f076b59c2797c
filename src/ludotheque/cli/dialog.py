"""The round of a game at one keyboard: people are asked, bots and chance act, commands are understood.

A game brings a `Face`: how its table looks and what it says. Commands are known by their English word and by
the word of the reader's language (`command-…`).
"""

from collections.abc import Callable, Iterable
from itertools import islice
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from ludotheque.cli import save
from ludotheque.cli.session import Session
from ludotheque.cli.terminal import Terminal, number
from ludotheque.game import CHANCE, CLOCK, Refusal, Seat

COMMANDS = ("help", "moves", "hint", "undo", "board", "save", "load", "quit")
LISTED = 300


class Face(Protocol):
    """What a game shows and says of itself on a terminal."""

    def draw(self, session: Session) -> list[str]:
        """The table, to look at."""

    def event(self, session: Session, seat: Seat, said: str) -> str:
        """One line about the move that was just made."""

    def prompt(self, _session: Session, seat: Seat, /) -> str:
        """What a person is asked with."""

    def over(self, session: Session) -> str:
        """One line about how it ended."""

    def how_to(self) -> str:
        """How moves are written in this game."""


@runtime_checkable
class Adviser(Protocol):
    """A face that answers questions about something on its table, or about the game if nothing is asked."""

    def advise(self, session: Session, seat: Seat, asked: str) -> list[str]:
        """What there is to say about it; raises Refusal if there is no such thing."""


class _Quit(Exception):
    """The person wants to leave."""


def play(term: Terminal, session: Session, face: Face) -> int:
    """Play to the end, or until the person leaves or the input ends."""
    dialog = _Dialog(term, session, face)
    if term.live:
        term.say("terminal-welcome", "dim", help=dialog.word("help"))
    term.draw(face.draw(session))
    try:
        while True:
            while session.outcome is None:
                dialog.next_move()
            term.line(term.style(face.over(session), "bold"))
            dialog.after_the_end()
    except (_Quit, EOFError) as leaving:
        if term.live and isinstance(leaving, EOFError):
            term.line()
        term.say("terminal-unfinished" if session.outcome is None else "goodbye")
    return 0


class _Dialog:
    def __init__(self, term: Terminal, session: Session, face: Face) -> None:
        self.term, self.session, self.face = term, session, face
        self._warned = 0
        self._words = {self.word(name).casefold(): name for name in COMMANDS} | {
            name: name for name in COMMANDS
        }
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
        """A command in the reader's language."""
        return self.term.texts(f"command-{name}")

    def next_move(self) -> None:
        """Let one of those who may act do so. When all are content to wait the clock runs out."""
        game, state = self.session.game, self.session.state
        acting = game.actors(state)
        if CHANCE in acting:
            self._told(CHANCE, self.session.chance())
            return
        for seat in sorted((seat for seat in acting if seat >= 0), key=lambda s: self.session.who[s] is None):
            if self.session.who[seat] is None:
                self._ask(seat, may_wait=CLOCK in acting)
            else:
                self._let_bot_move(seat)
            if self.session.state is not state:
                return
        if CLOCK not in acting:
            raise RuntimeError(f"{game.id}: nobody of {sorted(acting)} moves and no clock runs")
        (only,) = game.legal_moves(state, CLOCK)
        self._told(CLOCK, self.session.do(CLOCK, only))

    def after_the_end(self) -> None:
        """It is over; the game may still be looked at, saved, or gone on with from before the last move."""
        choices = f"{self.word('save')} · {self.word('undo')} · {self.word('quit')} › "
        while self.session.outcome is not None:
            said = self.term.ask(self.term.style(choices, "dim"), self._words.keys)
            if not said:
                raise _Quit
            if not self._command(0, said):
                self.term.say("terminal-it-is-over", "red")

    def _let_bot_move(self, seat: Seat) -> None:
        if self.term.live:
            self.term.say("terminal-thinking", "dim", seat=self.session.name(seat))
        choice = self.session.ask_bot(seat)
        if choice.move is not None:
            self._told(seat, self.session.do(seat, choice.move))

    def _told(self, seat: Seat, said: str) -> None:
        self.term.draw(self.face.draw(self.session))
        self.term.line(self.face.event(self.session, seat, said))

    def _ask(self, seat: Seat, *, may_wait: bool) -> None:
        """One answer of a person: a move, a command, or (where the clock runs) patience."""
        before = self.session.state
        while self.session.state is before:
            try:
                said = self.term.ask(self.face.prompt(self.session, seat), lambda: self._completions(seat))
            except KeyboardInterrupt:
                self._interrupted()
                continue
            if not said and may_wait:
                return
            if said and not said.startswith(("#", ";")) and not self._command(seat, said):
                self._move(seat, said)

    def _interrupted(self) -> None:
        """Ctrl-C leaves, but not without a word while moves would be lost."""
        if not self.session.unsaved or self._warned == len(self.session.moves):
            raise KeyboardInterrupt
        self._warned = len(self.session.moves)
        self.term.line()
        self.term.say("terminal-interrupt", save=self.word("save"))

    def _move(self, seat: Seat, said: str) -> None:
        try:
            move = self._numbered(seat, said) or self.session.game.read(self.session.state, seat, said)
            written = self.session.do(seat, move)
        except Refusal as refusal:
            self.term.refuse(refusal)
            return
        self._told(seat, written)

    def _numbered(self, seat: Seat, said: str) -> Any:
        count = number(said)
        return next(islice(self._listed(seat), count - 1, None), None) if count else None

    def _listed(self, seat: Seat) -> list[Any]:
        return list(islice(self.session.game.legal_moves(self.session.state, seat), LISTED))

    def _completions(self, seat: Seat) -> Iterable[str]:
        game, state = self.session.game, self.session.state
        yield from self._words
        yield from (game.write(state, seat, move) for move in self._listed(seat))

    def _command(self, seat: Seat, said: str) -> bool:
        """Whether that was a command; then it has been done."""
        word, _, rest = said.partition(" ")
        name = self._words.get(word.casefold())
        if name is None:
            return False
        try:
            self._does[name](seat, rest.strip())
        except Refusal as refusal:
            self.term.refuse(refusal)
        return True

    def _help(self, _seat: Seat, _rest: str) -> None:
        self.term.line(self.face.how_to())
        for name in COMMANDS:
            word = self.term.style(f"{self.word(name):<10}", "blue")
            self.term.line(f"  {word} {self.term.texts(f'command-{name}-help')}")

    def _moves(self, seat: Seat, _rest: str) -> None:
        game, state = self.session.game, self.session.state
        moves = self._listed(seat)
        self.term.table(
            [
                f"{self.term.style(f'{count:>3}', 'dim')} {game.write(state, seat, move)}"
                for count, move in enumerate(moves, 1)
            ]
        )
        if len(moves) == LISTED:
            self.term.say("terminal-more-moves", "dim", shown=LISTED)

    def _hint(self, seat: Seat, rest: str) -> None:
        if isinstance(self.face, Adviser) and self.session.outcome is None:
            for line in self.face.advise(self.session, seat, rest):
                self.term.line(line)
            return
        move = self.session.ask_bot(seat).move if self.session.outcome is None else None
        if move is None:
            raise Refusal("no-advice")
        self.term.say("terminal-hint", move=self.session.game.write(self.session.state, seat, move))

    def _undo(self, _seat: Seat, _rest: str) -> None:
        back = self.session.undo()
        self.term.draw(self.face.draw(self.session))
        self.term.say("terminal-undone", moves=back)

    def _board(self, _seat: Seat, _rest: str) -> None:
        for line in self.face.draw(self.session):
            self.term.line(line)

    def _save(self, _seat: Seat, rest: str) -> None:
        if not rest:
            raise Refusal("file-name", command=self.word("save"))
        self.session.save(Path(rest).expanduser())
        self.term.say("terminal-saved", file=rest)

    def _load(self, _seat: Seat, rest: str) -> None:
        if not rest:
            raise Refusal("file-name", command=self.word("load"))
        self.session.load(save.load(Path(rest).expanduser()))
        self.term.draw(self.face.draw(self.session))
        self.term.say("terminal-loaded", moves=len(self.session.moves))

    def _leave(self, _seat: Seat, _rest: str) -> None:
        raise _Quit

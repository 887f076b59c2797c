"""A game of WORD JAM between one person at the keyboard and bots, with or without a running clock."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from msgspec.structs import replace

from ludotheque.bots.bot import Situation
from ludotheque.cli import draw_wordjam, save
from ludotheque.cli.session import Session
from ludotheque.cli.terminal import Terminal
from ludotheque.cli.wordjam_talk import Talk, understood
from ludotheque.game import CHANCE, CLOCK, Refusal, Seat
from ludotheque.games.wordjam.types import View
from ludotheque.record import Record
from ludotheque.registry import insight

ME: Seat = 0
COMMANDS = ("help", "board", "hint", "save", "quit")


class Line(Protocol):
    """Where a person types while time runs."""

    def until(self, deadline: float, prompt: Callable[[], str]) -> str | None:
        """What he enters before the deadline, if anything; EOFError when he leaves."""

    def clear(self) -> None:
        """Make room for something to be printed."""


class _Quit(Exception):
    """The person wants to leave."""


class Evening:
    """The person sits on seat A. Without a `line` the clock stands still while he thinks."""

    def __init__(
        self,
        term: Terminal,
        session: Session,
        names: tuple[str, ...],
        line: Line | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._term, self._session, self._line, self._now = term, session, line, now
        self._names = names
        self._talk = Talk(term, draw_wordjam.seat_names(self._record()))
        self._words = {term.texts(f"command-{name}").casefold(): name for name in COMMANDS}
        self._words |= {name: name for name in COMMANDS}
        self._phase = ""
        self._began = 0.0
        self._waited_in: Any = None
        self._hinted = ("", 0)

    def play(self, keep: Path | None = None) -> int:
        """Play to the end, or until the person leaves or the input ends; then keep the game, if asked to."""
        self._say(self._term.texts("wordjam-welcome"))
        try:
            while self._session.outcome is None:
                self._step()
        except (_Quit, EOFError):
            self._say(self._term.texts("terminal-unfinished"))
        else:
            self._say(self._ending())
        if keep is not None:
            self._keep(keep)
        return 0

    def _record(self) -> Record:
        record = self._session.record()
        return replace(record, names=self._names)

    def _view(self) -> View:
        view: View = self._session.game.view(self._session.state, ME)
        return view

    def _step(self) -> None:
        """The next thing that happens: cards are turned, the person acts, a bot does, or time runs out."""
        session = self._session
        if CHANCE in session.game.actors(session.state):
            before = self._view()
            session.chance()
            self._tell(before, *session.moves[-1])
            return
        timer = session.game.timer(session.state)
        assert timer is not None
        if timer.phase != self._phase:
            self._phase, self._began = timer.phase, self._now()
        at, seat, move = min(self._wishes(timer.seconds), key=lambda wish: wish[0])
        if self._line is not None:
            answer = self._line.until(self._began + at, lambda: self._prompt(timer.seconds))
            if answer is not None:
                self._heard(answer)
                return
        elif ME in session.game.actors(session.state) and self._answered():
            return
        self._do(seat, move)

    def _wishes(self, limit: float) -> list[tuple[float, Seat, Any]]:
        session = self._session
        (time_up,) = session.game.legal_moves(session.state, CLOCK)
        wishes: list[tuple[float, Seat, Any]] = [(limit, CLOCK, time_up)]
        for seat in session.game.actors(session.state) - {CLOCK, ME}:
            choice = session.ask_bot(seat)
            if choice.move is not None:
                wishes.append((choice.at, seat, choice.move))
        return wishes

    def _answered(self) -> bool:
        """Ask the person, the clock standing still; whether he did anything but wait."""
        state = self._session.state
        if state is self._waited_in:
            return False
        answer = self._term.ask(f"{self._question()} › ")
        if not answer and not understood(self._view(), answer):
            self._waited_in = state
            return False
        self._heard(answer)
        return True

    def _prompt(self, limit: float) -> str:
        left = max(0, round(self._began + limit - self._now()))
        return f"{self._term.style(f'{left:>3} s', 'gold' if left > 5 else 'red')} {self._question()} › "

    def _question(self) -> str:
        acting = ME in self._session.game.actors(self._session.state)
        return self._talk.question(self._view(), asked=acting)

    def _heard(self, text: str) -> None:
        """A command or a move of the person; what is refused is explained and changes nothing."""
        try:
            if text.startswith("/"):
                self._command(text[1:])
                return
            for move in understood(self._view(), text):
                self._do(ME, move)
        except Refusal as refusal:
            self._clear()
            self._term.refuse(refusal)

    def _do(self, seat: Seat, move: Any) -> None:
        before = self._view()
        self._session.do(seat, move)
        self._tell(before, seat, move)

    def _tell(self, before: View, seat: Seat, move: Any) -> None:
        """Say what happened. Where nothing is worth telling, a person who waits goes on waiting."""
        lines = self._talk.told(before, seat, move, self._view())
        if not lines and self._waited_in is not None and seat != ME and self._same_phase():
            self._waited_in = self._session.state
        for line in lines:
            self._say(line)

    def _same_phase(self) -> bool:
        timer = self._session.game.timer(self._session.state)
        return timer is not None and timer.phase == self._phase

    def _say(self, text: str) -> None:
        self._clear()
        self._term.line(text)

    def _clear(self) -> None:
        if self._line is not None:
            self._line.clear()

    def _ending(self) -> str:
        outcome = self._session.outcome
        assert outcome is not None
        names = [self._names[seat] for seat in outcome.winners]
        points = max(outcome.scores)
        return self._term.texts(f"wordjam-won-{outcome.reason}", names=names, points=points)

    def _command(self, said: str) -> None:
        word, _, rest = said.partition(" ")
        match self._words.get(word.casefold()):
            case "help":
                self._say(self._term.texts("wordjam-how-to"))
            case "board":
                for line in draw_wordjam.draw(self._term, self._view(), self._record()):
                    self._say(line)
            case "hint":
                self._hint()
            case "save":
                if not rest.strip():
                    raise Refusal("file-name", command="/" + self._term.texts("command-save"))
                self._keep(Path(rest.strip()).expanduser())
            case "quit":
                raise _Quit
            case _:
                known = [f"/{self._term.texts(f'command-{name}')}" for name in COMMANDS]
                raise Refusal("wordjam-command", text=said, known=known)

    def _hint(self) -> None:
        """A nudge; asked again in the same phase, a little more."""
        if self._hinted[0] != self._phase:
            self._hinted = (self._phase, 0)
        phase, step = self._hinted
        situation = Situation(
            options=self._session.options, players=len(self._names), seat=ME, view=self._view()
        )
        given = insight("wordjam").hint(situation, step)
        self._hinted = (phase, step + 1)
        self._say(self._term.texts(given.text, **given.params))

    def _keep(self, file: Path) -> None:
        save.save(file, self._session.game, self._record())
        self._say(self._term.texts("terminal-saved", file=str(file)))

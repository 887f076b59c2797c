"""The round of a game at one keyboard: people are asked, bots, chance and the clock act.

A `Face` says how the table looks and what is told. With a `Line` phases against the clock run in real time
(then one person plays); without one the clock stands still while people think: an empty line lets the others
act, and when all are content to wait the time is up.
"""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from ludotheque.cli.commands import Commands, Leave
from ludotheque.cli.curtain import Onlookers
from ludotheque.cli.face import Face
from ludotheque.cli.sitting import Sitting
from ludotheque.cli.terminal import Terminal
from ludotheque.game import CLOCK, Refusal, Seat


class Line(Protocol):
    """Where a person types while time runs."""

    def until(self, deadline: float, prompt: Callable[[], str]) -> str | None:
        """What he enters before the deadline, if anything; EOFError when he leaves."""

    def rest(self) -> None:
        """Time does not run just now: the keyboard is as it was."""


def play(
    term: Terminal,
    sitting: Sitting,
    face: Face,
    line: Line | None = None,
    now: Callable[[], float] = time.monotonic,
    keep: Path | None = None,
) -> int:
    """Play to the end, or until the person leaves or the input ends; then keep the game, if asked to."""
    dialog = _Dialog(term, sitting, face, line, now)
    try:
        dialog.begin()
        while True:
            while sitting.outcome is None:
                dialog.step()
            dialog.end()
    except (Leave, EOFError) as leaving:
        if term.live and isinstance(leaving, EOFError):
            term.line()
        if keep is not None:
            sitting.save(keep)
            term.say("terminal-saved", file=str(keep))
        term.say("terminal-unfinished" if sitting.outcome is None else "goodbye")
    finally:
        if line is not None:
            line.rest()
    return 0


class _Dialog:
    def __init__(
        self, term: Terminal, sitting: Sitting, face: Face, line: Line | None, now: Callable[[], float]
    ) -> None:
        self.term, self.sitting, self.face = term, sitting, face
        self._line, self._now = line, now
        self._onlookers = Onlookers(sitting)
        self._commands = Commands(term, sitting, face, self._onlookers)
        self._waiting: set[Seat] = set()
        """Who has seen this and lets the others act."""
        self._phase: str | None = None
        self._began = self._elapsed = 0.0
        self._warned = 0

    def begin(self) -> None:
        if self.term.live:
            self.term.line(self.term.style(self.face.welcome(self._commands.word("help")), "dim"))
        if self.sitting.moves:
            self._onlookers.begin_anew()
        self.sitting.chance()
        self._tell()

    def step(self) -> None:
        """The next thing that happens: a person acts, a bot does, or time runs out."""
        sitting = self.sitting
        timer = sitting.timer
        if (timer.phase if timer else None) != self._phase:
            self._phase = timer.phase if timer else None
            self._began, self._elapsed = self._now(), 0.0
            self._waiting.clear()
        if timer is not None and self._line is not None:
            self._against_the_clock(self._line, timer.seconds)
            return
        before = sitting.state
        for seat in sorted(sitting.actors.intersection(sitting.people) - self._waiting):
            self._ask(seat, may_wait=timer is not None)
            if sitting.state is not before:
                return
        self._others(timer.seconds if timer else None)

    def end(self) -> None:
        """It is over; the game may still be looked at, saved, or gone on with from before the last move."""
        self.term.line(self.term.style(self.face.over(self.sitting), "bold"))
        if self._line is not None:
            self._line.rest()
        word = self._commands.word
        choices = self.term.style(f"{word('save')} · {word('undo')} · {word('quit')} › ", "dim")
        while self.sitting.outcome is not None:
            said = self.term.ask(choices, self._commands.words)
            if not said:
                raise Leave
            if not self._commands.done(0, said):
                self.term.say("terminal-it-is-over", "red")
        self._waiting.clear()

    def _against_the_clock(self, line: Line, limit: float) -> None:
        (me,) = self.sitting.people
        self._elapsed = self._now() - self._began
        at, seat, move = self._first_wish(limit)
        try:
            said = line.until(self._began + at, lambda: self._countdown(me, limit))
        except KeyboardInterrupt:
            self._interrupted()
            return
        if said is None:
            self._do(seat, [move])
        else:
            self._heard(me, said)

    def _countdown(self, seat: Seat, limit: float) -> str:
        left = max(0, round(self._began + limit - self._now()))
        shown = self.term.style(f"{left:>3} s", "gold" if left > 5 else "red")
        return f"{shown} {self.face.prompt(self.sitting, seat)}"

    def _others(self, limit: float | None) -> None:
        """No person wants to act: whoever of the others is first does."""
        at, seat, move = self._first_wish(limit)
        self._elapsed = max(self._elapsed, at)
        self._do(seat, [move])

    def _first_wish(self, limit: float | None) -> tuple[float, Seat, Any]:
        sitting, wishes = self.sitting, []
        if limit is not None:
            (time_up,) = sitting.game.legal_moves(sitting.state, CLOCK)
            wishes.append((limit, CLOCK, time_up))
        for seat in sorted(seat for seat in sitting.actors if seat >= 0):
            level = sitting.who[seat]
            if level is None:
                continue
            if limit is None and self.term.live:
                self.term.say("terminal-thinking", "dim", seat=self.face.seat(sitting, seat))
            choice = sitting.choose(seat, level, self._elapsed)
            if choice.move is not None:
                wishes.append((choice.at, seat, choice.move))
        if not wishes:
            raise RuntimeError(f"{sitting.game.id}: nobody of {sorted(sitting.actors)} moves, no clock runs")
        return min(wishes, key=lambda wish: wish[0])

    def _ask(self, seat: Seat, *, may_wait: bool) -> None:
        """Until a person has answered with a move, or (where the clock would run) with patience."""
        before = self.sitting.state
        if self._line is not None:
            self._line.rest()
        while self.sitting.state is before:
            try:
                self._hand_to(seat)
                prompt = self.face.prompt(self.sitting, seat)
                said = self.term.ask(prompt, lambda: self._commands.completions(seat))
            except KeyboardInterrupt:
                self._interrupted()
                continue
            if not self._heard(seat, said) and may_wait:
                self._waiting.add(seat)
                return

    def _hand_to(self, seat: Seat) -> None:
        """Let that person look at the screen, and nobody else where that matters."""
        if self._onlookers.looking == seat:
            return
        alone = self.term.live and self._onlookers.must_look_alone(seat)
        if alone:
            self.term.clear()
            self.term.ask(self.term.texts("terminal-curtain", seat=self.face.seat(self.sitting, seat)))
            self.term.clear()
        self._onlookers.hand_to(seat, alone=alone)
        if alone:
            self._tell(anew=True)

    def _heard(self, seat: Seat, said: str) -> bool:
        """Whether somebody said anything; then it has been done, or refused and explained."""
        if said.startswith(("#", ";")):
            return True
        try:
            if said and self._commands.done(seat, said):
                return True
            moves = self._commands.numbered(seat, said) or self.face.read(self.sitting, seat, said)
        except Refusal as refusal:
            self.term.refuse(refusal)
            return True
        self._do(seat, moves)
        return bool(moves)

    def _do(self, seat: Seat, moves: list[Any]) -> None:
        """Make these moves, and tell what came of them; a person's are refused where they must be."""
        made, refused = len(self.sitting.moves), None
        try:
            for move in moves:
                self.sitting.do(seat, move)
        except Refusal as refusal:
            if seat not in self.sitting.people:
                raise
            refused = refusal
        if len(self.sitting.moves) > made:
            self.sitting.chance()
            self._tell()
        if refused is not None:
            self.term.refuse(refused)

    def _tell(self, *, anew: bool = False) -> None:
        """Show the table to whoever looks, and what has happened that he does not know yet."""
        looking = self._onlookers.looking
        lines = self.face.told(self.sitting, looking, self._onlookers.untold())
        self._onlookers.all_told()
        if lines:
            # where nothing was worth telling, somebody who waits goes on waiting
            self._waiting.clear()
        if self.face.redraws or anew:
            self.term.draw(self.face.draw(self.sitting, looking))
        for line in lines:
            self.term.line(line)

    def _interrupted(self) -> None:
        """Ctrl-C leaves, but not without a word while moves would be lost."""
        if not self.sitting.unsaved or self._warned == len(self.sitting.moves):
            raise KeyboardInterrupt
        self._warned = len(self.sitting.moves)
        self.term.line()
        self.term.say("terminal-interrupt", save=self._commands.word("save"))

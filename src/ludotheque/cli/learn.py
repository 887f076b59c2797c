"""`ludotheque learn GAME`: the course of a game at the keyboard, judged by its rules."""

import argparse
from typing import Any

from ludotheque import lessons
from ludotheque.cli.commands import SLASH
from ludotheque.cli.face import Face, face_of
from ludotheque.cli.sitting import Sitting, Step
from ludotheque.cli.terminal import Terminal
from ludotheque.game import AnyGame, Outcome, Refusal, Seat, Timer
from ludotheque.lessons import AnyLesson, Attempt
from ludotheque.registry import GAME_IDS, bots, course, game
from ludotheque.texts import Texts

COMMANDS = ("show", "skip", "back")


def add_arguments(parser: argparse.ArgumentParser, t: Texts) -> None:
    parser.add_argument("game", choices=GAME_IDS, metavar="GAME", help=", ".join(GAME_IDS))
    parser.add_argument("--from", dest="first", metavar="STEP", help=t("cli-learn-from"))


def run(args: argparse.Namespace, t: Texts) -> int:
    taught, steps = game(args.game), course(args.game, t.lang)
    if not steps:
        raise Refusal("no-course", game=t(f"box-{args.game}"))
    at = steps.index(lessons.find(steps, args.first)) if args.first else 0
    term = Terminal(t)
    term.line(term.style(Exercise(term, taught, steps[at]).how_to(), "dim"))
    try:
        while at < len(steps):
            term.say("lesson-number", "dim", number=at + 1, count=len(steps))
            at = max(0, at + Exercise(term, taught, steps[at]).given())
        term.say("lesson-finished", "green")
    except EOFError:
        term.say("terminal-learn-later", command=f"ludotheque learn {taught.id} --from {steps[at].id}")
    return 0


class Scene(Sitting):
    """A table as a lesson shows it: nobody sits down, its state is given."""

    def __init__(self, taught: AnyGame, lesson: AnyLesson, names: tuple[str, ...]) -> None:
        company = bots(taught.id)
        who = tuple(None if seat == lesson.seat else company.usual for seat in range(lesson.players))
        super().__init__(taught, lesson.options, who, company, names=names)
        self.shown = lesson.state

    @property
    def state(self) -> Any:
        return self.shown

    @property
    def moves(self) -> tuple[tuple[Seat, Any], ...]:
        return ()

    @property
    def actors(self) -> frozenset[Seat]:
        return self.game.actors(self.shown)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.shown)

    @property
    def timer(self) -> Timer | None:
        return None


class Exercise:
    """One step or puzzle under way."""

    def __init__(self, term: Terminal, taught: AnyGame, lesson: AnyLesson) -> None:
        self._term, self._game, self._lesson = term, taught, lesson
        self._face: Face = face_of(taught.id, term)
        people = tuple(None if seat == lesson.seat else "bot" for seat in range(lesson.players))
        self._scene = Scene(taught, lesson, self._face.names(people))
        self._moves: list[Any] = []
        self._named = {term.texts(f"command-learn-{name}"): name for name in COMMANDS}
        self._named |= {name: name for name in COMMANDS}
        self._named |= {term.texts("command-quit"): "quit", "quit": "quit"}

    def how_to(self) -> str:
        """How moves are written."""
        return self._face.how_to(self._scene)

    def given(self) -> int:
        """Ask until it is done; how many steps further the learner goes then."""
        self._say("title", "bold")
        self._begin()
        while True:
            said = self._term.ask(self._face.prompt(self._scene, self._lesson.seat))
            match self._command(said):
                case "show":
                    self._show()
                case "skip":
                    return 1
                case "back":
                    return -1
                case "quit":
                    raise EOFError
                case _ if not said:
                    self._begin()
                case _ if self._tried(said):
                    return 1

    def _command(self, said: str) -> str | None:
        plain = said.removeprefix(SLASH)
        return self._named.get(plain.casefold()) if said != plain or not self._face.sign else None

    def _begin(self) -> None:
        self._scene.shown, self._moves = self._lesson.state, []
        self._draw()
        self._say("")
        words = ", ".join(
            self._face.sign + self._term.texts(name)
            for name in ("command-learn-show", "command-learn-skip", "command-learn-back", "command-quit")
        )
        self._term.line(self._term.style(words, "dim"))

    def _show(self) -> None:
        self._tell(lessons.demonstration(self._game, self._lesson), 0)
        self._term.say("lesson-shown", "blue")
        self._begin()

    def _tried(self, said: str) -> bool:
        """Whether the goal is reached."""
        try:
            for move in self._face.read(self._scene, self._lesson.seat, said):
                before = lessons.attempt(self._game, self._lesson, self._moves)
                attempt = lessons.attempt(self._game, self._lesson, [*self._moves, move])
                self._tell(attempt, len(before.made))
                if attempt.verdict == "open":
                    self._moves.append(move)
                elif attempt.verdict == "done":
                    self._say("done", "green")
                    return True
                else:
                    self._say(attempt.wrong or None, "red")
                    self._begin()
                    return False
        except Refusal as refusal:
            self._term.refuse(refusal)
        return False

    def _tell(self, attempt: Attempt, known: int) -> None:
        for number, made in enumerate(attempt.made[known:], known):
            self._scene.shown = made.after
            before, after = (self._game.view(state, self._lesson.seat) for state in (made.before, made.after))
            said = self._game.write(made.before, made.seat, made.move)
            step = Step(number, made.seat, made.move, said, before, after)
            for line in self._face.event(self._scene, step):
                self._term.line(line)
        self._draw()

    def _draw(self) -> None:
        self._term.draw(self._face.draw(self._scene, self._lesson.seat))

    def _say(self, part: str | None, *styles: str) -> None:
        """The lesson's own sentence, or the common one where there is none."""
        own = lessons.text_id(self._game.id, self._lesson, part or "")
        common = "puzzle-missed" if self._lesson.text else "lesson-missed"
        self._term.say(common if part is None else own, *styles, **self._lesson.params)

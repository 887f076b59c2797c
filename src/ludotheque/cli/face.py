"""How a game looks and talks on a terminal.

`Face` is the plain one and needs nothing but the game: it draws any view, tells moves in notation and reads
them. A game with more to show has a `Face` of its own in `cli/faces/<id>`, which inherits from this one.
Why it is so: `docs/terminal.md`.
"""

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ludotheque.cli.sitting import Sitting, Step
from ludotheque.cli.terminal import Terminal
from ludotheque.game import Refusal, Seat
from ludotheque.registry import GAMES
from ludotheque.texts.readable import Readable


class Face:
    """What a game shows and says of itself, in the reader's language."""

    sign = ""
    """What commands begin with; "/" in a game where any word may be a move."""
    redraws = True
    """Whether the table is drawn again after each move, or only when it is asked for."""

    def __init__(self, term: Terminal) -> None:
        self.term = term
        self._hinted = ("", 0)

    def names(self, _who: tuple[str | None, ...], /) -> tuple[str, ...]:
        """What the players are called, by seat; none: bots by their own names, people by none."""
        return ()

    def seat(self, sitting: Sitting, seat: Seat) -> str:
        """What a seat is called."""
        return sitting.name(seat)

    def welcome(self, command: str) -> str:
        """Said at the beginning; `command` asks for help."""
        return self.term.texts("terminal-welcome", help=command)

    def draw(self, sitting: Sitting, viewer: Seat | None) -> list[str]:
        """The table as the viewer sees it (None: a spectator)."""
        seats = [sitting.name(seat) for seat in range(sitting.players)]
        drawing = Readable(self.term, sitting.game.id, seats, sitting.names)
        return drawing.draw(sitting.view(viewer), sitting.actors)

    def told(self, sitting: Sitting, viewer: Seat | None, since: int) -> list[str]:
        """The moves from number `since` on, as the viewer witnessed them."""
        return [line for step in sitting.steps(viewer, since) for line in self.event(sitting, step)]

    def event(self, sitting: Sitting, step: Step) -> Iterable[str]:
        """What there is to tell of one move."""
        if step.seat is not None:
            seat = sitting.name(step.seat)
            yield f"{seat} {step.said}" if step.said else self.term.texts("plain-unseen", name=seat)

    def prompt(self, sitting: Sitting, seat: Seat) -> str:
        """What a person is asked with; he may also be watching while others act."""
        name = self.term.style(self.seat(sitting, seat), "bold")
        return f"{name} › " if seat in sitting.actors else f"{name} … › "

    def read(self, sitting: Sitting, seat: Seat, text: str) -> list[Any]:
        """The moves that a line means; none: he waits. Raises Refusal."""
        return [sitting.game.read(sitting.state, seat, text)] if text else []

    def over(self, sitting: Sitting) -> str:
        """How it ended."""
        t, outcome = self.term.texts, sitting.outcome
        assert outcome is not None
        why = f"reason-{outcome.reason}"
        winners = [self.seat(sitting, seat) for seat in outcome.winners]
        scores = ", ".join(map(str, outcome.scores))
        told = t("terminal-won", seats=winners, count=len(winners), scores=scores or "–")
        return f"{t(why)} {told}" if why in t else told

    def how_to(self, sitting: Sitting) -> str:
        """How moves are written in this game."""
        own = f"terminal-{sitting.game.id}-how-to"
        if own in self.term.texts:
            return self.term.texts(own)
        moves = self.sign + self.term.texts("command-moves")
        return self.term.texts("terminal-how-to", example=sitting.game.example, moves=moves)

    def advise(self, sitting: Sitting, seat: Seat, asked: str) -> list[str]:
        """A nudge; asked again before anything has changed, more. Raises Refusal where there is none."""
        if asked:
            raise Refusal("no-advice-about", text=asked)
        if not sitting.game.hints:
            raise Refusal("no-hints")
        given = sitting.bots.advise(sitting.situation(seat), self._step(sitting))
        if sitting.bots.hint is not None:
            return [self.term.texts(given.text, **given.params)]
        if given.move is None:
            raise Refusal("no-advice")
        said = sitting.game.write(sitting.state, seat, given.move)
        return [self.term.texts("terminal-hint", move=said)]

    def _step(self, sitting: Sitting) -> int:
        """How often help was asked for in this phase, or since the last move where no clock runs."""
        timer = sitting.timer
        moment = timer.phase if timer else str(len(sitting.moves))
        step = self._hinted[1] + 1 if self._hinted[0] == moment else 0
        self._hinted = (moment, step)
        return step


def face_of(game_id: str, term: Terminal) -> Face:
    """The face that a game brings, else the plain one. A guest has it in its own package, as `face`."""
    places = [f"ludotheque.cli.faces.{game_id}"]
    if game_id in GAMES:
        places.append(f"{GAMES[game_id]}.face")
    found = next((place for place in places if find_spec(place)), None)
    face: Face = import_module(found).Face(term) if found else Face(term)
    return face

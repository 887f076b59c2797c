"""WORD JAM on a terminal: cards, camps and words as they fall, and one line for every answer.

Any word may be a move here, so commands begin with a slash; the table is drawn when somebody asks for it.
"""

from collections.abc import Iterable
from typing import Any

from ludotheque.cli import face
from ludotheque.cli.faces.wordjam import drawing
from ludotheque.cli.faces.wordjam.talk import Talk, understood
from ludotheque.cli.sitting import Sitting, Step
from ludotheque.game import Seat

COMPANY = (
    *("Aladdin", "Morgiana", "Sinbad", "Zobeide", "Cassim", "Jamila", "Harun", "Dinarzade"),
    *("Hassan", "Badura", "Nureddin", "Scheherazade"),
)


class Face(face.Face):
    """What WORD JAM shows and says."""

    sign = "/"
    redraws = False

    def names(self, who: tuple[str | None, ...]) -> tuple[str, ...]:
        company = iter(COMPANY)
        alone = who.count(None) == 1
        return tuple(
            next(company) if level else self.term.texts("wordjam-you") if alone else "" for level in who
        )

    def seat(self, sitting: Sitting, seat: Seat) -> str:
        return _named(sitting)[seat]

    def welcome(self, command: str) -> str:
        return self.term.texts("wordjam-welcome", help=command)

    def draw(self, sitting: Sitting, viewer: Seat | None) -> list[str]:
        return drawing.draw(self.term, sitting.view(viewer), _named(sitting))

    def event(self, sitting: Sitting, step: Step) -> Iterable[str]:
        """Of much that happens nothing is worth telling."""
        return Talk(self.term, _named(sitting)).told(step.before, step.seat, step.move, step.after)

    def prompt(self, sitting: Sitting, seat: Seat) -> str:
        asked = seat in sitting.actors
        question = Talk(self.term, _named(sitting)).question(sitting.view(seat), asked=asked)
        name = f"{sitting.name(seat)} " if len(sitting.people) > 1 else ""
        return f"{name}{question} › "

    def read(self, sitting: Sitting, seat: Seat, text: str) -> list[Any]:
        return [*understood(sitting.view(seat), text)]

    def over(self, sitting: Sitting) -> str:
        outcome = sitting.outcome
        assert outcome is not None
        names = [sitting.names[seat] or sitting.name(seat) for seat in outcome.winners]
        points = max(outcome.scores)
        return self.term.texts(f"wordjam-won-{outcome.reason}", names=names, points=points)


def _named(sitting: Sitting) -> tuple[str, ...]:
    """`A Aladdin`, or the letter alone for a seat without a name."""
    return tuple(f"{sitting.name(seat)} {name}".rstrip() for seat, name in enumerate(sitting.names))

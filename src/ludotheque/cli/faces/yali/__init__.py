"""YALi on a terminal: the board with its see-saw, and what is said of the moves."""

from collections.abc import Iterable

from ludotheque.cli import face
from ludotheque.cli.faces.yali import drawing
from ludotheque.cli.sitting import Sitting, Step
from ludotheque.game import CHANCE, Seat
from ludotheque.games.yali.types import Placed


class Face(face.Face):
    """Gold sits below."""

    def seat(self, _sitting: Sitting, seat: Seat) -> str:
        return drawing.seat_name(self.term, seat)

    def draw(self, sitting: Sitting, viewer: Seat | None) -> list[str]:
        return drawing.draw(self.term, sitting.view(viewer), sitting.names)

    def event(self, sitting: Sitting, step: Step) -> Iterable[str]:
        view = step.after
        if isinstance(step.move, Placed):
            yield self.term.texts("terminal-yali-placed")
            return
        if step.seat is None or step.seat == CHANCE:
            yield self.term.texts("terminal-yali-lot", seat=drawing.seat_name(self.term, view.turn))
            return
        told = f"{view.moves}. {sitting.name(step.seat)} {step.said}"
        blocked = view.mover is not None and view.mover != view.turn
        more = f" · {self.term.texts('terminal-yali-blocked')}" if blocked else ""
        yield f"{self.term.style(told, 'bold')} · {drawing.torque(self.term, view)}{more}"

    def prompt(self, sitting: Sitting, seat: Seat) -> str:
        name = self.term.style(self.seat(sitting, seat), ("gold", "silver")[seat])
        return f"{drawing.marble(self.term, seat)} {name} › "

    def over(self, sitting: Sitting) -> str:
        outcome = sitting.outcome
        assert outcome is not None
        gold, silver = outcome.scores
        if not outcome.winners:
            return self.term.texts("terminal-yali-drawn", home=gold)
        winner = self.seat(sitting, outcome.winners[0])
        return self.term.texts(
            f"terminal-yali-won-{outcome.reason}",
            seat=winner,
            most=max(gold, silver),
            least=min(gold, silver),
        )

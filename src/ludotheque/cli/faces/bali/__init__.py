"""BALI on a terminal: panels of cards, the words of the notation in the reader's language.

The words that are built are those of the edition; everything that is said is in the reader's language.
"""

import re
from collections.abc import Iterable
from typing import Any

from ludotheque.cli import face
from ludotheque.cli.faces.bali import drawing
from ludotheque.cli.sitting import Sitting, Step
from ludotheque.game import CHANCE, CLOCK, MalformedMove, Refusal, Seat
from ludotheque.games.bali.cards import reading
from ludotheque.games.bali.panel import column_at, joined, label
from ludotheque.games.bali.scoring import rulebook
from ludotheque.games.bali.seats import team
from ludotheque.games.bali.types import Coining, Cut, Draw, Naming, NoPlay, Over, Place, Turn, Voting, Window
from ludotheque.texts import Texts

SAID: dict[type, tuple[str, ...]] = {
    Turn: ("pass", "stop", "coin"),
    Window: ("challenge", "wave"),
    Naming: ("name",),
    Voting: ("vote-yes", "vote-no"),
    Coining: ("vote-yes", "vote-no"),
    NoPlay: ("forfeit",),
}
"""Words of the notation that are understood in the reader's language too, each where it means something."""
WORDS_TOLD = 8
BUILDS_TOLD = 5


class Face(face.Face):
    """What BALI shows and says."""

    def draw(self, sitting: Sitting, viewer: Seat | None) -> list[str]:
        return drawing.draw(self.term, sitting.view(viewer), sitting.names)

    def told(self, sitting: Sitting, viewer: Seat | None, since: int) -> list[str]:
        """One line for each move, with the cards that were drawn after it; the deal is told by its cut."""
        steps = list(sitting.steps(viewer, since))
        lines = self._cuts(sitting, steps)
        for at, step in enumerate(steps):
            if step.seat is None or step.seat == CHANCE:
                continue
            line, drawn = self._made(sitting, step.seat, step), []
            for following in steps[at + 1 :]:
                if not isinstance(following.move, Draw):
                    break
                drawn.append(following.move.card)
            if drawn:
                line += f" · {self.term.texts('terminal-bali-drawn', cards=' '.join(drawn))}"
            lines.append(line)
        return lines

    def _cuts(self, sitting: Sitting, steps: Iterable[Step]) -> list[str]:
        """Who cut what, and who deals (B15)."""
        cut = [step.move.card for step in steps if isinstance(step.move, Cut)]
        dealer = sitting.name(sitting.state.dealer)
        return [self.term.texts("terminal-bali-cuts", cards=" ".join(cut), seat=dealer)] if cut else []

    def _made(self, sitting: Sitting, seat: Seat, step: Step) -> str:
        count = sum(mover != CHANCE for mover, _ in sitting.moves[: step.number + 1])
        told = self.term.texts("terminal-bali-time") if seat == CLOCK else f"{sitting.name(seat)} {step.said}"
        parts = [self.term.style(f"{count}. {told}", "bold")]
        last = step.after.last
        if last is not None and last.points:
            parts.append(self.term.texts("terminal-bali-earned", points=last.points))
        if last is not None and not last.upheld:
            parts.append(self.term.texts("terminal-bali-undone"))
        return " · ".join(parts)

    def prompt(self, sitting: Sitting, seat: Seat) -> str:
        asked = self._question(sitting) if seat in sitting.actors else "…"
        name = self.term.style(sitting.name(seat), "bold")
        return f"{name} {self.term.style(asked, 'dim')} › " if asked else f"{name} › "

    def _question(self, sitting: Sitting) -> str:
        t = self.term.texts
        match sitting.state.phase:
            case Window():
                return t("terminal-bali-ask-window")
            case Naming():
                return t("terminal-bali-ask-name")
            case Voting():
                return t("terminal-bali-ask-vote")
            case Coining(word=word):
                return t("terminal-bali-ask-coining", word=word)
            case NoPlay():
                return t("terminal-bali-ask-forfeit", seat=sitting.name(sitting.state.turn))
        return ""

    def read(self, sitting: Sitting, seat: Seat, text: str) -> list[Any]:
        return super().read(sitting, seat, in_notation(self.term.texts, sitting.state, text))

    def over(self, sitting: Sitting) -> str:
        outcome, phase = sitting.outcome, sitting.state.phase
        assert outcome is not None
        assert isinstance(phase, Over)
        if sitting.players > 1:
            return super().over(sitting)
        why = self.term.texts(f"reason-{outcome.reason}")
        told = self.term.texts("terminal-bali-final", points=outcome.scores[0])
        bali = f" {self.term.texts('terminal-bali-balied')}!" if phase.balied[0] else ""
        return f"{why} {told}{bali}"

    def how_to(self, _sitting: Sitting) -> str:
        said = [*dict.fromkeys(word for words in SAID.values() for word in words), "space"]
        words = {word.replace("-", ""): self.term.texts(f"bali-say-{word}") for word in said}
        return self.term.texts("terminal-bali-how-to", **words)

    def advise(self, sitting: Sitting, seat: Seat, asked: str) -> list[str]:
        """Which words a column could become, some day and right now (`3`, `B3`); what to do, step by step."""
        if not asked:
            return super().advise(sitting, seat, asked)
        state, book = sitting.state, rulebook(sitting.options)
        found = re.fullmatch(r"([A-Da-d]?)([1-9])", asked)
        if found is None:
            raise MalformedMove("bali-which-column", text=asked)
        at = Place("ABCD".index(found[1].upper()) if found[1] else seat, int(found[2]) - 1)
        column = column_at(state.panels, at)
        if not column:
            raise Refusal("bali-which-column", text=asked)
        letters = reading(book.edition, column)
        some_day = book.words.containing(letters, WORDS_TOLD) if "*" not in letters else []
        told = [self.term.texts("terminal-bali-could-become", column=letters, words=some_day or "–")]
        return [*told, *self._now(sitting, at)] if at.seat in team(state, seat) else told

    def _now(self, sitting: Sitting, at: Place) -> list[str]:
        """The best words that can be built on that column at once."""
        from ludotheque.games.bali.packed import listed

        state, book = sitting.state, rulebook(sitting.options)
        best = [
            f"{reading(book.edition, joined(state.panels, build))} ({label(at)} "
            + " ".join(f"+{label(piece)}" for piece in build.pieces)
            + ")"
            for build in listed(book, state.panels, team(state, at.seat), True, 100_000)
            if build.column == at
        ]
        return [self.term.texts("terminal-bali-right-now", words=best[:BUILDS_TOLD])] if best else []


def in_notation(t: Texts, state: Any, text: str) -> str:
    """A line with the reader's own words replaced by those of the notation."""
    first, gap, rest = text.partition(" ")
    for word in SAID.get(type(state.phase), ()):
        needs_more = word in {"name", "forfeit", "coin"}
        if first.casefold() == t(f"bali-say-{word}").casefold() and bool(rest) == needs_more:
            text = f"{word.replace('-', ' ')}{gap}{rest}"
    removed, _, last = text.rpartition(" ")
    if "-" in removed and last.casefold() == t("bali-say-space").casefold():
        text = f"{removed} space"
    return text

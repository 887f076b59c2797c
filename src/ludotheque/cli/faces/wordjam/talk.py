"""What is said at a table of WORD JAM: events as sentences, a person's words as moves.

For the face beside it; it knows what a seat may hear and prints nothing itself.
"""

from ludotheque.cli.faces.wordjam import drawing
from ludotheque.cli.terminal import Terminal
from ludotheque.game import MalformedMove, Seat
from ludotheque.games.wordjam.cards import DEALS
from ludotheque.games.wordjam.letters import check_spelling
from ludotheque.games.wordjam.types import (
    Accept,
    Bet,
    Bets,
    Call,
    Dealing,
    Dispute,
    Lock,
    Lot,
    Move,
    Nothing,
    Over,
    Pause,
    Phase,
    Race,
    Ready,
    Sandglass,
    Say,
    Speaking,
    Turn,
    View,
    Vote,
    Voting,
    Window,
)


class Talk:
    """Sentences about a table whose players have these names."""

    def __init__(self, term: Terminal, names: tuple[str, ...]) -> None:
        self._term, self._names = term, names

    def told(self, before: View, seat: Seat | None, move: Move | None, after: View) -> list[str]:
        """What is worth telling of a move, or of a change that none is seen to make; often nothing is."""
        t, lines = self._term.texts, []
        match move:
            case Lot(dealer):
                lines.append(t("wordjam-deals", name=self._names[dealer]))
            case Turn():
                lines.append(self._term.style(drawing.headline(self._term, after), "bold"))
            case Call() if seat is not None:
                lines.append(t("wordjam-calls", name=self._names[seat]))
            case Dispute() if seat is not None:
                lines.append(t("wordjam-disputes", name=self._names[seat]))
            case _:
                pass
        if after.consonants and after.consonants != before.consonants:
            lines += self._cards(after)
        if after.number == before.number:
            lines += self._words(before, after)
            lines += self._turns(before, after)
        return lines

    def _cards(self, view: View) -> list[str]:
        if self._term.live:
            return drawing.cards(self._term, view)
        return [drawing.cards_in_a_line(self._term, view)]

    def _words(self, before: View, after: View) -> list[str]:
        """New words, and older ones whose fate has changed."""
        changed = [said for at, said in enumerate(after.words) if before.words[at : at + 1] != (said,)]
        return [
            drawing.word_line(self._term, said, self._names)
            if said.word
            else self._term.texts("wordjam-silent", name=self._names[said.seat])
            for said in changed
        ]

    def _turns(self, before: View, after: View) -> list[str]:
        """What the change from one phase to the next means."""
        t, lines = self._term.texts, []
        hidden = Bets if before.ali_baba else Sandglass
        if isinstance(before.phase, hidden) and not isinstance(after.phase, hidden):
            lines.append(drawing.camps(self._term, after, self._names))
        match after.phase:
            case Sandglass() if not isinstance(before.phase, Sandglass):
                lines.append(t("wordjam-sand"))
            case Dealing() if after.deal > 1:
                lines.append(t("wordjam-redeal", deal=after.deal, deals=DEALS))
            case Voting() if after.verdict and not isinstance(before.phase, Voting):
                kind = t(f"wordjam-verdict-{after.verdict.kind}")
                lines.append(t("wordjam-lists-say", verdict=kind, why=t(f"wordjam-why-{after.verdict.why}")))
            case Pause() | Over() if len(after.results) > len(before.results):
                lines += self._score(after)
            case _:
                pass
        return lines

    def _score(self, view: View) -> list[str]:
        points = view.results[-1].points
        won = [f"{name} +{p}" for name, p in zip(self._names, points, strict=True) if p]
        said = self._term.texts("wordjam-points", points=", ".join(won) if won else "–")
        return [said, drawing.scores(self._term, view, self._names)]

    def question(self, view: View, *, asked: bool) -> str:
        """What the person may do now; nothing while it is for others to act."""
        t = self._term.texts
        if not asked:
            return t("wordjam-ask-wait")
        match view.phase:
            case Race():
                return t("wordjam-ask-race")
            case Speaking() if view.bar is not None:
                return t("wordjam-ask-better", bar=view.bar)
            case Speaking():
                return t("wordjam-ask-word")
            case Window():
                return t("wordjam-ask-window")
            case Voting():
                return t("wordjam-ask-vote")
            case Bets():
                return t("wordjam-ask-bet")
            case Sandglass() if view.ali_baba:
                return t("wordjam-ask-better", bar=view.ali_baba.value)
            case Sandglass():
                return t("wordjam-ask-last")
            case _:
                return t("wordjam-ask-pause")


_CHOICES: dict[type, dict[str, Move]] = {
    Window: {"": Accept(), "1": Accept(), "2": Dispute()},
    Voting: {"1": Vote(fits=True), "2": Vote(fits=False)},
    Bets: {"1": Bet("ali"), "2": Bet("thieves")},
    Sandglass: {"1": Bet("ali"), "2": Bet("thieves"), "-": Nothing()},
    Speaking: {"-": Nothing()},
    Race: {"!": Call()},
    Pause: {"": Ready(), "1": Ready()},
}


def understood(view: View, text: str) -> list[Move]:
    """The moves that a person's line means in this phase; none: he waits. Raises Refusal."""
    phase: Phase = view.phase
    choices = _CHOICES.get(type(phase), {})
    if text in choices:
        return [choices[text]]
    if not text:
        return []
    word = text.strip('"')
    match phase:
        case Race():
            check_spelling(word, view.language, view.style or "")
            return [Call(), Say(word)]
        case Speaking():
            return [Say(word)]
        case Sandglass():
            return [Lock(word)]
        case _:
            raise MalformedMove("wordjam-answer", text=text, choices=" ".join(c for c in choices if c))

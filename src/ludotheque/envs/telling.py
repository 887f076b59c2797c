"""A table told in lines of text, as one seat sees it and in one language.

For whatever plays by lines of text; it is given a view and a notation, never a state.
"""

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Struct

from ludotheque.envs.rounds import Rounds
from ludotheque.envs.setting import Setting
from ludotheque.game import CHANCE, CLOCK, IllegalMove, Outcome, Refusal, Seat
from ludotheque.texts import Texts
from ludotheque.texts.readable import Paper, Readable

MOST_LISTED = 60
"""How many moves are shown to a reader; more may be legal."""
WAIT = "wait"


class Reply(Struct, frozen=True):
    """What became of a line: taken, or why not."""

    taken: bool
    why: str = ""


class Choices(Struct, frozen=True):
    """What a seat may do: listed moves in notation, and whether there are more; whether it may wait."""

    moves: Sequence[str]
    more: bool
    may_wait: bool

    def meant(self, line: str, *, numbers: bool) -> str:
        """The move in notation that a line stands for, empty for waiting; raises Refusal."""
        said = " ".join(line.encode(errors="replace").decode().split())
        if said.casefold() in ("", WAIT):
            if not self.may_wait:
                raise Refusal("text-wait")
            return ""
        if numbers and said.isascii() and said.isdigit() and len(said) <= 4:
            if not 1 <= int(said) <= len(self.moves):
                raise Refusal("text-number", number=said)
            return self.moves[int(said) - 1]
        return said


class Teller:
    """Tells the tables of one setting in one language."""

    def __init__(self, setting: Setting, texts: Texts, *, list_moves: bool) -> None:
        self.setting, self.texts, self.list_moves = setting, texts, list_moves
        self._names = setting.seat_names()

    def table(self, view: Any, acting: Collection[Seat]) -> str:
        """What is on the table; whoever may act is marked."""
        drawing = Readable(Paper(self.texts), self.setting.game.id, self._names, [""] * self.setting.players)
        players = frozenset(acting) - {CHANCE, CLOCK}
        return "\n".join(line.rstrip() for line in drawing.draw(view, players))

    def decision(
        self,
        seat: Seat,
        news: Sequence[tuple[Seat, str]],
        table: str,
        then: Choices | Outcome,
    ) -> str:
        """All that a seat is told before it decides, or once the game is over."""
        t = self.texts
        head = t("text-you", game=t(f"box-{self.setting.game.id}"), seat=self._names[seat])
        after = self._choices(then) if isinstance(then, Choices) else self._ended(then)
        return "\n".join([head, *self._happened(news), table, *after]) + "\n"

    def sentence(self, refusal: Refusal) -> str:
        """Why not, with the rule that says so."""
        said = self.texts.refusal(refusal)
        if isinstance(refusal, IllegalMove) and refusal.rule != "turn":
            return self.texts("text-rule", sentence=said, rule=refusal.rule)
        return said

    def _happened(self, news: Sequence[tuple[Seat, str]]) -> list[str]:
        if not news:
            return []
        game, t = self.setting.game, self.texts
        told = []
        for actor, said in news:
            name = game.seat_name(self.setting.options, self.setting.players, actor)
            told.append(t("text-acted", seat=name, said=said) if said else t("plain-unseen", name=name))
        return [t("text-since"), *(f"  {line}" for line in told), ""]

    def _choices(self, choices: Choices) -> list[str]:
        t, lines = self.texts, [""]
        if self.list_moves:
            listed = (f"  {number}. {said}" for number, said in enumerate(choices.moves, 1))
            more = [f"  {t('text-more')}"] if choices.more else []
            lines += [t("text-moves"), *listed, *more, t("text-answer-listed")]
        else:
            lines.append(t("text-answer", example=self.setting.game.example))
        return [*lines, *([t("text-wait")] if choices.may_wait else [])]

    def _ended(self, outcome: Outcome) -> list[str]:
        t, winners = self.texts, [self._names[seat] for seat in outcome.winners]
        scores = ", ".join(map(str, outcome.scores))
        won = t("terminal-won", seats=winners, count=len(winners), scores=scores or "–")
        return ["", t("text-over"), won]


def text_of(rounds: Rounds, seat: Seat | None, texts: Texts) -> str:
    """What a seat sees (None: a spectator). Whoever may act is marked."""
    game = rounds.setting.game
    teller = Teller(rounds.setting, texts, list_moves=False)
    return teller.table(game.view(rounds.state, seat), game.actors(rounds.state))

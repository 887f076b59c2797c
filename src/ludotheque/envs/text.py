"""Every game in text, for programs that read and write it (language models among them).

    table = TextEnv("yali", seats=(0,), level="2", seed=1)
    while not table.over:
        print(table.observe())
        table.step(input())

Whoever sits in the other seats is a bot of ours. A refusal is a sentence with its rule, and changes nothing.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from ludotheque.envs.listed import Listed
from ludotheque.envs.rounds import PATIENCE, Rounds
from ludotheque.envs.setting import BadSetting, Setting, open_setting
from ludotheque.envs.telling import text_of
from ludotheque.game import IllegalMove, Outcome, Refusal, Seat

MOST_LISTED = 60
"""How many moves are shown to a reader; more may be legal."""
WAIT = "wait"


class Reply(Struct, frozen=True):
    """What became of a line: taken, or why not."""

    taken: bool
    why: str = ""


class _Heard(Rounds):
    """Rounds that remember, in notation, what each seat was told of each move."""

    def __init__(self, setting: Setting, seed: int | str, patience: int) -> None:
        self.heard: list[list[tuple[Seat, str]]] = [[] for _ in range(setting.players)]
        super().__init__(setting, seed, patience)

    def _play(self, seat: Seat, move: Any) -> None:
        game, before = self.setting.game, self.state
        super()._play(seat, move)
        for viewer, heard in enumerate(self.heard):
            shown = game.witness(before, seat, move, viewer)
            if shown is not None:
                heard.append((seat, game.write(before, seat, move) if shown == move else ""))


class TextEnv:
    """A table at which some seats are played by lines of text; all of them unless told otherwise."""

    def __init__(
        self,
        game: str,
        variant: str | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        players: int | None = None,
        seats: Sequence[Seat] | None = None,
        level: str | None = None,
        seed: int | str = 0,
        lang: str = "en",
        list_moves: bool = True,
        patience: int = PATIENCE,
    ) -> None:
        """Raises BadSetting (a ValueError) for what there is not."""
        self.setting = open_setting(game, variant, options, players)
        self.texts = self.setting.texts(lang)
        self.seats = tuple(range(self.setting.players) if seats is None else seats)
        for seat in self.seats:
            if seat not in range(self.setting.players):
                refusal = Refusal("text-seat", seat=seat, most=self.setting.players - 1)
                raise BadSetting(self.texts.refusal(refusal)) from refusal
        self.level = level or self.setting.bots.usual
        if self.level not in self.setting.bots.ids:
            known = Refusal("arena-level", level=self.level, known=list(self.setting.bots.ids))
            raise BadSetting(self.texts.refusal(known)) from known
        self.list_moves = list_moves
        self.rounds = _Heard(self.setting, seed, patience)
        self._listed = Listed(self.rounds, MOST_LISTED + 1)
        self._since = dict.fromkeys(self.seats, 0)
        self._let_bots_decide()

    @property
    def over(self) -> bool:
        return self.rounds.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        return self.rounds.outcome

    @property
    def seat(self) -> Seat:
        """Who is asked now; the first of our seats once the game is over."""
        return self.rounds.asked[0] if self.rounds.asked else self.seats[0]

    def observe(self) -> str:
        """All that the seat that is asked may know: what happened, the table, and what it may do."""
        t, seat, names = self.texts, self.seat, self.setting.seat_names()
        head = t("text-you", game=t(f"box-{self.setting.game.id}"), seat=names[seat])
        parts = [head, *self._happened(seat), text_of(self.rounds, seat, t)]
        return "\n".join([*parts, *(self._ended() if self.over else self._choices(seat))]) + "\n"

    def moves(self) -> list[str]:
        """The listed moves of the seat that is asked, in notation; not all legal ones may be listed."""
        if self.over:
            return []
        moves = self._listed.moves(self.seat)[:MOST_LISTED]
        return [self.setting.game.write(self.rounds.state, self.seat, move) for move in moves]

    def step(self, line: str) -> Reply:
        """The decision of the seat that is asked: a move in notation, the number of one, or `wait`."""
        try:
            self._decide(" ".join(line.split()))
        except Refusal as refusal:
            return Reply(False, self._sentence(refusal))
        self._let_bots_decide()
        return Reply(True)

    def _decide(self, said: str) -> None:
        if self.over:
            raise Refusal("text-over")
        seat = self.seat
        if said.casefold() in ("", WAIT):
            if not self.rounds.may_wait:
                raise Refusal("text-wait")
            move = None
        elif self.list_moves and re.fullmatch(r"[0-9]{1,4}", said):
            moves = self._listed.moves(seat)[:MOST_LISTED]
            if not 1 <= int(said) <= len(moves):
                raise Refusal("text-number", number=said)
            move = moves[int(said) - 1]
        else:
            move = self.setting.game.read(self.rounds.state, seat, said)
        self.rounds.decide(move)
        self._since[seat] = len(self.rounds.heard[seat])

    def _let_bots_decide(self) -> None:
        while self.rounds.asked and self.rounds.asked[0] not in self.seats:
            self.rounds.decide_by_bot(self.level)

    def _happened(self, seat: Seat) -> list[str]:
        news = self.rounds.heard[seat][self._since[seat] :]
        if not news:
            return []
        game, t = self.setting.game, self.texts
        told = []
        for actor, said in news:
            name = game.seat_name(self.setting.options, self.setting.players, actor)
            told.append(t("text-acted", seat=name, said=said) if said else t("plain-unseen", name=name))
        return [t("text-since"), *(f"  {line}" for line in told), ""]

    def _choices(self, seat: Seat) -> list[str]:
        t, lines = self.texts, [""]
        if self.list_moves:
            lines += [
                t("text-moves"),
                *(f"  {number}. {said}" for number, said in enumerate(self.moves(), 1)),
            ]
            lines += [f"  {t('text-more')}"] if len(self._listed.moves(seat)) > MOST_LISTED else []
            lines.append(t("text-answer-listed"))
        else:
            lines.append(t("text-answer", example=self.setting.game.example))
        return [*lines, *([t("text-wait")] if self.rounds.may_wait else [])]

    def _ended(self) -> list[str]:
        t, outcome, names = self.texts, self.outcome, self.setting.seat_names()
        assert outcome is not None
        winners = [names[seat] for seat in outcome.winners]
        scores = ", ".join(map(str, outcome.scores))
        return [
            "",
            t("text-over"),
            t("terminal-won", seats=winners, count=len(winners), scores=scores or "–"),
        ]

    def _sentence(self, refusal: Refusal) -> str:
        said = self.texts.refusal(refusal)
        if isinstance(refusal, IllegalMove) and refusal.rule != "turn":
            return self.texts("text-rule", sentence=said, rule=refusal.rule)
        return said

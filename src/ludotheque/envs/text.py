"""Every game in text, for programs that read and write it (language models among them).

    table = TextEnv("yali", seats=(0,), level="2", seed=1)
    while not table.over:
        print(table.observe())
        table.step(input())

Whoever sits in the other seats is a bot of ours. A refusal is a sentence with its rule, and changes nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.envs.listed import Listed
from ludotheque.envs.rounds import PATIENCE, Rounds
from ludotheque.envs.setting import BadSetting, Setting, open_setting
from ludotheque.envs.telling import MOST_LISTED, Choices, Reply, Teller
from ludotheque.game import Outcome, Refusal, Seat


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
        if seats is not None and not isinstance(seats, Sequence):
            raise BadSetting(f"seats are several seats, not {seats!r}")
        self.seats = tuple(range(self.setting.players) if seats is None else seats)
        for seat in self.seats:
            if seat not in range(self.setting.players):
                refusal = Refusal("text-seat", seat=seat, most=self.setting.players - 1)
                raise BadSetting(self.texts.refusal(refusal)) from refusal
        self.level = level or self.setting.bots.usual
        if self.level not in self.setting.bots.ids:
            known = Refusal("arena-level", level=self.level, known=list(self.setting.bots.ids))
            raise BadSetting(self.texts.refusal(known)) from known
        self._teller = Teller(self.setting, self.texts, list_moves=list_moves)
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
        seat, game = self.seat, self.setting.game
        news = self.rounds.heard[seat][self._since[seat] :]
        table = self._teller.table(game.view(self.rounds.state, seat), game.actors(self.rounds.state))
        return self._teller.decision(seat, news, table, self.outcome or self._choices())

    def moves(self) -> list[str]:
        """The listed moves of the seat that is asked, in notation; not all legal ones may be listed."""
        if self.over:
            return []
        moves = self._listed.moves(self.seat)[:MOST_LISTED]
        return [self.setting.game.write(self.rounds.state, self.seat, move) for move in moves]

    def step(self, line: str) -> Reply:
        """The decision of the seat that is asked: a move in notation, the number of one, or `wait`."""
        try:
            self._decide(line)
        except Refusal as refusal:
            return Reply(False, self._teller.sentence(refusal))
        self._let_bots_decide()
        return Reply(True)

    def step_by_bot(self, level: str) -> None:
        """A bot of that level decides for the seat that is asked."""
        self.rounds.decide_by_bot(level)
        self._let_bots_decide()

    def _choices(self) -> Choices:
        more = len(self._listed.moves(self.seat)) > MOST_LISTED
        return Choices(self.moves(), more, self.rounds.may_wait)

    def _decide(self, line: str) -> None:
        if not isinstance(line, str):
            raise TypeError(f"a line of text, please, not {line!r}")
        if self.over:
            raise Refusal("text-over")
        seat = self.seat
        said = self._choices().meant(line, numbers=self._teller.list_moves)
        move = self.setting.game.read(self.rounds.state, seat, said) if said else None
        self.rounds.decide(move)
        self._since[seat] = len(self.rounds.heard[seat])

    def _let_bots_decide(self) -> None:
        while self.rounds.asked and self.rounds.asked[0] not in self.seats:
            self.rounds.decide_by_bot(self.level)

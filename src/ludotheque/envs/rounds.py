"""A game asked for one decision after the other. CHANCE and CLOCK are played here, from a seed.

Whoever may act at once is asked once a round, in the order of seats, and sees the table as it was when the
round began. Then the moves are made in an order drawn from the seed (or by the time that came with them);
what is not legal any more by then, because somebody was quicker, falls away. Where a clock runs one may wait
instead, and a phase ends after `patience` rounds. Why it is so: `docs/research.md`.
"""

from random import Random
from typing import Any

from ludotheque.bots.bot import Situation
from ludotheque.envs.setting import Setting, whole
from ludotheque.game import CHANCE, CLOCK, IllegalMove, Outcome, Seat, act, allow

PATIENCE = 2
"""Rounds that a phase against the clock lasts. In two one can bet and then lock a word in."""


class Rounds:
    """One game under way. Copies and pickles at any point."""

    def __init__(self, setting: Setting, seed: int | str, patience: int = PATIENCE) -> None:
        whole("patience", patience)
        self.setting, self.patience = setting, patience
        self.rng = Random(seed)
        self.state: Any = setting.game.start(setting.options, setting.players)
        self.moves: list[tuple[Seat, Any]] = []
        self.witnessed: list[list[tuple[Seat, Any]]] = [[] for _ in range(setting.players)]
        self.seeds = [self.rng.getrandbits(48) for _ in range(setting.players)]
        self.rounds = 0
        self.late: frozenset[Seat] = frozenset()
        """Whose moves fell away when the last round was played: somebody had been quicker."""
        self._wishes: list[tuple[float, Seat, Any]] = []
        self._phase: str | None = None
        self._ticks = 0
        self._asked: tuple[Seat, ...] = ()
        self._open_round()

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who has still to decide in this round, in order; nobody once the game is over."""
        return self._asked

    @property
    def outcome(self) -> Outcome | None:
        return self.setting.game.outcome(self.state)

    @property
    def may_wait(self) -> bool:
        """Whether one may let others go first: only where a clock runs."""
        return CLOCK in self.setting.game.actors(self.state)

    @property
    def stretch(self) -> tuple[float, float]:
        """From when to when, in seconds of the present phase, this round lasts."""
        timer = self.setting.game.timer(self.state)
        share = timer.seconds / self.patience if timer else 0.0
        return self._ticks * share, (self._ticks + 1) * share

    def situation(self, seat: Seat) -> Situation:
        """What a bot in that seat is asked with."""
        return Situation(
            options=self.setting.options,
            players=self.setting.players,
            seat=seat,
            view=self.setting.game.view(self.state, seat),
            witnessed=tuple(self.witnessed[seat]),
            seed=self.seeds[seat],
            elapsed=self.stretch[0],
        )

    def decide(self, move: Any | None, at: float | None = None) -> None:
        """The decision of `asked[0]`; None: wait. Raises IllegalMove and changes nothing."""
        seat = self._asked[0]
        if move is None:
            if not self.may_wait:
                raise IllegalMove("turn", seat=seat)
        else:
            allow(self.setting.game, self.state, seat, move)
            begin, end = self.stretch
            self._wishes.append((self.rng.uniform(begin, end) if at is None else at, seat, move))
        self._asked = self._asked[1:]
        if not self._asked:
            self._close_round()

    def decide_by_bot(self, level: str) -> None:
        """A bot of that level decides for `asked[0]`; what it wants to do later, it does later."""
        choice = self.setting.bots.choose(self.situation(self._asked[0]), level)
        begin, end = self.stretch
        if self.may_wait and (choice.move is None or choice.at > end):
            self.decide(None)
        else:
            self.decide(choice.move, max(begin, choice.at))

    def _close_round(self) -> None:
        game, wishes = self.setting.game, self._wishes
        self.rng.shuffle(wishes)  # where no time tells, luck does
        phase, late = _phase_of(game.timer(self.state)), set[Seat]()
        for _, seat, move in sorted(wishes, key=lambda wish: wish[0]):
            try:
                if _phase_of(game.timer(self.state)) != phase:
                    raise IllegalMove("turn", seat=seat)
                self._play(seat, move)
            except IllegalMove:
                late.add(seat)
        self._wishes, self.late = [], frozenset(late)
        self.rounds += 1
        self._ticks += 1
        self._open_round()

    def _open_round(self) -> None:
        """Let chance and the clock play until somebody is to decide, or the game is over."""
        game = self.setting.game
        while True:
            acting = game.actors(self.state)
            phase = _phase_of(game.timer(self.state))
            if phase != self._phase:
                self._phase, self._ticks = phase, 0
            if CHANCE in acting:
                if not self._roll():
                    break
            elif CLOCK in acting and (acting == {CLOCK} or self._ticks >= self.patience):
                self._play(CLOCK, next(iter(game.legal_moves(self.state, CLOCK))))
            else:
                break
        self._asked = tuple(sorted(acting - {CLOCK, CHANCE}))

    def _roll(self) -> bool:
        """Chance acts; False where somebody else decides what it does."""
        self._play(CHANCE, self.setting.game.roll(self.state, self.rng))
        return True

    def _play(self, seat: Seat, move: Any) -> None:
        game = self.setting.game
        following = act(game, self.state, seat, move)
        for viewer, seen in enumerate(self.witnessed):
            told = game.witness(self.state, seat, move, viewer)
            if told is not None:
                seen.append((seat, told))
        self.state = following
        self.moves.append((seat, move))


def shares(outcome: Outcome, players: int) -> list[float]:
    """Zero-sum: a lone winner gets 1, winners share, a draw is 0 for all; alone one wins 1."""
    if players == 1:
        return [1.0 if outcome.winners else 0.0]
    among = outcome.winners or tuple(range(players))
    won = [1 / len(among) if seat in among else 0.0 for seat in range(players)]
    return [(share * players - 1) / (players - 1) for share in won]


def _phase_of(timer: Any) -> str | None:
    return timer.phase if timer else None

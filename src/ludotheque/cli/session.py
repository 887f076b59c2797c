"""A game under way at one keyboard: the moves so far, who plays, what can be undone and saved."""

import datetime
from pathlib import Path
from random import Random
from typing import Any

from ludotheque.bots.bot import Bots, Choice, Situation
from ludotheque.cli import save
from ludotheque.game import CHANCE, CLOCK, AnyGame, Outcome, Refusal, Seat, act
from ludotheque.record import Record, replay

HINT_LEVEL = "4"


class Session:
    """`who` has a bot's level for each seat, None for a person. `moves[n]` was made in `states[n]`."""

    def __init__(
        self, game: AnyGame, options: Any, who: tuple[str | None, ...], bots: Bots, seed: int
    ) -> None:
        self.game, self.options, self.who = game, options, who
        self._bots, self._seed = bots, seed
        self._dice = Random(seed)
        self.states: list[Any] = [game.start(options, len(who))]
        self.moves: list[tuple[Seat, Any]] = []
        self.saved = 0

    @property
    def state(self) -> Any:
        return self.states[-1]

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def unsaved(self) -> bool:
        return self.saved != len(self.moves) and any(seat >= 0 for seat, _ in self.moves)

    def name(self, seat: Seat) -> str:
        """The seat's name in notation."""
        return self.game.seat_name(self.options, len(self.who), seat)

    def do(self, seat: Seat, move: Any) -> str:
        """Make a move and return its notation; raises Refusal and then has changed nothing."""
        following = act(self.game, self.state, seat, move)
        said = self.game.write(self.state, seat, move)
        self.states.append(following)
        self.moves.append((seat, move))
        return said

    def chance(self) -> str:
        """The move that CHANCE owes."""
        return self.do(CHANCE, self.game.roll(self.state, self._dice))

    def ask_bot(self, seat: Seat, elapsed: float = 0.0) -> Choice:
        """What the bot of a seat would do; for a person's seat, what a good one would advise."""
        return self._bots.choose(self.situation(seat, elapsed), self.who[seat] or HINT_LEVEL)

    def situation(self, seat: Seat, elapsed: float = 0.0) -> Situation:
        """What a bot in that seat, or somebody who advises it, may know."""
        return Situation(
            options=self.options,
            players=len(self.who),
            seat=seat,
            view=self.game.view(self.state, seat),
            witnessed=self._witnessed(seat),
            seed=self._seed,
            elapsed=elapsed,
        )

    def _witnessed(self, viewer: Seat) -> tuple[tuple[Seat, Any], ...]:
        seen = (
            (seat, self.game.witness(state, seat, move, viewer))
            for state, (seat, move) in zip(self.states, self.moves, strict=False)
        )
        return tuple((seat, shown) for seat, shown in seen if shown is not None)

    def undo(self) -> int:
        """Go back to before the last move of a person; returns how many moves that took, or refuses."""
        for back, (state, (seat, move)) in enumerate(
            zip(reversed(self.states[:-1]), reversed(self.moves), strict=True), 1
        ):
            if seat in {CHANCE, CLOCK} or self.game.reveals(state, seat, move):
                break
            if self.who[seat] is None:
                del self.states[-back:], self.moves[-back:]
                return back
        raise Refusal("undo-nothing")

    def record(self) -> Record:
        return Record(
            game=self.game.id,
            options=self.options,
            players=len(self.who),
            names=tuple("" if level is None else f"bot {level}" for level in self.who),
            tags={"date": datetime.datetime.now(datetime.UTC).date().isoformat()},
            moves=tuple(self.moves),
        )

    def save(self, file: Path) -> None:
        save.save(file, self.game, self.record())
        self.saved = len(self.moves)

    def load(self, record: Record) -> None:
        """Go on from a recorded game of the same kind, with its options; raises Refusal."""
        if record.game != self.game.id or record.players != len(self.who):
            raise Refusal("file-other-game", game=record.game)
        states = list(replay(self.game, record))
        self.options, self.states, self.moves = record.options, states, list(record.moves)
        self.saved = len(self.moves)

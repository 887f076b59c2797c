"""A game under way at one keyboard: the moves so far, who plays, what can be undone and saved."""

import datetime
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from ludotheque.bots.bot import Bots, Choice, Situation
from ludotheque.cli import save
from ludotheque.game import CHANCE, CLOCK, AnyGame, Outcome, Refusal, Seat, Timer, act
from ludotheque.record import Record, replay


class Step(NamedTuple):
    """A move as one viewer witnessed it, between what he saw before it and after."""

    number: int
    """Counted from 0, the moves of CHANCE and CLOCK included."""
    seat: Seat | None
    move: Any
    """None, and nobody's, where the viewer saw the table change and not what was done."""
    said: str
    """The move in notation; empty where the viewer saw less than all of it."""
    before: Any
    after: Any


class Session:
    """`who` has a bot's level for each seat, None for a person. `moves[n]` was made in `states[n]`."""

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        who: tuple[str | None, ...],
        bots: Bots,
        seed: int = 0,
        names: tuple[str, ...] = (),
    ) -> None:
        self.game, self.options, self.who, self.bots = game, options, who, bots
        self.names = names or tuple("" if level is None else f"bot {level}" for level in who)
        self._seed, self._dice = seed, Random(seed)
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
    def actors(self) -> frozenset[Seat]:
        """Who may act now, CHANCE and CLOCK included."""
        return self.game.actors(self.state)

    @property
    def timer(self) -> Timer | None:
        return self.game.timer(self.state)

    @property
    def players(self) -> int:
        return len(self.who)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of those at the keyboard."""
        return tuple(seat for seat, level in enumerate(self.who) if level is None)

    @property
    def unsaved(self) -> bool:
        return self.saved != len(self.moves) and any(seat >= 0 for seat, _ in self.moves)

    def name(self, seat: Seat) -> str:
        """The seat's name in notation."""
        return self.game.seat_name(self.options, self.players, seat)

    def view(self, viewer: Seat | None) -> Any:
        """All that a viewer may know now."""
        return self.game.view(self.state, viewer)

    def do(self, seat: Seat, move: Any) -> None:
        """Make a move; raises Refusal and then has changed nothing."""
        following = act(self.game, self.state, seat, move)
        self.states.append(following)
        self.moves.append((seat, move))

    def chance(self) -> None:
        """Every move that CHANCE owes now."""
        while CHANCE in self.actors:
            self.do(CHANCE, self.game.roll(self.state, self._dice))

    def time_up(self) -> None:
        """The move of the clock."""
        (only,) = self.game.legal_moves(self.state, CLOCK)
        self.do(CLOCK, only)

    def choose(self, seat: Seat, level: str, elapsed: float = 0.0) -> Choice:
        """What a bot of that level would do in that seat."""
        return self.bots.choose(self.situation(seat, elapsed), level)

    def situation(self, seat: Seat, elapsed: float = 0.0) -> Situation:
        """What a bot in that seat, or somebody who advises it, may know."""
        return Situation(
            options=self.options,
            players=self.players,
            seat=seat,
            view=self.view(seat),
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

    def steps(self, viewer: Seat | None, since: int = 0) -> Iterator[Step]:
        """The moves from number `since` on of which the viewer learned anything as they were made."""
        game = self.game
        for number in range(since, len(self.moves)):
            state, (seat, move) = self.states[number], self.moves[number]
            shown = game.witness(state, seat, move, viewer)
            before, after = game.view(state, viewer), game.view(self.states[number + 1], viewer)
            if shown is not None:
                said = game.write(state, seat, move) if shown == move else ""
                yield Step(number, seat, shown, said, before, after)
            elif before != after:
                yield Step(number, None, None, "", before, after)

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
            players=self.players,
            names=self.names,
            tags={"date": datetime.datetime.now(datetime.UTC).date().isoformat()},
            moves=tuple(self.moves),
        )

    def save(self, file: Path) -> None:
        save.save(file, self.game, self.record())
        self.saved = len(self.moves)

    def load(self, record: Record) -> None:
        """Go on from a recorded game of the same kind, with its options; raises Refusal."""
        if record.game != self.game.id or record.players != self.players:
            raise Refusal("file-other-game", game=record.game)
        states = list(replay(self.game, record))
        self.options, self.states, self.moves = record.options, states, list(record.moves)
        self.saved = len(self.moves)

    def rewound(self, count: int) -> "Session":
        """The same game as it was after so many moves, to look at."""
        then = Session(self.game, self.options, self.who, self.bots, self._seed, self.names)
        then.states, then.moves = self.states[: count + 1], self.moves[:count]
        return then

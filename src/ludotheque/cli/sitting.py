"""A table with everybody at one keyboard: who plays, what can be undone, saved and gone on with.

The dialog plays it, faces draw it. What is legal the table below it judges.
"""

import datetime
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from ludotheque.bots.bot import Bots, Choice, Situation
from ludotheque.cli import save
from ludotheque.game import AnyGame, Outcome, Refusal, Seat, Timer
from ludotheque.matches import commands
from ludotheque.matches import events as ev
from ludotheque.matches.match import Play
from ludotheque.record import Record
from ludotheque.tables.table import Table, Terms

KEYBOARD = "keyboard"
"""Who holds the seats of all people here: what they agree on is agreed at once."""
NOW = 0.0
"""The terminal keeps the time itself; at this table it stands still."""


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


class Sitting:
    """The table and those who sit there: `who` has a bot's level for each seat, None for a person."""

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        who: tuple[str | None, ...],
        bots: Bots,
        seed: int = 0,
        names: tuple[str, ...] = (),
    ) -> None:
        self.game, self.who, self.bots = game, who, bots
        self.names = names or tuple("" if level is None else _called(bots, level) for level in who)
        self._seed, self._dice = seed, Random(seed)
        self._table = self._opened(options)
        self.saved = 0

    def _opened(self, options: Any) -> Table:
        named = zip(self.who, self.names, strict=True)
        seats = (ev.Person(KEYBOARD, name) if level is None else ev.Bot(level) for level, name in named)
        header = ev.Header(
            game=self.game.id,
            options=msgspec.to_builtins(options),
            seats=tuple(seats),
            stand_in=self.bots.middle,
        )
        terms = Terms(id="", host=KEYBOARD, public=False, spectators=True, created=NOW)
        table = Table(self.game, header, terms)
        table.advance(table.foresee(commands.start(table.match, NOW)))
        return table

    def _happen(self, events: commands.Events) -> None:
        self._table.advance(self._table.foresee(events))

    @property
    def _play(self) -> Play:
        return self._table.match.play

    @property
    def options(self) -> Any:
        return self._play.options

    @property
    def state(self) -> Any:
        return self._play.state

    @property
    def moves(self) -> tuple[tuple[Seat, Any], ...]:
        return tuple(self._play.moves)

    @property
    def outcome(self) -> Outcome | None:
        return self._play.outcome

    @property
    def actors(self) -> frozenset[Seat]:
        """Who may act now, CHANCE and CLOCK included."""
        return self._play.actors

    @property
    def timer(self) -> Timer | None:
        return self._play.timer

    @property
    def players(self) -> int:
        return len(self.who)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of those at the keyboard."""
        return self._table.match.seating.seats_of(KEYBOARD)

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
        self._happen(commands.move(self._table.match, seat, move, NOW))

    def chance(self) -> None:
        """Every move that CHANCE owes now."""
        self._happen(commands.chance(self._table.match, self._dice, NOW))

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
            witnessed=self._table.story.witnessed(seat),
            seed=self._seed,
            elapsed=elapsed,
        )

    def steps(self, viewer: Seat | None, since: int = 0) -> Iterator[Step]:
        """The moves from number `since` on of which the viewer learned anything as they were made."""
        game, made = self.game, self._table.story.made
        shown = self._table.story.account(viewer).shown
        for number in range(since, len(made)):
            one = made[number]
            following = made[number + 1].before if number + 1 < len(made) else self.state
            before, after = game.view(one.before, viewer), game.view(following, viewer)
            if shown[number] is not None:
                said = game.write(one.before, one.seat, one.move) if shown[number] == one.move else ""
                yield Step(number, one.seat, shown[number], said, before, after)
            elif before != after:
                yield Step(number, None, None, "", before, after)

    def undo(self) -> int:
        """Go back to before the last move of a person; returns how many moves that took, or refuses."""
        if not self.game.takebacks:
            raise Refusal("match-takeback-off")
        made, people = self.moves, self.people
        keep = next((number for number in reversed(range(len(made))) if made[number][0] in people), None)
        if keep is None:
            raise Refusal("match-takeback-none")
        if keep < self._play.floor:
            raise Refusal("match-takeback-revealed")
        self._happen([ev.TakebackAsked(made[keep][0], keep, NOW)])
        return len(made) - keep

    def record(self) -> Record:
        return Record(
            game=self.game.id,
            options=self.options,
            players=self.players,
            names=self.names,
            tags={"date": datetime.datetime.now(datetime.UTC).date().isoformat()},
            moves=self.moves,
        )

    def save(self, file: Path) -> None:
        save.save(file, self.game, self.record())
        self.saved = len(self.moves)

    def load(self, record: Record) -> None:
        """Go on from a recorded game of the same kind, with its options; raises Refusal."""
        if record.game != self.game.id or record.players != self.players:
            raise Refusal("file-other-game", game=record.game)
        table = self._opened(record.options)
        for seat, move in record.moves:
            table.advance(table.foresee(commands.move(table.match, seat, move, NOW)))
        self._table, self.saved = table, len(record.moves)

    def rewound(self, count: int) -> "Sitting":
        """The same game as it was after so many moves, to look at."""
        then = Sitting(self.game, self.options, self.who, self.bots, self._seed, self.names)
        then.load(msgspec.structs.replace(self.record(), moves=self.moves[:count]))
        return then


def _called(bots: Bots, level: str) -> str:
    """A bot's first name and its level; a reference player has but a name."""
    named = next((known for known in bots.levels if known.id == level), None)
    return f"{named.name} {named.id}" if named else level

"""A match as it stands: the fold of its header and events. Values all the way; `after` gives the next one.

Events are taken as facts: `commands` checked them before they were stored.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, assert_never

import msgspec
from msgspec import Struct

from ludotheque.decoding import read_move, read_options
from ludotheque.game import CHANCE, AnyGame, Outcome, Seat, Timer
from ludotheque.matches import clocks as arithmetic
from ludotheque.matches.clocks import Clocks
from ludotheque.matches.events import (
    Aborted,
    Bot,
    DrawAnswered,
    DrawOffered,
    Event,
    Flagged,
    Header,
    Holder,
    Joined,
    Left,
    Moved,
    Open,
    Person,
    Rematched,
    RematchOffered,
    RemovalVoted,
    Replaced,
    Resigned,
    Started,
    TakebackAnswered,
    TakebackAsked,
)
from ludotheque.matches.lazy import lazy
from ludotheque.matches.moves import Moves


class Question(Struct, frozen=True):
    """A draw or a takeback that waits for the consent of some people, named by their ids."""

    kind: str
    """`draw` or `takeback`."""
    seat: Seat
    waiting: frozenset[str]
    keep: int = 0


@dataclass(frozen=True, kw_only=True)
class Match:
    """All that the events so far amount to. `version` counts them."""

    game: AnyGame = field(compare=False, repr=False)
    header: Header
    options: Any
    holders: tuple[Holder, ...]
    state: Any
    version: int = 0
    started: bool = False
    moves: Moves = field(default_factory=Moves)
    """The moves that stand, decoded; what was taken back is gone."""
    floor: int = 0
    """No takeback reaches below this many moves: chance, the clock or a revelation stands there."""
    question: Question | None = None
    declined: frozenset[tuple[str, Seat]] = frozenset()
    """Who was told no to what, and may ask again only after the next move."""
    votes: frozenset[tuple[str, Seat]] = frozenset()
    """Who (a person's id) wants which seat to be played by a bot."""
    given_up: frozenset[Seat] = frozenset()
    """Seats that resigned or ran out of time; in a match of more than two sides bots play on for them."""
    away: tuple[tuple[Seat, Person], ...] = ()
    """Who was voted out of which seat, and may come back."""
    clocks: Clocks | None = None
    phase: str | None = None
    phase_since: float = 0.0
    ended: Outcome | None = None
    """Set when the match ended by something other than the rules of the game; then there are no scores."""
    rematch_wanted: frozenset[str] = frozenset()
    rematch: str | None = None

    @lazy
    def outcome(self) -> Outcome | None:
        """How the match ended: by the game's rules, by resignation, on time, by agreement; None: not yet."""
        return self.ended or (self.game.outcome(self.state) if self.started else None)

    @lazy
    def actors(self) -> frozenset[Seat]:
        """Who may act in the game now, CHANCE and CLOCK included."""
        return self.game.actors(self.state) if self.started and self.ended is None else frozenset()

    @lazy
    def acting(self) -> tuple[Seat, ...]:
        """The same at the table alone, in order."""
        return tuple(sorted([seat for seat in self.actors if seat >= 0]))

    @property
    def players(self) -> int:
        return len(self.holders)

    @property
    def full(self) -> bool:
        return not any(isinstance(holder, Open) for holder in self.holders)

    @property
    def chance_pending(self) -> bool:
        return CHANCE in self.actors

    @lazy
    def bots_to_act(self) -> tuple[tuple[Seat, str], ...]:
        """Seats of bots that may act now, with their levels; none while CHANCE has to move first."""
        if not self.bots or self.chance_pending:
            return ()
        found: list[tuple[Seat, str]] = []
        for seat in self.acting:
            holder = self.holders[seat]
            if isinstance(holder, Bot):
                found.append((seat, holder.level))
        return tuple(found)

    @lazy
    def bots(self) -> bool:
        """Whether any bot plays."""
        return any(isinstance(holder, Bot) for holder in self.holders)

    @lazy
    def people(self) -> frozenset[str]:
        """The ids of everybody who holds a seat."""
        return frozenset(holder.id for holder in self.holders if isinstance(holder, Person))

    def holds(self, person: str, seat: Seat) -> bool:
        """Whether that person holds that seat."""
        holder = self.holders[seat] if 0 <= seat < len(self.holders) else None
        return isinstance(holder, Person) and holder.id == person

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        return tuple(s for s, h in enumerate(self.holders) if isinstance(h, Person) and h.id == person)

    def others(self, seat: Seat) -> frozenset[str]:
        """Everybody but the holder of that seat."""
        holder = self.holders[seat]
        return self.people - {holder.id} if isinstance(holder, Person) else self.people

    @lazy
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        return self.game.sides(self.options, self.players)

    def due(self, now: float) -> float | None:
        """The earliest time at which `commands.time_up` has something to do; None: nothing is timed."""
        if (self.phase is None and self.clocks is None) or not self.actors:
            return None
        times: list[float] = []
        timer = self.game.timer(self.state)
        if timer is not None:
            times.append(arithmetic.deadline(self.phase_since, timer.seconds, now))
        if self.clocks is not None:
            since, left = self.clocks.since, self.clocks.left
            times += [arithmetic.deadline(since, left[seat], now) for seat in self.clocks.running]
        return min(times, default=None)

    def after(self, event: Event) -> "Match":
        """The match one event later."""
        if isinstance(event, Moved):
            return after_move(self, event.seat, read_move(self.game, event.move), event.at)
        return _timed(replace(_happened(self, event), version=self.version + 1), event.at)

    def after_all(self, events: Iterable[Event]) -> "Match":
        match = self
        for event in events:
            match = match.after(event)
        return match


def fold(game: AnyGame, header: Header, events: Iterable[Event] = ()) -> Match:
    """The match that a header and its events describe; raises BadOptions for a header no game fits."""
    options = read_options(game, header.options)
    return Match(
        game=game,
        header=header,
        options=options,
        holders=header.seats,
        state=game.start(options, len(header.seats)),
    ).after_all(events)


def witnessed(match: Match, viewer: Seat | None) -> tuple[tuple[Seat, Any], ...]:
    """The moves that stand, as that viewer saw them being made."""
    game = match.game
    state = game.start(match.options, match.players)
    seen: list[tuple[Seat, Any]] = []
    for seat, move in match.moves:
        shown = game.witness(state, seat, move, viewer)
        if shown is not None:
            seen.append((seat, shown))
        state = game.apply(state, seat, move)
    return tuple(seen)


def _happened(match: Match, event: Event) -> Match:
    match event:
        case Joined(seat, person):
            return _seated(match, seat, person)
        case Left(seat):
            return _seated(match, seat, Open())
        case Started():
            return replace(
                match,
                started=True,
                clocks=arithmetic.full(match.header.control, match.players),
                declined=frozenset(),
            )
        case Resigned(seat):
            return _gave_up(match, seat, "resigned")
        case Flagged(seat):
            return _gave_up(match, seat, "time")
        case DrawOffered(seat):
            return _asked(match, Question("draw", seat, match.others(seat)))
        case TakebackAsked(seat, keep):
            return _asked(match, Question("takeback", seat, match.others(seat), keep))
        case DrawAnswered(seat, agreed) | TakebackAnswered(seat, agreed):
            return _answered(match, seat, agreed)
        case RemovalVoted(seat, absent):
            voters = match.people - match.others(seat)
            return replace(match, votes=match.votes | {(voter, absent) for voter in voters})
        case Replaced(seat, holder):
            return _replaced(match, seat, holder)
        case Aborted():
            return replace(match, ended=Outcome((), "aborted", ()), question=None)
        case RematchOffered(seat):
            return replace(match, rematch_wanted=match.rematch_wanted | (match.people - match.others(seat)))
        case Rematched(rematch):
            return replace(match, rematch=rematch)
        case Moved():
            raise AssertionError("moves have a way of their own")
        case _:
            assert_never(event)


def _seated(match: Match, seat: Seat, holder: Holder) -> Match:
    return replace(match, holders=(*match.holders[:seat], holder, *match.holders[seat + 1 :]))


def after_move(match: Match, seat: Seat, move: Any, at: float) -> Match:
    """Nearly everything that happens is a move: all that it changes is changed in one go."""
    game = match.game
    final = seat < 0 or game.reveals(match.state, seat, move)
    moves = match.moves.and_then(seat, move)
    following = object.__new__(Match)
    now = following.__dict__
    now.update(match.__dict__)
    for name in _OF_A_MOMENT:
        now.pop(name, None)
    now["version"] = match.version + 1
    now["state"] = state = game.apply(match.state, seat, move)
    now["moves"] = moves
    if final:
        now["floor"] = len(moves)
    if match.question is not None:
        now["question"] = _question_after_move(match.question, match.holders[seat] if seat >= 0 else Open())
    if match.declined:
        now["declined"] = frozenset()
    if match.votes:
        now["votes"] = frozenset(vote for vote in match.votes if vote[1] != seat)
    timer = game.timer(state)
    phase = timer.phase if timer is not None else None
    if phase != match.phase:
        now["phase"], now["phase_since"] = phase, at
    if match.clocks is not None:
        now["clocks"] = _clocks(following, timer, seat, at)
    return following


_OF_A_MOMENT = ("outcome", "actors", "acting", "bots_to_act")
"""What a match works out anew after a move, once somebody asks."""


def _question_after_move(question: Question | None, mover: Holder) -> Question | None:
    """Any move settles a takeback; a draw offer stands until somebody who was asked moves on."""
    if question is None or question.kind == "takeback":
        return None
    return None if isinstance(mover, Person) and mover.id in question.waiting else question


def _gave_up(match: Match, seat: Seat, reason: str) -> Match:
    match = replace(match, given_up=match.given_up | {seat}, question=None)
    if len(match.sides) > 2 and match.others(seat):
        return match
    winners = tuple(other for side in match.sides if seat not in side for other in side)
    return replace(match, ended=Outcome(winners if len(match.sides) == 2 else (), reason, ()))


def _asked(match: Match, question: Question) -> Match:
    return _settled(replace(match, question=question))


def _answered(match: Match, seat: Seat, agreed: bool) -> Match:
    question = match.question
    if question is None:
        return match
    if not agreed:
        declined = match.declined | {(question.kind, question.seat)}
        return replace(match, question=None, declined=declined)
    waiting = question.waiting & match.others(seat)
    return _settled(replace(match, question=msgspec.structs.replace(question, waiting=waiting)))


def _settled(match: Match) -> Match:
    """What was asked happens once nobody is left to ask."""
    question = match.question
    if question is None or question.waiting:
        return match
    match = replace(match, question=None)
    if question.kind == "draw":
        return replace(match, ended=Outcome((), "agreed", ()))
    state = match.game.start(match.options, match.players)
    moves = match.moves[: question.keep]
    for seat, move in moves:
        state = match.game.apply(state, seat, move)
    return replace(match, state=state, moves=moves)


def _replaced(match: Match, seat: Seat, holder: Holder) -> Match:
    previous = match.holders[seat]
    away = tuple(entry for entry in match.away if entry[0] != seat)
    if match.started and isinstance(previous, Person) and seat not in match.given_up:
        away = (*away, (seat, previous))
    return replace(
        _seated(match, seat, holder),
        away=away,
        votes=frozenset(vote for vote in match.votes if vote[1] != seat),
        question=None,
    )


def _timed(match: Match, at: float) -> Match:
    """Phase and players' clocks as they stand after an event at that time."""
    if not match.started:
        return match
    timer = match.game.timer(match.state) if match.ended is None else None
    phase = timer.phase if timer is not None else None
    if phase != match.phase:
        match = replace(match, phase=phase, phase_since=at)
    return match if match.clocks is None else replace(match, clocks=_clocks(match, timer, None, at))


def _clocks(match: Match, timer: Timer | None, moved: Seat | None, at: float) -> Clocks:
    """Only people's own clocks run, and none while the game itself runs against time."""
    assert match.clocks is not None
    running = match.acting if timer is None else ()
    people = frozenset(seat for seat in running if isinstance(match.holders[seat], Person))
    return arithmetic.switch(match.header.control, match.clocks, moved, people, at)

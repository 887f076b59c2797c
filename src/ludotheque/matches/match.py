"""A match: its header and events, folded into who sits there (`Seating`) and what is played (`Play`).

Pure: the same header and events always give an equal match. docs/matches.md tells how the pieces fit.
"""

from collections.abc import Iterable
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.decoding import read_options
from ludotheque.game import CHANCE, AnyGame, Outcome, Seat
from ludotheque.matches import clocks as arithmetic
from ludotheque.matches.clocks import Clocks
from ludotheque.matches.events import (
    Aborted,
    DrawAnswered,
    DrawOffered,
    Event,
    Flagged,
    Header,
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
from ludotheque.matches.play import Play, begin
from ludotheque.matches.seating import Seating

NOBODY: frozenset[Seat] = frozenset()


class Question(Struct, frozen=True):
    """A draw or a takeback that waits for the consent of some people, named by their ids."""

    kind: str
    """`draw` or `takeback`."""
    seat: Seat
    waiting: frozenset[str]
    keep: int = 0


class Match(Struct, frozen=True):
    """All that the events so far amount to. `version` counts them."""

    header: Header
    seating: Seating
    play: Play
    version: int = 0
    started: bool = False
    question: Question | None = None
    declined: frozenset[tuple[str, Seat]] = frozenset()
    """Who was told no to what, and may ask again only after the next move."""
    clocks: Clocks | None = None
    phase: str | None = None
    """The phase that the game itself limits, and since when it lasts."""
    phase_since: float = 0.0
    ended: Outcome | None = None
    """Set when the match ended by something other than the rules of the game; then there are no scores."""
    rematch_wanted: frozenset[str] = frozenset()
    rematch: str | None = None

    @property
    def game(self) -> AnyGame:
        return self.play.game

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended: by the game's rules, by resignation, on time, by agreement; None: not yet."""
        return self.ended or (self.play.outcome if self.started else None)

    @property
    def actors(self) -> frozenset[Seat]:
        """Who may act in the game now, CHANCE and CLOCK included."""
        return self.play.actors if self.started and self.ended is None else NOBODY

    @property
    def acting(self) -> tuple[Seat, ...]:
        """The same at the table alone, in order."""
        return self.play.acting if self.started and self.ended is None else ()

    @property
    def chance_pending(self) -> bool:
        return CHANCE in self.actors

    @property
    def bots_to_act(self) -> tuple[tuple[Seat, str], ...]:
        """Seats of bots that may act now, with their levels; none while CHANCE has to move first."""
        bots = self.seating.bots
        if not bots or self.chance_pending:
            return ()
        return tuple((seat, bots[seat]) for seat in self.acting if seat in bots)

    def due(self, now: float) -> float | None:
        """The earliest time at which `commands.time_up` has something to do; None: nothing is timed."""
        if (self.phase is None and self.clocks is None) or not self.actors:
            return None
        times: list[float] = []
        if self.play.timer is not None:
            times.append(arithmetic.deadline(self.phase_since, self.play.timer.seconds, now))
        if self.clocks is not None:
            since, left = self.clocks.since, self.clocks.left
            times += [arithmetic.deadline(since, left[seat], now) for seat in self.clocks.running]
        return min(times, default=None)

    def after(self, event: Event) -> "Match":
        """The match one event later."""
        if isinstance(event, Moved):
            return _moved(self, event.seat, event.move, event.at)
        return _timed(replace(_happened(self, event), version=self.version + 1), None, event.at)

    def after_all(self, events: Iterable[Event]) -> "Match":
        match = self
        for event in events:
            match = match.after(event)
        return match


def fold(game: AnyGame, header: Header, events: Iterable[Event] = ()) -> Match:
    """The match that a header and its events describe; raises BadOptions for a header no game fits."""
    play = begin(game, read_options(game, header.options), len(header.seats))
    return Match(header, Seating(header.seats), play).after_all(events)


def _moved(match: Match, seat: Seat, move: Struct, at: float) -> Match:
    """Nearly everything that happens is a move: all that it changes is changed in one go."""
    seating, question = match.seating, match.question
    if question is not None:
        question = _question_after_move(question, seating, seat)
    following = Match(
        match.header,
        seating.unvoted(seat) if seating.votes else seating,
        match.play.after(seat, move),
        match.version + 1,
        match.started,
        question,
        frozenset(),
        match.clocks,
        match.phase,
        match.phase_since,
        match.ended,
        match.rematch_wanted,
        match.rematch,
    )
    return _timed(following, seat, at)


def _question_after_move(question: Question, seating: Seating, seat: Seat) -> Question | None:
    """Any move settles a takeback; a draw offer stands until somebody who was asked moves on."""
    mover = seating.holders[seat] if seat >= 0 else Open()
    asked = isinstance(mover, Person) and mover.id in question.waiting
    return None if question.kind == "takeback" or asked else question


def _happened(match: Match, event: Event) -> Match:
    seating = match.seating
    match event:
        case Joined(seat, person):
            return replace(match, seating=seating.seated(seat, person))
        case Left(seat):
            return replace(match, seating=seating.seated(seat, Open()))
        case Started():
            clocks = arithmetic.full(match.header.control, match.play.players)
            return replace(match, started=True, clocks=clocks, declined=frozenset())
        case Resigned(seat):
            return _gave_up(match, seat, "resigned")
        case Flagged(seat):
            return _gave_up(match, seat, "time")
        case DrawOffered(seat):
            return _settled(replace(match, question=Question("draw", seat, seating.others(seat))))
        case TakebackAsked(seat, keep):
            return _settled(replace(match, question=Question("takeback", seat, seating.others(seat), keep)))
        case DrawAnswered(seat, agreed) | TakebackAnswered(seat, agreed):
            return _answered(match, seat, agreed)
        case RemovalVoted(seat, absent):
            return replace(match, seating=seating.voted(seat, absent))
        case Replaced(seat, holder):
            return replace(
                match, seating=seating.replaced(seat, holder, started=match.started), question=None
            )
        case Aborted():
            return replace(match, ended=Outcome((), "aborted", ()), question=None)
        case RematchOffered(seat):
            wanted = match.rematch_wanted | (seating.people - seating.others(seat))
            return replace(match, rematch_wanted=wanted)
        case Rematched(rematch):
            return replace(match, rematch=rematch)
        case Moved():
            raise AssertionError("moves have a way of their own")
        case _:
            assert_never(event)


def _gave_up(match: Match, seat: Seat, reason: str) -> Match:
    seating = replace(match.seating, given_up=match.seating.given_up | {seat})
    match = replace(match, seating=seating, question=None)
    sides = match.play.sides
    if len(sides) > 2 and seating.others(seat):
        return match
    winners = tuple(other for side in sides if seat not in side for other in side)
    return replace(match, ended=Outcome(winners if len(sides) == 2 else (), reason, ()))


def _answered(match: Match, seat: Seat, agreed: bool) -> Match:
    question = match.question
    if question is None:
        return match
    if not agreed:
        declined = match.declined | {(question.kind, question.seat)}
        return replace(match, question=None, declined=declined)
    waiting = question.waiting & match.seating.others(seat)
    return _settled(replace(match, question=replace(question, waiting=waiting)))


def _settled(match: Match) -> Match:
    """What was asked happens once nobody is left to ask."""
    question = match.question
    if question is None or question.waiting:
        return match
    match = replace(match, question=None)
    if question.kind == "draw":
        return replace(match, ended=Outcome((), "agreed", ()))
    return replace(match, play=match.play.back_to(question.keep))


def _timed(match: Match, moved: Seat | None, at: float) -> Match:
    """Phase and players' clocks as they stand after an event at that time."""
    if not match.started:
        return match
    timer = match.play.timer if match.ended is None else None
    phase = timer.phase if timer is not None else None
    if phase != match.phase:
        match = replace(match, phase=phase, phase_since=at)
    if match.clocks is None:
        return match
    # only people's own clocks run, and none while the game itself runs against time
    running = match.acting if timer is None else ()
    people = frozenset(seat for seat in running if isinstance(match.seating.holders[seat], Person))
    return replace(match, clocks=arithmetic.switch(match.header.control, match.clocks, moved, people, at))

"""A match: its header and events, folded into who sits there (`Seating`) and what is played (`Play`).

Pure: the same header and events always give an equal match. docs/matches.md tells how the pieces fit.
"""

from collections.abc import Iterable
from typing import Literal, assert_never

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.decoding import read_options
from ludotheque.game import CHANCE, AnyGame, Outcome, Seat, Timer
from ludotheque.matches import clocks as arithmetic
from ludotheque.matches.clocks import Clocks
from ludotheque.matches.events import (
    Aborted,
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
from ludotheque.matches.seating import Seating

Played = tuple[Seat, Struct]


class Play(Struct, frozen=True):
    """What is played: one moment of the game, and what the rules say of it."""

    game: AnyGame
    options: Struct
    players: int
    status: Literal["open", "running", "over"]
    state: Struct
    moves: tuple[Played, ...] = ()
    """The moves that stand; what was taken back is gone."""
    floor: int = 0
    """No takeback reaches below this many moves: chance, the clock or a revelation stands there."""
    actors: frozenset[Seat] = frozenset()
    """Who may act now, CHANCE and CLOCK included."""
    acting: tuple[Seat, ...] = ()
    """The same at the table alone, in order."""
    timer: Timer | None = None
    outcome: Outcome | None = None
    """How the match ended: by the game's rules, by resignation, on time, by agreement; None: not yet."""
    ended: Outcome | None = None
    """The same if it ended by something other than the rules; then there are no scores."""

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        return self.game.sides(self.options, self.players)

    @property
    def chance_pending(self) -> bool:
        return CHANCE in self.actors


def _moment(play: Play, state: Struct, moves: tuple[Played, ...], floor: int) -> Play:
    """What the rules say of that state."""
    game = play.game
    actors = game.actors(state)
    outcome = game.outcome(state) if not actors else None
    return Play(
        game,
        play.options,
        play.players,
        "running" if outcome is None else "over",
        state,
        moves,
        floor,
        actors,
        tuple(sorted([seat for seat in actors if seat >= 0])),
        game.timer(state) if actors else None,
        outcome,
    )


def _after_move(play: Play, seat: Seat, move: Struct) -> Play:
    game, moves = play.game, (*play.moves, (seat, move))
    final = seat < 0 or game.reveals(play.state, seat, move)
    return _moment(play, game.apply(play.state, seat, move), moves, len(moves) if final else play.floor)


def _back_to(play: Play, keep: int) -> Play:
    """With only the first `keep` moves standing."""
    state, moves = play.game.start(play.options, play.players), play.moves[:keep]
    for seat, move in moves:
        state = play.game.apply(state, seat, move)
    return _moment(play, state, moves, play.floor)


def _ended(play: Play, outcome: Outcome) -> Play:
    """Over, whatever the rules would say."""
    nobody: frozenset[Seat] = frozenset()
    return replace(play, status="over", actors=nobody, acting=(), timer=None, outcome=outcome, ended=outcome)


class Question(Struct, frozen=True):
    """A draw or a takeback that waits for the consent of some people, named by their ids."""

    kind: str
    """`draw` or `takeback`."""
    seat: Seat
    waiting: frozenset[str]
    keep: int = 0


class Summary(Struct, frozen=True):
    """What is kept beside a match so that lists need not fold it."""

    holders: tuple[Holder, ...]
    acting: tuple[Seat, ...]
    outcome: Outcome | None = None
    rematch: str | None = None


class Match(Struct, frozen=True):
    """All that the events so far amount to. `version` counts them."""

    header: Header
    seating: Seating
    play: Play
    version: int = 0
    question: Question | None = None
    declined: frozenset[tuple[str, Seat]] = frozenset()
    """Who was told no to what, and may ask again only after the next move."""
    clocks: Clocks | None = None
    phase: str | None = None
    """The phase that the game itself limits, and since when it lasts."""
    phase_since: float = 0.0
    changed: float = 0.0
    """When it last changed, as far as everybody may know: when somebody acted in a phase may be secret."""
    rematch_wanted: frozenset[str] = frozenset()
    rematch: str | None = None

    @property
    def summary(self) -> Summary:
        return Summary(self.seating.holders, self.play.acting, self.play.outcome, self.rematch)

    @property
    def bots_to_act(self) -> tuple[tuple[Seat, str], ...]:
        """Seats of bots that may act now, with their levels; none while CHANCE has to move first."""
        bots = self.seating.bots
        if not bots or CHANCE in self.play.actors:
            return ()
        return tuple((seat, bots[seat]) for seat in self.play.acting if seat in bots)

    def due(self, now: float) -> float | None:
        """The earliest time at which `commands.time_up` has something to do; None: nothing is timed."""
        if not self.play.actors:
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
    options, players = read_options(game, header.options), len(header.seats)
    play = Play(game, options, players, "open", game.start(options, players))
    return Match(header, Seating(header.seats), play, changed=header.created_at).after_all(events)


def _moved(match: Match, seat: Seat, move: Struct, at: float) -> Match:
    """Nearly everything that happens is a move: all that it changes is changed in one go."""
    seating, question = match.seating, match.question
    if question is not None:
        question = _question_after_move(question, seating, seat)
    following = Match(
        match.header,
        seating.unvoted(seat) if seating.votes else seating,
        _after_move(match.play, seat, move),
        match.version + 1,
        question,
        frozenset(),
        match.clocks,
        match.phase,
        match.phase_since,
        at,
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
            play, clocks = match.play, arithmetic.full(match.header.control, match.play.players)
            return replace(match, play=_moment(play, play.state, (), 0), clocks=clocks, declined=frozenset())
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
                match,
                seating=seating.replaced(seat, holder, started=match.play.status != "open"),
                question=None,
            )
        case Aborted():
            return replace(match, play=_ended(match.play, Outcome((), "aborted", ())), question=None)
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
    outcome = Outcome(winners if len(sides) == 2 else (), reason, ())
    return replace(match, play=_ended(match.play, outcome))


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
        return replace(match, play=_ended(match.play, Outcome((), "agreed", ())))
    return replace(match, play=_back_to(match.play, question.keep))


def _timed(match: Match, moved: Seat | None, at: float) -> Match:
    """Phase and players' clocks as they stand after an event at that time."""
    play = match.play
    phase = play.timer.phase if play.timer is not None else None
    if phase != match.phase:
        match = replace(match, phase=phase, phase_since=at)
    if phase is not None or match.changed != at:
        match = replace(match, changed=match.phase_since if phase is not None else at)
    if match.clocks is None or play.status == "open":
        return match
    # only people's own clocks run, and none while the game itself runs against time
    running = play.acting if phase is None else ()
    people = frozenset(seat for seat in running if isinstance(match.seating.holders[seat], Person))
    return replace(match, clocks=arithmetic.switch(match.header.control, match.clocks, moved, people, at))

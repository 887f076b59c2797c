"""A match: what its header and events amount to, who sits there (`Seating`) and what is played (`Play`).

Pure: the same header and events always give an equal match. docs/matches.md tells how the pieces fit.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, assert_never

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from ludotheque.decoding import read_stored
from ludotheque.game import CHANCE, AnyGame, Outcome, Seat, Timer
from ludotheque.matches import clocks as arithmetic
from ludotheque.matches import events as ev
from ludotheque.matches.clocks import Clocks
from ludotheque.matches.moves import Moves, moves_of
from ludotheque.matches.open_questions import Proposal, Question, after_move
from ludotheque.matches.seating import Seating
from ludotheque.matches.summary import Summary, write_summary


class Play(Struct, frozen=True):
    """What is played: one moment of the game, and what the rules say of it."""

    game: AnyGame
    options: Struct
    players: int
    status: Literal["open", "running", "over"]
    state: Struct
    moves: Moves = moves_of()
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


@lru_cache(4096)
def _at_table(actors: frozenset[Seat]) -> tuple[Seat, ...]:
    """Those who sit there, in order."""
    return tuple(sorted(seat for seat in actors if seat >= 0))


def _moment(play: Play, state: Struct, moves: Moves, floor: int) -> Play:
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
        _at_table(actors),
        game.timer(state) if actors else None,
        outcome,
    )


def grown(moves: Moves, seat: Seat, move: Struct) -> Moves:
    """These, and that one."""
    shared, count = moves.shared, moves.count
    if len(shared) != count:
        shared = shared[:count]
    shared.append((seat, move))
    return Moves(shared, count + 1)


def _after_move(play: Play, seat: Seat, move: Struct) -> Play:
    game, moves = play.game, grown(play.moves, seat, move)
    final = seat < 0 or game.reveals(play.state, seat, move)
    return _moment(play, game.apply(play.state, seat, move), moves, len(moves) if final else play.floor)


def _back_to(play: Play, keep: int) -> Play:
    """With only the first `keep` moves standing."""
    state, moves = play.game.start(play.options, play.players), play.moves[:keep]
    for seat, move in moves:
        state = play.game.apply(state, seat, move)
    return _moment(play, state, moves, min(play.floor, keep))


def _ended(play: Play, outcome: Outcome) -> Play:
    """Over, whatever the rules would say."""
    return replace(
        play, status="over", actors=frozenset(), acting=(), timer=None, outcome=outcome, ended=outcome
    )


class Match(Struct, frozen=True):
    """All that the events so far amount to. `version` counts them."""

    header: ev.Header
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
    resumed: float = 0.0
    """Until when the last time lasted in which nobody could play."""
    proposal: Proposal | None = None
    extra: float = 0.0
    """Seconds that the present phase lasts longer than the game says."""
    paused: float | None = None
    """Since when everything stands still."""

    @property
    def summary(self) -> Summary:
        options = self.header.options if self.header.room else None
        return Summary(self.seating.written, self.play.acting, self.play.outcome, self.rematch, options)

    @property
    def summary_written(self) -> str:
        """The same as JSON, which is kept with every move; from memory while nothing but the turn changes."""
        play = self.play
        if play.outcome is not None or self.rematch is not None or self.header.room:
            return write_summary(self.summary)
        written = self.seating.summaries.get(play.acting)
        if written is None:
            written = self.seating.summaries[play.acting] = write_summary(self.summary)
        return written

    @property
    def bots_to_act(self) -> tuple[tuple[Seat, str], ...]:
        """Seats of bots that may act now, with their levels; none while CHANCE has to move first."""
        bots = self.seating.bots
        if not bots or CHANCE in self.play.actors or self.paused is not None:
            return ()
        asked = self.consulting
        return tuple((seat, bots[seat]) for seat in self.play.acting if seat in bots and seat not in asked)

    @property
    def consulting(self) -> tuple[Seat, ...]:
        """Those among whom a proposal stands."""
        if self.proposal is None:
            return ()
        return (self.proposal.seat, *self.play.game.partners(self.play.state, self.proposal.seat))

    def consulted(self, seat: Seat) -> frozenset[str]:
        """The people who have to agree to a move that seat makes now."""
        held = [self.seating.holders[other] for other in self.play.game.partners(self.play.state, seat)]
        others = frozenset(one.id for one in held if isinstance(one, ev.Person))
        return others & self.seating.others(seat)

    def due(self, now: float) -> float | None:
        """The earliest time at which `commands.time_up` has something to do; None: nothing is timed."""
        if not self.play.actors or self.paused is not None:
            return None
        times: list[float] = []
        if self.play.timer is not None:
            times.append(arithmetic.deadline(self.phase_since, self.play.timer.seconds + self.extra, now))
        if self.proposal is not None:
            times.append(arithmetic.deadline(self.proposal.since, self.header.consult, now))
        if self.clocks is not None:
            since, left = self.clocks.since, self.clocks.left
            times += [arithmetic.deadline(since, left[seat], now) for seat in self.clocks.running]
        return min(times, default=None)

    def after(self, event: ev.Event) -> "Match":
        """The match one event later."""
        if isinstance(event, ev.Moved):
            return _moved(self, event.seat, event.move, event.at)
        return _timed(replace(_happened(self, event), version=self.version + 1), None, event.at)

    def after_all(self, events: Iterable[ev.Event]) -> "Match":
        match = self
        for event in events:
            match = match.after(event)
        return match


def match_of(game: AnyGame, header: ev.Header, events: Iterable[ev.Event] = ()) -> Match:
    """The match that a header and its events describe; raises BadOptions for a header no game fits."""
    hosts = frozenset(header.hosts or (header.created_by,)) if header.room else frozenset[str]()
    header = replace(header, options=to_builtins(read_stored(game, header.options)))
    play = _set_up(game, header, len(header.seats))
    match = Match(header, Seating(header.seats, hosts=hosts), play, changed=header.created_at)
    return match.after_all(events)


def _set_up(game: AnyGame, header: ev.Header, players: int) -> Play:
    """Before the start."""
    options = read_stored(game, header.options)
    return Play(game, options, players, "open", game.start(options, players))


def _moved(match: Match, seat: Seat, move: Struct, at: float) -> Match:
    """Nearly everything that happens is a move: all that it changes is changed in one go."""
    play, seating, question = match.play, match.seating, match.question
    if play.game.secrets and unnoticed(play.game, play.state, seat, move):
        following = replace(match, play=_after_move(play, seat, move), version=match.version + 1)
        return replace(_timed(following, None, at), changed=match.changed)
    if question is not None:
        question = after_move(question, seating.holders[seat] if seat >= 0 else None)
    following = Match(
        match.header,
        seating.unvoted(seat) if seating.votes else seating,
        _after_move(play, seat, move),
        match.version + 1,
        question,
        frozenset(),
        match.clocks,
        match.phase,
        match.phase_since,
        at,
        match.rematch_wanted,
        match.rematch,
        match.resumed,
        extra=match.extra,
    )
    return _timed(following, seat, at)


def unnoticed(game: AnyGame, state: Struct, seat: Seat, move: Struct) -> bool:
    """Whether not everybody learns that the move was made: then nothing else may change that all can see."""
    return game.witness(state, seat, move, None) is None


def _happened(match: Match, event: ev.Event) -> Match:
    seating = match.seating
    match event:
        case ev.Joined(seat, person):
            return replace(match, seating=seating.joined(seat, person))
        case ev.Left(seat):
            return replace(match, seating=seating.seated(seat, ev.Open()))
        case ev.Started():
            play, clocks = match.play, arithmetic.full(match.header.control, match.play.players)
            return replace(
                match, play=_moment(play, play.state, moves_of(), 0), clocks=clocks, declined=frozenset()
            )
        case ev.Resigned(seat):
            return _gave_up(match, seat, "resigned")
        case ev.Flagged(seat):
            return _gave_up(match, seat, "time")
        case ev.DrawOffered(seat):
            return _settled(replace(match, question=Question("draw", seat, seating.others(seat))))
        case ev.TakebackAsked(seat, keep):
            return _settled(replace(match, question=Question("takeback", seat, seating.others(seat), keep)))
        case ev.DrawAnswered(seat, agreed) | ev.TakebackAnswered(seat, agreed):
            return _answered(match, seat, agreed)
        case ev.Proposed(seat, move, at):
            since = match.proposal.since if match.proposal is not None else at
            return replace(match, proposal=Proposal(seat, move, since))
        case ev.HintTaken():
            return match
        case ev.RemovalVoted(seat, absent):
            return replace(match, seating=seating.voted(seat, absent))
        case ev.Replaced(seat, holder):
            return replace(
                match,
                seating=seating.replaced(seat, holder, started=match.play.status != "open"),
                question=None,
                proposal=None,
            )
        case ev.Agreed(options):
            given = to_builtins(read_stored(match.play.game, options))
            header = replace(match.header, options=given)
            return replace(match, header=header, play=_set_up(match.play.game, header, match.play.players))
        case ev.Gathered():
            seats = tuple(
                settled
                for settled, holder in zip(match.header.seats, seating.holders, strict=True)
                if not isinstance(holder, ev.Open)
            )
            header = replace(match.header, seats=seats)
            play = _set_up(match.play.game, header, len(seats))
            return replace(match, header=header, seating=seating.gathered(), play=play)
        case ev.Paused(at):
            return replace(match, paused=at)
        case ev.Resumed(at):
            since = match.paused if match.paused is not None else at
            return replace(_resumed(match, since, at), paused=None)
        case ev.Extended(seconds):
            return _extended(match, seconds)
        case ev.Removed(seat):
            removed = seating.removed(seat, started=match.play.status != "open")
            return replace(match, seating=removed, question=None)
        case ev.Renamed(seat, name):
            return replace(match, seating=seating.renamed(seat, name))
        case ev.Handed(seat):
            return replace(match, seating=seating.handed(seat))
        case ev.Aborted():
            return replace(match, play=_ended(match.play, Outcome((), "aborted", ())), question=None)
        case ev.RematchOffered(seat):
            wanted = match.rematch_wanted | (seating.people - seating.others(seat))
            return replace(match, rematch_wanted=wanted)
        case ev.Rematched(rematch):
            return replace(match, rematch=rematch)
        case ev.Interrupted(since, at):
            return _resumed(match, since, at)
        case ev.Moved():
            raise AssertionError("moves have a way of their own")
        case _:
            assert_never(event)


def _resumed(match: Match, since: float, until: float) -> Match:
    """Whatever ran began later by the pause."""
    clocks = match.clocks
    if clocks is not None:
        clocks = replace(clocks, since=clocks.since + arithmetic.gap(clocks.since, since, until))
    began = match.phase_since + arithmetic.gap(match.phase_since, since, until)
    proposal = match.proposal
    if proposal is not None:
        proposal = replace(proposal, since=proposal.since + arithmetic.gap(proposal.since, since, until))
    return replace(match, clocks=clocks, phase_since=began, resumed=until, proposal=proposal)


def _extended(match: Match, seconds: float) -> Match:
    """The phase lasts longer; without one whoever thinks just now has more on his clock."""
    if match.phase is not None:
        return replace(match, extra=match.extra + seconds)
    if match.clocks is None:
        return match
    clocks = match.clocks
    left = tuple(had + seconds if seat in clocks.running else had for seat, had in enumerate(clocks.left))
    return replace(match, clocks=replace(clocks, left=left))


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
    floor = 0 if match.header.practice else match.play.floor
    return replace(match, play=_back_to(match.play, max(question.keep, floor)), proposal=None)


def _timed(match: Match, moved: Seat | None, at: float) -> Match:
    """Phase and players' clocks as they stand after an event at that time."""
    play = match.play
    phase = play.timer.phase if play.timer is not None else None
    if phase != match.phase:
        match = replace(match, phase=phase, phase_since=at, extra=0.0)
    if phase is not None or match.changed != at:
        match = replace(match, changed=match.phase_since if phase is not None else at)
    if match.clocks is None or play.status == "open":
        return match
    # only people's own clocks run, and none while the game itself runs against time
    running = play.acting if phase is None and match.paused is None else ()
    people = frozenset(seat for seat in running if isinstance(match.seating.holders[seat], ev.Person))
    return replace(match, clocks=arithmetic.switch(match.header.control, match.clocks, moved, people, at))

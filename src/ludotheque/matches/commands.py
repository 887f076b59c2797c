"""What people, bots, chance and the clock may do to a match: each function checks and returns the events.

Nothing changes here: the caller stores the events and then looks at `match.after_all(events)`.
Refusals have codes `match-…`; those of the game itself pass through.
"""

from collections.abc import Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.game import CHANCE, CLOCK, Refusal, Seat
from ludotheque.matches import clocks as arithmetic
from ludotheque.matches.events import (
    Aborted,
    Bot,
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
from ludotheque.matches.match import Match, Question

Events = Sequence[Event]


def join(match: Match, seat: Seat, person: Person, now: float) -> Events:
    """Sit down on an open seat. The same person may take several."""
    _before_start(match)
    _seat(match, seat)
    if not isinstance(match.seating.holders[seat], Open):
        raise Refusal("match-taken")
    return [Joined(seat, person, now)]


def invite_bot(match: Match, seat: Seat, level: str, now: float) -> Events:
    """Let a bot take an open seat."""
    _before_start(match)
    _seat(match, seat)
    if not isinstance(match.seating.holders[seat], Open):
        raise Refusal("match-taken")
    return [Replaced(seat, Bot(level), now)]


def leave(match: Match, seat: Seat, now: float) -> Events:
    """Stand up again, or send a bot away; only before the start."""
    _before_start(match)
    _seat(match, seat)
    if isinstance(match.seating.holders[seat], Open):
        raise Refusal("match-nobody")
    return [Left(seat, now)]


def start(match: Match, now: float) -> Events:
    _before_start(match)
    if not match.seating.full:
        raise Refusal("match-seats-open")
    return [Started(now)]


def move(match: Match, seat: Seat, made: Struct, now: float) -> Events:
    """A move of the game. Too late is too late, even if nobody has noticed yet."""
    _in_play(match)
    if seat not in {CHANCE, CLOCK}:
        _seat(match, seat)
        if match.phase is not None or match.clocks is not None:
            _in_time(match, now)
    if seat not in match.play.actors:
        raise match.play.game.late(match.play.state, seat, made)
    match.play.game.check(match.play.state, seat, made)
    return [Moved(seat, made, now)]


def chance(match: Match, rng: Random, now: float) -> Events:
    """Every move that CHANCE owes now."""
    events: list[Event] = []
    while match.play.chance_pending:
        rolled = move(match, CHANCE, match.play.game.roll(match.play.state, rng), now)
        events += rolled
        match = match.after_all(rolled)
    return events


def time_up(match: Match, now: float) -> Events:
    """What the clock has to say now: the end of a phase, or flags. Nothing if nothing is due."""
    due = match.due(now)
    if due is None or due > now:
        return []
    if match.play.timer is not None:
        (only,) = match.play.game.legal_moves(match.play.state, CLOCK)
        return move(match, CLOCK, only, now)
    events: list[Event] = []
    for seat in arithmetic.flagged(match.clocks, now) if match.clocks else ():
        events += _give_up(match.after_all(events), Flagged(seat, now))
    return events


def resign(match: Match, seat: Seat, now: float) -> Events:
    """Give up: ends a match of two sides; with more sides a bot plays on in that seat."""
    _player(match, seat)
    return _give_up(match, Resigned(seat, now))


def _give_up(match: Match, event: Resigned | Flagged) -> Events:
    if match.play.outcome is not None:
        return []
    if match.after(event).play.outcome is not None:
        return [event]
    return [event, Replaced(event.seat, Bot(match.header.stand_in), event.at)]


def offer_draw(match: Match, seat: Seat, now: float) -> Events:
    """Propose to call it even. It takes everybody else's consent; bots never agree."""
    _player(match, seat)
    _may_ask(match, "draw", seat)
    if len(match.play.sides) < 2:
        raise Refusal("match-draw-alone")
    opponents = {other for side in match.play.sides if seat not in side for other in side}
    if any(isinstance(match.seating.holders[other], Bot) for other in opponents):
        raise Refusal("match-draw-bot")
    return [DrawOffered(seat, now)]


def answer_draw(match: Match, seat: Seat, agreed: bool, now: float) -> Events:
    _asked(match, "draw", seat)
    return [DrawAnswered(seat, agreed, now)]


def ask_takeback(match: Match, seat: Seat, now: float) -> Events:
    """Ask to go back to before one's own last move. At once if no other person plays."""
    _player(match, seat)
    _may_ask(match, "takeback", seat)
    if not match.header.takebacks:
        raise Refusal("match-takeback-off")
    keep = takeback_to(match, seat)
    if keep is None:
        raise Refusal("match-takeback-none")
    if keep < match.play.floor:
        raise Refusal("match-takeback-revealed")
    return [TakebackAsked(seat, keep, now)]


def takeback_to(match: Match, seat: Seat) -> int | None:
    """How many moves stood before that seat's last one; None if it has made none."""
    return next((n for n in reversed(range(len(match.play.moves))) if match.play.moves[n][0] == seat), None)


def answer_takeback(match: Match, seat: Seat, agreed: bool, now: float) -> Events:
    _asked(match, "takeback", seat)
    return [TakebackAnswered(seat, agreed, now)]


def vote_removal(match: Match, seat: Seat, absent: Seat, now: float) -> Events:
    """Vote that a bot plays on for somebody who stays away (the caller knows who does)."""
    voter = _player(match, seat)
    _seat(match, absent)
    holder = match.seating.holders[absent]
    if not isinstance(holder, Person) or holder.id == voter.id:
        raise Refusal("match-vote-whom")
    if (voter.id, absent) in match.seating.votes:
        raise Refusal("match-vote-twice")
    vote = RemovalVoted(seat, absent, now)
    voters = {who for who, whom in match.after(vote).seating.votes if whom == absent}
    if not voters >= match.seating.others(absent):
        return [vote]
    return [vote, Replaced(absent, Bot(match.header.stand_in), now)]


def come_back(match: Match, seat: Seat, person: str, now: float) -> Events:
    """Take one's seat again after having been voted out of it."""
    _in_play(match)
    _seat(match, seat)
    back = next((who for at, who in match.seating.away if at == seat and who.id == person), None)
    if back is None:
        raise Refusal("match-not-yours")
    return [Replaced(seat, back, now)]


def abort(match: Match, person: str, now: float) -> Events:
    """Call the match off: whoever created it before the start, anybody at the table before a player moved."""
    if match.play.outcome is not None:
        raise Refusal("match-over")
    if person not in match.seating.people | (
        {match.header.created_by} if match.play.status == "open" else set()
    ):
        raise Refusal("match-not-yours")
    if any(seat >= 0 for seat, _ in match.play.moves):
        raise Refusal("match-abort-late")
    return [Aborted(now)]


def offer_rematch(match: Match, seat: Seat, now: float) -> Events:
    """Want another one; everybody who sits at the table has to."""
    if match.play.outcome is None:
        raise Refusal("match-not-over")
    person = _person(match, seat)
    if match.rematch is not None or person.id in match.rematch_wanted:
        raise Refusal("match-rematch-twice")
    return [RematchOffered(seat, now)]


def rematch_agreed(match: Match) -> bool:
    return (
        match.rematch is None and bool(match.seating.people) and match.rematch_wanted >= match.seating.people
    )


def rematch_header(match: Match, match_id: str, now: float) -> Header:
    """The same settings and people, each one seat further, so that another one begins."""
    seats = [
        holder if isinstance(holder, Person) or isinstance(settled, Bot) else Open()
        for holder, settled in zip(match.seating.holders, match.header.seats, strict=True)
    ]
    return replace(match.header, seats=(*seats[-1:], *seats[:-1]), created_at=now, rematch_of=match_id)


def rematched(match: Match, new_id: str, now: float) -> Events:
    """Tell where the rematch is played."""
    if not rematch_agreed(match):
        raise Refusal("match-rematch-twice" if match.rematch is not None else "match-rematch-wait")
    return [Rematched(new_id, now)]


def _seat(match: Match, seat: Seat) -> None:
    if seat not in range(match.play.players):
        raise Refusal("match-no-seat", seat=seat)


def _person(match: Match, seat: Seat) -> Person:
    _seat(match, seat)
    holder = match.seating.holders[seat]
    if not isinstance(holder, Person):
        raise Refusal("match-nobody")
    return holder


def _in_time(match: Match, now: float) -> None:
    due = match.due(now)
    if due is not None and due <= now:
        raise Refusal("match-too-late")


def _before_start(match: Match) -> None:
    if match.play.outcome is not None:
        raise Refusal("match-over")
    if match.play.status == "running":
        raise Refusal("match-started")


def _in_play(match: Match) -> None:
    if match.play.outcome is not None:
        raise Refusal("match-over")
    if match.play.status == "open":
        raise Refusal("match-not-started")


def _player(match: Match, seat: Seat) -> Person:
    _in_play(match)
    return _person(match, seat)


def _may_ask(match: Match, kind: str, seat: Seat) -> None:
    if match.question is not None:
        raise Refusal("match-asked")
    if (kind, seat) in match.declined:
        raise Refusal("match-declined")


def _asked(match: Match, kind: str, seat: Seat) -> Question:
    person = _player(match, seat)
    if match.question is None or match.question.kind != kind or person.id not in match.question.waiting:
        raise Refusal("match-not-asked")
    return match.question

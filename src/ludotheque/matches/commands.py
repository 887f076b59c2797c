"""What people, bots, chance and the clock may do to a match: each function checks and returns the events.

Nothing changes here: the caller stores the events and then looks at `match.after_all(events)`.
Refusals have codes `match-…`; those of the game itself pass through.
"""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from ludotheque.game import CHANCE, CLOCK, Refusal, Seat
from ludotheque.matches import clocks as arithmetic
from ludotheque.matches.events import (
    Aborted,
    Bot,
    DrawAnswered,
    DrawOffered,
    Event,
    Flagged,
    HintTaken,
    Interrupted,
    Joined,
    Left,
    Moved,
    Open,
    Person,
    Proposed,
    RemovalVoted,
    Replaced,
    Resigned,
    Started,
    TakebackAnswered,
    TakebackAsked,
)
from ludotheque.matches.match import Match, unnoticed
from ludotheque.matches.open_questions import Question

Events = Sequence[Event]


def join(match: Match, seat: Seat, person: Person, now: float) -> Events:
    """Sit down on an open seat. The same person may take several."""
    _before_start(match)
    _seat(match, seat)
    if not isinstance(match.seating.holders[seat], Open):
        raise Refusal("match-taken")
    if person.id in match.seating.banned:
        raise Refusal("match-removed")
    if match.header.rated:
        _fair(match, person)
    return [Joined(seat, person, now)]


def _fair(match: Match, person: Person) -> None:
    """Rated games are played by one person at each seat, and by people or by programs among themselves."""
    held = [holder for holder in match.seating.holders if isinstance(holder, Person)]
    if any(holder.program != person.program for holder in held):
        raise Refusal("rated-apart")
    if any(holder.id == person.id for holder in held):
        raise Refusal("rated-one-seat")


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
    """A move of the game; where partners consult, its proposal, until one of them who is a person agrees.

    Who makes the move that his partner proposed agrees to it. Too late is too late, even if nobody has
    noticed yet.
    """
    _in_play(match)
    if match.paused is not None:
        raise Refusal("match-paused")
    play, at_table = match.play, seat not in (CHANCE, CLOCK)
    if at_table and (match.phase is not None or match.clocks is not None):
        _in_time(match, now)
    if seat not in play.actors:
        if at_table:
            _seat(match, seat)
        raise play.game.late(play.state, seat, made)
    play.game.check(play.state, seat, made)
    if match.header.consult and seat >= 0 and match.consulted(seat):
        proposed = match.proposal
        if proposed is None or proposed.seat == seat or proposed.move != made:
            return [Proposed(seat, made, now)]
    return [Moved(seat, made, now)]


def chance(match: Match, rng: Random, now: float) -> Events:
    """Every move that CHANCE owes now, from the match's own seed where it has one."""
    events: list[Event] = []
    while match.play.chance_pending:
        rolled = move(match, CHANCE, match.play.game.roll(match.play.state, _dice(match, rng)), now)
        events += rolled
        match = match.after_all(rolled)
    return events


def _dice(match: Match, rng: Random) -> Random:
    """The same for the same number of draws before, whatever was played between them."""
    if not match.header.seed:
        return rng
    return dice(match.header.seed, sum(seat == CHANCE for seat, _ in match.play.moves))


def dice(seed: str, drawn: int) -> Random:
    """What a deal with that seed draws from after so many draws."""
    return Random(f"{seed} {drawn}")


def time_up(match: Match, now: float) -> Events:
    """What the clock has to say now: the end of a phase, or flags. Nothing if nothing is due."""
    due = match.due(now)
    if due is None or due > now:
        return []
    if match.play.timer is not None:
        (only,) = match.play.game.legal_moves(match.play.state, CLOCK)
        return move(match, CLOCK, only, now)
    proposal = match.proposal
    if proposal is not None and arithmetic.deadline(proposal.since, match.header.consult, now) <= now:
        return [Moved(proposal.seat, proposal.move, now)]
    events: list[Event] = []
    for seat in arithmetic.flagged(match.clocks, now) if match.clocks else ():
        events += _give_up(match.after_all(events), Flagged(seat, now))
    return events


def interrupted(match: Match, outages: Sequence[tuple[float, float]], now: float) -> Events:
    """What a match has to know of the times (since, until) in which nobody could play, oldest first."""
    if not match.play.actors or match.due(now) is None:
        return []
    began = match.phase_since if match.clocks is None or match.phase is not None else match.clocks.since
    return [Interrupted(since, until) for since, until in outages if until > max(began, match.resumed)]


def resign(match: Match, seat: Seat, now: float) -> Events:
    """Give up: ends a match of two sides; with more sides a bot plays on in that seat.

    Whoever leaves a room may come back as long as it plays.
    """
    if match.header.room:
        _in_play(match)
        person_at(match, seat)
        return [Replaced(seat, Bot(match.header.stand_in), now)]
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
    if keep < match.play.floor and not match.header.practice:
        raise Refusal("match-takeback-revealed")
    return [TakebackAsked(seat, keep, now)]


def take_hint(match: Match, seat: Seat, now: float) -> Events:
    """Ask what to do, where the table allows it."""
    events = seek_help(match, seat, now)
    if seat not in match.play.actors:
        raise Refusal("turn", seat=seat)
    return events


def seek_help(match: Match, seat: Seat, now: float) -> Events:
    """Be helped where the table allows it, at any time; everybody sees it."""
    _player(match, seat)
    if not match.header.hints:
        raise Refusal("match-hints-off")
    return [HintTaken(seat, now)]


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
    if _seen_to_move(match):
        raise Refusal("match-abort-late")
    return [Aborted(now)]


def _seen_to_move(match: Match) -> bool:
    """Whether a player has made a move that everybody noticed."""
    game, state = match.play.game, match.play.game.start(match.play.options, match.play.players)
    for seat, move in match.play.moves:
        if seat >= 0 and not unnoticed(game, state, seat, move):
            return True
        state = game.apply(state, seat, move)
    return False


def close(match: Match, now: float) -> Events:
    """Call the match off whoever plays it: for whoever looks after the house."""
    if match.play.outcome is not None:
        raise Refusal("match-over")
    return [Aborted(now)]


def _seat(match: Match, seat: Seat) -> None:
    if not 0 <= seat < match.play.players:
        raise Refusal("match-no-seat", seat=seat)


def person_at(match: Match, seat: Seat) -> Person:
    """Who sits there; raises Refusal where no person does."""
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


def _going(match: Match) -> None:
    if match.paused is not None:
        raise Refusal("match-paused")


def _player(match: Match, seat: Seat) -> Person:
    _in_play(match)
    _going(match)
    return person_at(match, seat)


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

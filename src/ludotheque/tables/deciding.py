"""What people ask of a match becomes events, or is refused. Nothing changes here.

Each function takes the table it decides about, as it stands at that moment, and who asks; it looks whether
the seat is his and lets `matches.commands` decide. The caller stores the events and advances the table.
"""

from collections.abc import Callable, Sequence
from typing import Protocol, assert_never

from ludotheque.game import Refusal, Seat
from ludotheque.matches import commands, hosting, rematch
from ludotheque.matches import events as ev
from ludotheque.tables import requests as r
from ludotheque.tables.audience import WATCHING
from ludotheque.tables.table import Table

Events = Sequence[ev.Event]
Decide = Callable[[Table, float], Events]
"""What shall happen at a table, at that time; raises Refusal. May be called again on a later match."""


class Asker(Protocol):
    """Who asks, and what he has in hand."""

    person: str
    hand: Seat | None


def own(table: Table, asker: Asker, seat: Seat | None) -> None:
    """Raises Refusal unless it is his seat; a connection that only watches has none."""
    if asker.hand == WATCHING or seat not in table.match.seating.held.get(asker.person, ()):
        raise Refusal("not-your-seat")


def decide(asker: Asker, command: r.Command, table: Table, now: float) -> Events:
    """The events of a command; raises Refusal."""
    match = table.match
    if isinstance(command, r.ComeBack):
        return commands.come_back(match, command.seat, asker.person, now)
    seat = command.seat
    own(table, asker, seat)
    if isinstance(command, r.Play):
        table.check_fresh(asker.person, asker.hand, command.version)
        return commands.move(match, seat, command.move, now)
    match command:
        case r.SayMove():
            table.check_fresh(asker.person, asker.hand, command.version)
            return commands.move(match, seat, match.play.game.read(match.play.state, seat, command.text), now)
        case r.Resign():
            return commands.resign(match, seat, now)
        case r.OfferDraw():
            return commands.offer_draw(match, seat, now)
        case r.AnswerDraw():
            return commands.answer_draw(match, seat, command.accept, now)
        case r.AskTakeback():
            return commands.ask_takeback(match, seat, now)
        case r.AnswerTakeback():
            return commands.answer_takeback(match, seat, command.accept, now)
        case r.VoteRemoval():
            return _vote(table, seat, command.target, now)
        case _:
            assert_never(command)


def _vote(table: Table, seat: Seat, target: Seat, now: float) -> Events:
    events = commands.vote_removal(table.match, seat, target, now)
    holder = table.match.seating.holders[target]
    if isinstance(holder, ev.Person) and holder.id in table.audience.online:
        raise Refusal("present")
    return events


def offer_rematch(person: str, table: Table, now: float) -> Events:
    """Want another one, with all seats one holds."""
    seats = table.match.seating.seats_of(person)
    if not seats:
        raise Refusal("not-your-seat")
    return rematch.offer(table.match, seats[0], now)


def follow_rematch(new_id: str, table: Table, now: float) -> Events:
    """Tell where the rematch is played, unless somebody else has."""
    return rematch.opened(table.match, new_id, now) if rematch.agreed(table.match) else []


def take_hint(asker: Asker, seat: Seat, table: Table, now: float) -> Events:
    own(table, asker, seat)
    return commands.take_hint(table.match, seat, now)


def join(
    person: ev.Person, wanted: Seat | None, table: Table, now: float, *, instead: bool = False
) -> Events:
    """Sit down, or change seats (`instead`); who takes the last open seat starts the match."""
    match = table.match
    if match.header.room and match.play.status == "running":
        return hosting.take_over(match, wanted, person, now)
    free = [seat for seat, holder in enumerate(match.seating.holders) if isinstance(holder, ev.Open)]
    if wanted is None and not free and match.play.status == "open":
        raise Refusal("match-taken")
    seat = wanted if wanted is not None else (free[0] if free else 0)
    joined = list(commands.join(match, seat, person, now))
    if instead:
        joined += [ev.Left(old, now) for old in match.seating.seats_of(person.id)]
    following = match.after_all(joined)
    return [*joined, *commands.start(following, now)] if following.seating.full else joined


def leave(person: str, table: Table, now: float) -> Events:
    """Stand up from all seats; a table that nobody sits at any more is closed."""
    match, events = table.match, list[ev.Event]()
    for seat in match.seating.seats_of(person):
        events += commands.leave(match.after_all(events), seat, now)
    if not events:
        raise Refusal("not-your-seat")
    if not match.header.room and not match.after_all(events).seating.people:
        events.append(ev.Aborted(now))
    return events


def begin(person: str, level: str | None, players: int | None, table: Table, now: float) -> Events:
    """The host starts; open seats go to bots if a level is named. A room plays with `players` of its seats,
    or with whoever has come."""
    match, events = table.match, list[ev.Event]()
    if person not in (match.seating.hosts if match.header.room else (table.terms.host,)):
        raise Refusal("not-host")
    free = [seat for seat, holder in enumerate(match.seating.holders) if isinstance(holder, ev.Open)]
    if match.header.room:
        least = players if players is not None else min(match.play.game.players(match.play.options))
        free = free[: max(0, least - (match.play.players - len(free)))]
    if level is not None:
        for seat in free:
            events += commands.invite_bot(match.after_all(events), seat, level, now)
    if match.header.room:
        events += hosting.gather(match.after_all(events), now)
    return [*events, *commands.start(match.after_all(events), now)]


def abort(person: str, table: Table, now: float) -> Events:
    """Call the match off."""
    return commands.abort(table.match, person, now)


def give_up(person: str, table: Table, now: float) -> Events:
    """Leave all seats for good: resign what runs, stand up from what has not begun."""
    match, events = table.match, list[ev.Event]()
    for seat in match.seating.seats_of(person):
        if match.play.outcome is not None:
            break
        gone = (
            commands.resign(match, seat, now)
            if match.play.status != "open"
            else commands.leave(match, seat, now)
        )
        events += gone
        match = match.after_all(gone)
    return events


def interrupted(outages: Sequence[tuple[float, float]], table: Table, now: float) -> Events:
    """What the table has to know of the times in which nobody could play."""
    return commands.interrupted(table.match, outages, now)


def time_up(table: Table, now: float) -> Events:
    """What the clock has to say now."""
    return commands.time_up(table.match, now)

"""What whoever holds a room may do to its match, and how guests come late: each returns the events.

Whether the one who asks holds the room is for the caller to know. Refusals have codes `match-…`.
"""

from collections.abc import Sequence

from ludotheque.decoding import JsonValue, as_stored, read_options
from ludotheque.game import CLOCK, Refusal, Seat
from ludotheque.matches.events import (
    Agreed,
    Bot,
    Event,
    Extended,
    Gathered,
    Handed,
    Moved,
    Open,
    Paused,
    Person,
    Removed,
    Renamed,
    Replaced,
    Resumed,
)
from ludotheque.matches.match import Match

Events = Sequence[Event]


def agree(match: Match, options: JsonValue, now: float) -> Events:
    """Play with other options; raises BadOptions."""
    _room(match, "open")
    chosen = read_options(match.play.game, options)
    if match.play.players not in match.play.game.players(chosen):
        raise Refusal("match-seats-open")
    match.play.game.start(chosen, match.play.players)
    return [Agreed(as_stored(chosen), now)]


def gather(match: Match, now: float) -> Events:
    """Play with those who have come."""
    _room(match, "open")
    come = sum(not isinstance(holder, Open) for holder in match.seating.holders)
    allowed = match.play.game.players(match.play.options)
    if come not in allowed:
        raise Refusal("match-too-few", least=min(allowed))
    return [] if match.seating.full else [Gathered(now)]


def bots_to_take(match: Match) -> tuple[Seat, ...]:
    """The seats of bots that a late guest may take over just now; those that wait for somebody are his."""
    if not match.header.room or match.header.evening or match.play.status != "running":
        return ()
    if not match.play.game.between_rounds(match.play.state):
        return ()
    kept = {seat for seat, _ in match.seating.away}
    return tuple(seat for seat in sorted(match.seating.bots) if seat not in kept)


def take_over(match: Match, seat: Seat | None, person: Person, now: float) -> Events:
    """Take the seat of a bot, where the game is between rounds."""
    _room(match, "running")
    if match.header.evening:
        raise Refusal("match-evening")
    if person.id in match.seating.people:
        raise Refusal("match-taken")
    if person.id in match.seating.banned:
        raise Refusal("match-removed")
    free = bots_to_take(match)
    if not free or (seat is not None and seat not in free):
        raise Refusal("match-round")
    return [Replaced(free[0] if seat is None else seat, person, now)]


def pause(match: Match, now: float) -> Events:
    """Let all clocks stand still and cover the game."""
    _room(match, "running")
    if match.paused is not None:
        raise Refusal("match-paused")
    due = match.due(now)
    if due is not None and due <= now:
        raise Refusal("match-too-late")
    return [Paused(now)]


def go_on(match: Match, now: float) -> Events:
    _room(match, "running")
    if match.paused is None:
        raise Refusal("match-not-paused")
    return [Resumed(now)]


def more_time(match: Match, seconds: float, now: float) -> Events:
    """Give whoever has to act just now so many seconds more."""
    _room(match, "running")
    if match.due(now) is None and match.paused is None:
        raise Refusal("match-no-clock")
    return [Extended(seconds, now)]


def skip(match: Match, now: float) -> Events:
    """Wait no longer: the present phase is over as if its time had run out."""
    _room(match, "running")
    if match.paused is not None:
        raise Refusal("match-paused")
    if match.play.timer is None:
        raise Refusal("match-no-clock")
    (only,) = match.play.game.legal_moves(match.play.state, CLOCK)
    return [Moved(CLOCK, only, now)]


def stand_in(match: Match, seat: Seat, now: float) -> Events:
    """Let a bot play for somebody, who may come back."""
    _room(match, "running")
    _guest(match, seat)
    return [Replaced(seat, Bot(match.header.stand_in), now)]


def remove(match: Match, seat: Seat, now: float) -> Events:
    """Send somebody away for good; in a running game a bot plays on."""
    _room(match)
    _guest(match, seat)
    if match.play.status == "open":
        return [Removed(seat, now)]
    return [Removed(seat, now), Replaced(seat, Bot(match.header.stand_in), now)]


def rename(match: Match, seat: Seat, name: str, now: float) -> Events:
    _room(match)
    _guest(match, seat)
    return [Renamed(seat, name, now)]


def hand_over(match: Match, seat: Seat, now: float) -> Events:
    """Let somebody else hold the room."""
    _room(match)
    _guest(match, seat)
    return [Handed(seat, now)]


def _room(match: Match, status: str = "") -> None:
    if not match.header.room:
        raise Refusal("match-no-room")
    if match.play.outcome is not None:
        raise Refusal("match-over")
    if status and match.play.status != status:
        raise Refusal("match-started" if status == "open" else "match-not-started")


def _guest(match: Match, seat: Seat) -> Person:
    if seat not in range(match.play.players):
        raise Refusal("match-no-seat", seat=seat)
    holder = match.seating.holders[seat]
    if not isinstance(holder, Person):
        raise Refusal("match-nobody")
    return holder

"""Seats and time controls, from a match's words into those of messages and back."""

from ludotheque.game import Seat
from ludotheque.matches import events as ev
from ludotheque.tables import messages as m


def seat_info(seat: Seat, side: str, holder: ev.Holder, person: str, online: frozenset[str]) -> m.SeatInfo:
    """Who sits there, as `person` is told."""
    match holder:
        case ev.Person(id=who, name=name):
            return m.SeatInfo(seat, side, "person", name, who, "", who == person, who in online)
        case ev.Bot(level=level):
            return m.SeatInfo(seat, side, "bot", level=level, online=True)
        case ev.Open():
            return m.SeatInfo(seat, side, "open")


def clock_of(control: ev.Control) -> m.Clock:
    match control:
        case ev.RealTime(base=base, increment=increment):
            return m.RealTime(base, increment)
        case ev.Correspondence(days=days):
            return m.Correspondence(days)
        case ev.Untimed():
            return m.Untimed()


def control_of(clock: m.Clock) -> ev.Control:
    match clock:
        case m.RealTime(seconds, increment):
            return ev.RealTime(seconds, increment)
        case m.Correspondence(days):
            return ev.Correspondence(days)
        case m.Untimed():
            return ev.Untimed()

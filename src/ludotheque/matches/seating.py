"""Who sits at a table: people, bots and open seats, and what they want of each other's seats.

A part of `Match`, frozen like it; only events change who sits where.
"""

from functools import cached_property

from msgspec import Raw, Struct
from msgspec.structs import replace

from ludotheque.game import Seat
from ludotheque.matches.events import Bot, Holder, Open, Person
from ludotheque.matches.summary import write_holders


class Seating(Struct, frozen=True, dict=True):
    """A value: whoever sits down or stands up makes another one, so its identity tells when to look anew."""

    holders: tuple[Holder, ...]
    away: tuple[tuple[Seat, Person], ...] = ()
    """Who was voted out of which seat, and may come back."""
    votes: frozenset[tuple[str, Seat]] = frozenset()
    """Who (a person's id) wants which seat to be played by a bot."""
    given_up: frozenset[Seat] = frozenset()
    """Seats that resigned or ran out of time; in a match of more than two sides bots play on for them."""

    hosts: frozenset[str] = frozenset()
    """Who holds the room; nobody where it is none."""
    banned: frozenset[str] = frozenset()
    """Who was removed from the room."""

    @property
    def full(self) -> bool:
        return not any(isinstance(holder, Open) for holder in self.holders)

    @cached_property
    def people(self) -> frozenset[str]:
        """The ids of everybody who holds a seat."""
        return frozenset(holder.id for holder in self.holders if isinstance(holder, Person))

    @cached_property
    def bots(self) -> dict[Seat, str]:
        """The seats of bots with their levels."""
        return {seat: holder.level for seat, holder in enumerate(self.holders) if isinstance(holder, Bot)}

    @cached_property
    def written(self) -> Raw:
        """The holders as JSON, which is kept with every move."""
        return write_holders(self.holders)

    @cached_property
    def summaries(self) -> dict[tuple[Seat, ...], str]:
        """Of a match that runs between these, by whose turn it is: written once (`Match.summary_written`)."""
        return {}

    @property
    def persons(self) -> dict[Seat, str]:
        """Which person holds which seat; who was voted out keeps his name in the lists."""
        held = {seat: who.id for seat, who in self.away}
        return held | {s: h.id for s, h in enumerate(self.holders) if isinstance(h, Person)}

    @cached_property
    def held(self) -> dict[str, tuple[Seat, ...]]:
        """The seats of each person, lowest first."""
        held: dict[str, tuple[Seat, ...]] = {}
        for seat, holder in enumerate(self.holders):
            if isinstance(holder, Person):
                held[holder.id] = (*held.get(holder.id, ()), seat)
        return held

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        return self.held.get(person, ())

    def others(self, seat: Seat) -> frozenset[str]:
        """Everybody but the holder of that seat."""
        holder = self.holders[seat]
        return self.people - {holder.id} if isinstance(holder, Person) else self.people

    def seated(self, seat: Seat, holder: Holder) -> "Seating":
        """The same with somebody else on that seat."""
        return replace(self, holders=(*self.holders[:seat], holder, *self.holders[seat + 1 :]))

    def joined(self, seat: Seat, person: Person) -> "Seating":
        """The same after somebody has sat down; in a room that nobody present holds he is its host."""
        unheld = bool(self.hosts) and not self.hosts & self.people
        hosts = self.hosts | {person.id} if unheld else self.hosts
        return replace(self.seated(seat, person), hosts=hosts)

    def gathered(self) -> "Seating":
        """The same without open seats."""
        return replace(self, holders=tuple(one for one in self.holders if not isinstance(one, Open)))

    def removed(self, seat: Seat, *, started: bool) -> "Seating":
        """The same after somebody was sent away; what has not begun has a free seat then."""
        gone = self.people - self.others(seat)
        known = replace(self, banned=self.banned | gone, hosts=self.hosts - gone or self.hosts)
        return replace(known, given_up=self.given_up | {seat}) if started else known.seated(seat, Open())

    def renamed(self, seat: Seat, name: str) -> "Seating":
        holder = self.holders[seat]
        return self.seated(seat, replace(holder, name=name)) if isinstance(holder, Person) else self

    def handed(self, seat: Seat) -> "Seating":
        """The same with the room in the hands of whoever sits there."""
        return replace(self, hosts=self.people - self.others(seat) or self.hosts)

    def replaced(self, seat: Seat, holder: Holder, *, started: bool) -> "Seating":
        """The same after a bot has taken over, or a person come back; whoever was voted out may return."""
        previous = self.holders[seat]
        away = tuple(entry for entry in self.away if entry[0] != seat)
        if started and isinstance(previous, Person) and seat not in self.given_up:
            away = (*away, (seat, previous))
        return replace(self.seated(seat, holder).unvoted(seat), away=away)

    def voted(self, seat: Seat, absent: Seat) -> "Seating":
        """The same after whoever holds `seat` has voted against `absent`."""
        voters = self.people - self.others(seat)
        return replace(self, votes=self.votes | {(voter, absent) for voter in voters})

    def unvoted(self, seat: Seat) -> "Seating":
        """The same without votes against that seat."""
        if not self.votes:
            return self
        return replace(self, votes=frozenset(vote for vote in self.votes if vote[1] != seat))

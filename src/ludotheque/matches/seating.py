"""Who sits at a table: people, bots and open seats, and what they want of each other's seats."""

from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.game import Seat
from ludotheque.matches.events import Bot, Holder, Open, Person


class Seating(Struct, frozen=True, dict=True):
    """A value: whoever sits down or stands up makes another one, so its identity tells when to look anew."""

    holders: tuple[Holder, ...]
    away: tuple[tuple[Seat, Person], ...] = ()
    """Who was voted out of which seat, and may come back."""
    votes: frozenset[tuple[str, Seat]] = frozenset()
    """Who (a person's id) wants which seat to be played by a bot."""
    given_up: frozenset[Seat] = frozenset()
    """Seats that resigned or ran out of time; in a match of more than two sides bots play on for them."""

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

    @property
    def persons(self) -> dict[Seat, str]:
        """Which person holds which seat; who was voted out keeps his name in the lists."""
        held = {seat: who.id for seat, who in self.away}
        return held | {s: h.id for s, h in enumerate(self.holders) if isinstance(h, Person)}

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        return tuple(s for s, h in enumerate(self.holders) if isinstance(h, Person) and h.id == person)

    def others(self, seat: Seat) -> frozenset[str]:
        """Everybody but the holder of that seat."""
        holder = self.holders[seat]
        return self.people - {holder.id} if isinstance(holder, Person) else self.people

    def seated(self, seat: Seat, holder: Holder) -> "Seating":
        """The same with somebody else on that seat."""
        return replace(self, holders=(*self.holders[:seat], holder, *self.holders[seat + 1 :]))

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

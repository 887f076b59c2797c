"""Another game of the same people once a match is over: who wants it, whether all do, how it is set up.

Each step returns events, as in `matches.commands`; the caller stores them and opens the new table.
"""

from msgspec.structs import replace

from ludotheque.decoding import as_stored, renewed
from ludotheque.game import Refusal, Seat
from ludotheque.matches.commands import Events, person_at
from ludotheque.matches.events import Bot, Header, Open, Person, Rematched, RematchOffered
from ludotheque.matches.match import Match


def offer(match: Match, seat: Seat, now: float) -> Events:
    """Want another one; everybody who sits at the table has to."""
    if match.play.outcome is None:
        raise Refusal("match-not-over")
    if match.header.study is not None:
        raise Refusal("match-study")
    if match.header.evening:
        raise Refusal("match-evening")
    person = person_at(match, seat)
    if match.rematch is not None or person.id in match.rematch_wanted:
        raise Refusal("match-rematch-twice")
    return [RematchOffered(seat, now)]


def agreed(match: Match) -> bool:
    """Whether everybody wants it; in a room more than half of the people are enough, or whoever holds it."""
    people, wanted = match.seating.people, match.rematch_wanted & match.seating.people
    if match.rematch is not None or not wanted:
        return False
    if match.header.room:
        return 2 * len(wanted) > len(people) or bool(wanted & match.seating.hosts)
    return wanted == people


def header(match: Match, match_id: str, now: float) -> Header:
    """The same settings and people, each one seat further, so that another one begins.

    A room goes on with whoever plays there, bots that stand in for somebody among them.
    """
    seats = [
        holder if match.header.room or isinstance(holder, Person) or isinstance(settled, Bot) else Open()
        for holder, settled in zip(match.seating.holders, match.header.seats, strict=True)
    ]
    turned, hosts = (*seats[-1:], *seats[:-1]), tuple(sorted(match.seating.hosts))
    return replace(
        match.header,
        options=as_stored(renewed(match.play.game, match.play.options)),
        rules=str(match.play.game.version),
        seats=turned,
        created_at=now,
        rematch_of=match_id,
        seed="",
        day="",
        hosts=hosts,
    )


def opened(match: Match, new_id: str, now: float) -> Events:
    """Tell where the rematch is played."""
    if not agreed(match):
        raise Refusal("match-rematch-twice" if match.rematch is not None else "match-rematch-wait")
    return [Rematched(new_id, now)]

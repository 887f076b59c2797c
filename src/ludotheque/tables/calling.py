"""Who is to be called to a table where he is not, and why. Nothing is sent here.

Calls by devices and the list of friends ask; what each of them sends is their own.
"""

from collections.abc import Sequence

from msgspec import Struct

from ludotheque.game import Seat
from ludotheque.matches import events as ev
from ludotheque.matches.match import Match
from ludotheque.tables.table import Table

TURN, PEOPLE = "turn", "people"
KINDS = (TURN, PEOPLE)
"""A game waits for one's move; somebody joins, asks something or wants to play again."""


class Call(Struct, frozen=True):
    """Text `push-<text>` for one person, with the name of whoever it is about; `table`: where to go."""

    person: str
    kind: str
    text: str
    name: str
    table: str


def calls(table: Table, happened: Sequence[ev.Event]) -> list[Call]:
    """Whom that (and the moves meanwhile) concerns and who is not here, with the most pressing first."""
    match = table.match
    absent = (match.seating.people | {table.terms.host}) - table.audience.online - {""}
    if not absent:
        return []
    names = [info.name for info in table.audience.seats(match.seating, "")]
    found: list[Call] = []
    for person in sorted(absent):
        seats = match.seating.seats_of(person)
        waits = match.play.status == "running" and any(seat in match.play.actors for seat in seats)
        rival = _rival(match, seats) if waits else None
        if rival is not None:
            found.append(Call(person, TURN, "turn", names[rival], table.id))
        for event in reversed(happened):
            call = _call(table, person, names, event)
            if call is not None:
                found.append(call)
                break
    return found


def _rival(match: Match, mine: Sequence[Seat]) -> Seat | None:
    """Who waits for whoever holds these seats: the last to move, before the first move another person."""
    made = next((seat for seat, _ in reversed(match.play.moves) if seat >= 0), None)
    if made is not None:
        return made if made not in mine else None
    others = enumerate(match.seating.holders)
    return next((seat for seat, one in others if seat not in mine and isinstance(one, ev.Person)), None)


def _call(table: Table, person: str, names: Sequence[str], event: ev.Event) -> Call | None:
    match, mine = table.match, table.match.seating.seats_of(person)
    asked = match.question is not None and person in match.question.waiting
    match event:
        case ev.Joined(_, who) if who.id != person and match.play.outcome is None:
            return Call(person, PEOPLE, "joined", who.name, table.id)
        case ev.DrawOffered(seat) if asked:
            return Call(person, PEOPLE, "draw", names[seat], table.id)
        case ev.TakebackAsked(seat) if asked:
            return Call(person, PEOPLE, "takeback", names[seat], table.id)
        case ev.RematchOffered(seat) if mine and seat not in mine and person not in match.rematch_wanted:
            return Call(person, PEOPLE, "rematch", names[seat], table.id)
        case ev.Rematched(rematch) if mine:
            return Call(person, PEOPLE, "rematched", "", rematch)
        case _:
            return None


def own_moves(table: Table, person: str) -> int:
    """How often that person has moved: who was told that it is his turn is told again when this changes."""
    seats = table.match.seating.seats_of(person)
    return sum(seat in seats for seat, _ in table.match.play.moves)

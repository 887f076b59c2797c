"""A match that is over, judged: who came in where, and what each seat did; by the rules in `docs/ratings.md`.

Pure: the same header and events always give the same judgement.
"""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from ludotheque.game import AnyGame, Facts, Seat
from ludotheque.matches.erasing import NOBODY
from ludotheque.matches.events import Bot, Event, Header, Person
from ludotheque.matches.match import Match, match_of

Result = Literal["won", "drawn", "lost", "alone", "shared"]
"""`alone`: nobody else played; `shared`: one person played for several sides."""


class Standing(Struct, frozen=True):
    """One seat at the end: who answers for it, the place of its side (0 the best), its score and facts."""

    seat: Seat
    holder: Person | Bot
    side: int
    place: int
    result: Result
    score: int | None
    facts: Facts = Facts()


class Judged(Struct, frozen=True):
    """A match that counts."""

    game: str
    kind: str
    at: float
    """When it ended."""
    rated: bool
    standings: tuple[Standing, ...]


def judge(game: AnyGame, header: Header, events: Iterable[Event]) -> Judged | None:
    """None for what counts nowhere: unfinished or called off, practice, a board to try things on."""
    match = match_of(game, header)
    sat: dict[Seat, Person] = {}
    ended = header.created_at
    for event in events:
        before, match = match, match.after(event)
        if match.seating is not before.seating or match.play.status != before.play.status:
            sat |= _sitting(match)
        if match.play.status == "over" and before.play.status != "over":
            ended = event.at
    outcome = match.play.outcome
    if outcome is None or outcome.reason == "aborted" or header.practice or header.study is not None:
        return None
    places = _places(match, sat)
    facts = game.facts(match.play.state, tuple(match.play.moves)) or (Facts(),) * match.play.players
    standings = []
    for number, side in enumerate(match.play.sides):
        for seat in side:
            holder = sat.get(seat) or match.seating.holders[seat]
            assert isinstance(holder, Person | Bot)
            result = _result(holder, number, places, _sides_of(match, sat))
            score = outcome.scores[seat] if outcome.scores else None
            standings.append(Standing(seat, holder, number, places[number], result, score, facts[seat]))
    standings.sort(key=lambda one: one.seat)
    kind = game.kind(match.play.options, match.play.players)
    return Judged(header.game, kind, ended, header.rated and _fair(standings), tuple(standings))


def _sitting(match: Match) -> dict[Seat, Person]:
    """Who answers for which seat once it has begun: a bot that takes over plays on in his name."""
    if match.play.status == "open":
        return {}
    return {seat: one for seat, one in enumerate(match.seating.holders) if isinstance(one, Person)}


def _places(match: Match, sat: dict[Seat, Person]) -> list[int]:
    """Of each side: winners first, the others by score; whoever left for good comes last."""
    outcome = match.play.outcome
    assert outcome is not None
    gone = {
        seat
        for seat in sat
        if seat in match.seating.given_up or not isinstance(match.seating.holders[seat], Person)
    }
    keys = []
    for side in match.play.sides:
        left = any(seat in sat for seat in side) and all(seat in gone for seat in side if seat in sat)
        won = any(seat in outcome.winners for seat in side)
        score = max(outcome.scores[seat] for seat in side) if outcome.scores else 0
        keys.append((left, not won, -score))
    return [sorted(keys).index(key) for key in keys]


def _sides_of(match: Match, sat: dict[Seat, Person]) -> dict[str, set[int]]:
    """For which sides each person played."""
    played: dict[str, set[int]] = {}
    for number, side in enumerate(match.play.sides):
        for seat in side:
            if seat in sat:
                played.setdefault(sat[seat].id, set()).add(number)
    return played


def _result(holder: Person | Bot, side: int, places: list[int], played: dict[str, set[int]]) -> Result:
    if len(places) == 1:
        return "alone"
    if isinstance(holder, Person) and len(played[holder.id]) > 1:
        return "shared"
    if len(set(places)) == 1:
        return "drawn"
    return "won" if places[side] == 0 else "lost"


def _fair(standings: list[Standing]) -> bool:
    """Somebody against somebody else, and nobody twice."""
    people = [one.holder for one in standings if isinstance(one.holder, Person)]
    ids = [one.id for one in people if one != NOBODY]
    return bool(people) and len(ids) == len(set(ids)) and len({one.side for one in standings}) > 1

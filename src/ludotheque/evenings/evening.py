"""An evening: its plan and events, and the rounds, tables and points they amount to. Pure.

Everybody reads it, only events change it: `deciding` makes them.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.evenings.events import (
    Drawn,
    Ended,
    Entered,
    Entrant,
    Event,
    Finished,
    Followed,
    Left,
    Par,
    Paused,
    Placed,
    Plan,
    Result,
    Resumed,
    Returned,
)

WIN, DRAW = 2, 1
"""Points where games are won, not counted: a victory, and half of it."""


class Table(Struct, frozen=True):
    placed: Placed
    result: Result | None = None

    @property
    def seats(self) -> tuple[str, ...]:
        return self.placed.seats


class Round(Struct, frozen=True):
    tables: tuple[Table, ...]
    resting: tuple[str, ...] = ()

    @property
    def over(self) -> bool:
        return all(table.result is not None for table in self.tables)


class Evening(Struct, frozen=True, dict=True):
    """All that the events so far amount to. `version` counts them."""

    plan: Plan
    entrants: tuple[Entrant, ...] = ()
    away: frozenset[str] = frozenset()
    rounds: tuple[Round, ...] = ()
    paused: bool = False
    stopped: float | None = None
    """Since when the games under way stand still too."""
    halted: float = 0.0
    """Since when there is a break or a pause, while there is one."""
    over: bool = False
    following: str = ""
    """Where the same people meet again."""
    returned: dict[str, int] = {}
    """How often somebody has come back."""
    pauses: int = 0
    """How often there was a break."""
    pars: dict[int, int | None] = {}
    """Of the rounds whose par was worked out; None: it could not be."""
    since: float = 0.0
    """When the clock began to run: with the round, in an arena with the first one; later by every pause."""
    changed: float = 0.0
    """When a round last began or a table ended, or it went on after a break."""
    version: int = 0

    @property
    def present(self) -> tuple[str, ...]:
        """Who can be drawn, in the order in which they came."""
        return tuple(who.id for who in self.entrants if who.id not in self.away)

    @property
    def people(self) -> tuple[str, ...]:
        return tuple(who.id for who in self.entrants if not who.level and who.id not in self.away)

    @cached_property
    def busy(self) -> frozenset[str]:
        """Who sits at a table that is not finished."""
        return frozenset(
            player for _, table in self.tables() if table.result is None for player in table.seats
        )

    def tables(self) -> Iterator[tuple[int, Table]]:
        """Every table with the number of its round."""
        for number, round_ in enumerate(self.rounds):
            for table in round_.tables:
                yield number, table

    def finished(self) -> Iterator[tuple[Table, Result]]:
        for _, table in self.tables():
            if table.result is not None:
                yield table, table.result

    @property
    def without_par(self) -> tuple[int, ...]:
        """The rounds whose par is still to be worked out: where everybody plays the same deal alone."""
        if self.plan.form != "duplicate":
            return ()
        return tuple(number for number in range(len(self.rounds)) if number not in self.pars)

    @cached_property
    def against(self) -> dict[str, int]:
        """By how much everybody is above par, over the rounds he has played and whose par is known."""
        found: dict[str, int] = {}
        for number, table in self.tables():
            par = self.pars.get(number)
            if par is not None and table.result is not None:
                for player, score in zip(table.seats, table.result.scores, strict=True):
                    found[player] = found.get(player, 0) + score - par
        return found

    @cached_property
    def partners(self) -> Counter[frozenset[str]]:
        """How often two have been partners: at a table of four those who sit opposite."""
        found: Counter[frozenset[str]] = Counter()
        for _, table in self.tables():
            if len(table.seats) == 4:
                a, b, c, d = table.seats
                found[frozenset((a, c))] += 1
                found[frozenset((b, d))] += 1
        return found

    @cached_property
    def rests(self) -> Counter[str]:
        """How often somebody sat out."""
        return Counter(player for round_ in self.rounds for player in round_.resting)

    @cached_property
    def reached(self) -> Counter[str]:
        """How far everybody has come where winners go on: rounds played, one more for who won the last."""
        found = Counter(player for _, table in self.tables() for player in table.seats)
        for table in self.rounds[-1].tables if self.rounds else ():
            if table.result is not None and len(table.result.winners) == 1:
                found[table.seats[table.result.winners[0]]] += 1
        return found

    @cached_property
    def points(self) -> dict[str, int]:
        """What everybody has, in the order in which they came. To rest in a duel counts as a victory."""
        points = dict.fromkeys((who.id for who in self.entrants), 0)
        for table, result in self.finished():
            for player, earned in zip(table.seats, _earned(self.plan, table, result), strict=True):
                points[player] += earned
        if self.plan.form == "swiss":
            for player, times in self.rests.items():
                points[player] += WIN * times
        return points

    def after(self, event: Event) -> "Evening":
        """The evening one event later."""
        return replace(_happened(self, event), version=self.version + 1)

    def after_all(self, events: Iterable[Event]) -> "Evening":
        evening = self
        for event in events:
            evening = evening.after(event)
        return evening


def evening_of(plan: Plan, events: Iterable[Event] = ()) -> Evening:
    """The evening that a plan and its events describe."""
    return Evening(plan).after_all(events)


def _earned(plan: Plan, table: Table, result: Result) -> tuple[int, ...]:
    if plan.counted:
        return result.scores
    if not result.winners or len(result.winners) == len(table.seats):
        return (DRAW,) * len(table.seats)
    return tuple(WIN if seat in result.winners else 0 for seat in range(len(table.seats)))


def _happened(evening: Evening, event: Event) -> Evening:
    match event:
        case Entered(who):
            return replace(evening, entrants=(*evening.entrants, who))
        case Left(player):
            return replace(evening, away=evening.away | {player})
        case Returned(player):
            times = {**evening.returned, player: evening.returned.get(player, 0) + 1}
            return replace(evening, away=evening.away - {player}, returned=times)
        case Drawn(tables, resting, at):
            drawn = Round(tuple(Table(placed) for placed in tables), resting)
            runs_on = evening.plan.form == "arena" and evening.rounds
            since = evening.since if runs_on else at
            return replace(evening, rounds=(*evening.rounds, drawn), since=since, changed=at)
        case Finished(number, place, result, at):
            played = evening.rounds[number]
            results = list(played.tables)
            results[place] = replace(results[place], result=result)
            rounds = list(evening.rounds)
            rounds[number] = replace(played, tables=tuple(results))
            return replace(evening, rounds=tuple(rounds), changed=at)
        case Paused(tables=tables_too, at=at):
            stopped = at if tables_too else None
            halted = evening.halted if evening.paused else at
            return replace(evening, paused=True, stopped=stopped, halted=halted, pauses=evening.pauses + 1)
        case Resumed(at):
            later = at - evening.stopped if evening.stopped is not None else 0.0
            since = evening.since + later
            return replace(evening, paused=False, stopped=None, since=since, changed=at)
        case Ended(at):
            return replace(evening, over=True, paused=False, stopped=None, changed=at)
        case Followed(other):
            return replace(evening, following=other)
        case Par(number, par):
            return replace(evening, pars={**evening.pars, number: par})
        case _:
            assert_never(event)


class Standing(Struct, frozen=True):
    """A line of the standings. Those with equal points and tie-break share a place, in a knockout those who
    have come as far."""

    place: int
    player: str
    points: int
    games: int
    won: int
    tie_break: int
    """Games won where points are counted; where victories are, the points of all whom one has met."""
    against: int | None = None
    """Points above par, where there is one."""


def standings(evening: Evening) -> tuple[Standing, ...]:
    """Everybody, the leader first."""
    games, won = Counter[str](), Counter[str]()
    met: Counter[str] = Counter()
    for table, result in evening.finished():
        for seat, player in enumerate(table.seats):
            games[player] += 1
            won[player] += seat in result.winners
            met[player] += sum(evening.points[other] for other in table.seats if other != player)
    breaks = won if evening.plan.counted else met
    goes_on = evening.plan.form == "knockout"

    def rank(player: str) -> tuple[int, ...]:
        counted = evening.points[player], breaks[player]
        return (evening.reached[player], *counted) if goes_on else counted

    order = sorted(evening.points, key=rank, reverse=True)
    lines: list[Standing] = []
    for index, player in enumerate(order, 1):
        points, broken = evening.points[player], breaks[player]
        before = rank(lines[-1].player) if lines else ()
        level = before[:1] == rank(player)[:1] if goes_on else before == rank(player)
        place = lines[-1].place if level else index
        against = evening.against.get(player)
        lines.append(Standing(place, player, points, games[player], won[player], broken, against))
    return tuple(lines)

"""Carries evenings on: opens the tables that are drawn, counts those that have ended, draws the next round.

Whoever comes first does it, every second. What was done is seen from the evening and from its tables, whose
ids follow from it, so doing it twice is harmless and a process that dies leaves nothing half done.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from random import SystemRandom
from weakref import WeakKeyDictionary

import msgspec
from msgspec.structs import replace

from ludotheque.evenings import deciding
from ludotheque.evenings import events as ev
from ludotheque.evenings.evening import Evening
from ludotheque.evenings.evening import Table as Place
from ludotheque.game import Refusal
from ludotheque.matches import commands, hosting
from ludotheque.matches import events as match_events
from ludotheque.matches.match import Match
from ludotheque.server.evenings import LiveEvening, LiveEvenings, deal_seed, derived_id
from ludotheque.server.pars import Pars
from ludotheque.store import evenings as store
from ludotheque.store.matches import CodeTaken
from ludotheque.tables.deciding import Events
from ludotheque.tables.table import Table, Terms

AGAIN = 0.9
"""Seconds until somebody looks again."""
CONSULT = 60.0
"""Seconds in which partners agree on a move; without them a bot would play for its partner, who is slower."""
ABSENT = 120.0
"""Seconds that a table waits for somebody who is not there; then a bot plays on, and he may come back."""


def table_id(evening_id: str, number: int, place: int) -> str:
    """Of the table at that place of that round."""
    return derived_id("table", evening_id, number, place)


def unfinished(evening: Evening) -> Iterator[tuple[int, int, Place]]:
    """Tables without a result, with the number of their round and their place in it."""
    for number, round_ in enumerate(evening.rounds):
        for place, table in enumerate(round_.tables):
            if table.result is None:
                yield number, place, table


class CarryOn:
    """One per process."""

    def __init__(self, evenings: LiveEvenings, pars: Pars, here: Callable[[str], frozenset[str]]) -> None:
        self._evenings = evenings
        self._pars = pars
        self._here = here
        self._absent = WeakKeyDictionary[LiveEvening, dict[str, dict[str, float]]]()
        self._tables = evenings.tables
        self._rng = SystemRandom()
        self._at: set[str] = set()

    async def sweep(self) -> None:
        """Look at every evening that nobody else has looked at in the last second."""
        now = self._tables.now()
        for evening_id in await store.claim_due(self._tables.store.engine, now, AGAIN):
            self._tables.spawn(self.tend(evening_id), "evening")

    async def tend(self, evening_id: str) -> None:
        """All that can be done now; once at a time."""
        if evening_id in self._at:
            return
        self._at.add(evening_id)
        try:
            live = await self._evenings.find(evening_id)
            await self._evenings.catch_up(live)
            await self._look(live)
            while await self._go_on(live):
                await self._look(live)
                live.wake()  # not before the tables are there to which people are sent
            self._pars.look(live)
        finally:
            self._at.discard(evening_id)

    async def _go_on(self, live: LiveEvening) -> bool:
        """Whether something came next."""
        version = live.evening.version
        with suppress(Refusal):  # too few are here; they are asked again
            await self._evenings.change(live, self._following, wake=False)
        return live.evening.version > version

    def _following(self, evening: Evening, now: float) -> list[ev.Event]:
        if not evening.rounds or evening.over:
            return []
        helping = self.named(evening, deciding.stand_ins(evening))
        following = deciding.go_on(evening.after_all(helping), self._rng, now)
        if following is None:
            return []
        return [*helping, following] if isinstance(following, ev.Drawn) else [following]

    def begin(self, evening: Evening, now: float) -> list[ev.Event]:
        return self.named(evening, deciding.begin(evening, self._rng, now))

    def named(self, evening: Evening, events: list[ev.Event]) -> list[ev.Event]:
        """The same with names for the bots that enter: who plays that level, numbered."""
        persons = self._tables.library.bots(evening.plan.game).persons
        taken = {who.name for who in evening.entrants}
        found: list[ev.Event] = []
        for event in events:
            if isinstance(event, ev.Entered) and event.who.level:
                person = persons.get(event.who.level)
                plain = person.name if person is not None else event.who.level
                numbered = (f"{plain} {number}" for number in range(2, len(taken) + 3))
                name = next(one for one in (plain, *numbered) if one not in taken)
                taken.add(name)
                face = person.face if person is not None else ""
                found.append(ev.Entered(replace(event.who, name=name, face=face)))
            else:
                found.append(event)
        return found

    async def _look(self, live: LiveEvening) -> None:
        """Open what is drawn, tell tables what concerns them, and count those that have ended."""
        before, absent = self._absent.get(live, {}), dict[str, dict[str, float]]()
        for number, place, drawn in list(unfinished(live.evening)):
            table = await self._table(live, number, place, drawn)
            match = table.match
            if match.play.outcome is None:
                away = absent[table.id] = self._away(table, before.get(table.id, {}))
                missed = {who for who, since in away.items() if since + ABSENT <= self._tables.now()}
                await self._tables.change(table.id, partial(self._concerns, live.evening, drawn, missed))
                match = (await self._tables.table(table.id)).match
            if match.play.outcome is not None:
                ended = partial(_ended, number, place, result_of(match))
                await self._evenings.change(live, ended)
        self._absent[live] = absent

    def _concerns(self, evening: Evening, drawn: Place, missed: set[str], table: Table, now: float) -> Events:
        """The game is called, stands still or goes on with the evening; bots play for those who have left,
        and for those who have been missed for too long and are to move."""
        match = table.match
        if match.play.outcome is not None:
            return []
        if deciding.rung(evening, now):
            return commands.close(match, now)
        if evening.stopped is not None and match.paused is None:
            due = match.due(now)
            return [] if due is not None and due <= now else hosting.pause(match, now)
        if evening.stopped is None and match.paused is not None:
            return hosting.go_on(match, now)
        gone = [
            seat
            for seat, player in enumerate(drawn.seats)
            if player in evening.away or (seat in match.play.acting and player in missed)
        ]
        people = [seat for seat in gone if isinstance(match.seating.holders[seat], match_events.Person)]
        return [event for seat in people for event in hosting.stand_in(match, seat, now)]

    def _away(self, table: Table, before: dict[str, float]) -> dict[str, float]:
        """Who of those who play there is not at the table, and since when; nobody while it stands still."""
        match, now = table.match, self._tables.now()
        away = match.seating.people - self._here(table.id) if match.paused is None else frozenset[str]()
        return {person: before.get(person, now) for person in away}

    async def come_back(self, live: LiveEvening, player: str) -> None:
        """Somebody who left takes his seat again, if his game still goes on."""
        for number, place, drawn in unfinished(live.evening):
            if player in drawn.seats:
                back = partial(_back, drawn.seats.index(player), player)
                with suppress(Refusal):
                    await self._tables.change(table_id(live.id, number, place), back)

    async def _table(self, live: LiveEvening, number: int, place: int, drawn: Place) -> Table:
        """The table that is drawn there, opened if nobody has opened it yet."""
        wanted = table_id(live.id, number, place)
        with suppress(Refusal):
            return await self._tables.table(wanted)
        now = self._tables.now()
        terms = Terms(wanted, "", public=False, spectators=drawn.placed.deal is None, created=now, code="")
        try:
            header = await self._tables.as_now(self._header(live, drawn, now))
            return await self._tables.open(header, terms)
        except CodeTaken:  # another process opened it meanwhile
            return await self._tables.table(wanted)

    def _header(self, live: LiveEvening, drawn: Place, now: float) -> match_events.Header:
        plan, game = live.evening.plan, self._tables.library.game(live.evening.plan.game)
        entrants = {who.id: who for who in live.evening.entrants}
        seats = tuple(_holder(entrants[player]) for player in drawn.seats)
        options = msgspec.convert(plan.options, game.options_type)
        sides = game.sides(options, len(seats))
        people = any(isinstance(seat, match_events.Person) for seat in seats)
        deal = drawn.placed.deal
        return match_events.Header(
            game=plan.game,
            options=plan.options,
            seats=seats,
            created_at=now,
            rules=str(game.version),
            takebacks=False,
            hints=False,
            stand_in=self._tables.library.bots(plan.game).middle,
            seed="" if deal is None else deal_seed(self._tables.key, live.id, deal),
            rated=plan.rated and people and len(sides) > 1,
            consult=CONSULT if any(len(side) > 1 for side in sides) else 0.0,
            room=True,
            evening=live.id,
        )


def result_of(match: Match) -> ev.Result:
    """How a table ended; one that was called counts as it stands †."""
    outcome, players = match.play.outcome, match.play.players
    assert outcome is not None
    if outcome.reason != "aborted":
        return ev.Result(outcome.scores or (0,) * players, outcome.winners)
    scores = match.play.game.standing(match.play.state) or (0,) * players
    level = len(set(scores)) == 1 and players > 1
    winners = () if level else tuple(s for s, score in enumerate(scores) if score == max(scores))
    return ev.Result(scores, winners, called=True)


def _ended(number: int, place: int, result: ev.Result, evening: Evening, now: float) -> list[ev.Event]:
    if evening.rounds[number].tables[place].result is not None:
        return []  # another process has counted it
    return [deciding.finish(evening, number, place, result, now)]


def _back(seat: int, player: str, table: Table, now: float) -> Events:
    return commands.come_back(table.match, seat, player, now)


def _holder(who: ev.Entrant) -> match_events.Holder:
    if who.level:
        return match_events.Bot(who.level)
    return match_events.Person(who.id, who.name, who.face, who.guest, who.program)

"""The par of a deal that everybody at an evening plays alone: worked out once, beside play, as today's is.

`carrying_on` tells it of evenings that want one. It plays at no table.
"""

import asyncio
from contextlib import suppress
from functools import partial

from ludotheque.evenings import deciding
from ludotheque.evenings import events as ev
from ludotheque.evenings.evening import Evening
from ludotheque.game import Refusal
from ludotheque.server.daily import Deals
from ludotheque.server.evenings import LiveEvening, LiveEvenings, deal_seed
from ludotheque.server.process.logs import alarm
from ludotheque.server.thinking.dealing import Deal
from ludotheque.store.store import end_turn, take_turn

TURN = "pars"
TAKEN = 120.0
"""Seconds for which others leave it to the process that is at it, should that be killed."""


class Pars:
    """One per process; it works out one at a time, and no other process does meanwhile."""

    def __init__(self, evenings: LiveEvenings, deals: Deals) -> None:
        self._evenings = evenings
        self._tables = evenings.tables
        self._deals = deals
        self._task: asyncio.Task[None] | None = None

    def look(self, live: LiveEvening) -> None:
        """Begin with what is missing there, unless this process is at something already."""
        if live.evening.without_par and (self._task is None or self._task.done()):
            self._task = self._tables.spawn(self._work_out(live), "par")

    async def _work_out(self, live: LiveEvening) -> None:
        engine = self._tables.store.engine
        if not await take_turn(engine, TURN, self._tables.now(), TAKEN):
            return
        try:
            await self._evenings.catch_up(live)  # whoever had the turn before may have found it
            for number in live.evening.without_par[:1]:
                points = await self._par(live, number)
                await self._evenings.change(live, partial(_found, number, points))
        finally:
            with suppress(Refusal):  # the database is away; the turn ends by itself
                await end_turn(engine, TURN)

    async def _par(self, live: LiveEvening, number: int) -> int | None:
        """None where it cannot be worked out: the evening goes on without it."""
        plan = live.evening.plan
        if self._tables.library.game(plan.game).daily is None:
            return None
        seed = deal_seed(self._tables.key, live.id, number)
        try:
            return (await self._deals.deal_out(Deal(plan.game, plan.options, seed, solve=False))).par
        except Exception as error:
            self._tables.metrics.errors.labels("par").inc()
            alarm("no par", error)
            return None


def _found(number: int, points: int | None, evening: Evening, _now: float) -> list[ev.Event]:
    return [deciding.par(evening, number, points)] if number in evening.without_par else []

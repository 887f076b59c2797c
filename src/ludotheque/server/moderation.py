"""What operators do, by the page or on the machine: one way for both. The log tells every process of it.

Routes and `ludotheque admin` call it; who is an operator they have looked at before.
"""

from collections.abc import Callable
from functools import partial

import msgspec
from msgspec.structs import replace

from ludotheque.game import Refusal
from ludotheque.matches import erasing
from ludotheque.matches import events as ev
from ludotheque.matches.summary import read_summary
from ludotheque.server import withdrawing
from ludotheque.server.evenings import LiveEvenings
from ludotheque.server.http.identity import clean_name
from ludotheque.server.live import LiveTables
from ludotheque.store import matches, moderation, people
from ludotheque.tables import moderating as acts

CloseSockets = Callable[[str], None]
"""Of that person, who is not let in any more."""


class Moderation:
    """One per process; `look` finds what others did since."""

    def __init__(
        self, live: LiveTables, shut_out: CloseSockets, evenings: LiveEvenings | None = None
    ) -> None:
        self._live = live
        self._evenings = evenings or LiveEvenings(live)
        self._shut_out = shut_out
        self._seen = 0

    async def start(self) -> None:
        self._seen = await moderation.newest(self._live.store.engine)

    async def act(self, act: acts.Act, who: str) -> None:
        """Do it, write down who did, and let everybody feel it at once; raises Refusal."""
        engine, now = self._live.store.engine, self._live.now()
        if isinstance(act, acts.Rename):
            act = replace(act, name=clean_name(act.name))
        if isinstance(act, acts.Withdraw | acts.Readmit) and act.kind == "word":
            act = replace(act, id=withdrawing.kept_as(act.id))
        if isinstance(act, acts.Remove | acts.Close):
            decide = acts.at_table(act)
            decide(await self._live.table(act.table), now)  # whatever is refused is not written down
            await moderation.apply(engine, act, acts.entry(act, who, now))
            await self._live.change(act.table, decide)
        else:
            await moderation.apply(engine, act, acts.entry(act, who, now))
        if isinstance(act, acts.Rename):
            await self._rename(act.person, act.name)
        await self.look()

    async def _rename(self, person: str, name: str) -> None:
        """At every table, whatever its state."""
        engine = self._live.store.engine
        for row in await matches.held_by(engine, person):
            await rewrite(self._live, row.id, person, partial(replace, name=name))
        await self._evenings.rewrite(person, partial(replace, name=name))

    async def look(self) -> None:
        """What was done since, here, at another process or on the machine: sockets and tables follow."""
        engine = self._live.store.engine
        for entry in await moderation.since(engine, self._seen):
            self._seen = max(self._seen, entry.number)
            if entry.act == "ban":
                somebody = await people.person(engine, entry.person)
                if somebody is not None and somebody.banned > self._live.now():
                    for one in (somebody, *await people.programs_of(engine, somebody.id)):
                        self._shut_out(one.id)
            elif entry.act == "rename":
                self._look_anew(entry.person)
            elif entry.table:
                for table, version in (await matches.versions(engine, [entry.table])).items():
                    self._live.heard(table, version)

    def _look_anew(self, person: str) -> None:
        """Tables in memory that still know the old name; what was rewritten here is gone already."""
        for table_id, live in list(self._live.tables.items()):
            if person in live.table.match.seating.people:
                self._live.forget(table_id)


async def rewrite(
    live: LiveTables, match_id: str, person: str, becomes: erasing.Becomes = erasing.erased
) -> None:
    """Let a stored match know a person as somebody else; whoever is at it starts anew."""
    engine = live.store.engine
    found = await matches.load(engine, match_id)
    if found is None:
        return
    row, bodies = found
    summary = read_summary(row.summary)
    told = summary.held_by(erasing.holders(summary.holders, person, becomes))
    await matches.rewrite(
        engine,
        match_id,
        header=ev.encode(erasing.header(ev.read_header(row.header), person, becomes)).decode(),
        summary=msgspec.json.encode(told).decode(),
        host=becomes(ev.Person(person, "")).id if row.host == person else row.host,
        bodies=erasing.events(
            live.library.game(row.game), ev.read_header(row.header), bodies, person, becomes
        ),
    )
    live.forget(match_id)


def let_in(somebody: people.Somebody, now: float) -> None:
    """Raises Refusal `banned`."""
    if somebody.banned > now:
        raise Refusal("banned", until=somebody.banned)

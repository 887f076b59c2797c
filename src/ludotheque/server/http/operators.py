"""HTTP: what players report, and what operators see and do about it.

Whoever is no operator is refused. What is done goes through `moderation`, as it does on the machine itself.
"""

import shutil
from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from ludotheque.game import Refusal
from ludotheque.matches.events import Person
from ludotheque.server.http import operator_bodies as b
from ludotheque.server.http.people import Asked, me
from ludotheque.server.process.backups import newest_backup
from ludotheque.server.services import Services
from ludotheque.store import chat, moderation, people, thumbs
from ludotheque.store.people import Somebody
from ludotheque.tables.moderating import FromAfar

HOUR = 3600.0


@post("/api/reports", status_code=200)
async def report(request: Asked, data: JSONBody[b.Complaint]) -> b.Heard:
    """Tell the operators of a line of chat, a name or a table one can see."""
    services, somebody = await me(request)
    address = request.client.host if request.client else ""
    for complaints, key in ((services.complaints, somebody.id), (services.complaints_from, address)):
        if not complaints.take(key, services.now()):
            raise Refusal("too-fast")
    table = await services.live.table(data.table)
    if not table.viewer(somebody.id).admitted:
        raise Refusal("no-spectators")
    about, text = await _evidence(services, data)
    said = moderation.Report(services.now(), somebody.id, data.kind, data.table, about, text)
    await moderation.report(services.store.engine, said)
    return b.Heard()


async def _evidence(services: Services, said: b.Complaint) -> tuple[str, str]:
    """Whom it is about and what was said or shown, as it stands now; raises Refusal."""
    engine = services.store.engine
    if said.kind == "chat":
        line = await chat.line(engine, said.table, said.line) if said.line is not None else None
        if line is None:
            raise Refusal("no-line")
        return line.person, line.text
    if said.kind == "name":
        table = await services.live.table(said.table)
        holders = table.match.seating.holders
        names = [one.name for one in holders if isinstance(one, Person) and one.id == said.person]
        if said.person is None or not names:
            raise Refusal("no-person")
        return said.person, ", ".join(names)
    return "", ""


async def _operator(request: Asked) -> tuple[Services, Somebody]:
    services, somebody = await me(request)
    if not somebody.operator:
        raise Refusal("not-operator")
    return services, somebody


@get("/api/operators")
async def overview(request: Asked) -> b.Overview:
    """All that the operators' page shows."""
    services, _ = await _operator(request)
    return await _overview(services)


@post("/api/operators/acts", status_code=200)
async def act(request: Asked, data: JSONBody[FromAfar]) -> b.Overview:
    """Do something; it is written down who did."""
    services, somebody = await _operator(request)
    await services.moderation.act(data, somebody.name)
    return await _overview(services)


@get("/api/operators/people")
async def find(request: Asked, name: Annotated[str, QueryParameter(min_length=1, max_length=40)]) -> b.Found:
    """Everybody of that name, or of one that looks like it."""
    services, _ = await _operator(request)
    return b.Found([_known(one) for one in await moderation.named(services.store.engine, name)])


async def _overview(services: Services) -> b.Overview:
    engine, now = services.store.engine, services.now()
    reports = await moderation.open_reports(engine)
    log = await moderation.log(engine)
    ids = {one.person for one in reports} | {one.by for one in reports} | {one.person for one in log}
    names = {one.id: one.name for one in await people.persons(engine, ids - {""})}
    return b.Overview(
        await _status(services),
        [
            b.Reported(
                r.number,
                r.at,
                r.kind,
                r.table,
                r.person,
                names.get(r.person, ""),
                r.text,
                names.get(r.by, ""),
            )
            for r in reports
        ],
        [_known(one) for one in await moderation.restricted(engine, now)],
        [b.WithdrawnThing(one.kind, one.id, one.at) for one in await moderation.list_withdrawn(engine)],
        [b.Disliked(one.id, one.up, one.down) for one in await thumbs.disliked(engine)],
        [
            b.Done(e.number, e.at, e.who, e.act, e.person, names.get(e.person, ""), e.table, e.detail)
            for e in log
        ],
    )


def _known(somebody: Somebody) -> b.Known:
    return b.Known(
        somebody.id,
        somebody.name,
        not somebody.guest,
        somebody.created,
        somebody.seen,
        somebody.silent,
        somebody.banned,
        somebody.operator,
    )


async def _status(services: Services) -> b.ServerStatus:
    """Tables and games are the whole house's; people, bots and errors those of the process that answers."""
    made, now = services.settings, services.now()
    counts = await moderation.counts(services.store.engine, now - HOUR)
    backup = newest_backup(made)
    return b.ServerStatus(
        people=len({one.person or id(one) for one in services.connections}),
        running=counts.running,
        waiting=counts.waiting,
        games_a_minute=round(counts.ended / 60, 2),
        bots_waiting=services.bots.waiting,
        backup=backup.stat().st_mtime if backup is not None else 0.0,
        disk_free=shutil.disk_usage(made.data if made.data.exists() else ".").free >> 20,
        errors=services.metrics.troubles(),
        time=now,
    )


ROUTES: list[Any] = [report, overview, act, find]

"""HTTP: who asks, what he is told of himself and may change about it.

Other routes ask here who is calling (`me`, `anybody`, `asker`); signing in and out is `signing_in`.
"""

import asyncio
from functools import partial
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from ludotheque.evenings.deciding import leave
from ludotheque.evenings.events import Entrant
from ludotheque.game import Refusal
from ludotheque.server.daily import deals_of
from ludotheque.server.http import bodies as b
from ludotheque.server.http import device_bodies as d
from ludotheque.server.http.addresses import origin
from ludotheque.server.http.identity import (
    COOKIE,
    YEAR,
    clean_name,
    device_label,
    new_id,
)
from ludotheque.server.http.lobby import info_of_row
from ludotheque.server.http.profile_bodies import Rated
from ludotheque.server.moderation import let_in, rewrite
from ludotheque.server.process.questions import Asker
from ludotheque.server.services import Services
from ludotheque.server.sockets.answers import chat_line
from ludotheque.store import chat, evenings, friends, matches, people, push, sessions, statistics
from ludotheque.store.people import Somebody
from ludotheque.store.sessions import Session
from ludotheque.tables.deciding import give_up
from ludotheque.tables.messages import TableInfo

VERSION = version("ludotheque")
BREATH = 20
"""Tables that are told in one go."""
Asked = Request[Any, Any, Any]


def services_of(request: Asked) -> Services:
    services: Services = request.app.state.services
    return services


async def caller(request: Asked) -> tuple[Session, Somebody] | None:
    """The device or the program that asks, if it is known; raises Refusal for a token that is none."""
    return await services_of(request).session(request.cookies, request.headers.get("authorization"))


async def device(request: Asked) -> tuple[Session, Somebody] | None:
    """The device that asks; raises Refusal `token-scope` for a program, which has no account."""
    found = await caller(request)
    if found is not None and found[0].scope != sessions.DEVICE:
        raise Refusal("token-scope")
    return found


async def my_session(request: Asked) -> tuple[Services, Session, Somebody]:
    """Whoever asks, and by which device; raises Refusal `who-are-you`."""
    found = await device(request)
    if found is None:
        raise Refusal("who-are-you")
    return services_of(request), *found


async def me(request: Asked) -> tuple[Services, Somebody]:
    """Whoever asks and may act, person or program; raises Refusal `who-are-you` or `banned`."""
    services, found = services_of(request), await caller(request)
    if found is None:
        raise Refusal("who-are-you")
    let_in(found[1], services.now())
    return services, found[1]


async def anybody(request: Asked) -> tuple[Services, str]:
    """The id of whoever asks, empty for a stranger."""
    found = await caller(request)
    return services_of(request), found[1].id if found is not None else ""


def asker(request: Asked, person: str) -> Asker:
    """Who pays for what is asked."""
    return Asker(person, request.client.host if request.client else "")


def told(somebody: Somebody) -> b.Me:
    claimed, face = somebody.passphrase is not None, somebody.face or somebody.id
    settings = msgspec.json.decode(somebody.settings or "{}", type=dict[str, str])
    return b.Me(
        somebody.id,
        somebody.name,
        claimed,
        somebody.created,
        face,
        somebody.research,
        settings,
        somebody.public,
        somebody.operator,
    )


def myself(request: Asked, somebody: Somebody | None, token: str | None = None) -> Response[b.Myself]:
    """Who I am; `token` is what the cookie shall say from now on (empty: nothing, None: what it says)."""
    services = services_of(request)
    who = told(somebody) if somebody is not None else None
    body = b.Myself(who, VERSION, services.now(), origin(request))
    if token is None:
        return Response(body)
    kept = Cookie(
        COOKIE,
        value=token,
        path="/",
        max_age=YEAR if token else 0,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure_cookies or request.url.scheme == "https",
    )
    return Response(body, cookies=[kept])


async def come_in(
    request: Asked, somebody: Somebody, *, proved: float = 0.0, link_until: float = 0.0
) -> Response[b.Myself]:
    """Sign this device in; whoever was signed in at it before is not any more."""
    services = services_of(request)
    engine = services.store.engine
    before = await device(request)
    label = device_label(request.headers.get("user-agent", ""))
    token, _, surplus = await sessions.add(
        engine, somebody.id, services.now(), label=label, proved=proved, link_until=link_until
    )
    services.ended(surplus)
    if before is not None and not _shared(before[0]):
        services.ended(await sessions.end(engine, before[1].id, only=before[0].id))
    return myself(request, somebody, token)


def _shared(session: Session) -> bool:
    """All cookies of 0.1.0 that a person has are one session; each device gets its own as it comes."""
    return session.id == session.person


@get("/api/me")
async def who_am_i(request: Asked) -> Response[b.Myself]:
    found = await caller(request)
    if found is not None and _shared(found[0]):
        return await come_in(request, found[1])
    return myself(request, None if found is None else found[1])


@post("/api/me/settings", status_code=200)
async def keep_settings(request: Asked, data: JSONBody[b.Preferences]) -> Response[b.Myself]:
    services, _, somebody = await my_session(request)
    kept = msgspec.json.encode(data.settings).decode()
    await people.keep_settings(services.store.engine, somebody.id, kept)
    return myself(request, msgspec.structs.replace(somebody, settings=kept))


@post("/api/me", status_code=200)
async def name_me(request: Asked, data: JSONBody[b.NameMe]) -> Response[b.Myself]:
    services = services_of(request)
    name = clean_name(data.name)
    found = await device(request)
    if found is not None:
        let_in(found[1], services.now())
    elif not services.newcomers.take(request.client.host if request.client else "", services.now()):
        raise Refusal("too-fast")
    somebody = found[1] if found else await people.add(services.store.engine, new_id(), name, services.now())
    if somebody.name != name:
        await people.rename(services.store.engine, somebody.id, name)
        somebody = msgspec.structs.replace(somebody, name=name)
    if data.face is not None:
        await people.change_face(services.store.engine, somebody.id, data.face)
        somebody = msgspec.structs.replace(somebody, face=data.face)
    if found is None:
        return await come_in(request, somebody)
    return myself(request, somebody, request.cookies[COOKIE])


@post("/api/me/consent", status_code=200)
async def consent(request: Asked, data: JSONBody[b.Consent]) -> Response[b.Myself]:
    services, _, somebody = await my_session(request)
    await people.consent(services.store.engine, somebody.id, research=data.research)
    return myself(request, msgspec.structs.replace(somebody, research=data.research))


@get("/api/me/export")
async def export(request: Asked) -> b.Export:
    services, session, somebody = await my_session(request)
    engine = services.store.engine
    return b.Export(
        told(somebody),
        await _played(services, somebody.id),
        [chat_line(line) for line in await chat.said_by(engine, somebody.id)],
        await people.muted_by(engine, somebody.id),
        devices(await sessions.of(engine, somebody.id), session.id),
        programs(await sessions.programs(engine, somebody.id)),
        [
            d.CalledDevice(one.session, one.endpoint, one.kinds.split(), one.lang, one.created)
            for one in await push.of(engine, {somebody.id})
        ],
        await deals_of(engine, somebody.id),
        await friends.ties_of(engine, somebody.id),
        somebody.visible,
        await statistics.lines_of(engine, somebody.id),
        [
            Rated(game, kind, round(one.mean), round(one.deviation), one.games)
            for (_, game, kind), one in (await statistics.ratings_of(engine, [somebody.id])).items()
        ],
        await statistics.all_words(engine, somebody.id),
    )


async def _played(services: Services, person: str) -> list[TableInfo]:
    """All his tables; after years there are thousands, and others come in between."""
    told: list[TableInfo] = []
    for row in await matches.held_by(services.store.engine, person):
        told.append(info_of_row(services, row, person))
        if len(told) % BREATH == 0:
            await asyncio.sleep(0)
    return told


def devices(known: list[Session], here: str) -> list[d.Device]:
    return [d.Device(s.id, s.scope, s.label, s.created, s.seen, s.id == here) for s in known]


def programs(known: list[tuple[Session, Somebody]]) -> list[d.Program]:
    return [d.Program(who.id, who.name, session.created, session.seen) for session, who in known]


async def give_up_seats(services: Services, person: str) -> None:
    """Resign what runs, stand up from what has not begun: nobody shall wait for him."""
    for row in await matches.held_by(services.store.engine, person):
        if row.status != "over":
            await services.live.change(row.id, partial(give_up, person))
    for held in await evenings.of_person(services.store.engine, person):
        live = await services.evenings.find(held.id)
        if person in live.evening.present:
            await services.evenings.change(live, lambda evening, _now: [leave(evening, person)])


async def _forget(services: Services, person: str) -> None:
    """Give up all seats, then take the name out of whatever was played."""
    await give_up_seats(services, person)
    for row in await matches.held_by(services.store.engine, person):
        await rewrite(services.live, row.id, person)
    nobody = Entrant(new_id(), "")
    await services.evenings.rewrite(person, lambda _who: nobody)


@delete("/api/me", status_code=200)
async def erase(request: Asked) -> Response[b.Myself]:
    """Give up all seats, then forget the person and his programs; finished games stay, without his name.

    Other devices go first, so that nobody sits down under that name meanwhile; this one last, so that one can
    try again if something fails.
    """
    services, session, somebody = await my_session(request)
    engine = services.store.engine
    services.ended(await sessions.end(engine, somebody.id, but=session.id))
    for program in await people.programs_of(engine, somebody.id):
        services.ended(await sessions.end(engine, program.id))
        await _forget(services, program.id)
        await people.erase(engine, program.id)
    await _forget(services, somebody.id)
    services.ended(await sessions.end(engine, somebody.id))
    await people.erase(engine, somebody.id)
    return myself(request, None, "")


ROUTES = [who_am_i, name_me, keep_settings, consent, export, erase]
